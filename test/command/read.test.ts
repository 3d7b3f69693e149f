import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPlaceOfNpm } from '../../src/command/in-place-of-npm.ts';
import { readCommand, readWords } from '../../src/command/read.ts';
import { startedFiles } from '../../src/command/reading.ts';
import { INVALID, readJsonFile } from '../../src/command/resolve/package-json.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { runs } from '../runs.ts';
import { packageJson, REPOSITORY } from './repository.ts';

const tree = literalTree(REPOSITORY);

describe('a Reading', () => {
  it('of a value that is no text has no argv', async () => {
    const text = { toString: () => 'node x.js' };
    for (const value of [['node x.js'], [['node x.js']], null, undefined, true, 7, text]) {
      const { argv, problems } = await readCommand(value);
      expect([argv, ...problems.map(({ rule }) => rule)]).toEqual([null, 'command-not-text']);
    }
  });

  it.each([
    ['node -C dev --title=x a.js --title=y b', '--conditions=dev --title=x | a.js | --title=y b'],
    ['npm -C sub --json run x -s y -- -s', '--prefix=sub --json --loglevel=silent | x | y -s'],
  ])('keeps what the program interprets apart from what a script gets: %s', (command, parts) => {
    const { flags, operands, passthrough } = readWords(command).invocation ?? {};
    const given = flags?.map(({ name, value }) =>
      value === undefined ? name : `${name}=${value}`,
    );
    const texts = [operands, passthrough].map((words) => words?.map(({ text }) => text));
    expect([given, ...texts].map((words) => words?.join(' ')).join(' | ')).toBe(parts);
  });

  it.each([
    ['node scripts/ok.js', ['scripts/ok.js']],
    ['node -c scripts/ok.js', []],
    ['npm run parse', []],
  ])('tells the files that %s starts', async (command, started) => {
    const scripts = { parse: 'node --check scripts/ok.js' };
    const files = { ...REPOSITORY, 'package.json': packageJson(scripts) };
    const reading = await readCommand(command, { tree: literalTree(files) });
    expect(reading.targets.map(({ path }) => path)).toContain('scripts/ok.js');
    expect(startedFiles(reading)).toEqual(started);
  });

  it('stays small where scripts start each other many times over', async () => {
    const twice = (prefix: string, text: (n: number) => string) =>
      Object.fromEntries(
        Array.from({ length: 60 }, (_, n) => [`${prefix}${n}`, text(n + 1)] as const),
      );
    const scripts = {
      ...twice('s', (n) => `npm run s${n} && npm run s${n}`),
      ...twice('t', (n) => `npm run t${n}`),
      ...twice('pret', (n) => `npm run t${n}`),
    };
    const files = {
      ...REPOSITORY,
      'package.json': packageJson({ ...scripts, s60: 'node x', t60: 'x' }),
    };
    const chain = await readCommand('npm run s0', { tree: literalTree(files) });
    expect(chain.targets).toHaveLength(61);
    const context = { tree: literalTree(files) };
    const { scripts: left } = await inPlaceOfNpm(await readCommand('npm run t0', context), context);
    expect(left?.steps).not.toEqual([]);
    expect(JSON.stringify(left).length).toBeLessThan(1_000_000);
  });
});

it('reads a JSON file, or says that it is none', async () => {
  const deep = `{"scripts": {"test": ${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
  const files = literalTree({ 'package.json': '{', 'deep.json': deep, 'other.json': '{}' });
  expect(await readJsonFile(files, 'package.json')).toBe(INVALID);
  expect(await readJsonFile(files, 'deep.json')).toBe(INVALID);
  expect(await readJsonFile(files, 'missing.json')).toBeUndefined();
  const unreadable = { ...files, read: () => Promise.reject(new Error('EACCES')) };
  await expect(readJsonFile(unreadable, 'other.json')).rejects.toThrow('EACCES');
});

const WORDS = [
  ...'node npm npx -e -pe -- - --no --yes --test --import --prefix -w -C run test exec c8'.split(
    ' ',
  ),
  ...'cross-env eslint scripts/ok.js ../x .git/x "" *.js true null = --x= @x/tool'.split(' '),
  ...["'a b'", '__proto__', 'constructor'],
];

describe('readCommand returns a Reading', () => {
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
