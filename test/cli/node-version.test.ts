import { expect, it } from 'vitest';
import { tooOld } from '../../src/cli/node-version.ts';

it.each(['20.0.0', '20.20.2', '22.1.0', '24.21.0', '100.0.0'])('runs on Node.js %s', (version) =>
  expect(tooOld(version)).toBeUndefined(),
);

it.each(['0.12.18', '9.0.0', '18.20.8', '19.9.0'])('names Node.js %s, too old', (version) =>
  expect(tooOld(version)?.message).toBe(`Node.js ${version} cannot run the gate.`),
);
