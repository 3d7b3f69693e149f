import type { CommandVerdict } from '../../src/model/verdict.ts';
import type { Attack } from './attack.ts';

/** An attack, and what the gate answered. */
export interface Answered {
  readonly attack: Attack;
  readonly verdict: CommandVerdict;
}

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
export function boundaryPage(
  page: string,
  classes: readonly { readonly name: string; readonly answers: readonly Answered[] }[],
): string {
  const rows = classes.map(({ name, answers }) => {
    const count = (verdict: CommandVerdict) =>
      answers.filter((answer) => answer.verdict === verdict).length;
    return `| ${name} | ${answers.length} | ${count('block')} | ${count('warn')} | ${count('allow')} |\n`;
  });
  const accepted = classes
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
export function expectedAnswer(attack: Attack): CommandVerdict {
  if (attack.accepted !== undefined) return 'allow';
  return attack.warned ? 'warn' : 'block';
}
