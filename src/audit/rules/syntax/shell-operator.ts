import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

/** Entries run in order, and the first that fails fails the gene: that is what `&&` and `;` mean. */
function remedyFor(operator: string, left: string, right: string): string {
  const data = 'if it is data, quote it';
  if ((operator === '&&' || operator === ';') && left !== '' && right !== '') {
    return `Write two entries in \`validation\`: \`${left}\` and \`${right}\`; ${data}.`;
  }
  if (operator === '||') {
    return `Keep what must succeed and drop the rest, which hides a failure; ${data}.`;
  }
  if (operator.startsWith('|')) {
    return `Let one script do both steps and run it with \`node\`; ${data}.`;
  }
  return `Remove \`${operator}\`; ${data}.`;
}

export const shellOperator = defineRule<SyntaxArguments['shell-operator']>({
  id: 'shell-operator',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A shell operator joins several commands',
  why: 'Commands run without a shell, one process each, so that what was audited is what runs. A shell would take `;`, `&` and `|` as the end of one command and the start of the next.',
  wrong: 'node scripts/a.js && node scripts/b.js',
  right: 'node scripts/a.js',
  message: ({ operator }) => `\`${operator}\` joins several commands into one.`,
  remedy: ({ operator, left, right }) => remedyFor(operator, left, right),
});
