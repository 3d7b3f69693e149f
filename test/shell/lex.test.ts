import { describe, expect, it } from 'vitest';
import { hasOneReading, lex } from '../../src/shell/lex.ts';

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

describe('is ambiguous', () => {
  it.each<[string, string, string]>([
    ['', 'empty-command', ''],
    [' \t ', 'empty-command', ' \t '],
    ['node a ; node b', 'shell-operator', ';'],
    ['node a && node b', 'shell-operator', '&&'],
    ['node a&', 'shell-operator', '&'],
    ['node a || b', 'shell-operator', '||'],
    ['node a 2>&1', 'shell-redirection', '>&'],
    ['node <(x)', 'shell-redirection', '<'],
    ['node (a)', 'shell-grammar', '('],
    ['node a\nnode b', 'line-break', '\n'],
    ['node a\r\nnode b', 'line-break', '\r'],
    ["node 'a\nb'", 'line-break', '\n'],
    ['node a \\\nb', 'line-continuation', '\\\n'],
    ['node "a\\\nb"', 'line-continuation', '\\\n'],
    ['node a\0b', 'nul-character', '\0'],
    ['node "\u001b[2J"', 'control-character', '\u001b'],
    ['node \\\u0007', 'control-character', '\u0007'],
    ['node a\u000bb', 'control-character', '\u000b'],
    ['node a\u0085b', 'control-character', '\u0085'],
    ['node $x', 'variable-expansion', '$x'],
    [`node "a \${x:-y} b"`, 'variable-expansion', `\${x:-y}`],
    ['node $1 ', 'variable-expansion', '$1'],
    ['node "$é"', 'variable-expansion', '$é'],
    ['node $(a (b) c) d', 'command-substitution', '$(a (b) c)'],
    ['node "`a`"', 'command-substitution', '`a`'],
    ['node `a', 'command-substitution', '`a'],
    ['node $((1+1))', 'arithmetic-expansion', '$((1+1))'],
    ['node "$[1+1]"', 'arithmetic-expansion', '$[1+1]'],
    ["node $'a'", 'dollar-quote', "$'a'"],
    ['node $"a"', 'dollar-quote', '$"a"'],
    ['node ~/a', 'tilde-expansion', '~'],
    ['node a=~/b', 'tilde-expansion', '~'],
    ['NODE_ENV=a:~ node b', 'tilde-expansion', '~'],
    ['node x{a,b}y', 'brace-expansion', '{a,b}'],
    ['node {1..3}', 'brace-expansion', '{1..3}'],
    ['node {"a",b}', 'brace-expansion', '{"a",b}'],
    ['node a # b "c', 'shell-comment', '# b "c'],
    ['! node a', 'shell-grammar', '!'],
    ['time node a', 'shell-grammar', 'time'],
    ['node a ! b', 'shell-grammar', '!'],
    ["node 'a", 'unterminated-quote', "'a"],
    ['node "a\\"', 'unterminated-quote', '"a\\"'],
    ['node a\\', 'unterminated-quote', '\\'],
    ['node "a\u200bb"', 'invisible-character', '\u200b'],
    ['node "\u00a0"', 'invisible-character', '\u00a0'],
    ['node "\u2028"', 'invisible-character', '\u2028'],
    ['node "\ue000"', 'invisible-character', '\ue000'],
    ['node "\u{e0041}"', 'invisible-character', '\u{e0041}'],
    ['node "\ufe0f"', 'invisible-character', '\ufe0f'],
    ['\ufeffnode a', 'invisible-character', '\ufeff'],
    ['node "\u202e"', 'invisible-character', '\u202e'],
    ['node "\ud83d"', 'control-character', '\ud83d'],
    ['node \ude00', 'control-character', '\ude00'],
    ['node ——eval', 'non-ascii-unquoted', '—'],
    ['node \\é', 'non-ascii-unquoted', 'é'],
    ['node "ﬁ"', 'look-alike-letters', 'ﬁ'],
    ['node "\u037e"', 'look-alike-letters', '\u037e'],
    ['"nоde" a.js', 'look-alike-letters', '"nоde"'],
    ['ｎｏｄｅ a.js', 'look-alike-letters', 'ｎ'],
    ['node "scripts/оk.js"', 'look-alike-letters', '"scripts/оk.js"'],
    ["node '::add-mask::x'", 'workflow-command', '::add-mask::'],
    ['node ::set-output name=x::y', 'workflow-command', '::set-output '],
    [`node '::set-out''put x::'`, 'workflow-command', `'::set-out''put x::'`],
    ['node "##[error]x"', 'workflow-command', '##['],
    ["node '<!-- x'", 'markup-injection', '<!--'],
    ["node '```'", 'markup-injection', '```'],
    ['X=1 node a', 'assignment-refused', 'X=1'],
    ['PATH=1 node a', 'assignment-refused', 'PATH=1'],
    ['HOME=1 node a', 'assignment-refused', 'HOME=1'],
    ['LD_PRELOAD=1 node a', 'assignment-refused', 'LD_PRELOAD=1'],
    ['XDG_CONFIG_HOME=1 node a', 'assignment-refused', 'XDG_CONFIG_HOME=1'],
    ['MOCHA_OPTIONS=1 node a', 'assignment-refused', 'MOCHA_OPTIONS=1'],
    ['WEBPACK_PACKAGE=1 node a', 'assignment-refused', 'WEBPACK_PACKAGE=1'],
    ['JEST_CONFIG=evil.js node a', 'assignment-refused', 'JEST_CONFIG=evil.js'],
    ['APP_SHELL=sh node a', 'assignment-refused', 'APP_SHELL=sh'],
    ...[
      'A=1',
      'PORT=x',
      'PORT=1.5',
      'port=1',
      'NODE_PORT=1',
      'BASH_ENV=x',
      'ENV=x',
      'HOST=example.com',
      'SKIP_X=./x',
      'TESTS=1',
      'VIRTUAL_ENV=x',
      'UV_OFFLINE=1',
      'NODE_OPTIONS=--require=./x.js',
      'NODE_OPTIONS=-r=./x.js',
      'NODE_OPTIONS=--import=data:text/javascript,1',
      'NODE_OPTIONS="--no-warnings --inspect"',
      'NODE_OPTIONS="--no-warnings  --title=x"',
      'NODE_OPTIONS=x.js',
      'NODE_OPTIONS=',
      'NODE_PATH=.',
      'TS_NODE_PROJECT=../tsconfig.json',
      'TS_NODE_PROJECT=./../tsconfig.json',
      'TS_NODE_COMPILER=x',
    ].map((set) => [`${set} node a`, 'assignment-refused', set] as [string, string, string]),
    ['npm_config_script_shell=sh npm test', 'assignment-refused', 'npm_config_script_shell=sh'],
    ['NODE_ENV+=x node a', 'assignment-refused', 'NODE_ENV+=x'],
    ['TZ=:/etc/passwd node a', 'assignment-refused', 'TZ=:/etc/passwd'],
    ['TZ=Europe/../../x node a', 'assignment-refused', 'TZ=Europe/../../x'],
    ['LANG=ja_JP.SJIS node a', 'assignment-refused', 'LANG=ja_JP.SJIS'],
    ['no* a', 'glob-unclear', 'no*'],
    ['node *', 'glob-unclear', '*'],
    ['node x.js -*', 'glob-unclear', '-*'],
    ['node x.js /etc/pass*', 'glob-unclear', '/etc/pass*'],
    ['node x.js ../*', 'glob-unclear', '../*'],
    ['node x.js .*', 'glob-unclear', '.*'],
    ['node x.js [^a]', 'glob-unclear', '[^a]'],
    ['node x.js [[:alpha:]]', 'glob-unclear', '[[:alpha:]]'],
    [`node a${' '.repeat(100)}b`, 'blank-padding', ' '.repeat(100)],
    [`node 'a${'\t'.repeat(100)}b'`, 'blank-padding', '\t'.repeat(100)],
  ])('%j: %s at %j', (command, kind, place) => {
    const all = problems(command);
    expect(all).toContainEqual([kind, place]);
    expect(hasOneReading(lex(command))).toBe(false);
  });
});

describe('is allowed with a warning', () => {
  it.each<[string, string, string]>([
    ['NODE_ENV=test npm test', 'environment-assignment', 'NODE_ENV=test'],
    ['INSTALL_PACKAGE=1 node a', 'environment-assignment', 'INSTALL_PACKAGE=1'],
    ['EFF_NO_LINK_RULES=true node a', 'environment-assignment', 'EFF_NO_LINK_RULES=true'],
    ['JEST_JASMINE=1 node a', 'environment-assignment', 'JEST_JASMINE=1'],
    [
      'ESLINT_USE_FLAT_CONFIG=false node a',
      'environment-assignment',
      'ESLINT_USE_FLAT_CONFIG=false',
    ],
    [
      'PUPPETEER_SKIP_DOWNLOAD=true node a',
      'environment-assignment',
      'PUPPETEER_SKIP_DOWNLOAD=true',
    ],
    ['RETRY_COUNT=3 node a', 'environment-assignment', 'RETRY_COUNT=3'],
    ['DEBUG="app:*" node a', 'environment-assignment', 'DEBUG="app:*"'],
    ['DEBUG=* node a', 'environment-assignment', 'DEBUG=*'],
    [
      'TZ=America/Argentina/Buenos_Aires node a',
      'environment-assignment',
      'TZ=America/Argentina/Buenos_Aires',
    ],
    ['TZ=UTC node a', 'environment-assignment', 'TZ=UTC'],
    ...[
      'PORT=3000',
      'TEST_PORT=0',
      'HOST=localhost',
      'SKIP_SLOW=1',
      'APP_ENV=test',
      'VITE_MODE=ci',
      'TEST_TIMEOUT=60000',
      'VERBOSE=true',
      'NODE_NO_WARNINGS=1',
      'NODE_OPTIONS=--experimental-vm-modules',
      'NODE_OPTIONS="--max-old-space-size=4096 --no-warnings"',
      'TS_NODE_PROJECT=test/tsconfig.json',
    ].map((set) => [`${set} node a`, 'environment-assignment', set] as [string, string, string]),
    ['node --test test/*.test.js', 'unquoted-glob', 'test/*.test.js'],
    ['node [s]cripts/evil.js', 'unquoted-glob', '[s]cripts/evil.js'],
    ['node x.js --grep=foo*', 'unquoted-glob', '--grep=foo*'],
  ])('%j: %s at %j', (command, kind, place) => {
    expect(problems(command)).toEqual([[kind, place]]);
    expect(hasOneReading(lex(command))).toBe(true);
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
  expect(problems('node $a $b c* d*').map(([kind]) => kind)).toEqual([
    'variable-expansion',
    'unquoted-glob',
    'unquoted-glob',
  ]);
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
