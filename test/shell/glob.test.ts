import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiteralEntry, literalTree } from '../../src/repo/literal-tree.ts';
import { hasOneReading, lex } from '../../src/shell/lex.ts';
import { numbers } from './dense-commands.ts';
import { readWithShell, shells } from './shells.ts';

const texts = (command: string, entries: Record<string, LiteralEntry>) =>
  lex(command, literalTree(entries)).words.map(({ text }) => text);
const problems = (command: string, entries: Record<string, LiteralEntry>) =>
  lex(command, literalTree(entries)).problems.map(({ rule, args }) => [
    rule,
    'reason' in args
      ? args.reason
      : 'matches' in args
        ? args.matches
        : 'match' in args
          ? args.match
          : undefined,
  ]);

describe('expands against the tree', () => {
  const tree = {
    'test/b.test.js': '',
    'test/a.test.js': '',
    'test/.hidden.test.js': '',
    'test/deep/c.test.js': '',
    'scripts/ok.js': '',
    'Zed.md': '',
    'zed.md': '',
    'ézed.md': '',
    '.env': '',
    'node_modules/x/index.js': '',
    'AGENTS.md': { symlink: 'Zed.md' },
  } as const;
  it.each<[string, string[]]>([
    ['test/*.test.js', ['test/a.test.js', 'test/b.test.js']],
    ['test/*/*.js', ['test/deep/c.test.js']],
    ['./test/[a-b].test.js', ['./test/a.test.js', './test/b.test.js']],
    ['*/', ['scripts/', 'test/']],
    ['*/ok.js', ['scripts/ok.js']],
    ['*ed.md', ['Zed.md', 'zed.md', 'ézed.md']],
    ['.e*', ['.env']],
    ['test/"a".t*t.js', ['test/a.test.js']],
    ['[!a-y]ed.md', ['Zed.md', 'zed.md']],
    ['nothing*', ['nothing*']],
    ['test\\/*deep', ['test/deep']],
    ["'*'*", ['**']],
    ['*.md/x', ['*.md/x']],
  ])('%s', (pattern, expected) => {
    expect(texts(`node x.js ${pattern}`, tree)).toEqual(['node', 'x.js', ...expected]);
    expect(hasOneReading(lex(`node x.js ${pattern}`, literalTree(tree)))).toBe(true);
  });

  it('replaces the pattern with its matches, which have its span', () => {
    const { words, problems } = lex('node --test test/*.js x', literalTree(tree));
    expect(words.map(({ text, span }) => [text, span.start])).toEqual([
      ['node', 0],
      ['--test', 5],
      ['test/a.test.js', 12],
      ['test/b.test.js', 12],
      ['x', 22],
    ]);
    expect(problems).toMatchObject([
      { rule: 'unquoted-glob', args: { matches: ['test/a.test.js', 'test/b.test.js'], count: 2 } },
    ]);
  });
});

describe('rejects', () => {
  it.each<[string, string, Record<string, LiteralEntry>, [string, unknown]]>([
    ['a match that is a flag', 'node x.js *', { '-rf': '', a: '' }, ['glob-unclear', 'flag']],
    ['a script among several', 'node *', { 'a.js': '', 'b.js': '' }, ['glob-unclear', 'program']],
    [
      'a way through a link',
      'node x.js */a',
      { l: { symlink: 'd' }, 'd/a': '' },
      ['glob-unclear', 'symlink'],
    ],
    ['a way out', 'node x.js l/*', { l: { symlink: '..' } }, ['glob-unclear', 'symlink']],
    [
      'a submodule',
      'node x.js m/*',
      { m: { submodule: '1'.repeat(40) } },
      ['glob-unclear', 'symlink'],
    ],
    ['a hostile name', 'node x.js *', { 'a\u001b[2J': '' }, ['glob-unclear', 'file_name']],
    ['an invisible name', 'node x.js *', { 'a\u200b.js': '' }, ['glob-unclear', 'file_name']],
    ['letters of the locale', 'node x.js ?', { é: '' }, ['glob-unclear', 'letters']],
    ['an empty segment', 'node x.js a//*', { 'a/b': '' }, ['glob-unclear', 'empty_segment']],
    [
      'too many matches',
      'node x.js *',
      Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`${'a'.repeat(140)}${n}`, ''])),
      ['glob-unclear', 'too_many'],
    ],
    [
      'a runner command by name',
      'node x.js *',
      { '::debug::x': '' },
      ['workflow-command', undefined],
    ],
  ])('%s', (_, command, tree, expected) => {
    expect(problems(command, tree)).toContainEqual(expected);
    expect(hasOneReading(lex(command, literalTree(tree)))).toBe(false);
  });
});

it('allows one matching script, with a warning that names it', () => {
  const tree = { 'scripts/evil.js': '' };
  expect(problems('node [s]cripts/evil.js', tree)).toEqual([
    ['unquoted-glob', ['scripts/evil.js']],
  ]);
});

it('is fast for many stars', () => {
  const tree = { [`${'a'.repeat(250)}b`]: '' };
  const command = `node x.js ${'*a'.repeat(2_000)}`;
  expect(texts(command, tree)).toEqual(['node', 'x.js', '*a'.repeat(2_000)]);
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
