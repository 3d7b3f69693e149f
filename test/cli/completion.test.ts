import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VERBS } from '../../src/cli/verbs.ts';
import { PROFILE_NAMES } from '../../src/model/word-lists.ts';
import { REPORT_FORMATS } from '../../src/report/format.ts';
import { temporaryFolder } from '../run/fixture.ts';
import { runIn } from './fake-terminal.ts';

/** How each shell answers for the words of a line, after it has read the script. */
const SHELLS: Readonly<Record<string, (script: string, words: string) => string>> = {
  bash: (script, words) =>
    `. '${script}'; COMP_WORDS=(${words} ''); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _gene_gate; echo "\${COMPREPLY[@]}"`,
  fish: (script, words) => `source '${script}'; complete -C '${words} '; complete -C '${words} --'`,
  // The functions of its completion need a terminal.
  zsh: (script, words) =>
    `compdef() { }; _describe() { print -rl $verbs }; _arguments() { print -rl -- $@ }; . '${script}'; words=(${words} ''); CURRENT=\${#words}; _gene_gate`,
};

describe.each(Object.keys(SHELLS))('completion %s', (shell) => {
  const isThere = spawnSync(shell, ['--version']).status === 0;
  const folder = temporaryFolder({}, afterAll);
  const script = join(folder, 'script');

  beforeAll(async () => {
    const { output, exitCode } = await runIn(folder, ['completion', shell]);
    expect(exitCode).toBe(0);
    writeFileSync(script, output);
  });

  it.skipIf(!isThere).each<[string, readonly string[]]>([
    ['gene-gate', Object.keys(VERBS)],
    ['gene-gate check', ['--worktree', '--policy-ref', '--format']],
    ['gene-gate check --format', REPORT_FORMATS],
    ['gene-gate audit a.json --profile', PROFILE_NAMES],
    ['gene-gate schema', ['policy', 'validation-report']],
    ['gene-gate completion', ['bash', 'zsh', 'fish']],
  ])('completes %j', (line, expected) => {
    const words = SHELLS[shell]?.(script, line) ?? '';
    const { stdout, stderr } = spawnSync(shell, ['-c', words], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    const found = stdout.split(/[^\w-]+/);
    expect(expected.filter((each) => !found.includes(each))).toEqual([]);
    expect(found.includes('doctor')).toBe(line === 'gene-gate' || line === 'gene-gate schema');
  });
});
