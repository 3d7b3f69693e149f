import { describe, expect, it } from 'vitest';
import type { Asset } from '../../src/assets/asset.ts';
import { ask, type Checks, ofChange } from '../../src/audit/check.ts';
import { subjectOfAssets } from '../../src/audit/read-subject.ts';
import { GateError } from '../../src/ground/error.ts';
import type { Tree } from '../../src/repo/tree.ts';
import { type Finding, finding, describe as inWords } from '../../src/rules/finding.ts';
import { judgeWith } from '../judge/fixture.ts';
import { list } from '../table.ts';
import { auditBetween, brief, changeSubject, gene, type Terms } from './fixture.ts';

const found = (gene: string) => finding('gene-removed', { gene });

describe('the checks of the audit', () => {
  it('return findings in their order, however long each takes', async () => {
    const slow = () =>
      new Promise<Finding[]>((resolve) => setTimeout(() => resolve([found('slow')]), 5));
    const findings = await ask({ slow, fast: () => [found('fast')] }, changeSubject());
    expect(findings.map(({ args }) => args.gene)).toEqual(['slow', 'fast']);
  });

  it('run checks of a change only if there is a change', async () => {
    const checks = { limited: ofChange(({ change }) => [found(change.base)]) };
    expect(await ask(checks, changeSubject())).toHaveLength(1);
    const standing = subjectOfAssets({ assets: [], problems: [] }, judgeWith(), () => 'hand');
    expect(await ask(checks, standing)).toEqual([]);
  });
});

const GENES = 'assets/gep/genes.json';
const FILES = { 'scripts/check.js': 'process.exit(0)\n', 'scripts/big.js': 'work()\n' };
const GOOD = '{"type":"Gene","id":"good","validation":["node scripts/check.js"]}';

const audit = (text: string, around?: Terms['around']) =>
  auditBetween(FILES, { ...FILES, [GENES]: text }, around ? { around } : {});

/** A tree in which the reading of one file fails. */
const without = (path: string) => (tree: Tree) => ({
  ...tree,
  read: async (each: string) => {
    if (each !== path) return tree.read(each);
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  },
});

describe('an asset that cannot be judged', () => {
  it.each(list`
    {"type":"Gene","id":"bad","\ud800":1} ¦ {"type":"Gene","id":"bad","constraints":{"\ud800":1}}
    {"type":"Gene","id":"bad","\ud83d":{"\ud83d":{"%":1}}}
    {"type":"Capsule","id":"bad","\ud800":1} ¦ {"type":"EvolutionEvent","id":"bad","\ud800":1}
    {"type":"Gene","id":"\ud800","summary":"\udfff"}
    {"type":"Gene","id":"bad","validation":["node \ud800.js"]}
  `)('does not end the audit of the others: half of a surrogate pair in %s', async (bad) => {
    const { genes, findings } = await audit(`[${bad},${GOOD}]`);
    expect(brief(findings)).toContain('file-not-json');
    const good = genes.find(({ asset }) => asset.id === 'good');
    expect(good?.commands).toMatchObject([{ verdict: 'allow' }]);
    for (const finding of [...findings, ...genes.flatMap((each) => each.findings)])
      inWords(finding);
  });

  it('allows a key with a whole pair', async () => {
    const { findings } = await audit('[{"type":"Gene","id":"fine","\\ud83d\\ude00":1}]');
    expect(brief(findings).join()).not.toMatch(/not-judged|file-not-json/);
  });

  it('has one error if a script cannot be read, and no Plan; other genes have theirs', async () => {
    const bad = '{"type":"Gene","id":"bad","validation":["node scripts/big.js"]}';
    const { genes } = await audit(`[${bad},${GOOD}]`, without('scripts/big.js'));
    const [first, second] = genes;
    expect(first?.commands[0]?.plan).toBeUndefined();
    expect(second?.commands[0]?.plan).toBeDefined();
  });

  it('is the problem of its file if the file cannot be read', async () => {
    const { findings } = await audit(`[${GOOD}]`, without(GENES));
    expect(brief(findings)).toEqual(['not-judged']);
    expect(inWords(findings[0] as never).message).toBe(
      'The gate could not judge the file `assets/gep/genes.json`: Error: EACCES: permission denied.',
    );
  });

  const failing = (error: unknown): Checks<[{ readonly asset: Asset }]> => ({
    failing: () => {
      throw error;
    },
  });

  it('is an error if a check of it fails, whatever it throws', async () => {
    for (const error of [new RangeError('x'), 'text', undefined, Object.create(null, {})]) {
      const check = failing(error instanceof Error ? error : String(error && 'object'));
      const [found] = await ask(check, changeSubject(), { asset: gene() });
      expect(found).toMatchObject({ rule: 'not-judged', subject: { id: 'gene_a' } });
    }
  });

  it('ends the audit only if the gate was interrupted', async () => {
    const stop = failing(new GateError('interrupted', 'x', 'y'));
    await expect(ask(stop, changeSubject(), { asset: gene() })).rejects.toThrow('x');
  });
});
