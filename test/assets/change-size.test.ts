import { expect, it } from 'vitest';
import { collectAssets, requireChangeSize } from '../../src/assets/collect.ts';
import { policySchema } from '../../src/policy/policy.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';

const STORE = 'assets/gep/genes.json';

/** A store of genes and Capsules with so many commands in each gene. */
function store(genes: number, capsules = 0, commands = 0): string {
  const list = (type: string, count: number, fields = {}) =>
    Array.from({ length: count }, (_, n) => ({ type, id: `${type}_${n}`, ...fields }));
  const validation = Array.from({ length: commands }, (_, n) => `node ${n}.js`);
  return JSON.stringify([...list('Gene', genes, { validation }), ...list('Capsule', capsules)]);
}

/** Collects what a change of a store, beside other files, changes. */
function collect(
  base: Record<string, string>,
  head: Record<string, string>,
  { path = STORE, all = false } = {},
) {
  const status = path in base ? (path in head ? 'modified' : 'deleted') : 'added';
  const [oid, mode] = ['0'.repeat(40), '100644'];
  const rest = { oldMode: mode, newMode: mode, oldOid: oid, newOid: oid, binary: false };
  return collectAssets({
    baseTree: literalTree(base),
    headTree: literalTree(head),
    change: { base: 'b', audited: 'h', files: [{ status, path, added: 1, deleted: 1, ...rest }] },
    policy: policySchema.parse({}),
    all,
  });
}

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
  const { changes } = await collect(large, { ...large, [beside]: store(0, 3) }, { path: beside });
  expect(changes).toHaveLength(3);
  const removed = await collect({ [STORE]: store(20, 0, 1_000) }, {});
  expect(removed.changes).toHaveLength(20);
  const [asset] = removed.changes.map((each) => each.asset);
  if (asset === undefined) throw new Error('no asset');
  const event = { kind: 'added', asset: { ...asset, type: 'EvolutionEvent' } } as const;
  expect(() => requireChangeSize(Array<typeof event>(5_000).fill(event), false)).not.toThrow();
});

it('judges all genes of a store within the limit of commands', async () => {
  const README = { 'README.md': '' };
  const all = { path: 'README.md', all: true };
  const small = { [STORE]: store(2_500, 0, 4) };
  expect(
    (await collect({ ...small, ...README }, { ...small, ...README }, all)).changes,
  ).toHaveLength(2_500);
  const large = { [STORE]: store(2_501, 0, 4) };
  await expect(
    collect({ ...large, ...README }, { ...large, ...README }, all),
  ).rejects.toMatchObject({
    code: 'change-too-large',
    hint: expect.stringContaining('without `--all`'),
  });
});
