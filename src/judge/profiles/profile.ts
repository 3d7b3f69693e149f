import type { Reading } from '../../command/reading.ts';
import type { Confirmation, Risk } from '../../model/verdict.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { type Finding, problemFinding } from '../../rules/finding.ts';
import type { CommandContext } from '../command-context.ts';

/** The findings of one profile about a Reading, in the order in which they are shown. */
export interface ProfileJudgement {
  readonly findings: readonly Finding[];
  /** Default: derived from the findings. */
  readonly risk?: Risk;
  /** Default: standard. */
  readonly confirmation?: Confirmation;
}

/**
 * Judges commands by a set of rules.
 *
 * @param found the reading's problems as findings; a profile adds to them, and only removes those about the program
 *   if it has its own list of programs
 */
export type ProfileDefinition = (
  reading: Reading,
  found: readonly Finding[],
  context: CommandContext,
) => ProfileJudgement;

/**
 * Returns the findings that do not depend on which programs a profile accepts, nor on what the default
 * profile knows of one that the policy names for it.
 */
export function besidesProgram(
  found: readonly Finding[],
  { invocation }: Reading,
): readonly Finding[] {
  const own = invocation?.family ? ['program', 'invocation', 'target'] : ['program'];
  return found.filter(
    ({ layer, rule }) => !own.includes(String(layer)) || ruleOf(rule).anyText === true,
  );
}

/** Limits the number of findings of each rule, so that a hostile text cannot make a huge report. */
export function firstOfEach(findings: readonly Finding[], limit: number): readonly Finding[] {
  const counts = new Map<string, number>();
  return findings.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= limit;
  });
}

/** Returns all problems of a reading as findings. */
export function findProblems({ problems }: Reading): readonly Finding[] {
  return problems.map(problemFinding);
}
