import { describe, expect, it } from 'vitest';
import { collectAssets } from '../../src/assets/collect.ts';
import { policySchema } from '../../src/policy/policy.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { changeBetween } from '../audit/fixture.ts';

const JSON_STORE = 'assets/gep/genes.json';
const LOG_STORE = 'assets/gep/genes.jsonl';
type Files = Readonly<Record<string, string>>;
const gene = (id: string, summary: string) => ({ type: 'Gene', id, summary });
const store = (...genes: object[]): Files => ({ [JSON_STORE]: JSON.stringify({ genes }) });
const log = (...genes: object[]): Files => ({
  [LOG_STORE]: genes.map((each) => `${JSON.stringify(each)}\n`).join(''),
});

async function collect(base: Files, head: Files, all = false) {
  const { changes, problems, present } = await collectAssets({
    ...{ baseTree: literalTree(base), headTree: literalTree(head), all },
    ...{ change: changeBetween(base, head), policy: policySchema.parse({}) },
  });
  return {
    changes: changes.map(
      ({ kind, asset, before }) =>
        `${kind} ${asset.value.summary}${before ? ` was ${before.value.summary}` : ''}`,
    ),
    problems: problems.map(({ rule }) => rule),
    present: present.map(({ value }) => value.summary),
  };
}

const OLD = store(gene('a', 'first'));
const BOTH = { ...OLD, ...log(gene('a', 'second')) };

describe('an id in genes.json and in genes.jsonl', () => {
  it('is one gene, that of the log, with a notice', async () => {
    expect(await collect({}, BOTH)).toEqual({
      changes: ['added second'],
      problems: ['without-effect'],
      present: ['second'],
    });
  });

  it('is never a made-up name: a gene without an id is judged, whatever the log has', async () => {
    for (const id of [undefined, 5, '', null]) {
      for (const name of ['#1', '#2', '5', '']) {
        const head = { ...store({ ...gene('', 'first'), id }), ...log(gene(name, 'second')) };
        expect((await collect({}, head)).changes).toContain('added first');
      }
    }
  });

  it('is a modified gene if the change adds the log', async () => {
    expect((await collect(OLD, BOTH)).changes).toEqual(['modified second was first']);
  });

  it('is a modified gene if the change removes it from the log', async () => {
    for (const head of [OLD, { ...OLD, ...log(gene('b', 'other')) }]) {
      expect((await collect(BOTH, head)).changes).toContain('modified first was second');
    }
    const equal = { ...OLD, ...log(gene('a', 'first')) };
    expect((await collect(equal, OLD)).changes).toEqual([]);
    expect((await collect(OLD, equal)).changes).toEqual([]);
  });

  it('is applied and judged once', async () => {
    const capsule = JSON.stringify([{ type: 'Capsule', id: 'c', summary: 'use', gene: 'a' }]);
    const head = { ...BOTH, 'assets/gep/capsules.json': capsule };
    expect((await collect(BOTH, head)).changes).toEqual(['added use', 'applied second was second']);
    expect(await collect(BOTH, BOTH, true)).toMatchObject({
      ...{ changes: ['unchanged second was second'], problems: ['without-effect'] },
    });
  });

  it.each([
    ['in another directory', { 'other/assets/gep/genes.jsonl': log(gene('a', '2'))[LOG_STORE] }],
    ['of an object without a type', log({ id: 'a', summary: '2', validation: [] })],
    ['inside another value', log({ genes: [gene('a', '2')] })],
    ['of a log with an error', { [LOG_STORE]: `${JSON.stringify(gene('a', '2'))}\n{"type"\n` }],
    ['on several lines', { [LOG_STORE]: JSON.stringify(gene('a', '2'), null, 1) }],
    ['with another value', { [LOG_STORE]: `${JSON.stringify(gene('a', '2'))} {"type":"Task"}` }],
    ['after a byte order mark', { [LOG_STORE]: `\uFEFF${JSON.stringify(gene('a', '2'))}` }],
    ['of a Capsule', log({ type: 'Capsule', id: 'a', summary: '2' })],
  ])('keeps its effect beside one %s', async (_, other) => {
    const { changes } = await collect({}, { ...OLD, ...(other as Files) });
    expect(changes).toContain('added first');
  });
});
