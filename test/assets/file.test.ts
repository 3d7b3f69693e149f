import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Asset } from '../../src/assets/asset.ts';
import { forAll, forMany, runs } from '../runs.ts';
import { casesOf } from '../table.ts';
import { readFile, summary } from './reading.ts';

const GENE = '{"type":"Gene","id":"g"}';
const CAPSULE = '{"type":"Capsule","id":"c","gene":"g"}';
const EVENT = '{"type":"EvolutionEvent","id":"e","genes_used":["g"]}';

/** `ASSETS; PROBLEMS ⇐ NAME: TEXT`, where these words stand for the assets above. */
const SHAPES = `Gene g ⇐ a store with a version: {"version":2,"genes":[GENE]}
Gene g ⇐ a store without a version: {"genes":[GENE]}
none ⇐ an empty store: {"version":1,"genes":[]}
Capsule c ⇐ capsules: {"capsules":[CAPSULE]}
EvolutionEvent e ⇐ events: {"events":[EVENT]}
Gene g, Capsule c ⇐ a bare array: [GENE,CAPSULE]
none ⇐ an empty array: []
Gene g, EvolutionEvent e ⇐ JSONL: GENE<U+000A>EVENT<U+000A>
Gene g, Capsule c ⇐ a sequence of formatted values: {<U+000A> "type":"Gene",<U+000A> "id":"g"<U+000A>}<U+000A>CAPSULE
Gene g ⇐ one asset: GENE
Mutation m, EvolutionEvent e, Gene g, Capsule c ⇐ one object with each kind: {"mutation":{"type":"Mutation","id":"m"},"personality_state":{"type":"PersonalityState"},"evolution_event":EVENT,"gene":GENE,"capsule":CAPSULE}
Gene g ⇐ an envelope: {"protocol":"a2a","payload":{"assets":[GENE]}}
Gene g ⇐ companions next to assets: {"type":"PersonalityState"}<U+000A>GENE
Gene g ⇐ a byte order mark: <U+FEFF>GENE
Gene g; not-an-asset 1:11 ⇐ a gene without a type in genes: {"genes":[{"id":"g"}]}
Gene g; not-an-asset 1:11 ⇐ a misspelt type in genes: {"genes":[{"type":"gene","id":"g"}]}
Capsule c ⇐ a capsule in genes: {"genes":[CAPSULE]}
Gene g; not-an-asset 1:9 ⇐ a gene without a type as "gene": {"gene":{"id":"g"}}
Gene g; not-an-asset 1:2 ⇐ commands without a type: [{"id":"g","validation":["x"]}]
Gene g; not-an-asset 1:12 ⇐ deeply nested commands: {"a":[{"b":{"type":"gEnE","id":"g","validation":[]}}]}
Gene c; not-an-asset 1:11 ⇐ a capsule with commands in genes: {"genes":[{"type":"Capsule","id":"c","validation":["x"]}]}
Gene t; not-an-asset 1:1 ⇐ a companion with commands: {"type":"Task","id":"t","validation":["x"]}
Gene a; not-an-asset 1:2 ⇐ an AntiGene with commands: [{"type":"AntiGene","id":"a","validation":["x"]}]
AntiGene a ⇐ AntiGenes, and types that others refer to: {"anti_genes":[{"type":"AntiGene","id":"a"}],"x":[{"type":"Pack"},{"type":"Recipe"}]}
Gene g; not-an-asset 1:11, not-an-asset 1:15, not-an-asset 1:17 ⇐ other objects in genes: {"genes":["g",1,null,GENE]}
Gene g; not-an-asset 1:10 ⇐ genes that are not a list: {"genes":{"g":GENE}}
none; not-an-asset 1:10 ⇐ genes that are null: {"genes":null}
none; not-an-asset 1:1 ⇐ an object of another kind: {"name":"x"}
none; not-an-asset 1:1 ⇐ an empty object: {}
none; not-an-asset 1:1, not-an-asset 2:1 ⇐ scalars: "g"<U+000A>3
Gene g; not-an-asset 2:1 ⇐ an unknown type in a sequence: GENE<U+000A>{"type":"Genome","id":"x"}
Capsule c, Gene g ⇐ a store with an asset type: {"type":"Capsule","id":"c","gene":"g","genes":[GENE]}
Gene g ⇐ a store with a companion type: {"type":"Task","genes":[GENE]}
Capsule c ⇐ a gene inside a capsule is ignored: {"type":"Capsule","id":"c","content":GENE}
Gene #1, Gene #2, Gene #3; not-an-asset 1:2, not-an-asset 1:18, not-an-asset 1:41 ⇐ no id: [{"type":"Gene"},{"type":"Gene","id":7},{"type":"Gene","id":" "}]
Gene g, Gene g; duplicate-id 2:1 ⇐ a duplicate id: [GENE,<U+000A>{"type":"Gene","id":"g","summary":"Another."}]
Gene g, Gene g, Gene g; without-effect 1:2 ⇐ copies with the same content: [GENE,<U+000A>GENE,<U+000A>GENE]
Gene g, Gene g; without-effect 1:28 ⇐ copies in wrappers that state the same: [{"local_id":"g","payload":GENE},<U+000A>{"local_id":"g","payload":GENE}]
Gene g, Gene g; duplicate-id 2:27 ⇐ a copy in a wrapper that states something: [GENE,<U+000A>{"local_id":"x","payload":GENE}]
Gene x, Capsule x ⇐ an id with two types: [{"type":"Gene","id":"x"},{"type":"Capsule","id":"x"}]
Gene g, Gene #2, Capsule c; file-not-json 3:1 ⇐ a broken second line: GENE<U+000A>{"type":"Gene",<U+000A>CAPSULE
Gene #1, Gene g; file-not-json 1:26 ⇐ a missing comma reports nothing about the pieces: {"genes":[{"type":"Gene" "id":"g","signals_match":["x"],"constraints":{"max_files":2}},<U+000A>GENE]}
EvolutionEvent e; file-not-json 2:9 ⇐ a truncated line: EVENT<U+000A>{"type":"Evolu
Gene g; file-not-json 1:1, file-not-json 3:1 ⇐ prose around: Sure!<U+000A>GENE<U+000A>Done.`;

describe('shapes', () => {
  it.each(casesOf(SHAPES))('%s: %s', (row, answer) => {
    const text = row
      .slice(row.indexOf(': ') + 2)
      .replaceAll('EVENT', EVENT)
      .replaceAll('CAPSULE', CAPSULE)
      .replaceAll('GENE', GENE);
    const file = readFile('assets/gep/genes.jsonl', text);
    const assets = file.assets.map(({ type, id }) => `${type} ${id}`).join(', ') || 'none';
    const problems = summary(file.problems).join(', ');
    expect(problems === '' ? assets : `${assets}; ${problems}`).toBe(answer);
  });

  it.each([
    ['genes.json', `${GENE}\n${EVENT}`, ['file-not-json 2:1']],
    ['x.json', '{} {}', ['file-not-json 1:4', 'not-an-asset 1:1', 'not-an-asset 1:4']],
    ['a/assets/gep/genes.json', `[${GENE}]`, ['without-effect 1:1']],
    ['assets/gep/capsules.json', '[]', ['without-effect 1:1']],
    ['assets/gep/candidates.json', `[${GENE}]`, []],
  ])('reads %s as a program does (%s)', (path, text, problems) => {
    expect(summary(readFile(path, text).problems)).toEqual(problems);
  });

  it.each([
    ['genes.jsonl', '', []],
    ['genes.JSONL', ' \n', []],
    ['genes.json', '', ['file-not-json 1:1']],
    ['genes.json', '\n\n', ['file-not-json 1:1']],
  ])('handles an empty %s (%j)', (path, text, problems) => {
    expect(summary(readFile(path, text).problems)).toEqual(problems);
  });

  it.each(['5', 'null', '""', '["a"]'])('reports the id %s as one that is no text', (id) => {
    const { problems } = readFile('g.json', `{"type":"Gene","id":${id}}`);
    expect(problems[0]?.detail).toBe('a Gene with an "id" that is not text; it is called #1 here');
  });

  it('reports how it treats an asset without a type or an id', () => {
    const { problems } = readFile('g.json', '{"genes":[{"type":"gene"}]}');
    expect(problems.map(({ detail }) => detail)).toEqual([
      'expected a Gene, found an object of type "gene"; it is audited as a Gene',
      'a Gene without an "id"; it is called #1 here',
    ]);
  });
});

describe('bytes', () => {
  it.each([
    ['a stray byte', [0x7b, 0x0a, 0x0a, 0x22, 0xff, 0x22], 'file-not-utf8 3:2'],
    ['a truncated sequence', [0x22, 0xe2, 0x82], 'file-not-utf8 1:2'],
    ['after multi-byte letters', [...Buffer.from('"é😀'), 0xc0, 0x80], 'file-not-utf8 1:5'],
    ['an encoded surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22], 'file-not-utf8 1:2'],
    ['UTF-16', [...Buffer.from('\uFEFF{}', 'utf16le')], 'file-not-utf8 1:1'],
  ])('finds %s', (_name, bytes, expected) => {
    expect(summary(readFile('g.json', Uint8Array.from(bytes)).problems)).toEqual([expected]);
  });

  it('accepts any bytes, with locations inside the file', async () => {
    await forMany(runs(2000), fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const { assets, problems } = readFile('g.json', bytes);
      expect(assets.length + problems.length).toBeGreaterThan(0);
      for (const { location } of problems)
        expect(Math.min(location.line, location.column)).toBeGreaterThan(0);
    });
  });

  it('accepts any damage to a real structure', async () => {
    const whole = `{"version":2,"genes":[{"type":"Gene","id":"g","validation":["node a.js \\"b\\""]}]}\n`;
    await forMany(
      runs(2000),
      fc.nat(whole.length),
      fc.nat(9),
      fc.string({ unit: 'binary', maxLength: 3 }),
      (at, length, text) => {
        const damaged = whole.slice(0, at) + text + whole.slice(at + length);
        const { assets, problems } = readFile('g.json', damaged);
        for (const asset of assets) asset.locate(['validation', 0], { start: 0, end: 99 });
        expect(assets.length + problems.length > 0 || damaged.includes('"genes":[]')).toBe(true);
      },
    );
  });

  it('does not read a file that is too large', () => {
    const { assets, problems } = readFile('g.json', GENE, { maxBytes: 10 });
    expect(assets).toEqual([]);
    expect(problems).toMatchObject([{ rule: 'file-too-large', detail: '24 bytes, of at most 10' }]);
    expect(readFile('g.json', GENE, { maxBytes: 24 }).problems).toEqual([]);
  });

  it('keeps only as many of 100,000 assets as allowed', () => {
    const lines = Array.from({ length: 100_000 }, (_, n) => `{"type":"Gene","id":"g${n}"}`);
    const { assets, problems } = readFile('g.jsonl', lines.join('\n'));
    expect(assets).toHaveLength(50_000);
    expect(summary(problems)).toEqual(['file-too-large 50001:1']);
  });
});

function only(text: string): Asset {
  const [asset] = readFile('g.json', text).assets;
  if (!asset) throw new Error('no asset');
  return asset;
}

describe('locate', () => {
  it('places the fields of an asset that is nested too deep', () => {
    const depth = 100_000;
    const deep = '['.repeat(depth) + ']'.repeat(depth);
    const asset = only(`{"type": "Gene", "id": "g",\n"strategy": ${deep},\n"validation": []}`);
    expect(asset.locate(['validation'])).toMatchObject({ line: 3, column: 15 });
    expect(asset.locate(['strategy', 0, 0])).toMatchObject({ line: 2 });
  });

  const gene = only(
    [
      '{"genes": [',
      '  {"type": "Gene", "id": "g",\r',
      '   "constraints": {"max_files": 3},',
      '   "validation": [',
      '     "node a.js",',
      '     "node \\"b\\u0020😀\\" c"',
      '   ], "x": 1, "x": 2, "0": "zero"}',
      ']}',
    ].join('\n'),
  );

  it.each([
    ['the asset', undefined, [2, 3, 7, 35]],
    ['a scalar', ['constraints', 'max_files'], [3, 33, 3, 34]],
    ['an object', ['constraints'], [3, 19, 3, 35]],
    ['an element', ['validation', 0], [5, 6, 5, 17]],
    ['a missing element: the list', ['validation', 7], [4, 18, 7, 5]],
    ['a missing field: the object', ['strategy', 0], [2, 3, 7, 35]],
    ['a step into a scalar: the scalar', ['id', 'x', 0], [2, 26, 2, 29]],
    ['a name as an index: the list', ['validation', '0'], [4, 18, 7, 5]],
    ['an inherited name: the object', ['constructor'], [2, 3, 7, 35]],
    ['the effective one of two members', ['x'], [7, 20, 7, 21]],
  ] as const)('%s', (_name, pointer, [line, column, end_line, end_column]) => {
    expect(gene.locate(pointer)).toEqual({ path: 'g.json', line, column, end_line, end_column });
  });

  it('keeps a span within the literal, and ignores it for other values', () => {
    const cut = gene.locate(['validation', 0], { start: 5, end: 999 });
    expect(cut).toMatchObject({ column: 12, end_column: 16 });
    const whole = gene.locate(['validation']);
    expect(gene.locate(['validation'], { start: 1, end: 2 })).toEqual(whole);
    expect(gene.locate(['validation', 9], { start: 1, end: 2 })).toEqual(whole);
  });

  it('maps every offset of any string with any escapes', async () => {
    const unit = fc
      .integer({ min: 0, max: 0xffff })
      .filter((code) => code < 0xd800 || code > 0xdfff);
    const escaped = fc.tuple(unit, fc.boolean()).map(([code, asHex]) => {
      const text = String.fromCharCode(code);
      const hex = `\\u${code.toString(16).padStart(4, '0')}`;
      return { text, source: asHex ? hex : JSON.stringify(text).slice(1, -1) };
    });
    await forAll(fc.array(escaped, { maxLength: 20 }), fc.nat(), (parts, at) => {
      const sources = parts.map(({ source }) => source);
      const asset = only(`{"type":"Gene","id":"g","s":"${sources.join('')}"}`);
      expect(asset.value.s).toBe(parts.map(({ text }) => text).join(''));
      const start = parts.length === 0 ? 0 : at % parts.length;
      const before = sources.slice(0, start).join('').length;
      const column = '{"type":"Gene","id":"g","s":"'.length + 1 + before;
      const end_column = column + (sources[start]?.length ?? 0);
      const found = asset.locate(['s'], { start, end: start + 1 });
      expect(found).toMatchObject({ line: 1, column, end_column });
    });
  });
});
