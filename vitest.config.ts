import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['{src,scenarios,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // All cores: one that waits for the others is half of a small machine.
    maxWorkers: '100%',
    // A slow machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Pictures carry their colours along.
    css: { include: /\/drawing\/\w+\.css\?raw$/ },
    // One process for many files: each leaves globals as it found them, and a module is mocked alike wherever it is.
    isolate: false,
    setupFiles: ['src/engine/all.ts'],
  },
});
