import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { hasOneReading, lex } from '../../src/shell/lex.ts';
import { casesOf, filesOf } from '../table.ts';
import { numbers } from './dense-commands.ts';
import { readWithShell, shells } from './shells.ts';

const TREE = filesOf(`
  test/b.test.js test/a.test.js test/.hidden.test.js test/deep/c.test.js scripts/ok.js Zed.md zed.md
  ézed.md .env node_modules/x/index.js
  AGENTS.md -> Zed.md
`);
const textsOf = ({ words }: ReturnType<typeof lex>) => words.map(({ text }) => text).join(' ');

/** Patterns by the words that they become. */
const EXPANDED = String.raw`
test/a.test.js test/b.test.js ⇐ test/*.test.js
test/deep/c.test.js ⇐ test/*/*.js
./test/a.test.js ./test/b.test.js ⇐ ./test/[ab].test.js
scripts/ test/ ⇐ */
scripts/ok.js ⇐ */ok.js
Zed.md zed.md ézed.md ⇐ *ed.md
.env ⇐ .e*
test/a.test.js ⇐ test/"a".t*t.js
Zed.md zed.md ⇐ [Zz]ed.md
nothing* ⇐ nothing*
test/deep ⇐ test\/*deep
** ⇐ '*'*
*.md/x ⇐ *.md/x
`;

it.each(casesOf(EXPANDED))('expands %s against the tree: %s', (pattern, words) => {
  const lexed = lex(`node x.js ${pattern}`, literalTree(TREE));
  expect(textsOf(lexed)).toBe(`node x.js ${words}`);
  expect(hasOneReading(lexed)).toBe(true);
});

it('replaces a pattern with its matches, which have its span', () => {
  const { words, problems } = lex('node --test test/*.js x', literalTree(TREE));
  const places = words.map(({ text, span }) => `${text} ${span.start}`);
  expect(places.slice(1)).toEqual(['--test 5', 'test/a.test.js 12', 'test/b.test.js 12', 'x 22']);
  expect(problems).toMatchObject([
    { rule: 'unquoted-glob', args: { matches: ['test/a.test.js', 'test/b.test.js'], count: 2 } },
  ]);
});

/** Patterns in a repository with these files, by the reason for which they are refused. */
const REFUSED = `
glob-unclear flag ⇐ node x.js * with -rf a
glob-unclear program ⇐ node * with a.js b.js
glob-unclear bracket ⇐ node x.js [a-b] with a ¦ node x.js [!a] with b ¦ node x.js [a"b"] with a ¦ node x.js [[ab] with a
glob-unclear symlink ⇐ node x.js */a with l -> d and d/a ¦ node x.js l/* with l -> .. ¦ node x.js m/* with m @
glob-unclear file_name ⇐ node x.js * with a<U+001B>[2J ¦ node x.js * with a<U+200B>.js
glob-unclear letters ⇐ node x.js ? with é
glob-unclear empty_segment ⇐ node x.js a//* with a/b
workflow-command ⇐ node x.js * with ::debug::x
`;

it.each(casesOf(REFUSED))('refuses %s: %s', (row, reason) => {
  const [command = '', files = ''] = row.split(' with ');
  const lexed = lex(command, literalTree(filesOf(files, ' and ')));
  const found = lexed.problems.map(({ rule, args }) =>
    'reason' in args ? `${rule} ${args.reason}` : rule,
  );
  expect(found).toContain(reason);
  expect(hasOneReading(lexed)).toBe(false);
});

it('refuses too many matches', () => {
  const names = Array.from({ length: 1_000 }, (_, n) => [`${'a'.repeat(140)}${n}`, '']);
  const { problems } = lex('node x.js *', literalTree(Object.fromEntries(names)));
  expect(problems).toMatchObject([{ rule: 'glob-unclear', args: { reason: 'too_many' } }]);
});

it('is fast for many stars', () => {
  const stars = '*a'.repeat(2_000);
  const lexed = lex(`node x.js ${stars}`, literalTree({ [`${'a'.repeat(250)}b`]: '' }));
  expect(textsOf(lexed)).toBe(`node x.js ${stars}`);
});

describe.each(shells())('in a real directory, $name', (shell) => {
  const files = [
    ...'a b ab B a.js b.js a*b a[b] .a .b.js é aé.js 😀 1 10 d/a d/b.js d/.a d/e/a d/e/b D/a _ a-b'.split(
      ' ',
    ),
    ...['a b', '\ufa0e', 'x]', '!a', 'a\\b'],
  ];
  const links = { la: 'a', ld: 'd', gone: 'nowhere' };
  let directory = '';
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'gene-gate-glob-'));
    for (const file of files) {
      mkdirSync(join(directory, dirname(file)), { recursive: true });
      writeFileSync(join(directory, file), '');
    }
    for (const [link, target] of Object.entries(links)) symlinkSync(target, join(directory, link));
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it.each(['C', 'C.UTF-8'])('expands to our words in the locale %s', (locale) => {
    const tree = literalTree({
      ...Object.fromEntries(files.map((file) => [file, ''])),
      ...Object.fromEntries(Object.entries(links).map(([link, symlink]) => [link, { symlink }])),
    });
    const pieces = [
      ...'aabbdeB*****???//..-_1é',
      ...`[ab] [a-z] [!a] [0-9] "a" '*' \\[ \\* .js ./ d/ [ ] "é"`.split(' '),
      'a\\ b',
    ];
    const random = numbers(99);
    const accepted: { command: string; argv: string[] }[] = [];
    let expanded = 0;
    while (accepted.length < 4_000) {
      let command = 'node x ';
      for (let left = random() * 4; left >= 0; left -= 1) {
        command += pieces[Math.floor(random() * pieces.length)];
      }
      const result = lex(command, tree);
      if (!hasOneReading(result)) continue;
      if (result.problems.some(({ args }) => 'count' in args && Number(args.count) > 0))
        expanded += 1;
      accepted.push({ command, argv: result.words.map(({ text }) => text) });
    }
    expect(expanded).toBeGreaterThan(500);
    const commands = accepted.map(({ command }) => command);
    const theirs = readWithShell(shell, commands, directory, locale);
    const differences = accepted
      .map((ours, index) => ({ ...ours, theirs: theirs[index]?.argv }))
      .filter(({ argv, theirs }) => JSON.stringify(argv) !== JSON.stringify(theirs));
    expect(differences.slice(0, 10)).toEqual([]);
  });
});
