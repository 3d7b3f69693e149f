import { computeAssetId } from '@evomap/gep-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectAssets, requireChangeSize } from '../../src/assets/collect.ts';
import { continuationOf } from '../../src/assets/log/audit-log.ts';
import { readRecords } from '../../src/assets/log/read-log.ts';
import { assetLimits } from '../../src/assets/source.ts';
import { policySchema } from '../../src/policy/policy.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import {
  auditBetween,
  brief,
  changeBetween,
  type LiteralFiles,
  type Terms,
} from '../audit/fixture.ts';
import { forAll } from '../runs.ts';
import { cases } from '../table.ts';

const LOG = 'assets/gep/events.jsonl';
const CAPSULES = 'assets/gep/capsules.json';
const MIB = 1024 * 1024;
const NOTE = 'x'.repeat(430);

const event = (index: number, more: object = {}) => {
  const content = {
    ...{ type: 'EvolutionEvent', schema_version: '1.13.0', id: `evt_${index}`, note: NOTE },
    ...{ parent: index === 0 ? null : `evt_${index - 1}` },
    ...(index % 1000 === 0 && { capsule_id: 'capsule_1', genes_used: ['gene_a'] }),
    ...{ outcome: { status: 'success', score: 0.9 }, ...more },
  };
  const hash = 'capsule_id' in content && { asset_id: computeAssetId(content) };
  return `${JSON.stringify({ ...content, ...hash })}\n`;
};

/** A log of at least this size, and the number of its events. */
function logOf(bytes: number): { log: string; count: number } {
  const events: string[] = [];
  for (let size = 0; size < bytes; size += events.at(-1)?.length ?? 0) {
    events.push(event(events.length));
  }
  return { log: events.join(''), count: events.length };
}

const capsule = (streak: number) =>
  JSON.stringify({ type: 'Capsule', id: 'capsule_1', gene: 'gene_a', success_streak: streak });

async function audit(base: LiteralFiles, head: LiteralFiles, terms: Terms = {}) {
  const audited = await auditBetween(base, head, terms);
  const relevant = audited.findings.filter(
    ({ rule }) => !/^(schema|content-hash|capsule-field)-|^reference-not-found$/.test(rule),
  );
  return { ...audited, brief: brief(relevant) };
}

const RAISED = `assets:\n  max_file_bytes: ${64 * MIB}\n`;

describe('a log of 17 MB', () => {
  const { log, count } = logOf(17 * MIB);
  const successes = Math.ceil(count / 1000);

  it('that is untouched proves a streak, if the policy lets it be read', async () => {
    const head = { [LOG]: log, [CAPSULES]: capsule(successes) };
    const { brief, capsules } = await audit({ [LOG]: log }, head, { policy: RAISED });
    expect(brief).toEqual([]);
    expect(capsules[0]?.reasons.map(({ rule }) => rule)).not.toContain('capsule-streak');
    const more = { [LOG]: log, [CAPSULES]: capsule(successes + 1) };
    const refuted = await audit({ [LOG]: log }, more, { policy: RAISED });
    expect(refuted.brief).toEqual(['claim-differs (warning)']);
  });

  it('that is untouched and only read in part refutes nothing that it may prove', async () => {
    const claim = (streak: number) => ({ [LOG]: log, [CAPSULES]: capsule(streak) });
    const { brief } = await audit({ [LOG]: log }, claim(successes));
    expect(brief).toEqual(['claim-not-checked (warning)']);
    expect((await audit({ [LOG]: log }, claim(5))).brief).toEqual([]);
  });

  it('accepts an appended event, which is the only one that is parsed', async () => {
    const head = { [LOG]: log + event(count) };
    const { brief } = await audit({ [LOG]: log }, head);
    expect(brief).toEqual([]);
    const raised = await audit({ [LOG]: log }, head, { policy: RAISED });
    expect(raised.brief).toEqual([]);
  });

  it('finds what is wrong with an appended event, at its line', async () => {
    const wrong = `${log}${event(3, { parent: 'evt_unknown' })}{}\n`;
    const { findings, brief } = await audit({ [LOG]: log }, { [LOG]: wrong }, { policy: RAISED });
    expect(brief).toEqual(['not-an-asset', 'duplicate-id', 'event-parent-missing']);
    const lines = findings.map(({ location }) => location?.line);
    expect(new Set(lines)).toEqual(new Set([count + 1, count + 2]));
  });

  it('does not take an event before the read part for a missing one', async () => {
    const forked = log + event(count, { parent: 'evt_2' });
    const { brief } = await audit({ [LOG]: log }, { [LOG]: forked });
    expect(brief).toEqual(['claim-not-checked']);
  });

  it('finds a rewritten record', async () => {
    const rewritten = log.replace('"evt_7"', '"evt_x"');
    const { brief } = await audit({ [LOG]: log }, { [LOG]: rewritten });
    expect(brief).toContain('audit-log-rewritten');
  });
});

describe('readRecords', () => {
  const limits = assetLimits(1000);
  const line = (id: string) => `{"type":"EvolutionEvent","id":"${id}"}\n`;

  it('reads whole lines of the newest bytes, and says what it did not read', () => {
    const log = Array.from({ length: 100 }, (_, index) => line(`e${index}`)).join('');
    const { assets, unread } = readRecords(LOG, Buffer.from(log), limits);
    expect(assets.at(-1)).toMatchObject({ id: 'e99' });
    expect(assets[0]?.locate().line).toBe(101 - assets.length);
    expect(unread).toMatch(/^only the newest \d+ of \d+ bytes$/);
    expect(log.length - Number(/\d+/.exec(unread ?? '')?.[0])).toBeLessThan(log.length - 950);
  });

  it.each([
    ['a list', `[${line('a').trim()}]\n${line('b')}`, ['a', 'b']],
    ['records over lines', `${line('a')}{"type":"EvolutionEvent",\n"id":"b"}\n`, ['a', 'b']],
    ['an envelope', `{"events":[${line('a').trim()}]}\n`, ['a']],
    ['a broken line', `${line('a')}<<<<\n${line('b')}`, ['a', 'b']],
    ['blank and CRLF lines', `\r\n${line('a').replace('\n', '\r\n')}\n${line('b')}`, ['a', 'b']],
    ['no last newline', line('a').trim(), ['a']],
    ['nothing', '', []],
    ['companions', `{"type":"MemoryGraphEvent"}\n${line('a')}`, ['a']],
  ])('reads %s like an asset file', (_, log, ids) => {
    const { assets, unread } = readRecords(LOG, Buffer.from(log), limits);
    expect(assets.map(({ id }) => id)).toEqual(ids);
    expect(unread).toBeUndefined();
  });

  it('does not say that it read a log that is not UTF-8', () => {
    const log = Buffer.concat([Buffer.from(line('a')), Buffer.from([0xff, 0x0a])]);
    expect(readRecords(LOG, log, limits)).toMatchObject({ assets: [], unread: expect.any(String) });
  });
});

const judge = (before: string, after: string) =>
  continuationOf(Buffer.from(before, 'latin1'), Buffer.from(after, 'latin1'));
const appended = (from: number) => ({ kind: 'appended', from });

describe('continuationOf', () => {
  // `BEFORE → AFTER: WHERE`, with `/` for a line end, `^` for that of Windows, and `_` for a blank.
  it.each(cases`
    appended 0 ⇐ <0 times x> → a/ ¦ // → a/
    appended 3 ⇐ a/b/ → a/b
    appended 4 ⇐ a/b/ → a/b/ ¦ a/b/ → a/b/c/ ¦ a/b → a/b/c ¦ a/b → a/b/ ¦ /a//_<U+0009>/b// → a/b/c/
      a/a/ → a/a/a/
    appended 5 ⇐ a/b/ → a/b^
    appended 6 ⇐ a^b → a^b^c
    appended 10 ⇐ a/b/ → ^/a/__/b//c/
    rewritten 1 ⇐ a/b/ → x/b/ ¦ a/b/ → z/a/b/ ¦ a/ → <0 times x> ¦ a/b/ → a^b^ ¦ a/b/ → a_b/
    rewritten 2 ⇐ a/b → a/bc/ ¦ a/b/ → a/x/ ¦ a/b/ → a/ ¦ a/bcd/ → a/bc ¦ a/b/ → a/z/b/
      a/b/c/ → a/c/b/ ¦ a/a/b/ → a/b/ ¦ a/b/ → a/_b/ ¦ a/b/ → a/<U+00A0>/b/
  `)('of %s is %s', (row, answer) => {
    const [before = '', after = ''] = row
      .replaceAll('_', ' ')
      .replaceAll('/', '\n')
      .replaceAll('^', '\r\n')
      .split(' → ');
    const [kind, at] = answer.split(' ');
    const place = kind === 'appended' ? { from: Number(at) } : { line: Number(at) };
    expect(judge(before, after)).toMatchObject({ kind, ...place });
  });

  const blank = fc.constantFrom('\n', ' \n', '\r\n', '\t\n');
  const record = fc
    .string({ minLength: 1, maxLength: 8 })
    .filter((text) => /[^ \t\r\n]/.test(text))
    .map((text) => text.replaceAll(/[\r\n]/g, '_'));

  it('accepts any records and blank lines after and between the kept ones, and finds any change', async () => {
    await forAll(
      fc.array(fc.tuple(record, fc.array(blank, { maxLength: 2 })), { minLength: 1, maxLength: 6 }),
      fc.array(record, { maxLength: 3 }),
      fc.nat(),
      (kept, more, where) => {
        const lines = kept.map(([text]) => text);
        const before = lines.map((line) => `${line}\n`).join('');
        const spaced = kept.map(([line, blanks]) => `${blanks.join('')}${line}\n`).join('');
        const after = spaced + more.map((line) => `${line}\n`).join('');
        expect(judge(before, after)).toEqual(appended(Buffer.from(spaced, 'latin1').length));
        const index = where % lines.length;
        const edited = lines
          .with(index, `${lines[index]}!`)
          .map((line) => `${line}\n`)
          .join('');
        expect(judge(before, edited)).toMatchObject({ kind: 'rewritten' });
      },
    );
  });
});

const STORE = 'assets/gep/genes.json';

function store(genes: number, capsules = 0, commands = 0): string {
  const list = (type: string, count: number, fields = {}) =>
    Array.from({ length: count }, (_, n) => ({ type, id: `${type}_${n}`, ...fields }));
  const validation = Array.from({ length: commands }, (_, n) => `node ${n}.js`);
  return JSON.stringify([...list('Gene', genes, { validation }), ...list('Capsule', capsules)]);
}

const collect = (base: LiteralFiles, head: LiteralFiles, all = false) =>
  collectAssets({
    ...{ baseTree: literalTree(base), headTree: literalTree(head), all },
    ...{ change: changeBetween(base, head), policy: policySchema.parse({}) },
  });

it('takes 2,000 changed Genes and Capsules, and no more', async () => {
  const whole = { [STORE]: store(1_500, 500) };
  const more = { [STORE]: store(1_500, 501) };
  expect((await collect({}, whole)).changes).toHaveLength(2_000);
  expect((await collect(whole, {})).changes).toHaveLength(2_000);
  const refusal = {
    code: 'change-too-large',
    message: 'The change has 2001 changed Genes and Capsules; the gate takes at most 2000 at once.',
    hint: 'Split the change into smaller ones, each with its own check.',
  };
  await expect(collect({}, more)).rejects.toMatchObject(refusal);
  await expect(collect(more, {})).rejects.toMatchObject(refusal);
});

it('takes 10,000 commands, and no more', async () => {
  expect((await collect({}, { [STORE]: store(10, 0, 1_000) })).changes).toHaveLength(10);
  await expect(collect({}, { [STORE]: store(11, 0, 910) })).rejects.toMatchObject({
    code: 'change-too-large',
    message: 'The change has 10010 commands to judge; the gate takes at most 10000 at once.',
  });
});

it('does not count what is not changed, events, and commands that no longer run', async () => {
  const large = { [STORE]: store(2_500, 0, 5) };
  const beside = 'assets/gep/capsules.json';
  const { changes } = await collect(large, { ...large, [beside]: store(0, 3) });
  expect(changes).toHaveLength(3);
  const removed = await collect({ [STORE]: store(20, 0, 1_000) }, {});
  expect(removed.changes).toHaveLength(20);
  const [asset] = removed.changes.map((each) => each.asset);
  if (asset === undefined) throw new Error('no asset');
  const event = { kind: 'added', asset: { ...asset, type: 'EvolutionEvent' } } as const;
  expect(() => requireChangeSize(Array<typeof event>(5_000).fill(event), false)).not.toThrow();
});

it('judges all genes of a store within the limit of commands', async () => {
  const small = { [STORE]: store(2_500, 0, 4) };
  expect((await collect(small, { ...small, 'README.md': '' }, true)).changes).toHaveLength(2_500);
  const large = { [STORE]: store(2_501, 0, 4) };
  await expect(collect(large, { ...large, 'README.md': '' }, true)).rejects.toMatchObject({
    code: 'change-too-large',
    hint: expect.stringContaining('without `--all`'),
  });
});
