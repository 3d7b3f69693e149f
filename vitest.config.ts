import { defineConfig } from 'vitest/config';
import { skipReporter } from './test/skip-reporter.ts';

const json = process.env.VITEST_JSON;

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Vitest would leave one processor to itself, which is half of a small machine.
    maxWorkers: '100%',
    reporters: json
      ? ['default', skipReporter, ['json', { outputFile: json }]]
      : ['default', skipReporter],
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**'],
          // Files share a process and what it has imported, so none may mock a module.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/global-setup.ts'],
        },
      },
    ],
  },
});
