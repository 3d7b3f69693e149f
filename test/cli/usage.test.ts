import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JSON_SCHEMA_NAMES } from '../../src/cli/schema.ts';
import { VERBS } from '../../src/cli/verbs.ts';
import { COMMAND } from '../../src/ground/tool.ts';
import { runCli, widestLine } from '../e2e/cli.ts';
import { createRepository } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('usage', () => {
  it('the help of every verb fits 80 columns', async () => {
    const { stdout } = await runCli(['--help']);
    const verbs = [...stdout.matchAll(/^ {2}([a-z]+) /gm)].map(([, verb = '']) => verb);
    expect(verbs).toContain('promote');
    const helps = await Promise.all(
      verbs.map(async (verb) => ({ verb, ...(await runCli([verb, '--help'])) })),
    );
    for (const { verb, exitCode, stdout } of helps) {
      expect(exitCode, verb).toBe(0);
      expect(widestLine(stdout), verb).toBeLessThanOrEqual(80);
      if (verb === 'help') continue;
      expect(stdout, verb).toContain(`\nFor example:\n  ${COMMAND} ${VERBS[verb]?.example}\n`);
    }
  });

  it.each(Object.entries(VERBS).filter(([verb]) => verb !== 'demo'))(
    'the example of %s is a command line that it takes',
    async (_, { example }) => {
      const args = [...example.matchAll(/'([^']*)'|(\S+)/g)].map(
        ([, quoted, word]) => quoted ?? word ?? '',
      );
      const { output, notes } = await runIn(createRepository().directory, args);
      expect(output + notes).not.toMatch(/unknown|too many|missing required|--help/);
    },
  );

  it.each([
    [
      'the help of an unknown verb',
      ['chekc', '--help'],
      /unknown command 'chekc'\n\(Did you mean check\?\)/,
    ],
    ['an unknown verb', ['chekc'], /unknown command 'chekc'\n\(Did you mean check\?\)/],
    [
      'an unknown flag',
      ['check', '--bas', 'main'],
      /unknown option '--bas'\n\(Did you mean --base\?\)/,
    ],
    ['a flag without its value', ['check', '--base'], /argument missing/],
    ['an unknown format', ['check', '--format', 'yaml'], /Allowed choices are\s+text, json/],
    [
      'an unknown profile',
      ['audit', 'a.json', '--profile', 'lax'],
      /Allowed choices are\s+evolver/,
    ],
    ['an argument too many', ['init', 'main'], /too many arguments(?!.*--base)/s],
    ['a commit as an argument', ['check', 'main'], /too many arguments.*hint: .*`--base REF`/s],
    ['--quiet with --verbose', ['check', '--quiet', '--verbose'], /cannot be used with option/],
    ['an unknown schema', ['schema', 'gene'], /Allowed\s+choices are report/],
    ['a schema without a name', ['schema'], /missing required argument 'name'/],
  ])('%s is exit code 2, with words', async (_, args, says) => {
    const run = await runCli(args);
    expect(run.stderr).toMatch(says);
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  });

  it.each(JSON_SCHEMA_NAMES)('schema %s prints the committed file', async (name) => {
    const { exitCode, stdout } = await runCli(['schema', name]);
    expect(stdout).toBe(read(`schema/${name}.schema.json`));
    expect(exitCode).toBe(0);
  });
});
