import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { judgeWith } from '../judge/fixture.ts';
import type { Attack } from './attack.ts';
import { type Answered, boundaryPage, expectedAnswer } from './boundary.ts';
import { CODE_FLAGS } from './code-flags.ts';
import { FILES } from './files.ts';
import { LAUNCHERS } from './launchers.ts';
import { NO_TEST } from './no-test.ts';
import { NPM_MEANING } from './npm-meaning.ts';
import { PROGRAMS } from './programs.ts';
import { REPOSITORY } from './repository.ts';
import { SHELL } from './shell.ts';

const CLASSES = [SHELL, LAUNCHERS, CODE_FLAGS, NO_TEST, NPM_MEANING, FILES, PROGRAMS];

/** Only the attacks on programs of the policy have a policy that names any. */
const NAMED = ['pnpm', 'yarn', 'bun', 'deno', 'python', 'pytest', 'ruff', 'make'];

async function answer(attack: Attack, programs: readonly string[]): Promise<Answered> {
  const files = { ...REPOSITORY, ...attack.files };
  const judge = judgeWith(
    { programs: [...programs] },
    { tree: literalTree(files), changed: new Set(Object.keys(attack.files ?? {})) },
  );
  return { attack, verdict: (await judge.command(attack.command)).verdict };
}

const answered = await Promise.all(
  CLASSES.map(async ({ name, attacks }) => {
    const programs = name === PROGRAMS.name ? NAMED : [];
    return { name, answers: await Promise.all(attacks.map((attack) => answer(attack, programs))) };
  }),
);

describe.each(answered)('$name', ({ answers }) => {
  it.each(answers)('$attack.command: $attack.effect', ({ attack, verdict }) => {
    expect(verdict).toBe(expectedAnswer(attack));
  });
});

it('writes its section of the page', async () => {
  const path = '../../docs/security.md';
  const page = await readFile(new URL(path, import.meta.url), 'utf8');
  await expect(boundaryPage(page, answered)).toMatchFileSnapshot(path);
});
