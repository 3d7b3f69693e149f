import { computeAssetId, verifyAssetId } from '@evomap/gep-sdk';
import { describe, expect, it } from 'vitest';
import type { PromotionRequest } from '../../src/promote/promote.ts';
import { decisionLines } from '../../src/promote/promotion-lines.ts';
import {
  capsule,
  decide,
  event,
  file,
  gene,
  jsonl,
  PACKAGE,
  repositoryOf,
  successes,
} from './fixture.ts';

const NOW = new Date('2026-03-02T09:30:00.000Z');

const decided = (values: readonly object[], request: Partial<PromotionRequest> = {}) =>
  decide(values, { now: NOW, ...request });

async function messages(values: readonly object[], request: Partial<PromotionRequest> = {}) {
  const lines = decisionLines(await decided(values, request), 'node_0123456789ab');
  return [...lines].map((line) => JSON.parse(line));
}

describe('the messages of a promotion', () => {
  it('have the envelope of the reference engine, in its order', async () => {
    const one = gene('gene_a');
    const [message] = await messages([one]);
    const named = {
      ...message,
      message_id: message.message_id.replace(/[0-9a-f]{8}$/, '00000000'),
    };
    expect(JSON.stringify(named)).toBe(
      JSON.stringify({
        protocol: 'gep-a2a',
        protocol_version: '1.0.0',
        message_type: 'decision',
        message_id: 'msg_1772443800000_00000000',
        sender_id: 'node_0123456789ab',
        timestamp: '2026-03-02T09:30:00.000Z',
        payload: {
          target_asset_id: one.asset_id,
          target_local_id: 'gene_a',
          decision: 'accept',
          reason: 'promoted after safety audit',
        },
      }),
    );
  });

  it('answer each candidate under the hash that its sender knows', async () => {
    const unsafe = gene('gene_bad', { validation: ['bash a.sh'] });
    const altered: Record<string, unknown> = { ...gene('gene_altered'), summary: 'edited' };
    const own = gene('gene_own');
    const good = capsule('capsule_good');
    const files = { ...PACKAGE, 'assets/gep/genes.json': JSON.stringify([own]) };
    const candidates = [unsafe, altered, own, good, event('evt_1'), { type: 'Mutation', id: 'm' }];
    const events = file(jsonl(successes('capsule_good')));
    const answers = await messages(candidates, { ...repositoryOf(files), events });
    const payloads = answers.map(({ payload }) => payload);
    expect(new Set(answers.map(({ message_id }) => message_id)).size).toBe(answers.length);
    const of = (id: string) => payloads.find(({ target_local_id }) => target_local_id === id);
    expect(of('gene_bad')).toEqual({
      target_asset_id: unsafe.asset_id,
      target_local_id: 'gene_bad',
      decision: 'reject',
      reason: 'Unsafe validation command: bash a.sh (unsafe-validation-command)',
    });
    expect(of('gene_altered')).toMatchObject({
      target_asset_id: altered.asset_id,
      decision: 'reject',
      reason: expect.stringContaining('content-hash-mismatch'),
    });
    expect(of('gene_own')).toMatchObject({ decision: 'accept', target_asset_id: own.asset_id });
    expect(of('capsule_good')).toMatchObject({ target_asset_id: good.asset_id });
    expect(of('m')).toBeUndefined();
  });
});

it('a Capsule over several hops loses confidence at each, and each names the hash that it was received with', async () => {
  const events = (id: string) => file(jsonl(successes(id)));
  let received: Record<string, unknown> = capsule('capsule_1', {
    confidence: 0.9,
    gene: 'gene_fix',
  });
  const genes = JSON.stringify([gene('gene_fix')]);
  const own = repositoryOf({ ...PACKAGE, 'assets/gep/genes.json': genes });
  const chain = [received.asset_id];
  for (const confidence of [0.9 * 0.6, 0.9 * 0.6 * 0.6, 0.9 * 0.6 * 0.6 * 0.6]) {
    const request = { events: events('capsule_1'), ...own };
    const { promoted, decisions } = await decided([received], request);
    const [next] = promoted;
    expect(decisions[0]?.reasons).toEqual([]);
    expect(next?.confidence).toBeCloseTo(confidence, 12);
    expect(next?.a2a).toMatchObject({ received_asset_id: received.asset_id, status: 'promoted' });
    expect(verifyAssetId(next)).toBe(true);
    expect(decisions[0]?.promoted_asset_id).toBe(computeAssetId(next));
    received = next as Record<string, unknown>;
    chain.push(received.asset_id);
  }
  expect(new Set(chain).size).toBe(4);
});
