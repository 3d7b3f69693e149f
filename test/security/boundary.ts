import type { CommandVerdict } from '../../src/model/verdict.ts';
import type { Attack } from './attack.ts';

/** An attack, and what the gate answered. */
export interface Answered {
  readonly attack: Attack;
  readonly verdict: CommandVerdict;
}

const HEAD = `# Security boundary

How the audit answers the attacks of the test suite, in \`test/security/\`. Outside the gate, each attack runs code, or
passes without a test. The test that judges them writes this page: if an answer changes, this page changes.

- **Blocked**: the command does not run, and the check fails.
- **Warned**: the command runs contained, and the report says what it does not test.
- **Accepted**: the command runs without a remark. Each one is listed below with the reason.

| attack class | attacks | blocked | warned | accepted |
|---|--:|--:|--:|--:|
`;

/** Returns the page of `docs/security-boundary.md` as markdown. */
export function boundaryPage(
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
  return `${HEAD}${rows.join('')}
## Accepted attacks

${accepted.join('')}
The commands, with the files that they need, are in one table for each class: see \`test/security/\`.
`;
}

/** Returns the answer that an attack expects. */
export function expectedAnswer(attack: Attack): CommandVerdict {
  if (attack.accepted !== undefined) return 'allow';
  return attack.warned ? 'warn' : 'block';
}
