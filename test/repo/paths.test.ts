import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { isSpellingOf, mayBeSpelled } from '../../src/repo/look-alike.ts';
import { decodePath, splitNul } from '../../src/repo/path-bytes.ts';
import { isWithin, isWithinAnywhere, normalise, resolveInTree } from '../../src/repo/paths.ts';
import { forAll } from '../runs.ts';
import { cases, filesOf, list, rows } from '../table.ts';

it.each(cases`
  a/b ⇐ a/b ¦ ./a//b/ ¦ a\b
  b ⇐ a/../b
  <0 times x> ⇐ <0 times x> ¦ . ¦ a/..
  nothing ⇐ .. ¦ a/../../a ¦ ..\x ¦ /etc ¦ \\host\share ¦ C:\x ¦ c:x ¦ .\c:x ¦ a/../c:x
    a<U+0000>b
  ... ⇐ ...
`)('normalise %j is %j', (path, expected) => expect(normalise(path) ?? 'nothing').toBe(expected));

it('normalise is idempotent for any input', async () => {
  await forAll(fc.string({ unit: fc.constantFrom('a', '.', '/', '\\', ':', '\0', 'é') }), (s) => {
    const once = normalise(s);
    if (once === undefined) return;
    expect(normalise(once)).toBe(once);
    expect(once.split('/')).not.toContain('..');
  });
});

describe('resolveInTree', () => {
  const tree = literalTree(
    filesOf(String.raw`
      a/x.js b/y.js w\x
      a/back -> ../b
      to-file -> a/x.js
      to-link -> to-file
      to-root -> .
      up/link -> ../..
      absolute -> /etc/passwd
      outside -> ../elsewhere
      self -> self
      one -> two
      two -> one
      dangling -> nowhere
      empty -> `),
  );

  it.each(cases`
    a/x.js ⇐ a/x.js ¦ ./a//x.js ¦ to-file ¦ to-link ¦ a/back/../a/x.js
    b/y.js ⇐ a/back/y.js
    a ⇐ to-root/to-root/a
    <0 times x> ⇐ a/back/.. ¦ <0 times x>
    w\x ⇐ w\x
  `)('%j is inside at %j', (path, real) => {
    const found = resolveInTree(tree, path);
    expect(found).toMatchObject({ kind: 'inside', path: real, entry: { path: real } });
  });

  it.each(cases`
    outside ⇐ /etc/passwd ¦ ../x ¦ a/../../x ¦ absolute ¦ outside ¦ outside/x ¦ up/link/a
      a<U+0000>
    missing ⇐ nope ¦ nope/../a/x.js ¦ a/x.js/deeper ¦ a/x.js/.. ¦ dangling ¦ empty ¦ w/x
    loop ⇐ self ¦ one/x
  `)('%j is %s', (path, kind) => expect(resolveInTree(tree, path).kind).toBe(kind));

  it('stops at symlinks that double at every step', () => {
    const links = Array.from({ length: 60 }, (_, n) => `l${n} -> l${n + 1}/../l${n + 1}`);
    const linked = literalTree(filesOf([...links, 'l60 -> .'].join('\n')));
    expect(resolveInTree(linked, 'l0').kind).toBe('loop');
  });

  it('follows as many symlinks as Linux, and no more', () => {
    const kindOf = (length: number) => {
      const links = Array.from(
        { length },
        (_, n) => `l${n} -> ${n + 1 < length ? `l${n + 1}` : 'a'}`,
      );
      return resolveInTree(literalTree(filesOf([...links, 'a'].join('\n'))), 'l0').kind;
    };
    expect([kindOf(40), kindOf(41)]).toEqual(['inside', 'loop']);
  });

  it('finds nothing below an entry that is no directory of the tree', () => {
    const tree = literalTree({ run: { executable: '' }, sub: { submodule: '1'.repeat(40) } });
    for (const path of ['run/x', 'run/..', 'sub/x', 'sub/..'])
      expect(resolveInTree(tree, path), path).toEqual({ kind: 'missing', path });
  });

  it('does not follow a symlink whose target is longer than a path can be', () => {
    const to = (count: number) => ({ symlink: `${'./'.repeat(count)}a` });
    const linked = literalTree({ short: to(2000), long: to(200_000), 'a/x.js': '' });
    expect(resolveInTree(linked, 'short/x.js').kind).toBe('inside');
    expect(resolveInTree(linked, 'long/x.js')).toEqual({ kind: 'missing', path: 'long' });
  });
});

it.each(rows`
  lib → lib → true ¦ lib/x → lib → true ¦ ./lib\x → lib/ → true ¦ lib2 → lib → false
  x/lib → lib → false ¦ anything → <0 times x> → true ¦ ../lib → lib → false ¦ LIB/x → lib → false
`)('isWithin %j in %j: %j', (path, directory, expected) => {
  expect(`${isWithin(path, directory)}`).toBe(expected);
});

it.each([
  ['.GIT/hooks', '.git'],
  ['node_moduleſ/x', 'node_modules'],
  ['caf\u0065\u0301/x', 'CAF\u00c9'],
])('isWithin %j is in %j on a case-insensitive file system', (path, directory) => {
  expect(isWithin(path, directory)).toBe(false);
  expect(isWithin(path, directory, { ignoreCase: true })).toBe(true);
});

/** The inverse, to show that decoding is lossless. */
function encode(text: string): Buffer {
  const parts = Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(character);
  });
  return Buffer.concat(parts);
}

describe('decodePath', () => {
  it('decodes valid UTF-8 as such', async () => {
    await forAll(fc.string({ unit: 'grapheme' }), (text) => decodePath(Buffer.from(text)) === text);
  });

  it('never decodes two names to the same text', async () => {
    const bytes = fc.uint8Array({ maxLength: 12 }).map((array) => Buffer.from(array));
    const mixed = fc
      .array(
        fc.oneof(
          bytes,
          fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
        ),
      )
      .map((parts) => Buffer.concat(parts));
    await forAll(mixed, (name) => encode(decodePath(name)).equals(name));
  });

  it.each([
    ['a Latin-1 name', [0x63, 0x61, 0x66, 0xe9], 'caf\udce9'],
    ['a lone surrogate in UTF-8', [0xed, 0xb2, 0x80], '\udced\udcb2\udc80'],
    ['a truncated character', [0xf0, 0x9f, 0xa7], '\udcf0\udc9f\udca7'],
  ])('%s', (_, bytes, text) => expect(decodePath(Buffer.from(bytes))).toBe(text));
});

it('splitNul splits at NUL terminators', () => {
  const split = (text: string) => [...splitNul(Buffer.from(text))].map(String);
  expect(split('')).toEqual([]);
  expect(split('a\0\0b\0')).toEqual(['a', '', 'b']);
  expect(split('a\0b')).toEqual(['a', 'b']);
});

it.each(list`
    gep/events.jsonl ¦ a/b/gep/events.jsonl ¦ gep/events.jsonl/x ¦ a/GEP/Events.JSONL
    gep/eventſ.jsonl ¦ ./gep//events.jsonl ¦ gep\events.jsonl ¦ /gep/events.jsonl
    ../gep/events.jsonl ¦ ../x/../gep/events.jsonl
  `)('isWithinAnywhere finds the directory in %j', (path) => {
  expect(isWithinAnywhere(path, 'gep/events.jsonl')).toBe(true);
});

it.each(['', 'gep', 'agep/events.jsonl', 'gep/events.jsonl2', 'gep/x/events.jsonl', '/x'])(
  'isWithinAnywhere does not find it in %j',
  (path) => expect(isWithinAnywhere(path, 'gep/events.jsonl')).toBe(false),
);

const SPELLINGS = list`
  .git ¦ .GIT ¦ .Git ¦ git~1 ¦ GIT~1 ¦ Git~2 ¦ git~31 ¦ .git. ¦ .git<U+0020> ¦ .git . . ¦ .git...
  .git::$INDEX_ALLOCATION ¦ .GIT::$Index_Allocation ¦ .git:stream ¦ .git .::$DATA
  git~1::$INDEX_ALLOCATION ¦ .g<U+200C>it ¦ <U+200D>.git ¦ .git<U+FEFF> ¦ .g<U+200E>i<U+202E>t
  .<U+206A>git ¦ .gi<U+00AD>t ¦ .G<U+200B>IT.<U+0020> ¦ .g<U+0131>t
`;

describe('isSpellingOf', () => {
  it.each(SPELLINGS)('takes %j for .git', (segment) => {
    expect(isSpellingOf(segment, '.git')).toBe(true);
  });

  it.each(list`
    .gitignore ¦ .github ¦ .gitmodules ¦ .git-blame-ignore-revs ¦ .git2 ¦ git ¦ git~ ¦ git~0
    git~x ¦ digit~1 ¦ legit ¦ my.git ¦ .git_ ¦ x .git ¦ ..git ¦ <0 times x>
  `)('does not take %j for .git', (segment) => expect(isSpellingOf(segment, '.git')).toBe(false));

  it('knows the spellings of another directory', () => {
    for (const segment of ['Node_Modules', 'NODE_M~1', 'node_modules.', 'node_\u200bmodules']) {
      expect(isSpellingOf(segment, 'node_modules')).toBe(true);
    }
    for (const segment of ['node_module', 'node_modules2', 'node~1']) {
      expect(isSpellingOf(segment, 'node_modules')).toBe(false);
    }
  });
});

it.each(SPELLINGS)('mayBeSpelled is true for a path with %j', (segment) => {
  expect(mayBeSpelled(segment, '.git')).toBe(true);
  expect(mayBeSpelled(`a/${segment}/b`, '.git')).toBe(true);
});

it('mayBeSpelled is false for an ordinary path', () => {
  expect(mayBeSpelled('src/digit/legit-1.test.ts', '.git')).toBe(false);
});
