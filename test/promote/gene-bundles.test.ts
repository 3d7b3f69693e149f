import { describe, expect, it } from 'vitest';
import type { PromotionRequest } from '../../src/promote/promote.ts';
import { capsule, decide, event, file, gene, jsonl, PACKAGE, repositoryOf } from './fixture.ts';

async function outcomes(values: readonly object[], request: Partial<PromotionRequest> = {}) {
  const capsules = ['capsule_1', 'capsule_2', 'capsule_1', 'capsule_2'];
  const events = capsules.map((capsule_id, index) =>
    event(`evt_${index}`, { capsule_id, ...(index > 0 && { parent: `evt_${index - 1}` }) }),
  );
  const { decisions } = await decide(values, { events: file(jsonl(events)), ...request });
  return decisions.map(({ id, outcome, reasons }) =>
    [id, outcome, ...reasons.map(({ rule }) => rule)].join(' '),
  );
}

const GENE = gene('gene_fix');
const UNSAFE = gene('gene_fix', { validation: ['bash a.sh'] });
const GOOD = capsule('capsule_1', { gene: 'gene_fix' });
const ALSO_GOOD = capsule('capsule_2', { gene: 'gene_fix' });
const POOR = capsule('capsule_2', { gene: 'gene_fix', outcome: { status: 'success', score: 0.1 } });
const LONELY = capsule('capsule_3', { gene: 'gene_fix' });

const sent = (...assets: object[]) => ({
  ...{ protocol: 'gep-a2a', message_type: 'publish', sender_id: 'node_7' },
  payload: { assets },
});

describe('a bundle', () => {
  it.each([
    ['Gene first', [GENE, GOOD, ALSO_GOOD]],
    ['Gene last', [GOOD, ALSO_GOOD, GENE]],
  ])('is promoted as a whole: %s', async (_, values) => {
    const promoted = values.map(() => 'promoted');
    for (const source of [values, [sent(...values)]]) {
      expect((await outcomes(source)).map((line) => line.split(' ')[1])).toEqual(promoted);
    }
  });

  it.each([
    ['a refuted Capsule', [GENE, GOOD, POOR]],
    ['an unproven Capsule', [GENE, GOOD, LONELY]],
    ['a refuted Gene', [UNSAFE, GOOD]],
    ['a refuted Gene, named before', [GOOD, UNSAFE]],
  ])('is not promoted in part: %s', async (_, values) => {
    const lines = await outcomes([sent(...values)]);
    expect(lines.filter((line) => line.includes(' promoted'))).toEqual([]);
    expect(lines.some((line) => line.endsWith('quarantined bundle-incomplete'))).toBe(true);
  });

  it('is what its sender sent: the line of a stranger stops nothing', async () => {
    for (const values of [
      [GENE, GOOD, POOR],
      [sent(GENE, GOOD), POOR],
      [POOR, sent(GENE, GOOD)],
      [sent(GENE, GOOD), sent(POOR)],
      [GENE, GOOD, sent(POOR, LONELY)],
    ]) {
      const lines = await outcomes(values);
      expect(lines).toEqual(expect.arrayContaining(['gene_fix promoted', 'capsule_1 promoted']));
      expect(lines.filter((line) => line.includes(' promoted'))).toHaveLength(2);
    }
  });

  it('a Capsule needs its Gene, a Gene no Capsule', async () => {
    expect(await outcomes([GENE, LONELY])).toContain('gene_fix promoted');
    for (const values of [
      [UNSAFE, GOOD],
      [GOOD, UNSAFE],
      [sent(UNSAFE), GOOD],
    ]) {
      expect(await outcomes(values)).toContain('capsule_1 quarantined bundle-incomplete');
    }
  });

  it('is not one if the Gene exists already', async () => {
    const own = repositoryOf({ ...PACKAGE, 'assets/gep/genes.json': JSON.stringify([GENE]) });
    expect(await outcomes([GENE, GOOD], own)).toEqual(['capsule_1 promoted']);
    const [good] = await outcomes([GOOD, POOR], own);
    expect(good).toBe('capsule_1 promoted');
  });

  it.each(['gene', 'toString', '__proto__', ''])('may name any id: %j', async (id) => {
    const lines = await outcomes([gene('gene_b'), capsule('capsule_1', { gene: id })]);
    expect(lines[0]).toBe('gene_b promoted');
  });
});

const OTHER_GENE = gene('gene_fix', { validation: ['node a.js'] });
const STORE = repositoryOf({
  'assets/gep/genes.json': JSON.stringify([OTHER_GENE]),
  'a.js': 'work();\n',
});

async function decisionOn(candidate: object, events: readonly object[]) {
  const { decisions } = await decide([candidate], { events: file(jsonl(events)), ...STORE });
  return decisions.map(({ outcome, reasons }) => [outcome, ...reasons.map(({ rule }) => rule)]);
}

const three = (blast_radius: unknown) =>
  [1, 2, 3].map((number) =>
    event(`evt_${number}`, {
      capsule_id: 'capsule_1',
      ...(number > 1 && { parent: `evt_${number - 1}` }),
      ...(number === 2 && { blast_radius }),
    }),
  );

it.each<[string, unknown, string]>([
  ['nothing', undefined, 'promoted'],
  ['a larger one', { files: 99, lines: 2 }, 'rejected'],
  ['a negative one', { files: -1, lines: 2 }, 'rejected'],
  ['a text', { files: '99', lines: 2 }, 'rejected'],
  ['half a file', { files: 0.5, lines: 2 }, 'rejected'],
  ['no lines', { files: 1 }, 'rejected'],
])('a blast radius in the log that is %s', async (_, blastRadius, outcome) => {
  const [decision = []] = await decisionOn(capsule('capsule_1'), three(blastRadius));
  expect(decision[0]).toBe(outcome);
  if (outcome === 'rejected') expect(decision).toContain('capsule-not-eligible');
});

it.each([
  ['a control character', 'gene_\u0007', true],
  ['a line break', 'gene_a\nb', true],
  ['a change of direction', 'gene_\u202eb', true],
  ['201 characters', 'g'.repeat(201), true],
  ['200 characters', 'g'.repeat(200), false],
  ['other scripts', 'gène_修复_🧬', false],
])('an id with %s', async (_, id, refused) => {
  const [decision = []] = await decisionOn(gene(id), []);
  expect(decision.includes('id-unusable')).toBe(refused);
});
