import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { CommandVerdict } from '../../src/model/verdict.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { judgeWith } from '../judge/fixture.ts';
import type { Attack } from './attack.ts';
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

/** An attack, and what the gate answered. */
interface Answered {
  readonly attack: Attack;
  readonly verdict: CommandVerdict;
}

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

const [BEGIN, END] = ['<!-- boundary:begin -->', '<!-- boundary:end -->'];

const HEAD = `## The boundary

How the audit answers the attacks of \`test/security/\`. Outside the gate, each attack runs code, or passes without a
test. The test that judges them writes this section.

- **Blocked**: the command does not run, and the check fails.
- **Warned**: the command runs contained, and the report says what it does not test.
- **Accepted**: the command runs without a remark.

| attack class | attacks | blocked | warned | accepted |
|---|--:|--:|--:|--:|
`;

/** Returns the page of `docs/security.md` with its section about the boundary written anew. */
function boundaryPage(page: string): string {
  const rows = answered.map(({ name, answers }) => {
    const count = (verdict: CommandVerdict) =>
      answers.filter((answer) => answer.verdict === verdict).length;
    return `| ${name} | ${answers.length} | ${count('block')} | ${count('warn')} | ${count('allow')} |\n`;
  });
  const accepted = answered
    .flatMap(({ answers }) => answers)
    .filter(({ verdict }) => verdict === 'allow')
    .map(({ attack }) => `- \`${attack.command}\`, ${attack.effect}. ${attack.accepted ?? ''}\n`);
  const section = `${HEAD}${rows.join('')}
### Accepted attacks

${accepted.join('')}`;
  const before = page.slice(0, page.indexOf(BEGIN) + BEGIN.length);
  return `${before}\n${section}${page.slice(page.indexOf(END))}`;
}

/** Returns the answer that an attack expects. */
function expectedAnswer(attack: Attack): CommandVerdict {
  if (attack.accepted !== undefined) return 'allow';
  return attack.warned ? 'warn' : 'block';
}

it('writes its section of the page', async () => {
  const path = '../../docs/security.md';
  const page = await readFile(new URL(path, import.meta.url), 'utf8');
  await expect(boundaryPage(page)).toMatchFileSnapshot(path);
});
