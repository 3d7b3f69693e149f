#!/usr/bin/env node
// The package's `test` script after the checks: `npm test` runs the fast tests, `npm cit` all tests.
// npm runs one script for both commands, and only `npm_command` tells them apart. Anything else that
// starts the script, a future npm included, runs all tests, so that CI never runs fewer by accident.
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
