import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readTool } from '../../src/families/read-tool.ts';
import { TOOLS } from '../../src/families/tools/index.ts';
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
