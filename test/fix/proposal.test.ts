import { expect, it } from 'vitest';
import { assetLimits } from '../../src/assets/asset-limits.ts';
import { readAssetFile } from '../../src/assets/file.ts';
import { auditAssetFile } from '../../src/audit/asset-file.ts';
import { fixFiles } from '../../src/fix/fix.ts';
import { proposalOf } from '../../src/fix/proposal.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { idsOf } from '../../src/rules/identity.ts';
import { judgeIn } from '../remedy/fixture.ts';

const GENES = 'assets/gep/genes.json';
const GENE = { type: 'Gene', id: 'g', validation: [`node -e "require('./a')"`] };

it('proposes nothing for a file that would be larger than the policy allows', async () => {
  const bytes = Buffer.from(JSON.stringify([GENE]));
  const judge = judgeIn(literalTree({ 'a.js': '' }));
  const file = readAssetFile(GENES, bytes, assetLimits(1 << 20));
  const { findings } = await auditAssetFile(file, judge);
  const fix = await fixFiles([{ path: GENES, bytes }], judge, { left: false });
  const { policy } = judge.terms;
  const assets = { ...policy.assets, max_file_bytes: bytes.length };
  const strict = fix.judgeOf(GENES).with({ policy: { ...policy, assets } });
  expect(fix.files[0]?.after.length).toBeGreaterThan(bytes.length);
  expect(await proposalOf({ ...fix, judgeOf: () => strict }, idsOf(findings))).toBeUndefined();
});
