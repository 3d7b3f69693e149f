import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommand, readWords } from '../../src/command/read.ts';
import { startedFiles } from '../../src/command/reading.ts';
import { runs } from '../runs.ts';
import { repository } from './resolve/fixture.ts';

describe('readCommand', () => {
  it.each([
    [['node x.js']],
    [[['node x.js']]],
    [null],
    [undefined],
    [true],
    [7],
    [{ toString: () => 'node x.js' }],
  ])('reports that %j is not a command', async (value) => {
    const reading = await readCommand(value);
    expect(reading.argv).toBeNull();
    expect(reading.problems.map(({ rule }) => rule)).toEqual(['command-not-text']);
  });

  it.each([
    ['', 'empty-command'],
    ['  ', 'empty-command'],
    ['NODE_ENV=test', 'empty-command'],
    ['README.md exists', 'sentence'],
    ['Check that the tests pass', 'sentence'],
    ['docs/a.md contains a section', 'sentence'],
    ['bash x.sh', 'program-not-allowed'],
    ['test -f x', 'program-not-allowed'],
    ['yarn test', 'program-not-allowed'],
    ['nodex a.js', 'program-not-allowed'],
    ['git is-clean', 'program-not-allowed'],
    ['NODE x.js', 'program-look-alike'],
    ['node.exe x.js', 'program-look-alike'],
    ['./x.js', 'program-by-path'],
    ['/usr/bin/node x.js', 'program-by-path'],
    ["'node x.js'", 'program-not-allowed'],
  ])('%j starts with %s', async (command, kind) => {
    expect((await readCommand(command)).problems[0]?.rule).toBe(kind);
  });

  it('returns no argv for an ambiguous command, but its words and problems', () => {
    const reading = readWords('node -e 1 && ls');
    expect(reading.argv).toBeNull();
    expect(reading.invocation?.program).toBe('node');
    expect(reading.problems.map(({ rule }) => rule)).toContain('outside-code');
  });

  it('does not look up an ambiguous command in the tree', async () => {
    const reading = await readCommand('node nope.js; ls', { tree: repository() });
    expect(reading.problems.map(({ rule }) => rule)).toEqual(['shell-operator']);
  });

  it('returns the words as argv, without the environment', async () => {
    const reading = await readCommand('NODE_ENV=test node scripts/ok.js "a b"', {
      tree: repository(),
    });
    expect(reading.argv).toEqual(['node', 'scripts/ok.js', 'a b']);
    expect(reading.assignments.map(({ name, value }) => [name, value])).toEqual([
      ['NODE_ENV', 'test'],
    ]);
    expect(reading.targets.map(({ path }) => path)).toEqual(['scripts/ok.js']);
  });

  it.each([
    ['node scripts/ok.js', ['scripts/ok.js']],
    ['node --check scripts/ok.js', []],
    ['node -c scripts/ok.js', []],
    ['npm run parse', []],
  ])('tells the files that %j starts', async (command, started) => {
    const scripts = { parse: 'node --check scripts/ok.js' };
    const tree = repository({ 'package.json': JSON.stringify({ scripts }) });
    const reading = await readCommand(command, { tree });
    expect(reading.targets.map(({ path }) => path)).toContain('scripts/ok.js');
    expect(startedFiles(reading)).toEqual(started);
  });

  it('resolves paths from the working directory', async () => {
    const context = { tree: repository(), cwd: 'scripts' };
    expect((await readCommand('node ok.js', context)).targets[0]?.path).toBe('scripts/ok.js');
    expect((await readCommand('node ../scripts/ok.js', context)).problems).toEqual([]);
    expect((await readCommand('node ../../ok.js', context)).problems[0]?.rule).toBe(
      'target-outside',
    );
  });

  it('reports a problem once that both the text and the tree show', async () => {
    const { problems } = await readCommand('node ../x.js', { tree: repository() });
    expect(problems.map(({ rule }) => rule)).toEqual(['target-outside']);
  });
});

const WORDS = [
  'node',
  'npm',
  'npx',
  '-e',
  '-pe',
  '--',
  '-',
  '--no',
  '--yes',
  '--test',
  '--import',
  '--prefix',
  '-w',
  '-C',
  'run',
  'test',
  'exec',
  'c8',
  'cross-env',
  'eslint',
  'scripts/ok.js',
  '../x',
  '.git/x',
  '""',
  "'a b'",
  '*.js',
  'true',
  'null',
  '=',
  '--x=',
  '@x/tool',
  '__proto__',
  'constructor',
];

describe('readCommand returns a Reading', () => {
  const tree = repository();

  it('for any value of JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const { problems, argv } = await readCommand(value, { tree });
        if (typeof value !== 'string') expect(argv).toBeNull();
        expect(argv !== null || problems.length > 0).toBe(true);
      }),
    );
  });

  it('for any string, including lone surrogates', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const { words, argv } = await readCommand(`node ${text}`, { tree });
        if (argv !== null) expect(argv).toEqual(words.map((word) => word.text));
      }),
    );
  });

  it('for meaningful words, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...WORDS), { maxLength: 9 }), async (words) => {
        const command = words.join(' ');
        const { problems } = await readCommand(command, { tree });
        for (const { span } of problems) {
          expect(span.start).toBeLessThanOrEqual(span.end);
          expect(span.end).toBeLessThanOrEqual(command.length);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    ['glued flags', `npm -${'s'.repeat(100_000)} test`],
    ['launchers', `npx ${'c8 '.repeat(30_000)}`],
    ['unknown flags', `npm test ${Array.from({ length: 9000 }, (_, n) => `--zz${n}`).join(' ')}`],
    ['parents', `npx eslint ${'../'.repeat(30_000)}`],
    ['characters', `node ${'x'.repeat(1 << 20)}`],
  ])('for a very large number of %s', async (_name, command) => {
    expect((await readCommand(command, { tree })).problems).not.toEqual([]);
  });
});
