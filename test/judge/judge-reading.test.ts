import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NODE_ALIASES, NODE_FLAGS } from '../../src/command/families/node-flags.ts';
import { NPM_FLAGS } from '../../src/command/families/npm-flags.ts';
import { NPM_SUBCOMMANDS } from '../../src/command/families/npm-subcommands.ts';
import { REFUSED_PROGRAMS } from '../../src/command/families/programs.ts';
import { REFUSED_TOOLS, SCRIPT_RUNNERS } from '../../src/command/families/tools.ts';
import type { LiteralEntry } from '../../src/repo/literal-tree.ts';
import { describe as say } from '../../src/rules/finding.ts';
import { invocationRules } from '../../src/rules/invocation.ts';
import { programRules } from '../../src/rules/program.ts';
import { targetRules } from '../../src/rules/target.ts';
import { packageJson, repository } from '../command/resolve/fixture.ts';
import { judgeText, judgeWith } from './fixture.ts';

/** One command for every rule about commands that the lexer does not find. */
const EXAMPLES: readonly [
  rule: string,
  command: unknown,
  entries?: Record<string, LiteralEntry>,
][] = [
  ['command-not-text', 7],
  ['sentence', 'README.md exists'],
  ['program-by-path', './x.js'],
  ['program-look-alike', 'Node x.js'],
  ['program-not-allowed', 'bash x.sh'],
  ['unknown-flag', 'node --nope x.js'],
  ['abbreviated-flag', 'npm test --script-shel=x'],
  ['flag-value', 'npm test --loglevel'],
  ['unknown-subcommand', 'npm tes'],
  ['misspelt-subcommand', 'npm rum test'],
  ['nothing-to-run', 'npm'],
  ['evaluates-text', 'node -e 1'],
  ['reads-stdin', 'node -'],
  ['dash-operand', 'node -- -e'],
  ['preloads-code', 'node -r ./x scripts/ok.js'],
  ['preloads-package', 'node --import tsx scripts/ok.js'],
  ['loads-code', 'node --loader ./x scripts/ok.js'],
  ['reads-environment-file', 'node --env-file=.env scripts/ok.js'],
  ['changes-configuration', 'npm test --registry=http://x'],
  ['changes-shell', 'npm test --script-shell=sh'],
  ['changes-node-options', 'npm test --node-options=x'],
  ['names-program', 'npm help x --viewer=y'],
  ['installs', 'npm ci'],
  ['publishes', 'npm publish'],
  ['uses-network', 'npm view x'],
  ['depends-on-registry', 'npm outdated'],
  ['downloads', 'npx x@1'],
  ['launches-programs', 'npx concurrently a'],
  ['tool-loads-code', 'npx eslint -c ../x.js'],
  ['tool-writes', 'npx eslint --fix .'],
  ['opens-inspector', 'node --inspect scripts/ok.js'],
  ['never-ends', 'node --watch scripts/ok.js'],
  ['writes-files', 'node --cpu-prof scripts/ok.js'],
  ['prints-environment', 'npm run env'],
  ['weakens', 'node --title=x scripts/ok.js'],
  ['only-prints', 'node --version'],
  ['checks-syntax-only', 'node --check scripts/ok.js'],
  ['skips-tests', 'node --test --test-only'],
  ['skips-hooks', 'npm test --ignore-scripts'],
  ['dry-run', 'npm pack --dry-run'],
  ['flag-before-separator', 'npm test --coverage'],
  ['absolute-path', 'node scripts/ok.js /home/me/x'],
  ['target-outside', 'node ../x.js'],
  ['target-in-git', 'node .git/x.js'],
  ['target-missing', 'node nope.js'],
  ['target-not-a-file', 'node scripts'],
  ['target-extension', 'node package.json'],
  ['target-untracked', 'node node_modules/x.js', { 'node_modules/x.js': '' }],
  ['dependency-unverified', 'node node_modules/x/y.js', { 'node_modules/x/y.js': '' }],
  ['binary-missing', 'npx nope'],
  ['binary-shadowed', 'npx eslint', { 'package.json': packageJson({}, { bin: { eslint: 'x' } }) }],
  [
    'binary-not-node',
    'npx eslint',
    {
      'node_modules/.bin/eslint': { symlink: '../eslint/x' },
      'node_modules/eslint/x': '#!/bin/sh',
    },
  ],
  ['target-changed', 'node scripts/ok.js'],
  ['target-writes', 'node w.js', { 'w.js': 'rmSync(x)' }],
  ['npm-script-missing', 'npm run nope'],
  ['npm-script-text', 'npm test', { 'package.json': packageJson({ test: 'touch x' }) }],
  ['npm-script-compound', 'npm test', { 'package.json': packageJson({ test: 'cd . && cd .' }) }],
  ['npm-script-dangerous', 'npm test', { 'package.json': packageJson({ test: 'rm -rf /' }) }],
  ['npm-script-cycle', 'npm test', { 'package.json': packageJson({ test: 'npm test' }) }],
  ['npmrc-redirects', 'npm test', { '.npmrc': 'script-shell=x' }],
  ['package-json-invalid', 'npm test', { 'package.json': '[' }],
  ['package-json-missing', 'npm --prefix scripts test'],
  ['workspace-missing', 'npm test -w nope'],
  ['path-shadowed', 'npm test', { 'node_modules/.bin/node': '' }],
  ['environment-file-unsafe', 'node --env-file=.env scripts/ok.js', { '.env': 'PATH=x' }],
];

/** Found only where the fixture has no node_modules. */
const ELSEWHERE = ['not-installed'];

describe('the rules about commands', () => {
  it.each(EXAMPLES)('%s is found, and said in whole words', async (id, command, entries = {}) => {
    const tree = repository(entries);
    const changed = new Set(['scripts/ok.js']);
    const { findings } = await judgeWith({}, { tree, changed }).command(command);
    const found = findings.filter(({ rule }) => rule === id);
    expect(found.length).toBeGreaterThan(0);
    for (const finding of findings) {
      const { message, remedy } = say(finding);
      expect(`${message} ${remedy}`).not.toMatch(/undefined|\[object|NaN|`<|<\w+>/);
    }
  });

  it.each([
    ...[...NODE_FLAGS.keys()].flatMap((name) => [`node --${name}=x y.js`, `node --${name} y.js`]),
    ...[...NODE_ALIASES.keys()].map((name) => `node ${name.replace(/^(?=[^-])/, '--')} y.js`),
    ...[...NPM_FLAGS.keys()].flatMap((name) => [`npm test --${name}=x`, `npx --${name} x eslint`]),
    ...[...NPM_SUBCOMMANDS.keys()].map((name) => `npm ${name}`),
    ...[...REFUSED_TOOLS.keys(), ...SCRIPT_RUNNERS].map((name) => `npx ${name} -e x`),
    ...[...REFUSED_PROGRAMS.keys()].map((name) => `${name} -c x`),
  ])('are said in whole words for %s', (command) => {
    for (const finding of judgeText(command, 'validator').findings) {
      const { message, remedy } = say(finding);
      expect(`${finding.rule}: ${message} ${remedy}`).not.toMatch(/undefined|\[object|NaN|``/);
    }
  });

  it('have an example each', () => {
    const ids = Object.keys({ ...programRules, ...invocationRules, ...targetRules });
    expect([...EXAMPLES.map(([id]) => id), ...ELSEWHERE].toSorted()).toEqual(ids.toSorted());
  });
});

describe('judgeReading', () => {
  it.each([
    ['node x.js', 'allow', 'safe', 'allow'],
    ['node x.js --import y', 'allow', 'safe', 'block'],
    ['node --version', 'warn', 'safe', 'warn'],
    ['node --test', 'allow', 'safe', 'block'],
    ['node --test a.test.js', 'allow', 'safe', 'block'],
    ['npm test', 'allow', 'safe', 'block'],
    ['npx eslint --fix .', 'warn', 'write', 'block'],
    ['node -e 1', 'block', 'dangerous', 'block'],
    ['node x.js -pe', 'allow', 'safe', 'block'],
    ['node x.js --inspect-brk=1', 'allow', 'safe', 'block'],
    ['node x.js --experimental_loader', 'allow', 'safe', 'block'],
    ['node x.js --print-width', 'allow', 'safe', 'allow'],
    ['', 'block', 'dangerous', 'block'],
  ])('%j: %s, %s; the validators: %s', (command, verdict, risk, strict) => {
    const judged = judgeText(command, 'evolver');
    expect(judged).toMatchObject({
      verdict,
      risk,
      profiles: { evolver: { verdict }, validator: { verdict: strict } },
    });
    expect(judgeText(command, 'validator').verdict).toBe(strict);
  });

  it('says first why it blocks, then what it warns of', () => {
    const { findings } = judgeText('node --title=a --title=b -e 1', 'evolver');
    expect(findings.map(({ rule }) => rule)).toEqual(['evaluates-text', 'weakens', 'weakens']);
  });

  it('never allows for the validators what the default profile blocks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('node', 'x.js', '-e', '--test', '-v', ';', '-')),
        (texts) => {
          const { profiles } = judgeText(texts.join(' '), 'evolver');
          if (profiles.evolver.verdict === 'block')
            expect(profiles.validator.verdict).toBe('block');
        },
      ),
    );
  });
});
