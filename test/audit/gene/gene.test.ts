import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Asset } from '../../../src/assets/asset.ts';
import { auditGene } from '../../../src/audit/gene/gene.ts';
import { geneDifferences } from '../../../src/audit/gene/gene-limits.ts';
import { readGeneChange } from '../../../src/audit/gene/read-gene.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { describe as describeFinding } from '../../../src/rules/finding.ts';
import { judgeWith } from '../../judge/fixture.ts';
import { forMany, runs } from '../../runs.ts';
import { assetIn, brief, changeSubject, gene } from '../fixture.ts';

const TREE = literalTree({ 'a.js': '', 'b.js': '' });

async function audit(
  asset: Asset,
  kind: 'added' | 'modified' | 'removed' = 'added',
  mayRun = true,
  before?: Asset,
) {
  const read = await readGeneChange(
    { kind, asset, ...(before && { before }) },
    new Set(),
    judgeWith({}, { tree: TREE }),
    () => 'hand',
  );
  return auditGene(changeSubject(), read, { mayRun, timeoutMs: 1000 });
}

function withValidation(...validation: unknown[]) {
  return gene({ validation, constraints: { max_files: 1, forbidden_paths: ['.git'] } });
}

/** The finding about fields that the genes of these tests omit. */
const INCOMPLETE = 'schema-field (warning)';

describe('readGeneChange and auditGene', () => {
  it.each<[string, unknown, string[]]>([
    ['no validation', undefined, ['validation-missing']],
    ['an empty list', [], ['validation-missing']],
    ['text', 'npm test', ['validation-malformed']],
    ['no text in the list', [['node a.js'], 7], ['validation-malformed', 'validation-malformed']],
    ['a repetition', ['node a.js', 'node a.js'], ['validation-redundant (warning)']],
    ['only information', ['node --version', 'node --help'], ['validation-missing']],
    ['what always passes', ['pwd', 'whoami', 'true'], ['validation-missing']],
    ['information and a check', ['node --version', 'node a.js'], []],
  ])('judges %s', async (_, validation, expected) => {
    const { findings } = await audit(
      gene({ constraints: { max_files: 1, forbidden_paths: ['.git'] }, validation }),
    );
    expect(brief(findings)).toEqual([...expected, INCOMPLETE]);
  });

  it('runs nothing of a malformed list', async () => {
    const { commands } = await audit(withValidation('node a.js', 7));
    expect(commands).toHaveLength(1);
    expect(commands[0]?.plan).toBeUndefined();
  });

  it.each([
    ['before its commands', undefined],
    ['inside its list of commands', ['node a.js', ' ', 'node a.js']],
    ['inside a command', 'node a'],
  ])('reports nothing that a gene cut off %s lacks', async (_, validation) => {
    const cut = { ...gene({ validation }), cut: true as const };
    const before = gene({ constraints: { max_files: 1, forbidden_paths: ['.git', 'src'] } });
    const { commands, differences, findings } = await audit(cut, 'modified', true, before);
    expect(brief(findings)).toEqual(['validation-malformed']);
    expect(commands.flatMap(({ plan }) => plan ?? [])).toEqual([]);
    expect(differences).toEqual([]);
  });

  it('runs nothing and reports nothing in a removed gene', async () => {
    const { commands, findings, blastRadius } = await audit(withValidation('node a.js'), 'removed');
    expect(commands).toEqual([]);
    expect(brief(findings)).toEqual(['gene-removed (notice)']);
    expect(blastRadius.severity).toBe('within_limit');
  });

  it('handles any JSON object, with whole sentences', async () => {
    const hostile = fc.record(
      {
        id: fc.jsonValue(),
        validation: fc.oneof(fc.jsonValue(), fc.array(fc.oneof(fc.string(), fc.jsonValue()))),
        constraints: fc.oneof(
          fc.jsonValue(),
          fc.record({ max_files: fc.jsonValue(), forbidden_paths: fc.jsonValue() }),
          fc.record({ max_files: fc.double(), forbidden_paths: fc.array(fc.string()) }),
        ),
        outcome: fc.jsonValue(),
        asset_id: fc.jsonValue(),
        schema_version: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    await forMany(runs(300), hostile, async (fields) => {
      const text = JSON.stringify({ ...fields, type: 'Gene' });
      const { findings, blastRadius } = await audit(assetIn(text));
      expect(blastRadius.max_files).toBeGreaterThan(0);
      for (const finding of findings) {
        expect(describeFinding(finding).message).not.toMatch(/undefined|\[object/);
        expect(finding.location?.line).toBeGreaterThan(0);
      }
    });
  });
});

const BEFORE = gene({
  validation: ['npm test', 'node a.js'],
  constraints: { max_files: 5, forbidden_paths: ['.git', 'src/core'] },
});

const limited = (max_files: number, ...forbidden_paths: string[]) => ({
  constraints: { max_files, forbidden_paths },
});
const REMOVED = 'command_removed validation node a.js → ';
const ADDED = 'command_added validation  → node b.js';
const TIGHTER = 'constraint_tightened constraints.';
const LOOSER = (...changes: string[]) =>
  changes.map((change) => `constraint_loosened constraints.${change}`);

it.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['commands', { validation: ['npm test', 'node b.js', 'node b.js', 7] }, [REMOVED, ADDED]],
  ['no list', { validation: 'npm test' }, [REMOVED.replace('node a.js', 'npm test'), REMOVED]],
  ['looser limits', limited(50, '.git'), LOOSER('max_files 5 → 50', 'forbidden_paths src/core → ')],
  [
    'tighter limits',
    limited(2, '.git', 'src'),
    [`${TIGHTER}max_files 5 → 2`, `${TIGHTER}forbidden_paths  → src`],
  ],
  [
    'limits that are gone',
    { constraints: undefined },
    LOOSER('max_files 5 → 20', 'forbidden_paths .git → ', 'forbidden_paths src/core → '),
  ],
])('geneDifferences reports %s', (_, fields, expected) => {
  const asset = gene({ ...BEFORE.value, ...fields });
  const found = geneDifferences({ kind: 'modified', asset, before: BEFORE });
  expect(
    found.map(({ kind, field, base, head }) => `${kind} ${field} ${base ?? ''} → ${head ?? ''}`),
  ).toEqual(expected);
});

it('geneDifferences reports nothing for a gene without a base', () => {
  expect(geneDifferences({ kind: 'added', asset: BEFORE })).toEqual([]);
  expect(geneDifferences({ kind: 'applied', asset: BEFORE, before: gene() })).toEqual([]);
});
