import type { Reading } from '../../command/reading.ts';
import type { Confirmation, Risk } from '../../model/verdict.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { type Finding, finding, problemFinding } from '../../rules/finding.ts';
import { dangerOfScript } from '../../shell/dangers.ts';
import type { CommandContext } from '../command-context.ts';

/** In the order of display. */
export interface ProfileJudgement {
  readonly findings: readonly Finding[];
  /** Default: derived from the findings. */
  readonly risk?: Risk;
  /** Default: standard. */
  readonly confirmation?: Confirmation;
}

/**
 * Judges commands by a set of rules.
 * @param found the reading's problems as findings; a profile adds to them, and only removes those about
 *   the program if it has its own list of programs
 */
export type ProfileDefinition = (
  reading: Reading,
  found: readonly Finding[],
  context: CommandContext,
) => ProfileJudgement;

/**
 * Returns the findings that depend neither on a profile's programs nor on the default profile's
 * description of a program that the policy names.
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

/** Limits the findings of each rule: hostile text cannot make a huge report. */
export function firstOfEach(findings: readonly Finding[], limit: number): readonly Finding[] {
  const counts = new Map<string, number>();
  return findings.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= limit;
  });
}

/**
 * Returns a reading's problems as findings, and the dangers in its npm scripts. A dangerous script has
 * no other finding.
 */
export function findProblems({ problems, targets, words }: Reading): readonly Finding[] {
  const [first, named = first] = words;
  const span = named && { span: { start: named.span.start, end: words.at(-1)?.span.end ?? 0 } };
  const dangerous = targets.flatMap(({ name: script, script: text }) => {
    const danger = text === undefined ? undefined : dangerOfScript(text);
    return danger ? [{ script, text: text ?? '', danger }] : [];
  });
  const scripts = new Set<unknown>(dangerous.map(({ script }) => script));
  const others = problems.filter(({ args }) => !('script' in args && scripts.has(args.script)));
  return [
    ...dangerous.map((args) => finding('npm-script-dangerous', args, span)),
    ...others.map(problemFinding),
  ];
}
