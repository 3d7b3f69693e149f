import { describe, expect, it } from 'vitest';
import { isSentence } from '../../src/command/reading.ts';

describe('isSentence', () => {
  it.each([
    'README.md exists',
    'docs/plan.md exists and contains the word DONE',
    'Compile contract',
    'Run tests',
    'Tested.',
    'All tests pass',
    'the page is not empty',
    "it's working as intended",
    'run tests',
    'compile contract (solc 0.8)',
    'manual review of the output',
    'verify output matches expectation',
    'feedback_score_gte_4',
    'all_tests_green',
    'PASS',
    'score >= 0.8',
    'coverage > 80%',
    'score: 0.9',
    '0.95',
    '8/10',
    'unit tests green.',
    '所有测试通过',
    'Build succeeds; no errors',
  ])('is true of %s', (text) => {
    // An operator ends a sentence: what follows it could be a command.
    expect(isSentence(text)).toBe(!text.includes(';'));
  });

  it.each([
    'rm -rf build',
    'python -m pytest',
    'test -f README.md',
    'echo all is well',
    'eslint src',
    'jest --ci',
    'tsc --noEmit',
    'validate src/data.json',
    './check.sh',
    'make test',
    'mocha',
    'run-tests',
    'check --all the files',
    'README.md',
    'PORT=3000 serve',
    'deploy $(whoami)',
    'a is b && rm -rf .',
  ])('is false of %s', (text) => {
    expect(isSentence(text)).toBe(false);
  });
});
