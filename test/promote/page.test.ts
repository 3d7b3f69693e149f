import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { attestationRules } from '../../src/rules/attestation.ts';
import { promotionRules } from '../../src/rules/promotion.ts';

it('docs/promotion.md lists every rule about candidates, in the order of the decisions', async () => {
  const page = await readFile(new URL('../../docs/promotion.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| \[([a-z-]+)\]\(rules\/\1\.md\) \|/gm)].map(([, id]) => id);
  expect(listed).toEqual(Object.keys({ ...promotionRules, ...attestationRules }));
});
