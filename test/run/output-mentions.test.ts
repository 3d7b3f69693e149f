import { expect, it } from 'vitest';
import { namedRootOf } from '../../src/run/output-mentions.ts';
import { outcome, stream } from '../report/fixtures.ts';

const named = { stderr: stream('at /work/agent/a.js') };

it.each([
  ['the output of a failed command names it', { status: 'failed', ...named }, '/work/agent'],
  ['a command that was stopped names it', { status: 'timed_out', ...named }, '/work/agent'],
  [
    'the end of the output names it',
    { status: 'failed', stdout: stream('a', '/work/agent/b') },
    '/work/agent',
  ],
  ['the output does not name it', { status: 'failed' }, undefined],
  ['the command passed', named, undefined],
] as const)('an outcome has the root of the checkout only if needed: %s', (_, part, root) =>
  expect(namedRootOf('/work/agent')(outcome(part)).root).toBe(root),
);
