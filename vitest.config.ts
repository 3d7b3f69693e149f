import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { skipReporter } from './test/skip-reporter.ts';

const json = process.env.VITEST_JSON;

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Tests wait for processes a third of their time.
    maxWorkers: availableParallelism() + 1,
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
          setupFiles: ['test/e2e/setup.ts'],
          // After the fast tests, during which the bundle is built.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
