import { expect, it } from 'vitest';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { policyFromFile } from '../policy/from-text.ts';
import { answerTo, capsule, event, file, gene, jsonl, source } from './fixture.ts';

const POLICY = policyFromFile('a2a: { require_evidence: claimed }', 'policy');
const GENE = gene('gene_fix', { validation: ['node a.js'] });
const TREE = literalTree({ 'assets/gep/genes.json': JSON.stringify([GENE]), 'a.js': 'work();\n' });

/** The outcome of a candidate, and the rules that say why. */
async function decisionOn(candidate: object, events: readonly object[]) {
  const { decisions } = await answerTo({
    candidates: source(jsonl([candidate])),
    events: file(jsonl(events)),
    ...{ policy: POLICY, platform: 'linux', workspace: { directory: '/nowhere', tree: TREE } },
  });
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
  ['two sizes', { files: 1, lines: 2 }, 'promoted'],
  ['nothing', undefined, 'promoted'],
  ['a larger one', { files: 99, lines: 2 }, 'rejected'],
  ['a negative one', { files: -1, lines: 2 }, 'rejected'],
  ['a text', { files: '99', lines: 2 }, 'rejected'],
  ['a list', [99, 2], 'rejected'],
  ['null', null, 'rejected'],
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
