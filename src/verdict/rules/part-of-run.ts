import { defineRule } from '../../finding/rule.ts';

export const partOfRun = defineRule<{ index: number; of: number; genes: number }>({
  id: 'part-of-run',
  layer: 'run',
  severity: 'notice',
  since: '0.2.0',
  title: 'The report is one part of a run on several machines',
  why: `One machine of several runs the genes of its own shard and no others. What it can say is that one of
them fails; that all is well, only all parts together can say. So a part whose own genes pass has the
verdict \`error\`, and \`shards[0].verdict\` says what its own genes come to. See [matrix](../matrix.md).`,
  wrong: 'Deciding by the report, or by the success, of one job of a matrix.',
  right: 'gene-gate merge part-*/gate-report.json',
  message: ({ index, of, genes }) =>
    `This is part ${index} of ${of}: it ran ${genes === 1 ? 'one gene' : `${genes} genes`}, and the others ran elsewhere.`,
  remedy: () => 'Merge all parts with `gene-gate merge`, or with `mode: report` of the action.',
});
