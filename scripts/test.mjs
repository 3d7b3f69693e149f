#!/usr/bin/env node
// The package's `test` script after the checks: `npm test` runs the fast tests, `npm cit` all tests.
// npm runs the same script for both commands; only `npm_command` differs. For any other value, all tests
// run, so that CI never skips tests by accident.
import { spawnSync } from 'node:child_process';

const fastOnly = ['test', 'run', 'run-script'].includes(process.env.npm_command ?? '');
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...(fastOnly ? ['--project=fast'] : []),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
