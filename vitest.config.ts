import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['{src,scenarios,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Pictures carry their colours along.
    css: { include: /\/drawing\/\w+\.css\?raw$/ },
    setupFiles: ['src/engine/all.ts'],
  },
});
