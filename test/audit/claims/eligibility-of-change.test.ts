import { computeAssetId } from '@evomap/gep-sdk';
import { describe, expect, it } from 'vitest';
import { runIn } from '../../cli/fake-terminal.ts';
import { capsule, gene, jsonl, successes } from '../../promote/fixture.ts';
import { createRepository } from '../../repo/repository.ts';

const LOG = 'assets/gep/events.jsonl';
const CAPSULES = 'assets/gep/capsules.json';
const BASE = {
  'package.json': '{ "scripts": { "test": "node --test" } }',
  'assets/gep/genes.json': JSON.stringify({ version: 1, genes: [gene('gene_fix')] }),
};
const LOGGED = { ...BASE, [LOG]: jsonl(successes('capsule_1')) };
const SMALL = { blast_radius: { files: 1, lines: 1 } };
/** Eight files with fifty lines each. */
const LARGE_CHANGE = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [`src/${number}.js`, 'work();\n'.repeat(50)]),
);

type Files = Parameters<ReturnType<typeof createRepository>['write']>[0];

/** Returns what `check` says about the Capsules of a change. */
async function capsulesOf(base: Files, head: Files) {
  const repository = createRepository();
  repository.write(base);
  const baseSha = repository.commit();
  repository.write(head);
  repository.commit();
  const args = ['check', '--no-run', '--base', baseSha, '--format', 'json'];
  const { output } = await runIn(repository.directory, args);
  return JSON.parse(output).capsules;
}

function withCapsule(fields: Record<string, unknown> = SMALL): Files {
  return { [CAPSULES]: JSON.stringify({ capsules: [capsule('capsule_1', fields)] }) };
}

describe('the eligibility of a Capsule of a change', () => {
  it('is refuted by a gene whose commands may not run', async () => {
    const blocked = gene('gene_fix', { validation: ['npm test', 'curl example.com'] });
    const base = {
      ...LOGGED,
      'assets/gep/genes.json': JSON.stringify({ version: 1, genes: [blocked] }),
    };
    const reasons = [{ rule: 'capsule-not-eligible' }];
    const refuted = [{ eligible: false, eligibility: 'refuted', reasons }];
    expect(await capsulesOf(base, withCapsule())).toMatchObject(refuted);
    const before = { ...base, ...withCapsule({ ...SMALL, confidence: 0.8 }) };
    expect(await capsulesOf(before, withCapsule())).toMatchObject(refuted);
  });

  it('is refuted by what git counts, whatever the Capsule claims', async () => {
    expect(await capsulesOf(LOGGED, { ...LARGE_CHANGE, ...withCapsule() })).toMatchObject([
      {
        eligible: false,
        eligibility: 'refuted',
        reasons: [
          {
            rule: 'capsule-not-eligible',
            message: expect.stringContaining('`blast_radius.files` is 8 (claimed: 1)'),
          },
          {
            rule: 'capsule-not-eligible',
            message: expect.stringContaining('`blast_radius.lines` is 400 (claimed: 1)'),
          },
        ],
      },
    ]);
  });

  it('is unproven by events of the base that the change edits', async () => {
    const failure = { status: 'failed', score: 0.1 };
    const [first, second] = successes('capsule_1');
    const { asset_id: _, ...failed } = { ...second, outcome: failure } as Record<string, unknown>;
    const base = {
      ...BASE,
      [LOG]: jsonl([first as object, { ...failed, asset_id: computeAssetId(failed) }]),
    };
    const head = { ...withCapsule(), [LOG]: jsonl(successes('capsule_1')) };
    expect(await capsulesOf(base, head)).toMatchObject([{ eligible: false }]);
  });
});
