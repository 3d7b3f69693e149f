import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { skipReporter } from './test/skip-reporter.ts';

const json = process.env.VITEST_JSON;
/** Becomes another user, from which there is no way back. */
const AS_A_USER = 'test/e2e/containment-attacks-user.test.ts';

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    // Files share a process and what it has imported, so none may mock a module.
    isolate: false,
    // To start a process copies the page tables of its worker, 3 ms for each 100 MB: keep workers small.
    execArgv: ['--heap-growing-percent=20'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Tests wait for processes half of their time.
    maxWorkers: availableParallelism() + 2,
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
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          exclude: [AS_A_USER],
          globalSetup: ['test/e2e/global-setup.ts'],
          setupFiles: ['test/e2e/setup.ts'],
          // After the fast tests, during which the bundle is built.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e-user',
          include: [AS_A_USER],
          isolate: true,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
