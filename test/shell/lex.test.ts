import { describe, expect, it } from 'vitest';
import { type RuleId, ruleOf } from '../../src/rules/catalogue.ts';
import { hasOneReading, lex } from '../../src/shell/lex.ts';
import { firstErrors } from '../../src/shell/word.ts';
import { casesOf } from '../table.ts';

const words = (command: string) => lex(command).words.map(({ text }) => text);
const problems = (command: string) =>
  lex(command).problems.map(({ rule, span }) => [rule, command.slice(span.start, span.end)]);

describe('splits words without a problem', () => {
  it.each<[string, string[]]>([
    ['node a.js', ['node', 'a.js']],
    [' node\t a.js ', ['node', 'a.js']],
    ['node\tscripts/x.js', ['node', 'scripts/x.js']],
    [`node 'it"s' --re "a|b"`, ['node', 'it"s', '--re', 'a|b']],
    ["node '$(x)' '`y`' '~' '#' '*' '{a,b}'", ['node', '$(x)', '`y`', '~', '#', '*', '{a,b}']],
    ['node "say \\"a;b\\""', ['node', 'say "a;b"']],
    ['node "\\$x \\`y\\` \\\\ \\a"', ['node', '$x `y` \\ \\a']],
    ['npm test -- --grep a\\|b a\\;b', ['npm', 'test', '--', '--grep', 'a|b', 'a;b']],
    ['node x.js -p 3000 -e production', ['node', 'x.js', '-p', '3000', '-e', 'production']],
    [`node x.js --json '{"a":1}'`, ['node', 'x.js', '--json', '{"a":1}']],
    ['node x.js 100%', ['node', 'x.js', '100%']],
    ['node "" \'\'', ['node', '', '']],
    ['n"o"\'d\'\\e a""b', ['node', 'ab']],
    ['node "^a.*b$" a$ $ $, "$\'"', ['node', '^a.*b$', 'a$', '$', '$,', "$'"]],
    [
      'node {} { } {a} a,b HEAD~1 a#b !x ""#',
      ['node', '{}', '{', '}', '{a}', 'a,b', 'HEAD~1', 'a#b', '!x', '#'],
    ],
    ['node "naïve café" \'日本語\' "emoji 😀"', ['node', 'naïve café', '日本語', 'emoji 😀']],
    ['node [ x [x', ['node', '[', 'x', '[x']],
    ['node --url=https://example.com/a?b=c', ['node', '--url=https://example.com/a?b=c']],
    ['node --grep Foo::Bar::baz --host ::1', ['node', '--grep', 'Foo::Bar::baz', '--host', '::1']],
    ['node x.js A=1 NODE_OPTIONS=x', ['node', 'x.js', 'A=1', 'NODE_OPTIONS=x']],
    ['node if then done', ['node', 'if', 'then', 'done']],
    ['node "\t"', ['node', '\t']],
  ])('%j', (command, expected) => {
    expect(words(command)).toEqual(expected);
    expect(problems(command)).toEqual([]);
  });
});

/** Rows `PART of COMMAND`, by the rule of the part. */
const PARTS = `
empty-command ⇐ <0 blanks> of <0 blanks>
  <1 blanks><U+0009><1 blanks> of <1 blanks><U+0009><1 blanks>
shell-operator ⇐ ; of node a ; node b ¦ && of node a && node b ¦ & of node a& ¦ || of node a || b
shell-redirection ⇐ >& of node a 2>&1 ¦ < of node <(x)
shell-grammar ⇐ ( of node (a) ¦ ! of ! node a ¦ time of time node a ¦ ! of node a ! b
line-break ⇐ <U+000A> of node a<U+000A>node b ¦ <U+000D> of node a<U+000D><U+000A>node b
  <U+000A> of node 'a<U+000A>b'
line-continuation ⇐ \\<U+000A> of node a \\<U+000A>b ¦ \\<U+000A> of node "a\\<U+000A>b"
nul-character ⇐ <U+0000> of node a<U+0000>b
control-character ⇐ <U+001B> of node "<U+001B>[2J" ¦ <U+0007> of node \\<U+0007>
  <U+000B> of node a<U+000B>b ¦ <U+0085> of node a<U+0085>b ¦ <U+D83D> of node "<U+D83D>"
  <U+DE00> of node <U+DE00>
variable-expansion ⇐ $x of node $x ¦ \${x:-y} of node "a \${x:-y} b" ¦ $1 of node $1<1 blanks>
  $é of node "$é"
command-substitution ⇐ $(a (b) c) of node $(a (b) c) d ¦ \`a\` of node "\`a\`" ¦ \`a of node \`a
arithmetic-expansion ⇐ $((1+1)) of node $((1+1)) ¦ $[1+1] of node "$[1+1]"
dollar-quote ⇐ $'a' of node $'a' ¦ $"a" of node $"a"
tilde-expansion ⇐ ~ of node ~/a ¦ ~ of node a=~/b ¦ ~ of NODE_ENV=a:~ node b
brace-expansion ⇐ {a,b} of node x{a,b}y ¦ {1..3} of node {1..3} ¦ {"a",b} of node {"a",b}
shell-comment ⇐ # b "c of node a # b "c
unterminated-quote ⇐ 'a of node 'a ¦ "a\\" of node "a\\" ¦ \\ of node a\\
invisible-character ⇐ <U+200B> of node "a<U+200B>b" ¦ <U+00A0> of node "<U+00A0>"
  <U+2028> of node "<U+2028>" ¦ <U+E000> of node "<U+E000>" ¦ <U+E0041> of node "<U+E0041>"
  <U+FE0F> of node "<U+FE0F>" ¦ <U+FEFF> of <U+FEFF>node a ¦ <U+202E> of node "<U+202E>"
non-ascii-unquoted ⇐ — of node ——eval ¦ é of node \\é
look-alike-letters ⇐ ﬁ of node "ﬁ" ¦ <U+037E> of node "<U+037E>" ¦ "nоde" of "nоde" a.js
  ｎ of ｎｏｄｅ a.js ¦ "scripts/оk.js" of node "scripts/оk.js"
workflow-command ⇐ ::add-mask:: of node '::add-mask::x'
  ::set-output<1 blanks> of node ::set-output name=x::y
  '::set-out''put x::' of node '::set-out''put x::' ¦ ##[ of node "##[error]x"
markup-injection ⇐ <!-- of node '<!-- x' ¦ \`\`\` of node '\`\`\`'
glob-unclear ⇐ no* of no* a ¦ * of node * ¦ -* of node x.js -* ¦ /etc/pass* of node x.js /etc/pass*
  ../* of node x.js ../* ¦ .* of node x.js .* ¦ [^a] of node x.js [^a]
  [[:alpha:]] of node x.js [[:alpha:]]
blank-padding ⇐ <100 blanks> of node a<100 blanks>b
  <100 times <U+0009>> of node 'a<100 times <U+0009>>b'
unquoted-glob ⇐ test/*.test.js of node --test test/*.test.js
  [s]cripts/evil.js of node [s]cripts/evil.js ¦ --grep=foo* of node x.js --grep=foo*
`;

/** Assignments before a command. */
const ASSIGNMENTS = `
assignment-refused ⇐ X=1 ¦ PATH=1 ¦ HOME=1 ¦ LD_PRELOAD=1 ¦ XDG_CONFIG_HOME=1 ¦ MOCHA_OPTIONS=1
  WEBPACK_PACKAGE=1 ¦ JEST_CONFIG=evil.js ¦ APP_SHELL=sh ¦ A=1 ¦ PORT=x ¦ PORT=1.5 ¦ port=1
  NODE_PORT=1 ¦ BASH_ENV=x ¦ ENV=x ¦ HOST=example.com ¦ SKIP_X=./x ¦ TESTS=1 ¦ VIRTUAL_ENV=x
  UV_OFFLINE=1 ¦ NODE_OPTIONS=--require=./x.js ¦ NODE_OPTIONS=-r=./x.js
  NODE_OPTIONS=--import=data:text/javascript,1 ¦ NODE_OPTIONS="--no-warnings --inspect"
  NODE_OPTIONS="--no-warnings  --title=x" ¦ NODE_OPTIONS=x.js ¦ NODE_OPTIONS= ¦ NODE_PATH=.
  TS_NODE_PROJECT=../tsconfig.json ¦ TS_NODE_PROJECT=./../tsconfig.json ¦ TS_NODE_COMPILER=x
  npm_config_script_shell=sh ¦ NODE_ENV+=x ¦ TZ=:/etc/passwd ¦ TZ=Europe/../../x ¦ LANG=ja_JP.SJIS
environment-assignment ⇐ NODE_ENV=test ¦ INSTALL_PACKAGE=1 ¦ EFF_NO_LINK_RULES=true ¦ JEST_JASMINE=1
  ESLINT_USE_FLAT_CONFIG=false ¦ PUPPETEER_SKIP_DOWNLOAD=true ¦ RETRY_COUNT=3 ¦ DEBUG="app:*"
  DEBUG=* ¦ TZ=America/Argentina/Buenos_Aires ¦ TZ=UTC ¦ PORT=3000 ¦ TEST_PORT=0 ¦ HOST=localhost
  SKIP_SLOW=1 ¦ APP_ENV=test ¦ VITE_MODE=ci ¦ TEST_TIMEOUT=60000 ¦ VERBOSE=true ¦ NODE_NO_WARNINGS=1
  NODE_OPTIONS=--experimental-vm-modules ¦ NODE_OPTIONS="--max-old-space-size=4096 --no-warnings"
  TS_NODE_PROJECT=test/tsconfig.json
`;

describe('reports', () => {
  const assigned = casesOf(ASSIGNMENTS).map(([set, rule]) => [`${set} of ${set} node a`, rule]);

  it.each([...casesOf(PARTS), ...assigned])('%j: %s', (row = '', rule) => {
    const [, part = '', command = ''] = /^(.*?) of (.*)$/s.exec(row) ?? [];
    expect(problems(command)).toContainEqual([rule, part]);
    const isWarning = ruleOf(rule as RuleId).severity === 'warning';
    expect(hasOneReading(lex(command))).toBe(isWarning);
    if (isWarning) expect(problems(command)).toHaveLength(1);
  });
});

it('returns the position of every word and whether it is quoted', () => {
  expect(lex('CI=1 node "a b" c\\ d').words).toEqual([
    { text: 'node', span: { start: 5, end: 9 }, quoted: false },
    { text: 'a b', span: { start: 10, end: 15 }, quoted: true },
    { text: 'c d', span: { start: 16, end: 20 }, quoted: true },
  ]);
});

it('reads harmless assignments as environment variables, without quotes', () => {
  const { assignments } = lex('NODE_ENV="te"st CI= node a');
  expect(assignments).toEqual([
    { name: 'NODE_ENV', value: 'test', span: { start: 0, end: 15 } },
    { name: 'CI', value: '', span: { start: 16, end: 19 } },
  ]);
});

it('reports an error once, at its first position, and every warning', () => {
  const rules = firstErrors(lex('node $a $b c* d*').problems).map(({ rule }) => rule);
  expect(rules).toEqual(['variable-expansion', 'unquoted-glob', 'unquoted-glob']);
});

describe('limits', () => {
  const bytes = 128 * 1024;
  it.each<[string, string, string[]]>([
    ['128 KiB', `node ${'a'.repeat(bytes - 5)}`, []],
    ['a byte more', `node ${'a'.repeat(bytes - 4)}`, ['command-too-long']],
    ['more bytes than letters', `node '${'é'.repeat(bytes / 2)}'`, ['command-too-long']],
    ['1 MiB', ';'.repeat(1 << 20), ['command-too-long']],
    ['99 blanks', `node${' '.repeat(99)}a`, []],
    ['1,000 needless blanks', `node${'  a'.repeat(1_000)}`, ['blank-padding']],
    ['999 needless blanks', `node${'  a'.repeat(999)}`, []],
    ['many single blanks', `node${' a'.repeat(5_000)}`, []],
    ['1,000 quoted parts', `node ${'""'.repeat(1_000)}`, []],
    ['1,001 quoted parts', `node ${'""'.repeat(1_001)}`, ['command-too-long']],
    ['65 patterns', `node x.js${' a*'.repeat(65)}`, ['glob-unclear']],
  ])('%s', (_, command, errors) => {
    const kinds = lex(command).problems.map(({ rule }) => rule);
    expect(kinds.filter((kind) => kind !== 'unquoted-glob')).toEqual(errors);
  });
});
