import { computeAssetId } from '@evomap/gep-sdk';
import { describe, expect, it } from 'vitest';
import { readRecords } from '../../../src/assets/log/read-log.ts';
import { assetLimits } from '../../../src/assets/source.ts';
import { auditBetween, brief, type LiteralFiles, type Terms } from '../../audit/fixture.ts';

const LOG = 'assets/gep/events.jsonl';
const CAPSULES = 'assets/gep/capsules.json';
const MIB = 1024 * 1024;
const NOTE = 'x'.repeat(430);

const event = (index: number, more: object = {}) => {
  const content = {
    type: 'EvolutionEvent',
    schema_version: '1.13.0',
    id: `evt_${index}`,
    parent: index === 0 ? null : `evt_${index - 1}`,
    ...(index % 1000 === 0 && { capsule_id: 'capsule_1', genes_used: ['gene_a'] }),
    outcome: { status: 'success', score: 0.9 },
    note: NOTE,
    ...more,
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
    [
      'records over several lines',
      `${line('a')}{"type":"EvolutionEvent",\n"id":"b"}\n`,
      ['a', 'b'],
    ],
    ['an envelope', `{"events":[${line('a').trim()}]}\n`, ['a']],
    ['a broken line', `${line('a')}<<<<\n${line('b')}`, ['a', 'b']],
    [
      'blank lines and Windows lines',
      `\r\n${line('a').replace('\n', '\r\n')}\n${line('b')}`,
      ['a', 'b'],
    ],
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
