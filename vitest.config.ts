import { defineConfig } from 'vitest/config';
import { skipReporter } from './test/skip-reporter.ts';

const json = process.env.VITEST_JSON;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: json
      ? ['default', skipReporter, ['json', { outputFile: json }]]
      : ['default', skipReporter],
  },
});
