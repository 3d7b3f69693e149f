import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/assets/asset.ts';
import type { Evidence } from '../../src/promote/evidence/judge-evidence.ts';
import {
  NearDuplicates,
  noticedDefects,
  otherEnvironment,
  staleEvidence,
} from '../../src/promote/value-notices.ts';
import { assetsOf, capsule, event, gene } from './fixture.ts';

const NONE: Evidence = { level: 'none', findings: [] };

function only(value: object) {
  const [asset] = assetsOf(value);
  if (asset === undefined) throw new Error('no asset');
  return asset;
}

describe('NearDuplicates', () => {
  const SAID = { signals_match: ['Timeout', 'retry '], strategy: ['Wait  a little.', 'Retry'] };

  it.each([
    ['the same', {}, true],
    ['the same in another order and case', { signals_match: ['RETRY', 'timeout'] }, true],
    ['a signal twice', { signals_match: ['timeout', 'timeout', 'retry'] }, true],
    ['an empty step', { strategy: ['wait a little', '', 'retry'] }, true],
    ['full-width letters', { strategy: ['\uff37ait a little', 'retry'] }, true],
    ['the same with other commands', { validation: ['node test.js'] }, true],
    ['steps in another order', { strategy: ['Retry', 'Wait a little.'] }, false],
    ['another signal', { signals_match: ['timeout'] }, false],
    ['no signals', { signals_match: [] }, false],
    ['no strategy', { strategy: 5 }, false],
  ])('compares a Gene that says %s', (_, fields, isAlike) => {
    const alike = new NearDuplicates([only(gene('gene_own', SAID))]);
    const found = alike.findingsAbout(only(gene('gene_a', { ...SAID, ...fields })));
    expect(found.map(({ rule, severity }) => [rule, severity])).toEqual(
      isAlike ? [['near-duplicate', 'notice']] : [],
    );
  });

  it('does not compare an asset with itself, with another type, or with what says nothing', () => {
    const nothing = { signals_match: [], strategy: [] };
    const alike = new NearDuplicates(
      [gene('gene_a', SAID), gene('gene_b', nothing), capsule('capsule_a')].map(only),
    );
    expect(alike.findingsAbout(only(gene('gene_a', SAID)))).toEqual([]);
    expect(alike.findingsAbout(only(gene('gene_c', nothing)))).toEqual([]);
    expect(alike.findingsAbout(only(event('evt_1')))).toEqual([]);
    expect(alike.findingsAbout(only(capsule('capsule_b')))).toHaveLength(1);
    expect(alike.findingsAbout(only(capsule('capsule_b', { gene: 'gene_other' })))).toEqual([]);
  });
});

describe('noticedDefects', () => {
  const about = only(gene('gene_a'));
  const command = (outcome?: string) => ({
    ...{ command: 'npm test', ok: true, stdout: '', stderr: '' },
    ...(outcome && { mutant: { outcome } }),
  });

  it.each([
    [[], undefined],
    [[command(), command('not_run')], undefined],
    [[command('killed'), command('survived'), command('not_run')], { killed: 1, tried: 2 }],
    [[command('survived')], { killed: 0, tried: 1 }],
    ['killed', undefined],
    [[null, { mutant: 'killed' }, { mutant: { outcome: ['killed'] } }], undefined],
  ])('%j', (commands, expected) => {
    const report = { type: 'ValidationReport', id: 'vr_1', commands };
    const [found] = noticedDefects(about, { ...NONE, report: report as unknown as JsonObject });
    expect(found?.args).toEqual(expected && { report: 'vr_1', ...expected });
  });
});

describe('staleEvidence', () => {
  const TERMS = { now: new Date('2026-03-02T00:00:00Z'), days: 30 };
  const about = only(gene('gene_a'));

  it.each([
    ['a report of that day', { created_at: '2026-01-31T00:00:00Z' }, 0],
    ['an older report', { created_at: '2026-01-30T00:00:00Z' }, 1],
    ['an older timestamp', { timestamp: Date.parse('2026-01-01') }, 1],
    ['an older time in meta', { meta: { at: '2026-01-01T00:00:00Z' } }, 1],
    ['a report of tomorrow', { created_at: '2026-03-03T00:00:00Z' }, 0],
    ['no time', {}, 0],
    ['no valid time', { created_at: 'yesterday' }, 0],
  ])('judges %s', (_, report, count) => {
    const found = staleEvidence([], TERMS)(about, { ...NONE, report });
    expect(found).toHaveLength(count);
  });

  it('judges a Capsule by its newest success in the log', () => {
    const logged = (id: string, at: string, fields: object = {}) => ({
      value: only(event(id, { capsule_id: 'capsule_a', created_at: at, ...fields })).value,
      log: 'events.jsonl',
    });
    const old = logged('evt_1', '2026-01-01T00:00:00Z');
    const failed = logged('evt_2', '2026-03-01T00:00:00Z', { outcome: { status: 'failed' } });
    const recent = logged('evt_3', '2026-03-01T00:00:00Z');
    const judge = (...events: (typeof old)[]) =>
      staleEvidence(events, TERMS)(only(capsule('capsule_a')), NONE).length;
    expect([judge(old), judge(old, failed), judge(recent, old), judge()]).toEqual([1, 1, 0, 0]);
  });
});

describe('otherEnvironment', () => {
  const HERE = { platform: 'linux', arch: 'x64', nodeVersion: 'v20.20.2' };

  it.each([
    [{ platform: 'linux', arch: 'x64', node_version: 'v20.1.0' }, 0],
    [{ platform: 'linux', arch: 'x64', node_version: '20.1.0' }, 0],
    [{ platform: 'darwin', arch: 'x64' }, 1],
    [{ arch: 'arm64' }, 1],
    [{ node_version: 'v18.0.0' }, 1],
    [{ platform: 5, node_version: 'unknown' }, 0],
    [{}, 0],
    [null, 0],
    ['linux', 0],
  ])('compares what %j states', (env_fingerprint, count) => {
    const about = only(capsule('capsule_a', { env_fingerprint }));
    expect(otherEnvironment(about, NONE, HERE)).toHaveLength(count);
  });

  it('prefers the report about a Gene, and compares no version that it does not know', () => {
    const report = { env_fingerprint: { node_version: 'v18.0.0', platform: 'linux' } };
    const { nodeVersion: _, ...here } = HERE;
    const about = only(gene('gene_a'));
    expect(otherEnvironment(about, { ...NONE, report }, HERE)).toHaveLength(1);
    expect(otherEnvironment(about, { ...NONE, report }, here)).toEqual([]);
  });
});
