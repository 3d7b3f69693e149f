import { expect, it } from 'vitest';
import { configuresTool } from '../../../src/run/written/audited-files.ts';

it.each([
  ['vitest.config.js', true],
  ['lib/jest.config.ts', true],
  ['.mocharc.yml', true],
  ['conftest.py', true],
  ['tsconfig.build.json', true],
  ['dist/vitest.config.js', false],
  ['.env', false],
  ['package-lock.json', false],
  ['Makefile', false],
  ['.pnp.cjs', false],
  ['setup.py', false],
])('`prepare` that writes %s configures a tool: %s', (path, configures) => {
  const stands = (folder: string) => folder === '.' || folder === 'lib';
  expect(configuresTool(path, stands)).toBe(configures);
});
