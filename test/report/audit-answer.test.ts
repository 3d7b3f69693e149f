import { expect, it } from 'vitest';
import { readAssetFile } from '../../src/assets/file.ts';
import { assetLimits } from '../../src/assets/limits.ts';
import { auditAssetFile } from '../../src/audit/asset-file.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { fileAnswer } from '../../src/report/audit-answer.ts';
import { inSteps } from '../../src/turns.ts';
import { judgeIn } from '../remedy/fixture.ts';

it('makes the answer for a large file in steps, between which a signal is heard', async () => {
  const genes = Array.from({ length: 1_000 }, (_, n) => ({ type: 'Gene', id: `gene_${n}` }));
  const file = readAssetFile('genes.json', Buffer.from(JSON.stringify(genes)), assetLimits(1e6));
  const audited = await auditAssetFile(file, judgeIn(literalTree({})));
  expect([...fileAnswer(audited, 'evolver')].length).toBeGreaterThan(3);
  const whole = await inSteps(fileAnswer(audited, 'evolver'));
  expect(whole.assets.map(({ id }) => id)).toEqual(genes.map(({ id }) => id));
  const ended = inSteps(fileAnswer(audited, 'evolver'), AbortSignal.abort());
  await expect(ended).rejects.toMatchObject({ code: 'interrupted' });
});
