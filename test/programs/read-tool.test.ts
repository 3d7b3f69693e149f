import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readTool } from '../../src/programs/read-tool.ts';
import { programTerms } from '../../src/programs/registry.ts';
import { TOOLS } from '../../src/programs/tools/index.ts';
import { wordsOf } from '../command/words.ts';

/** The flags that stand at the beginnings of the lines of a tool's help. */
function flagsIn(help: string): string[] {
  return help
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .flatMap((line) => {
      const [head = ''] = /^\s{0,12}-.*?(?=\s{2,}|$)/.exec(line) ?? [];
      return head.match(/(?<![\w-])--?[A-Za-z0-9][\w.-]*:?/g) ?? [];
    });
}

describe('the beginning of a flag', () => {
  const make = programTerms({ programs: ['make'], families: [] }).allowed.get('make');
  const kindOf = (text: string) => make && readTool(make.use, wordsOf(text)).flags[0]?.flag?.kind;

  it.each([
    ['--eva=x', 'evaluates-text'],
    ['--just', 'only-prints'],
    ['--keep', 'plain'],
    // GNU make has more flags of this beginning, and refuses it.
    ['--jo=2', undefined],
    ['--no-such', undefined],
  ])('%s is %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('is no flag of a tool that does not complete it', () => {
    const jest = TOOLS.get('jest');
    const [flag] = jest ? readTool(jest, wordsOf('--globalSetu=./x.js')).flags : [];
    expect(flag).toMatchObject({ written: '--globalSetu', flag: undefined });
  });
});

describe('the flags of a tool', () => {
  it.each([
    ['vitest', ['run', '--help', '--expand-help']],
    ['biome', ['check', '--help']],
    ['biome', ['ci', '--help']],
    ['esbuild', ['--help']],
    ['knip', ['--help']],
    ['tsc', ['--all']],
  ])('of %s are all known (%j)', (name, args) => {
    const tool = TOOLS.get(name);
    if (tool === undefined) throw new Error(`${name} has no table`);
    const help = execFileSync(`node_modules/.bin/${name}`, args, {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    // The help of vitest has `outputFile <filename/-s>`.
    const flags = flagsIn(help.replace('<filename/-s>', ''));
    const unknown = flags.filter((flag) =>
      readTool(tool, wordsOf(flag.replace(/:$/, ':x'))).flags.some(
        (read) => read.flag === undefined,
      ),
    );
    expect(flags.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });
});
