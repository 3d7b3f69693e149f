import type { Reporter, TestCase } from 'vitest/node';

/** Prints why a test was skipped; the default reporter only counts them. */
export const skipReporter: Reporter = {
  onTestCaseResult(test: TestCase) {
    const result = test.result();
    if (result.state !== 'skipped' || result.note === undefined) return;
    console.info(`skipped: ${test.module.relativeModuleId}: ${test.fullName}: ${result.note}`);
  },
};
