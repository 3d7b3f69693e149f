import { computeAssetId } from '@evomap/gep-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/ground/error.ts';
import { promotionPolicy } from '../../src/promote/existing-assets.ts';
import type { PromotionRequest } from '../../src/promote/promote.ts';
import type { Promotion } from '../../src/promote/promotion.ts';
import { exitCodeOf, FAIL_ON } from '../../src/promote/promotion.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import type { Tree } from '../../src/repo/tree.ts';
import { forMany, runs } from '../runs.ts';
import {
  capsule,
  decide,
  event,
  file,
  gene,
  jsonl,
  PACKAGE,
  report,
  repositoryOf,
  source,
  successes,
} from './fixture.ts';
import { gepx, tarball } from './tarball.ts';

const LOADED = await promotionPolicy(undefined);
/** The built-in policy without required evidence, for tests about everything else. */
const POLICY = withA2a({ require_evidence: 'claimed' });

function withA2a(keys: Partial<typeof LOADED.policy.a2a>): typeof LOADED {
  return { ...LOADED, policy: { ...LOADED.policy, a2a: { ...LOADED.policy.a2a, ...keys } } };
}

async function decideOn(
  content: string | Buffer,
  request: Partial<PromotionRequest> = {},
): Promise<Promotion> {
  return decide(content, { policy: POLICY, ...repository({}), ...request });
}

/** Each candidate with the rules that reject or quarantine it; empty if it is promoted. */
function outcome(decided: Promotion): Record<string, readonly string[]> {
  const { promoted, quarantined, rejected, skipped } = decided;
  return Object.fromEntries([
    ...promoted.map(({ id }) => [id, []] as const),
    ...[...rejected, ...quarantined].map(
      ({ id, reasons }) => [id, reasons.map(({ rule }) => rule)] as const,
    ),
    ...skipped.map(({ id, reason }) => [id, [`skipped: ${reason.rule}`]] as const),
  ]);
}

const GENE_FIX = { 'assets/gep/genes_fix.json': JSON.stringify(gene('gene_fix')) };

function repository(files: Readonly<Record<string, string>>): Partial<PromotionRequest> {
  return repositoryOf({ ...PACKAGE, ...GENE_FIX, ...files });
}

it.each([
  ['a gene', 'Gene', 'strategy'],
  ['a Capsule', 'Capsule', 'content'],
  ['an event', 'EvolutionEvent', 'meta'],
])(
  'a candidate that is nested too deep is refused, %s, and the others are decided',
  async (_, type, field) => {
    const nested = '['.repeat(100_000) + ']'.repeat(100_000);
    const hash = `sha256:${'0'.repeat(64)}`;
    const deep = `{"type":"${type}","id":"deep","asset_id":"${hash}","${field}":${nested}}`;
    const { decisions } = await decideOn(`${deep}\n${jsonl([gene('gene_b')])}`);
    expect(decisions.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['deep', 'rejected'],
      ['gene_b', 'promoted'],
    ]);
  },
);

describe('promote', () => {
  const of = (fields: object) => gene('x', { ...fields });
  const old = { schema_version: '1.5.0', registered_by: 'me' };
  const scored = (score?: number, status = 'success') =>
    capsule('x', { outcome: { status, ...(score !== undefined && { score }) } });
  const sized = (files: number, lines: number) => capsule('x', { blast_radius: { files, lines } });

  it.each<[rules: string, candidate: object]>([
    ['', of({})],
    ['', of({ schema_version: '1.5.0' })],
    ['', event('x')],
    ['', capsule('x')],
    ['', scored(0.7)],
    ['', sized(5, 200)],
    ['', hubCapsule('x')],
    ['skips-tests', of({ validation: ['node --test --test-name-pattern=zz scripts/check.js'] })],
    ['validator-script', of({ validation: ['npm test'] })],
    ['validator-flag', of({ validation: ['node scripts/check.js -p 3000'] })],
    ['strategy-missing schema-field', of({ strategy: [] })],
    ['strategy-missing', of({ strategy: [' '] })],
    ['strategy-missing schema-field', of({ strategy: 'just do it' })],
    ['validation-missing schema-field', of({ validation: [] })],
    ['content-hash-mismatch', { ...gene('x'), summary: 'edited' }],
    ['schema-field content-hash-missing', of({ asset_id: undefined })],
    ['schema-field', of({ registered_by: 'me' })],
    ['schema-field schema-field content-hash-missing', of({ ...old, asset_id: undefined })],
    ['schema-field', of(old)],
    ['event-parent-missing', event('x', { parent: 'y' })],
    ['content-hash-mismatch', { ...event('x'), intent: 'optimize' }],
    ['schema-field', event('x', { outcome: undefined })],
    ['capsule-not-eligible', scored(0.69)],
    ['capsule-not-eligible schema-field', scored()],
    ['capsule-not-eligible', scored(0.9, 'failed')],
    ['capsule-not-eligible capsule-not-eligible', sized(6, 201)],
    ['capsule-streak', capsule('y')],
    ['capsule-streak', capsule('y', { success_streak: 9 })],
    ['skipped: nothing-to-promote', report(gene('y'), { id: 'x' })],
  ])('decides by rules: %j about %j', async (rules, candidate) => {
    const events = file(jsonl(successes('x')));
    const [said] = Object.values(outcome(await decideOn(jsonl([candidate]), { events })));
    expect(said?.join(' ')).toBe(rules);
  });

  /** With notes that the hub strips before it hashes. */
  function hubCapsule(id: string) {
    const hashed = capsule(id);
    const outcomeWithNotes = { status: 'success', score: 0.85, notes: 'went well' };
    return { ...hashed, outcome: outcomeWithNotes };
  }

  it('does not accept a rejected event as a parent', async () => {
    const events = [event('evt_1', { intent: 'none' }), event('evt_2', { parent: 'evt_1' })];
    expect(outcome(await decideOn(jsonl(events)))).toMatchObject({
      evt_2: ['event-parent-missing'],
    });
  });

  const payload = { assets: [gene('x')] };
  it.each<[string, string | Buffer]>([
    ['an object', JSON.stringify(gene('x'))],
    ['an array', JSON.stringify([gene('x')])],
    ['a store', JSON.stringify({ version: '1.0.0', genes: [gene('x')] })],
    ['a message', JSON.stringify({ protocol: 'gep-a2a', message_type: 'publish', payload })],
    ['an archive', tarball(gepx({ 'genes/genes.json': JSON.stringify({ genes: [gene('x')] }) }))],
  ])('reads candidates from %s', async (_, content) => {
    expect(outcome(await decideOn(content))).toEqual({ x: [] });
  });

  it.each(['not json', '[Solidify] 3 of 3 validations passed', '7 INFO {"a":1} done'])(
    'rejects unreadable content next to the candidates, a line as one: %s',
    async (line) => {
      const { promoted, rejected } = await decideOn(`${jsonl([gene('x')])}${line}\n`);
      expect(promoted).toHaveLength(1);
      expect(rejected).toMatchObject([{ type: 'File', id: 'candidates.jsonl', line: 2 }]);
    },
  );

  it('does not promote an asset twice', async () => {
    const candidates = jsonl([gene('gene_a'), capsule('capsule_a'), event('evt_a')]);
    const events = file(jsonl(successes('capsule_a')));
    const first = await decideOn(candidates, { events });
    expect(first.promoted).toHaveLength(3);
    const [geneA, capsuleA, eventA] = first.promoted;
    const own = {
      'assets/gep/genes.jsonl': jsonl([geneA as object]),
      'assets/gep/capsules.jsonl': jsonl([capsuleA as object]),
      'assets/gep/events.jsonl': jsonl([...successes('capsule_a'), eventA as object]),
    };
    const again = await decideOn(candidates + candidates, repository(own));
    expect(again.rejected).toEqual([]);
    expect(again.promoted).toEqual([]);
    expect(new Set(again.skipped.map(({ reason }) => reason.rule))).toEqual(
      new Set(['already-promoted']),
    );
    expect(again.skipped).toHaveLength(6);
  });

  it('promotes assets of the repository itself, but no other file of their name', async () => {
    const path = 'assets/gep/genes.json';
    const text = JSON.stringify([gene('gene_own')]);
    const own = repository({ [path]: text });
    const offer = (content: string) => decideOn('', { ...own, candidates: source(content, path) });
    expect(outcome(await offer(text))).toEqual({ gene_own: [] });
    expect(outcome(await offer(` ${text}`))).toEqual({ gene_own: ['skipped: already-promoted'] });
    const other = JSON.stringify([gene('gene_own', { summary: 'of a stranger' })]);
    expect(outcome(await offer(other))).toEqual({ gene_own: ['id-unusable'] });
  });

  it('counts successes in the log of the repository, not in the candidates', async () => {
    const candidates = jsonl([...successes('x'), capsule('x')]);
    expect(outcome(await decideOn(candidates))).toMatchObject({ x: ['capsule-streak'] });
    const log = { 'assets/gep/events.jsonl': jsonl(successes('x')) };
    expect(outcome(await decideOn(jsonl([capsule('x')]), repository(log)))).toEqual({ x: [] });
    const failed = event('evt_x_1', { capsule_id: 'x', outcome: { status: 'failed', score: 0.1 } });
    const spoilt = { 'assets/gep/events.jsonl': jsonl([...successes('x'), failed]) };
    expect(outcome(await decideOn(jsonl([capsule('x')]), repository(spoilt)))).toEqual({
      x: ['capsule-not-eligible'],
    });
  });

  it('does not decide if the existing assets cannot be read', async () => {
    const own = repository({ 'assets/gep/genes.json': '{"genes": [' });
    await expect(decideOn(jsonl([gene('x')]), own)).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining('assets/gep/genes.json'),
    });
    const events = file(`${jsonl(successes('x'))}{"type":"Evol`);
    await expect(decideOn(jsonl([capsule('x')]), { events })).rejects.toMatchObject({
      code: 'input_invalid',
      message: expect.stringMatching(/event log cannot be read/),
    });
  });

  it('counts what it could not decide about among other rejected candidates', async () => {
    const lost = jsonl([{ ...gene('lost', { validation: ['node lost.js'] }), summary: 'edited' }]);
    const unreadable = (tree: Tree): Tree => ({
      ...tree,
      stat: (path) => (path === 'lost.js' ? expect.fail('the disk is gone') : tree.stat(path)),
    });
    const workspace = { directory: '/nowhere', tree: unreadable(literalTree(GENE_FIX)) };
    const bad = '{"type":"Gene","id":"bad"}\n'.repeat(20);
    const decided = await decideOn(`${bad}${lost}`, { workspace });
    expect(decided.undecided).toBe(1);
    expect(decided.rejected.at(-1)).toMatchObject({ id: 'lost' });
    expect(FAIL_ON.map((failOn) => exitCodeOf(decided, failOn))).toEqual([2, 2, 2]);
    const refused = await decideOn(bad, { workspace });
    expect(FAIL_ON.map((failOn) => exitCodeOf(refused, failOn))).toEqual([0, 1, 1]);
  });

  it('handles any bytes', async () => {
    const asset = fc.record(
      {
        type: fc.constantFrom('Gene', 'Capsule', 'EvolutionEvent', 'Mutation'),
        id: fc.oneof(fc.string(), fc.jsonValue()),
        validation: fc.jsonValue(),
        parent: fc.jsonValue(),
        outcome: fc.jsonValue(),
        confidence: fc.jsonValue(),
        a2a: fc.jsonValue(),
        asset_id: fc.jsonValue(),
      },
      { requiredKeys: ['type'] },
    );
    const archive = tarball(gepx({ 'genes/genes.json': jsonl([gene('x')]) }));
    const damaged = fc
      .tuple(fc.nat(archive.length - 1), fc.nat(255))
      .map(([at, byte]) => Buffer.from(archive).fill(byte, at, at + 1));
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
      fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from([0x1f, 0x8b, ...array])),
      fc.json().map((text) => Buffer.from(text)),
      fc.array(asset, { maxLength: 4 }).map((assets) => Buffer.from(jsonl(assets))),
      damaged,
    );
    await forMany(runs(300), bytes, async (content) => {
      try {
        const { promoted } = await decideOn(content);
        for (const one of promoted) expect(one.asset_id).toBe(computeAssetId(one));
      } catch (error) {
        expect(error).toBeInstanceOf(GateError);
      }
    });
  });
});
