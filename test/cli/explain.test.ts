import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textWidth } from '../../src/report/view/columns.ts';
import { allRules } from '../../src/rules/catalogue.ts';
import { createRepository } from '../repo/repository.ts';
import { hostileText } from '../report/hostile.ts';
import { runs } from '../runs.ts';
import { type FakeTerminal, runIn } from './fake-terminal.ts';

async function explain(args: readonly string[], cwd = tmpdir(), terminal: FakeTerminal = {}) {
  const ran = await runIn(cwd, ['explain', ...args], terminal);
  expect(ran).toMatchObject({ exitCode: 0, notes: '' });
  return ran.output;
}

/** The text of a command alone: no directory is looked into. */
const explainText = (command: string, ...options: string[]) =>
  explain(['--command', '--no-repo', ...options, '--', command]);

function linesOf(output: string, label: string): string[] {
  const lines = output.split('\n');
  const first = lines.findIndex((line) => line.startsWith(label.padEnd(11)));
  if (first < 0) return [];
  const length = lines.slice(first + 1).findIndex((line) => !line.startsWith(' '.repeat(11)));
  return lines.slice(first, first + 1 + length).map((line) => line.slice(11));
}

function markedParts(output: string): string[] {
  const lines = output.split('\n');
  return lines.flatMap((line, index) => {
    const start = line.indexOf('^');
    return /^ +\^+$/.test(line) ? [lines[index - 1]?.slice(start, line.length) ?? ''] : [];
  });
}

it('explain "COMMAND" shows the words with their columns, the argv, and what the program makes of them', async () => {
  expect(
    await explainText(`NODE_ENV=test node --test 'test/a b.js' "" --x`),
  ).toMatchInlineSnapshot(`
    "command    NODE_ENV=test node --test 'test/a b.js' "" --x
    warn       profile evolver
    block      profile validator
    engines    engine 1.29: no, engine 1.94: no, hub 1.94: no, engine 2: no

    warning    The command sets the environment variable \`NODE_ENV=test\`.
               NODE_ENV=test node --test 'test/a b.js' "" --x
               ^^^^^^^^^^^^^
    fix        Keep the variable if it is intended, or set it in the script.
    see        gene-gate explain environment-assignment

    error      \`hub 1.94\` accepts \`node\` with a script, not \`NODE_ENV=test\`.
               NODE_ENV=test node --test 'test/a b.js' "" --x
               ^^^^^^^^^^^^^
    only in    profile validator
    fix        Write a Node script that does the same, and run it with \`node\`.
    see        gene-gate explain validator-script

    sets       NODE_ENV=test
    argv       ["node", "--test", "test/a b.js", "", "--x"]
    program    node
    flags      --test
    operands   test/a b.js, (empty), --x

    would run  unknown without a repository; use --repo DIR

    policy     the built-in policy, profile evolver
    "
  `);
});

it.each<[command: string, rule: string, marked: string]>([
  ['bash scripts/check.sh', 'program-not-allowed', 'bash'],
  ['node -e "process.exit(0)"', 'outside-code', '-e "process.exit(0)"'],
  ['npm test\nrm -rf /', 'line-break', '<U+000A>'],
  ['node \u202ex.js', 'invisible-character', '<U+202E>'],
  ['n\u043ede x.js', 'look-alike-letters', 'n\u043ede'],
])('explain "COMMAND" explains why %j is blocked', async (command, rule, marked) => {
  const output = await explainText(command);
  expect(output).toContain('\nblock      profile evolver\n');
  expect(linesOf(output, 'see')).toEqual([`gene-gate explain ${rule}`]);
  expect(markedParts(output)[0]).toBe(marked);
  expect(linesOf(output, 'fix').join(' ')).toMatch(/\.$/);
});

it('explain "COMMAND" prints only what is safe and fits, whatever the command is', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('', 'node ', 'npm run ', 'npx ', 'NODE_ENV=', 'node x.js '),
      hostileText,
      fc.constantFrom(40, 80),
      async (head, text, columns) => {
        const args = ['--command', '--no-repo', '--verbose', '--', head + text];
        const output = await explain(args, tmpdir(), { columns });
        expect(output).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/u);
        for (const line of output.trimEnd().split('\n')) {
          expect(textWidth(line), line).toBeLessThanOrEqual(columns);
        }
      },
    ),
    { numRuns: runs(300) },
  ));

function agent() {
  const repository = createRepository();
  const scripts = {
    pretest: 'node scripts/before.js',
    test: 'eslint src && npm run more',
    more: 'touch scripts/gone',
    posttest: 'node scripts/after.js',
  };
  repository.write({
    'package.json': JSON.stringify({ scripts, devDependencies: { eslint: '9.0.0' } }),
    'package-lock.json': JSON.stringify({
      packages: { 'node_modules/eslint': { bin: { eslint: 'bin.js' } } },
    }),
    '.gitignore': 'node_modules\n',
    'scripts/before.js': '',
    'scripts/after.js': '',
    'node_modules/eslint/bin.js': '#!/usr/bin/env node\n',
    'node_modules/.bin/eslint': { symlink: '../eslint/bin.js' },
  });
  repository.commit();
  return repository;
}

it('explain names every script with its text, before and after, and what they lead to', async () => {
  const { directory } = agent();
  const output = await explain(['npm test'], directory);
  expect(linesOf(output, 'would run')).toEqual([
    'script pretest: node scripts/before.js',
    'file scripts/before.js (from pretest)',
    'script test: eslint src && npm run more',
    'tool eslint: node_modules/eslint/bin.js (from test)',
    'script more: touch scripts/gone (from test)',
    'script posttest: node scripts/after.js',
    'file scripts/after.js (from posttest)',
  ]);
  expect(linesOf(output, 'looked in')).toEqual([`the files of ${directory}`]);
  expect(output).toContain('scripts/gone');
});

it('explain uses the policy of the repository, and says which', async () => {
  const { directory, write } = agent();
  write({
    '.github/gene-gate.yml':
      'profile: curated\nmode: dangerous\nallow_dangerous: true\nallowed_roots: [.]\n',
  });
  const waits = await explain(['rm scripts/before.js'], directory);
  expect(linesOf(waits, 'waits')).toEqual(['needs approval']);
  expect(linesOf(waits, 'would run')).toEqual(['program rm']);
  const last = (output: string) => output.trimEnd().split('\n\n').at(-1)?.replace(/\s+/g, ' ');
  expect(last(waits)).toBe(
    `policy .github/gene-gate.yml in the files of ${directory}, profile curated`,
  );
  const inside = await explain(['grep x package.json'], join(directory, 'scripts'));
  expect(linesOf(inside, 'waits')).toEqual([]);
  expect(linesOf(inside, 'would run')).toEqual(['program grep']);
  for (const [option, name] of [
    ['--no-policy', 'policy the built-in policy, profile evolver'],
    ['--no-repo', 'policy the built-in policy, profile evolver'],
  ] as const) {
    const output = await explain(['grep x package.json', option], directory);
    expect(last(output)).toBe(name);
    expect(linesOf(output, 'would run')).toEqual(['nothing']);
  }
  const named = await explain(
    ['node a.js', '--policy', 'p.yml', '--profile', 'validator'],
    directory,
    { inputs: { 'p.yml': 'profile: curated\n' } },
  );
  expect(last(named)).toBe('policy p.yml, profile validator');
});

async function explainRule(...args: string[]) {
  const ran = await runIn(tmpdir(), ['explain', ...args]);
  expect(ran).toMatchObject({ exitCode: 0, notes: '' });
  return ran.output;
}

it.each(allRules().map(({ id }) => id))('explain RULE explains %s in 80 columns', async (id) => {
  const lines = (await explainRule(id)).split('\n');
  expect(lines[0]).toBe(id);
  const prose = lines.filter((line) => !line.startsWith('    '));
  expect(prose.filter((line) => line.length > 80)).toEqual([]);
});

it('explain RULE gives an example with all around it as text', async () => {
  const { wrong, right } = JSON.parse(await explainRule('policy_risk', '--format', 'json'));
  const policy = '# .github/gene-gate.yml\nprofile: curated\nmode: write';
  expect({ wrong, right }).toEqual({ wrong: `rm a\n\n${policy}`, right: `cat a\n\n${policy}` });
});

it.each([
  ['blast-radius-exeeded', 'Did you mean blast-radius-exceeded?'],
  ['frobnicate', 'hint: `gene-gate explain --list` lists all rules. To explain'],
])('explain RULE reports the unknown rule %s with a hint', async (id, hint) => {
  const { exitCode, output, notes } = await runIn(tmpdir(), ['explain', id]);
  expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
  expect(notes).toContain(`error: Unknown rule: ${id}.`);
  expect(notes).toContain(hint);
});

it.each([
  ['', /`explain` has nothing to explain\.\nhint: Name a rule/],
  ['size', /`size` is a group of rules\.\nhint: Its rules: blast-radius-approaching,/],
])('explain RULE says what %j is, if it is no rule', async (id, expected) => {
  const { exitCode, notes } = await runIn(tmpdir(), ['explain', id]);
  expect(exitCode).toBe(2);
  expect(notes).toMatch(expected);
});

it('explain RULE escapes and shortens an unknown id', async () => {
  const { notes } = await runIn(tmpdir(), ['explain', `\u001b[2J\u202e${'x'.repeat(100_000)}`]);
  expect(notes).toMatch(/Unknown rule:\s<U\+001B>\[2J<U\+202E>xxx/);
  expect(notes.length).toBeLessThan(400);
});

it('explain --list lists every rule once, by topic, in 80 columns', async () => {
  const lines = (await explainRule('--list')).split('\n');
  const ids = lines.flatMap((line) => /^ {2}([\w.-]+) /.exec(line)?.[1] ?? []);
  expect(ids).toEqual(allRules().map(({ id }) => id));
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines.slice(0, 2)).toEqual([
    'syntax:',
    expect.stringMatching(/^ {2}empty-command +Command is/),
  ]);
});
