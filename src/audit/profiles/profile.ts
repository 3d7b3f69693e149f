import type { Problem, Reading } from '../../command/reading.ts';
import type { Finding } from '../../finding/finding.ts';
import type { Rule } from '../../finding/rule.ts';
import { commandRules } from '../rules/command.ts';
import { unexplained } from '../rules/program/unexplained.ts';

/** One way of judging commands: what it finds about a Reading, in the order in which it is shown. */
export interface Profile {
  /** @param found the reading's problems as findings; a profile adds to them, and drops none */
  readonly judge: (reading: Reading, found: readonly Finding[]) => readonly Finding[];
}

const RULES: ReadonlyMap<string, Rule<never>> = new Map(
  commandRules.map((rule) => [rule.id, rule]),
);

/** Every problem of a reading, through the rule of its kind. A kind without a rule blocks. */
export function findProblems({ problems }: Reading): readonly Finding[] {
  return problems.map(findingOf);
}

function findingOf({ kind, span, args }: Problem): Finding {
  const rule = RULES.get(kind);
  if (rule === undefined) return unexplained.find({ kind }, { span });
  // The parsers make a problem's arguments for the rule of the same name; a test holds them together.
  return rule.find(args as never, { span });
}
