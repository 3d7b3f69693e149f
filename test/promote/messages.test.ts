import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PromotionRequest } from '../../src/promote/promote.ts';
import { runIn } from '../cli/fake-terminal.ts';
import { createRepository, type TestRepository, temporaryFolder } from '../repo/repository.ts';
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

const STORE = {
  ...PACKAGE,
  'assets/gep/genes.json': JSON.stringify([gene('gene_fix'), gene('gene_flx')]),
};

const decideOn = (values: readonly object[], files = {}, more: Partial<PromotionRequest> = {}) =>
  decide(values, { ...repositoryOf({ ...STORE, ...files }), ...more });

function message(kind: unknown, payload: object, fields: object = {}) {
  return {
    protocol: 'gep-a2a',
    protocol_version: '1.0.0',
    message_type: kind,
    message_id: `msg_${String(kind)}`,
    sender_id: 'node_7',
    payload,
    ...fields,
  };
}

const GOOD = gene('gene_good', { validation: ['node a.js'] });

it.each(['revoke', 'decision', 'hello', 'unheard of', null, 7])(
  'a message that offers no assets gets its own answer, and does not end the batch: %j',
  async (kind) => {
    const withdrawn = message(kind, { target_asset_id: 'sha256:0', asset: gene('gene_inside') });
    const decided = await decideOn([withdrawn, event('evt_1')]);
    expect(decided.promoted.map(({ id }) => id)).toEqual(['evt_1']);
    expect(decided.skipped).toMatchObject([
      {
        type: 'Message',
        id: `msg_${String(kind)}`,
        line: 1,
        reason: { rule: 'nothing-to-promote' },
      },
    ]);
    expect(decided.rejected).toEqual([]);
  },
);

it.each<[string, unknown]>([
  ['null', null],
  ['a number', 7],
  ['a list in a list', [[]]],
  ['an asset of another type', { type: 'Recipe', id: 'r' }],
  ['a gene of nothing', { type: 'Gene' }],
  ['a wrong gene', { type: 'Gene', id: 1, validation: 7, strategy: {}, asset_id: [] }],
  ['a wrong Capsule', { type: 'Capsule', id: [], outcome: 'x', blast_radius: 1, a2a: 3 }],
  ['a wrong event', { type: 'EvolutionEvent', parent: {}, genes_used: 'x', outcome: [] }],
  ['a message without a payload', message('publish', null as never)],
  ['a message with a text as its payload', message('publish', 'text' as never)],
])('one bad candidate does not end the batch: %s', async (_, bad) => {
  const decided = await decideOn([bad as object, event('evt_1')]);
  expect(decided.promoted.map(({ id }) => id)).toEqual(['evt_1']);
});

describe('a candidate that is like an asset of the repository', () => {
  const own = gene('gene_fix');
  const files = { 'test.js': '', 'package.json': '{"scripts":{"test":"node test.js"}}' };

  it.each<[string, string, string]>([
    ['another hash', jsonl([{ asset_id: 'sha256:0', payload: own }]), 'envelope-contradicts-asset'],
    [
      'a message about another id',
      jsonl([message('publish', { local_id: 'x', asset: own })]),
      'envelope-contradicts-asset',
    ],
    [
      'a wrong hash',
      jsonl([{ ...own, asset_id: `sha256:${'0'.repeat(64)}` }]),
      'content-hash-mismatch',
    ],
    ['a key, twice', jsonl([own]).replace('{', '{"strategy":["Delete it."],'), 'ambiguous-key'],
  ])('is refused with %s', async (_, candidates, rule) => {
    const { rejected, skipped } = await decideOn([], files, { candidates: source(candidates) });
    expect(skipped).toEqual([]);
    expect(rejected.map(({ reasons }) => reasons.map((reason) => reason.rule))).toEqual([
      expect.arrayContaining([rule]),
    ]);
  });
});

describe('revocation', () => {
  it('refuses a Capsule by the hash that a hub knows', async () => {
    const { asset_id: hub, ...content } = capsule('capsule_1');
    const outcome = { status: 'success', score: 0.85, notes: 'added later' };
    const noted = capsule('capsule_1', { ...content, outcome });
    expect(noted.asset_id).not.toBe(hub);
    const { rejected } = await decideOn([message('revoke', { target_asset_id: hub }), noted]);
    expect(rejected[0]?.reasons.map(({ rule }) => rule)).toContain('asset-revoked');
  });

  const target = { target_asset_id: event('evt_1').asset_id, reason: 'it deletes files' };
  const digits = String(target.target_asset_id).slice('sha256:'.length);

  const revoked = (payload: object) => [message('revoke', payload), event('evt_1')];
  const log = { 'assets/gep/genes_x.jsonl': jsonl([message('revoke', target)]) };
  const several = { target_asset_ids: ['x', target.target_asset_id] };
  const notation = { target_asset_id: `SHA-256:${digits.toUpperCase()}` };
  it.each<[string, readonly object[], object?]>([
    ['by its hash', revoked(target)],
    ['by a message after it', revoked(target).reverse()],
    ['by its id', revoked({ target_local_id: 'evt_1' })],
    ['by a message in the repository', [event('evt_1')], log],
    ['by its hash in another notation', revoked(notation)],
    ['by the digits of its hash', revoked({ asset_id: digits })],
    ['by one of several hashes', revoked(several)],
  ])('refuses an asset %s', async (_, values, files) => {
    const { promoted, rejected } = await decideOn(values, files);
    expect(promoted).toEqual([]);
    expect(rejected).toMatchObject([{ id: 'evt_1', reasons: [{ rule: 'asset-revoked' }] }]);
    expect(rejected[0]?.reasons[0]?.message).toContain('`node_7`');
  });

  it('knows a promoted Capsule by the hash with which it was received', async () => {
    const received = capsule('capsule_1');
    const log = { events: file(jsonl(successes('capsule_1')), 'events.jsonl') };
    const { promoted } = await decideOn([received], {}, log);
    const files = { 'assets/gep/capsules.jsonl': jsonl(promoted) };
    const revoke = message('revoke', { target_asset_id: received.asset_id });
    expect((await decideOn([revoke], files)).revoked).toMatchObject([{ id: 'capsule_1' }]);
  });
});

describe('the message around a candidate', () => {
  const published = (payload: object, fields: object = {}) =>
    message('publish', { asset_type: 'EvolutionEvent', ...payload, asset: event('evt_1') }, fields);

  it.each<[string, unknown]>([
    ['asset_id', `sha256:${'0'.repeat(64)}`],
    ['local_id', 'evt_2'],
    ['asset_type', 'Gene'],
    ['type', 'gene'],
    ['content_hash', 'sha256:1'],
  ])('refuses it if it or an object around it states another %s', async (field, stated) => {
    const entry = { asset_type: 'EvolutionEvent', [field]: stated, payload: event('evt_1') };
    for (const value of [published({ [field]: stated }), entry]) {
      const { rejected } = await decideOn([value]);
      expect(rejected).toMatchObject([{ reasons: [{ rule: 'envelope-contradicts-asset' }] }]);
      expect(rejected[0]?.reasons[0]?.message).toContain(`\`${field}\``);
    }
  });

  it.each<[string, object, string]>([
    ['has no sender', published({}, { sender_id: undefined }), 'schema-field'],
    ['has a blank sender', published({}, { sender_id: ' ' }), 'schema-field'],
  ])('is a finding if it %s', async (_, value, rule) => {
    const { decisions } = await decideOn([value]);
    expect(decisions[0]?.notices.map((notice) => notice.rule)).toContain(rule);
  });
});

describe('the object around a candidate', () => {
  const EVENT = event('evt_1');
  const RIGHT = { asset_id: EVENT.asset_id, asset_type: 'EvolutionEvent', local_id: 'evt_1' };
  const WRONG = { asset_id: `sha256:${'1'.repeat(64)}` };

  it.each<[string, object]>([
    ['wrapper', { ...WRONG, payload: EVENT }],
    ['wrapper under another key', { ...WRONG, event: EVENT }],
    ['wrapper around another one', { ...WRONG, payload: { ...RIGHT, asset: EVENT } }],
    ['wrapper with a decoy', { ...WRONG, payload: EVENT, gene: GOOD }],
    ['answer of a hub', { payload: { results: [{ ...WRONG, payload: EVENT }] } }],
    ['list of assets', { assets: [{ ...WRONG, payload: EVENT }] }],
    ['fetched message', message('fetch', { results: [{ ...WRONG, payload: EVENT }] })],
    ['message that is the wrapper', message('publish', EVENT, WRONG)],
    ['published bundle', message('publish', { ...WRONG, event: EVENT })],
  ])('refuses it if it states another asset_id: %s', async (_, value) => {
    const { rejected } = await decideOn([value], { 'a.js': '' });
    expect(rejected).toMatchObject([
      { id: 'evt_1', reasons: [{ rule: 'envelope-contradicts-asset' }] },
    ]);
  });

  it.each<[string, object, number]>([
    ['agrees', { ...RIGHT, type: 'asset', id: 'row_7', payload: EVENT }, 1],
    ['states nothing', { asset_id: null, payload: EVENT }, 1],
    ['names itself, as it contains several assets', { ...WRONG, event: EVENT, gene: GOOD }, 2],
    ['names a list', { ...WRONG, assets: [EVENT] }, 1],
  ])('promotes it if it %s', async (_, value, count) => {
    const { decisions } = await decideOn([value], { 'a.js': '' });
    expect(decisions.map(({ outcome }) => outcome)).toEqual(Array(count).fill('promoted'));
  });
});

describe('promote is as strict as check', () => {
  const GENES = 'genes_x.jsonl';
  const blank = gene('gene_b', { validation: ['node a.js', ' '] });
  const wrong = { asset_id: 'sha256:0' };
  const CASES: readonly [rule: string, value: object, file: string][] = [
    ['reference-not-found', capsule('c', { gene: 'gene_nowhere' }), 'capsules.jsonl'],
    ['reference-not-found', event('evt_1', { genes_used: ['gene_nowhere'] }), GENES],
    ['reference-not-found', event('evt_1', { capsule_id: 'capsule_x' }), GENES],
    ['envelope-contradicts-asset', message('publish', { ...wrong, asset: GOOD }), GENES],
    ['envelope-contradicts-asset', { ...wrong, payload: GOOD }, GENES],
    ['schema-field', message('publish', { asset: GOOD }, { sender_id: null }), GENES],
    ['schema-field', capsule('c', { success_streak: undefined }), 'capsules.jsonl'],
    ['schema-field', capsule('c', { env_fingerprint: undefined }), 'capsules.jsonl'],
    ['look-alike-id', gene('gene_fIx', { validation: ['node a.js'] }), GENES],
    ['validation-redundant', blank, GENES],
    ['claim-differs', capsule('c', { success_streak: 9 }), 'capsules.jsonl'],
  ];

  let repository: TestRepository;
  let base: string;
  beforeAll(() => {
    repository = createRepository({ directory: temporaryFolder(afterAll) });
    repository.write({ ...STORE, 'a.js': '' });
    base = repository.commit();
  });

  it.each(CASES)('about %s: %#', async (rule, value, file) => {
    const { decisions } = await decideOn([value], { 'a.js': '' });
    const told = decisions.flatMap(({ reasons, notices }) => [...reasons, ...notices]);
    const found = told.find((each) => each.rule === rule);

    repository.write({ [`assets/gep/${file}`]: jsonl([value]) });
    repository.commit();
    const args = ['check', '--no-run', '--base', base, '--format', 'json'];
    const { findings } = JSON.parse((await runIn(repository.directory, args)).output);
    repository.git('reset', '--quiet', '--hard', base);
    const checked = findings.find((each: { rule: string }) => each.rule === rule);
    expect({ rule: found?.rule, severity: found?.severity }).toEqual({
      rule: checked?.rule,
      severity: checked?.severity,
    });
    expect(found?.rule).toBe(rule);
  });

  it('does not count forged events of a log, and says why', async () => {
    const [first, second] = successes('capsule_1');
    const forged = { ...second, id: 'evt_capsule_1_1' };
    const events = file(jsonl([first as object, forged]), 'events.jsonl');
    const { quarantined } = await decideOn([capsule('capsule_1')], {}, { events });
    const message = expect.stringContaining('the event `evt_capsule_1_1` does not count: ');
    expect(quarantined).toMatchObject([{ reasons: [{ rule: 'capsule-streak', message }] }]);
  });

  it('does not take a message of another agent for a log', async () => {
    const sent = message('publish', { assets: successes('capsule_1') });
    const events = file(JSON.stringify(sent), 'events.jsonl');
    await expect(decideOn([capsule('capsule_1')], {}, { events })).rejects.toMatchObject({
      code: 'input_invalid',
      message: expect.stringContaining('is not a log'),
    });
  });
});

it('takes a report in a message about another gene for a contradiction', async () => {
  const about = gene('gene_a');
  const sent = message('report', { target_local_id: 'gene_b', validation_report: report(about) });
  const { skipped } = await decideOn([sent]);
  expect(skipped).toMatchObject([
    { type: 'ValidationReport', reason: { rule: 'nothing-to-promote' } },
  ]);
});
