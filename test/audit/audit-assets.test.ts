import { expect, it } from 'vitest';
import { auditAssets } from '../../src/audit/audit.ts';
import { judgeWith } from '../judge/fixture.ts';
import { gene } from './fixture.ts';

it('audits a gene before it judges the commands of the next one', async () => {
  const judge = judgeWith();
  const genes = [0, 1, 2].map((n) => gene({ id: `gene_${n}`, validation: [`node ${n}.js`] }));
  const steps: string[] = [];
  const judged = judge.command.bind(judge);
  judge.command = (command) => {
    steps.push(String(command));
    return judged(command);
  };
  await auditAssets(genes, judge, [], ({ asset }) => steps.push(asset.id));
  expect(steps).toEqual(['node 0.js', 'gene_0', 'node 1.js', 'gene_1', 'node 2.js', 'gene_2']);
});
