import { describe, expect, it } from 'vitest';
import { collectAssets } from '../../src/assets/collect.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import type { FileChange } from '../../src/repo/change.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';

const STORE = 'assets/gep/genes.json';
const OID = '0'.repeat(40);
const CHANGE: FileChange = {
  ...{ status: 'modified', path: STORE, binary: false, added: 1, deleted: 1 },
  ...{ oldMode: '100644', newMode: '100644', oldOid: OID, newOid: OID },
};

const store = (...values: unknown[]) => JSON.stringify({ genes: values });
const gene = (id: string) => ({ type: 'Gene', id });

/** Whether each problem of the head is marked as one of the base. */
async function marksOf(base: string, head: string, all = false): Promise<boolean[]> {
  const { problems } = await collectAssets({
    baseTree: literalTree({ [STORE]: base }),
    headTree: literalTree({ [STORE]: head }),
    change: { base: 'b', audited: 'h', files: [CHANGE] },
    policy: DEFAULT_POLICY,
    all,
  });
  return problems.map(({ before }) => before === true);
}

describe('problems that the base has, too', () => {
  it('are marked if the change does not touch their assets', async () => {
    const base = store(5, gene('a'), gene('a'));
    expect(await marksOf(base, store(gene('new'), 5, gene('a'), gene('a')))).toEqual([true, true]);
  });

  it('count once each', async () => {
    expect(await marksOf(store(5), store(5, 6))).toEqual([true, false]);
  });

  it('are new if the change touches their asset', async () => {
    const head = store({ ...gene('a'), summary: 'New.' }, gene('a'));
    expect(await marksOf(store(gene('a'), gene('a')), head)).toEqual([false]);
  });

  it('are new if all of the repository is judged', async () => {
    expect(await marksOf(store(5), store(5, gene('new')), true)).toEqual([false]);
  });

  it.each([
    ['a syntax error', '{"genes": [', '{"genes": [{"type": "Gene", "id": "x"}'],
    [
      'a duplicate key',
      '{"genes": [{"type":"Gene","id":"a","id":"b"}]}',
      '{"genes": [{"type":"Gene","id":"c","id":"b"}]}',
    ],
  ])('are new if they hide something: %s', async (_, base, head) => {
    const marks = await marksOf(base, head);
    expect(marks.length).toBeGreaterThan(0);
    expect(marks).not.toContain(true);
  });
});
