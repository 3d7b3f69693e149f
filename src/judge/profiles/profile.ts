import { commandRules } from '../../audit/rules/command.ts';
import { commandNotText } from '../../audit/rules/program/command-not-text.ts';
import { unexplained } from '../../audit/rules/program/unexplained.ts';
import type { Problem, Reading } from '../../command/reading.ts';
import type { Finding } from '../../finding/finding.ts';
import type { Rule } from '../../finding/rule.ts';
import type { Confirmation, Risk } from '../../model/verdict.ts';
import type { CommandContext } from '../context.ts';

/** What one profile finds about a Reading, in the order in which it is shown. */
export interface ProfileJudgement {
  readonly findings: readonly Finding[];
  /** Default: what the findings say about it. */
  readonly risk?: Risk;
  /** Default: standard. */
  readonly confirmation?: Confirmation;
}

/** One way of judging commands. */
export interface Profile {
  /**
   * @param found the reading's problems as findings; a profile adds to them, and drops none but those
   *   about the program where it has a list of programs of its own
   */
  readonly judge: (
    reading: Reading,
    found: readonly Finding[],
    context: CommandContext,
  ) => ProfileJudgement;
}

/** What holds whatever programs a profile accepts: everything but which programs the default one does. */
export function besidesProgram(found: readonly Finding[]): readonly Finding[] {
  return found.filter(
    ({ layer, rule }) =>
      layer !== 'program' || rule === commandNotText.id || rule === unexplained.id,
  );
}

/** At most so many findings of each rule, so that a hostile text cannot make an endless report. */
export function firstOfEach(findings: readonly Finding[], limit: number): readonly Finding[] {
  const counts = new Map<string, number>();
  return findings.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= limit;
  });
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
