import { describe, expect, it } from 'vitest';
import type { AssetChange } from '../../src/assets/asset.ts';
import { compareAssets } from '../../src/assets/compare.ts';
import { appliedGenes } from '../../src/assets/gene-references.ts';
import { readFile } from './reading.ts';

type Files = Readonly<Record<string, unknown>>;
const gene = (id: string, more: object = {}) => ({ type: 'Gene', id, ...more });
const capsule = (id: string, of: string) => ({ type: 'Capsule', id, gene: of });
const event = (id: string, ...used: unknown[]) => ({
  type: 'EvolutionEvent',
  id,
  genes_used: used,
});

const X: Files = { a: [gene('x')] };
const x = (n: number) => gene('x', { n });
const MODIFIED = ['modified x a:2 from a:2'];
const TEXT = '[{"type":"Gene","id":"x"}]';

const message = (sender_id: string, id: string) => ({
  protocol: 'gep-a2a',
  message_type: 'publish',
  sender_id,
  payload: { gene: gene(id) },
});

function parse(files: Files) {
  return Object.entries(files).map(([path, content]) =>
    readFile(path, typeof content === 'string' ? content : JSON.stringify(content)),
  );
}

function compare(
  base: Files,
  head: Files,
  untouched: Files = {},
  renames: Record<string, string> = {},
) {
  return compareAssets({
    base: parse(base),
    head: parse(head),
    untouched: parse(untouched),
    renames: new Map(Object.entries(renames)),
  });
}

function words(changes: readonly AssetChange[]): string[] {
  return changes.map(({ kind, asset, before }) => {
    const from = before && before !== asset ? ` from ${before.path}:${before.locate().column}` : '';
    return `${kind} ${asset.id} ${asset.path}:${asset.locate().column}${from}`;
  });
}

/** `FILE GENE… / FILE GENE…`: `x1` is the gene `x` with `n: 1`, `Cx` the Capsule `x`. */
function filesOf(text: string): Files {
  const files = text.split(' / ').map((file) => file.split(' ').filter((word) => word !== ''));
  return Object.fromEntries(
    files.flatMap(([path, ...assets]) => (path === undefined ? [] : [[path, assets.map(assetOf)]])),
  );
}

function assetOf(text: string): object {
  const [, type, id = '', n] = /^(C?)([a-z])(\d?)$/.exec(text) ?? [];
  return type ? { type: 'Capsule', id } : gene(id, n ? { n: Number(n) } : {});
}

const CHANGES = `nothing: a x → a x ⇒
another order: a x y → a y x ⇒
an additional gene: a x → a x y ⇒ added y a:27
a removed gene: a x y → a x ⇒ removed y a:27
a changed gene: a x → a x1 ⇒ modified x a:2 from a:2
a changed id: a x → a y ⇒ modified y a:2 from a:2
another gene in the place of a removed one: a x1 z → a y2 z ⇒ modified y a:2 from a:2
a removed gene in another file, with another id: a x1 / b → a / b z y1 ⇒ added z b:2, modified y b:27 from a:2
a gene beside a removed one: a x1 z → a z y2 ⇒ removed x a:2, added y a:27
a Capsule in the place of a removed one: a Cx → a Cy ⇒ added y a:2, removed x a:2
a changed type: a x → a Cx ⇒ added x a:2, removed x a:2
a new file:  → a x ⇒ added x a:2
a deleted file: a x →  ⇒ removed x a:2
moved to another file: a x y / b → a y / b x ⇒
moved and changed: a x / b → a / b x1 ⇒ modified x b:2 from a:2
a copy in a second file, looser than the first: a x / b → a x / b x1 ⇒ added x b:2 from a:2
the same id in two files, matched by file: a x1 / b x2 → a x2 / b x2 ⇒ modified x a:2 from a:2
an additional duplicate: a x → a x1 x ⇒ added x a:2 from a:2
a removed duplicate: a x1 x → a x ⇒ removed x a:2`;

describe('added, modified, removed', () => {
  it.each(CHANGES.split('\n').map((row) => row.split(/: | → | ⇒ ?/)))(
    '%s: %s → %s',
    (_, base = '', head = '', expected = '') =>
      expect(words(compare(filesOf(base), filesOf(head))).join(', ')).toBe(expected),
  );

  const around = (hash: string) => ({ a: [{ asset_id: `sha256:${hash}`, payload: gene('x') }] });
  const sent = message('a', 'x');
  const longer = { ...sent, timestamp: 't', payload: [gene('x'), gene('y')] };
  const [n0, n1, n2] = [0, 1, 2].map((n) => ({ type: 'Gene', n }));
  const PLACES = { c: [gene('r')], a: [gene('q'), gene('o')], b: [] };
  const IN_ORDER = ['added q a:2', 'added o a:27', 'removed x b:2', 'added r c:2'];
  const table: [string, Files, Files, string[]][] = [
    ['the same in JSON', { a: TEXT }, { a: '[\n{"id":"x",\n"type":"\\u0047ene"}]' }, []],
    ['another shape', X, { a: { version: 1, genes: [gene('x')] } }, []],
    ['another hash around a gene', around('1'), around('2'), ['modified x a:35 from a:35']],
    [
      'another sender or signature of a message',
      { a: [sent, message('a', 'y')] },
      { a: [message('b', 'x'), { ...message('a', 'y'), signature: 's' }] },
      ['modified x a:83 from a:83', 'modified y a:191 from a:191'],
    ],
    ['another gene and time of a message', { a: [sent] }, { a: [longer] }, ['added y a:101']],
    ['without an id: matched by content', { a: [n1, n2] }, { a: [n0, n1, n2] }, ['added #1 a:2']],
    ['__proto__', { a: TEXT }, { a: TEXT.replace('}', ',"__proto__":{"n":1}}') }, MODIFIED],
    ['null instead of nothing', X, { a: [gene('x', { n: null })] }, MODIFIED],
    ['an incomplete file', { a: [gene('x'), gene('y')] }, { a: TEXT.replace(']', ', ?') }, []],
    ['paths, then places', { b: [x(1)] }, PLACES, IN_ORDER],
  ];
  it.each(table)('%s', (_name, base, head, expected) => {
    expect(words(compare(base, head))).toEqual(expected);
  });

  it('pairs 20,000 assets of one id in less than quadratic time', () => {
    const genes = (sign: number) =>
      Array.from({ length: 20_000 }, (_, n) => gene('x', { n: sign * (n + 1) }));
    const changes = compare({ a: genes(1) }, { a: genes(-1) });
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['modified']));
    expect(changes).toHaveLength(20_000);
  });
});

describe('applied', () => {
  const store = { genes: [gene('x'), gene('y'), gene('z')] };
  const [own, used] = [capsule('c', 'x'), event('e', 'x')];
  const table: [string, Files, Files, string[]][] = [
    ['an added capsule', {}, { c: [capsule('c', 'x')] }, ['x']],
    ['an added event', {}, { e: [event('e', 'x', 'z', 'nobody', 7)] }, ['x', 'z']],
    ['unchanged lines of a log', { e: [used] }, { e: [used, event('f', 'y')] }, ['y']],
    ['a modified capsule, the same gene', { c: [own] }, { c: [{ ...own, n: 1 }] }, []],
    ['a modified capsule, another gene', { c: [own] }, { c: [capsule('c', 'y')] }, ['y']],
    ['a removed capsule', { c: [own] }, { c: [] }, []],
    ['a gene that is changed itself', { g: [x(1)] }, { g: [x(2)], c: [own] }, []],
    ['a gene with a removed copy', { g: [gene('x')] }, { g: [], c: [own] }, ['x']],
    ['genes_used that is not a list', {}, { e: [{ ...event('e'), genes_used: 'x' }] }, []],
    ['a gene that names genes', {}, { g: [gene('w', { gene: 'x', genes_used: ['x'] })] }, []],
  ];
  it.each(table)('%s', (_name, base, head, expected) => {
    const { changes, files } = sides(base, head, { store });
    const applied = appliedGenes(changes, files);
    expect(applied.map(({ asset }) => asset.id)).toEqual(expected);
    for (const { kind, asset, before } of applied) {
      expect([kind, before]).toEqual(['applied', asset]);
    }
  });

  function sides(base: Files, headFiles: Files, untouchedFiles: Files) {
    const [head, untouched] = [parse(headFiles), parse(untouchedFiles)];
    const changes = compareAssets({ base: parse(base), head, untouched, renames: new Map() });
    return { changes, files: [...head, ...untouched] };
  }
});
