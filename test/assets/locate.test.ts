import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Asset } from '../../src/assets/asset.ts';
import { readFile } from './reading.ts';

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

  it('finds a part of a string after escapes', () => {
    const start = '"node '.length - 1;
    expect(gene.locate(['validation', 1], { start, end: start + 1 })).toMatchObject({
      line: 6,
      column: 12,
      end_column: 14,
    });
    const c = 'node "b 😀" c'.indexOf('c');
    expect(gene.locate(['validation', 1], { start: c, end: c + 1 })).toMatchObject({
      column: 26,
      end_column: 27,
    });
  });

  it('keeps a span within the literal, and ignores it for other values', () => {
    expect(gene.locate(['validation', 0], { start: 5, end: 999 })).toMatchObject({
      column: 12,
      end_column: 16,
    });
    expect(gene.locate(['validation'], { start: 1, end: 2 })).toEqual(gene.locate(['validation']));
    expect(gene.locate(['validation', 9], { start: 1, end: 2 })).toEqual(
      gene.locate(['validation']),
    );
  });

  it('maps every offset of any string with any escapes', () => {
    const unit = fc
      .integer({ min: 0, max: 0xffff })
      .filter((code) => code < 0xd800 || code > 0xdfff);
    const escaped = fc.tuple(unit, fc.boolean()).map(([code, asHex]) => {
      const text = String.fromCharCode(code);
      const hex = `\\u${code.toString(16).padStart(4, '0')}`;
      return { text, source: asHex ? hex : JSON.stringify(text).slice(1, -1) };
    });
    fc.assert(
      fc.property(fc.array(escaped, { maxLength: 20 }), fc.nat(), (parts, at) => {
        const sources = parts.map(({ source }) => source);
        const asset = only(`{"type":"Gene","id":"g","s":"${sources.join('')}"}`);
        expect(asset.value.s).toBe(parts.map(({ text }) => text).join(''));
        const start = parts.length === 0 ? 0 : at % parts.length;
        const before = sources.slice(0, start).join('').length;
        const column = '{"type":"Gene","id":"g","s":"'.length + 1 + before;
        const end_column = column + (sources[start]?.length ?? 0);
        expect(asset.locate(['s'], { start, end: start + 1 })).toMatchObject({
          line: 1,
          column,
          end_column,
        });
      }),
    );
  });
});
