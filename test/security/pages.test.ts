import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', ROOT), 'utf8');
const tests = [...page.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path);

it('names the tests that show each defence', () => {
  expect(tests.length).toBeGreaterThan(10);
  expect(tests.filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
});
