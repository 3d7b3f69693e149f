import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectAssets } from '../../src/assets/collect.ts';
import type { JsonNode } from '../../src/assets/json.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { changeBetween } from '../audit/fixture.ts';
import { forMany, runs } from '../runs.ts';
import { read, summary } from './reading.ts';

describe('strict JSON', () => {
  const table: [string, string, unknown[], string[]][] = [
    ['nothing', '', [], []],
    ['white space', ' \n\t\r\n', [], []],
    ['scalars', '"a"', ['a'], []],
    ['a sequence of values', '{"a":1}\n{"b":2}{"c":3}[4]', [{ a: 1 }, { b: 2 }, { c: 3 }, [4]], []],
    ['prose before', 'Here is the gene:\n{"a":1}', [{ a: 1 }], ['file-not-json 1:1']],
    ['prose', '{"a":1}\nthen 5 "more"\n{"b":2}', [{ a: 1 }, { b: 2 }], ['file-not-json 2:1']],
    ['prose after', '{"a":1}\n```', [{ a: 1 }], ['file-not-json 2:1']],
    ['a comment', '{"a":1, // why\n"b":2}', [{ a: 1, b: 2 }], ['file-not-json 1:9']],
    ['a trailing comma in an array', '[1,2,]', [[1, 2]], ['file-not-json 1:6']],
    ['only a comma', '[,]', [[]], ['file-not-json 1:2']],
    ['a missing comma', '[1 2]', [[1]], ['file-not-json 1:4']],
    ['a missing colon', '{"a" 1}', [{}], ['file-not-json 1:6']],
    ['a bare key', '{a:1}', [{}], ['file-not-json 1:2']],
    ['a word instead of a value', '{"a":NaN,"b":2}', [{ a: null, b: 2 }], ['file-not-json 1:6']],
    ['a leading zero', '[01]', [[0]], ['file-not-json 1:3']],
    ['a number out of range', '[1e999,-1e999]', [[null, null]], ['file-not-json 1:2']],
    ['a tab in a string', '["a\tb"]', [['a\tb']], ['file-not-json 1:2']],
    ['a line break in a string', '["a\nb"]', [['a']], ['file-not-json 1:2']],
    ['an unknown escape', '["\\q"]', [['']], ['file-not-json 1:2']],
    ['half a surrogate pair', '["\\ud83d"]', [['\ud83d']], ['file-not-json 1:2']],
    ['a surrogate pair', '["\\ud83d\\ude00"]', [['😀']], []],
    ['no-break space', '[\u00a01]', [[null]], ['file-not-json 1:2']],
    ['an unclosed array', '[1,\n[2', [[1, [2]]], ['file-not-json 2:3']],
    ['an unclosed string', '["abc', [['abc']], ['file-not-json 1:2']],
    ['the wrong bracket', '{"a":[1}', [{ a: [1] }], ['file-not-json 1:8']],
    ['a comma between values', '{"a":1},{"b":2}', [{ a: 1 }, { b: 2 }], ['file-not-json 1:8']],
    [
      'a broken value does not affect the others',
      '[{"a":1},{"b":2 "c":3},{"d":4}]\n{"e":5}',
      [[{ a: 1 }, { b: 2 }], { d: 4 }, { e: 5 }],
      ['file-not-json 1:17'],
    ],
    ['a bad line', '{"a":1}\n{"b":\n{"c":3}', [{ a: 1 }, { b: { c: 3 } }], ['file-not-json 3:8']],
  ];
  it.each(table)('%s', (_name, text, values, problems) => {
    const result = read(text);
    expect(result.values).toEqual(values);
    expect(summary(result.problems)).toEqual(problems);
  });

  it('accepts exactly the same single values as JSON.parse', async () => {
    const nearlyJson = fc
      .array(fc.constantFrom(...'{}[],:"\\ua1-.eE+ \n\t/*', 'true', 'null', '"k":', 'x'), {
        maxLength: 14,
      })
      .map((parts) => parts.join(''));
    await forMany(runs(20_000), nearlyJson, (text) => {
      const { values, problems } = read(text);
      const parsed = parse(text);
      if (parsed)
        expect({ values, clean: isCleanButForKeys(problems) }).toEqual({
          values: [parsed.value],
          clean: true,
        });
      else expect(values.length !== 1 || problems.length > 0).toBe(true);
    });
  });

  it('accepts any text', async () => {
    await forMany(runs(3000), fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { nodes, problems } = read(text);
      for (const node of nodes) expect(node.end).toBeLessThanOrEqual(text.length);
      expect(nodes.length + problems.length > 0 || text.trim() === '').toBe(true);
    });
  });

  function parse(text: string): { value: unknown } | undefined {
    try {
      return { value: JSON.parse(text) };
    } catch {
      return undefined;
    }
  }

  function isCleanButForKeys(problems: readonly { rule: string }[]): boolean {
    return problems.every(({ rule }) => rule === 'ambiguous-key');
  }
});

describe('positions', () => {
  it('returns every value with the offsets of its text', async () => {
    await forMany(
      runs(2000),
      fc.jsonValue({ noUnicodeString: false }),
      fc.nat(4),
      (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const { nodes, problems } = read(text);
        expect(
          problems.filter(({ rule }) => rule !== 'ambiguous-key' && rule !== 'file-not-json'),
        ).toEqual([]);
        expect(nodes).toHaveLength(1);
        expect(nodes[0]?.value).toEqual(JSON.parse(text));
        for (const node of nodes) check(text, node);
      },
    );
  });

  function check(text: string, node: JsonNode): void {
    expect(JSON.parse(text.slice(node.start, node.end))).toEqual(
      node.children ? JSON.parse(JSON.stringify(node.value)) : node.value,
    );
    if (node.key) expect(JSON.parse(text.slice(node.key.start, node.key.end))).toBe(node.key.name);
    for (const child of node.children ?? []) check(text, child);
  }
});

describe('keys', () => {
  it('keeps the last of two equal keys and names both positions', () => {
    const { values, problems } = read('{\n "a": 1,\n "\\u0061": 2}');
    expect(values).toEqual([{ a: 2 }]);
    expect(summary(problems)).toEqual(['ambiguous-key 3:2']);
    expect(problems[0]?.detail).toBe('"a", first at line 2, column 2');
  });

  it('treats __proto__, constructor and prototype as data, and reports the first', () => {
    const { values, problems } = read(
      '{"__proto__": {"polluted": 1}, "constructor": 2, "prototype": 3, "hasOwnProperty": 4}',
    );
    const [value] = values as [Record<string, unknown>];
    expect(Object.getPrototypeOf(value)).toBeNull();
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor', 'prototype', 'hasOwnProperty']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(summary(problems)).toEqual(['ambiguous-key 1:2']);
  });
});

describe('limits', () => {
  it('reports 100,000 open brackets as one problem of depth', () => {
    for (const bracket of ['[', '{"a":']) {
      const { problems } = read(bracket.repeat(100_000));
      expect(problems.map(({ rule }) => rule)).toEqual(['file-not-json', 'file-not-json']);
    }
  });

  it('skips what is too deep and continues after it', () => {
    const { values, problems } = read('[[[1, {"a": [2]}], 3], 4] {"b": 5}', { maxDepth: 2 });
    expect(values).toEqual([[[null, 3], 4], { b: 5 }]);
    expect(summary(problems)).toEqual(['file-not-json 1:3']);
  });

  it('accepts the deepest allowed nesting', () => {
    const text = `${'['.repeat(64)}${']'.repeat(64)}`;
    expect(read(text).problems).toEqual([]);
    expect(summary(read(`[${text}]`).problems)).toEqual(['file-not-json 1:65']);
  });

  it('stops at too many values and keeps the previous ones', () => {
    const { values, problems } = read('[1,2,3]\n[4,5,6]', { maxValues: 5 });
    expect(values).toEqual([[1, 2, 3], [4]]);
    expect(summary(problems)).toEqual(['file-too-large 2:3']);
  });

  it('lists a hundred problems and reports that there are more', () => {
    const { values, problems } = read('x {}\n'.repeat(5000));
    expect(values).toHaveLength(5000);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)?.rule).toBe('file-too-large');
  });

  it('does not slow down with many equal keys', () => {
    const { problems } = read(`{${Array.from({ length: 200_000 }, () => '"a":1').join(',')}}`);
    expect(problems).toHaveLength(101);
  });
});

const STORE = 'assets/gep/genes.json';
const store = (...values: unknown[]) => JSON.stringify({ genes: values });
const gene = (id: string) => ({ type: 'Gene', id });

/** Whether each problem of the head is marked as one of the base. */
async function marksOf(base: string, head: string, all = false): Promise<boolean[]> {
  const { problems } = await collectAssets({
    baseTree: literalTree({ [STORE]: base }),
    headTree: literalTree({ [STORE]: head }),
    change: changeBetween({ [STORE]: base }, { [STORE]: head }),
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
    ['a duplicate key', '{"type":"Gene","id":"a","id":"b"}', '{"type":"Gene","id":"c","id":"b"}'],
  ])('are new if they hide something: %s', async (_, base, head) => {
    const marks = await marksOf(base, head);
    expect(marks.length).toBeGreaterThan(0);
    expect(marks).not.toContain(true);
  });
});
