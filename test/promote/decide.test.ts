import { expect, it } from 'vitest';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import { decide } from '../../src/promote/decide.ts';
import { finding } from '../../src/rules/finding.ts';
import { notJudged } from '../../src/rules/not-judged.ts';
import { assetsOf, event, POLICY_DIGEST } from './fixture.ts';

it('keeps no findings of rejected candidates that are not listed', () => {
  const bad = Array.from({ length: 1_002 }, (_, n) => event(`evt_${n}`, { genes_used: [] }));
  const assets = assetsOf(...bad, event('evt_last', { genes_used: [] }));
  const last = assets.at(-1);
  const { decided } = decide(
    assets.map((asset) => ({ asset, findings: [] })),
    {
      policy: DEFAULT_POLICY,
      known: new Map(),
      events: [],
      audited: (asset) => [
        finding('missing-id', { detail: 'an EvolutionEvent without an "id"' }),
        ...(asset === last ? [notJudged('the event', 'the disk is gone')] : []),
      ],
      revocations: () => undefined,
      evidence: { policyDigest: POLICY_DIGEST, required: 'gate' },
      now: new Date(),
      environment: { platform: 'linux', arch: 'x64' },
    },
  );
  expect(decided.map(({ outcome }) => outcome)).toEqual(assets.map(() => 'rejected'));
  const kept = decided.map(({ reasons, notices }) => reasons.length + notices.length > 0);
  expect(kept.lastIndexOf(false)).toBe(1_001);
  expect(kept.indexOf(false)).toBe(1_000);
  expect(kept.at(-1)).toBe(true);
});
