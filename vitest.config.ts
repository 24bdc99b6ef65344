import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['{src,scenarios,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['src/engine/all.ts'],
  },
});
