import type { Reading } from '../../command/reading.ts';
import type { Confirmation, Risk } from '../../model/verdict.ts';
import { type Finding, problemFinding } from '../../rules/finding.ts';
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
export interface ProfileDefinition {
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
  return found.filter(({ layer, rule }) => layer !== 'program' || rule === 'command-not-text');
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

/** Every problem of a reading, as a finding. */
export function findProblems({ problems }: Reading): readonly Finding[] {
  return problems.map(problemFinding);
}
