import type { ProgramFamilies } from '../../families/table.ts';
import type { Span } from '../../model/finding.ts';
import type { Tree } from '../../repo/tree.ts';
import type { ReadingRuleId, RuleArguments } from '../../rules/catalogue.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import type { Target } from '../reading.ts';

/** Where a command, or a script that it leads to, runs. */
export interface Place {
  readonly tree: Tree;
  /** The tree before the change under review; absent without a change. */
  readonly base?: Tree;
  /** The working directory, relative to the root of the tree; `''` is the root. */
  readonly directory: string;
  /** Paths that the change under review touches. */
  readonly changed: ReadonlySet<string>;
  /** Programs that the policy allows besides node, npm and npx. */
  readonly families?: ProgramFamilies;
  /** The npm script that leads here, for {@link Target.via}. */
  readonly via?: string;
}

/** What would run, and what is wrong with it. */
export interface Resolved {
  readonly targets: readonly Target[];
  readonly problems: readonly Problem[];
}

export const NOTHING: Resolved = { targets: [], problems: [] };

/** Adds up what several parts of a command would run, and what is wrong with them. */
export function join(results: readonly Resolved[]): Resolved {
  const filled = results.filter(
    ({ targets, problems }) => targets.length > 0 || problems.length > 0,
  );
  const [first = NOTHING] = filled;
  if (filled.length < 2) return first;
  // Scripts within scripts are joined again and again, and `flatMap` takes its time.
  const targets: Target[] = [];
  const problems: Problem[] = [];
  for (const each of filled) {
    for (const target of each.targets) targets.push(target);
    for (const problem of each.problems) problems.push(problem);
  }
  return { targets, problems };
}

/** Nothing would run, for one reason. */
export function fails<R extends ReadingRuleId>(
  rule: R,
  span: Span,
  args: RuleArguments<R>,
): Resolved {
  return { targets: [], problems: [problemAt(rule, span, args)] };
}

/** The path of `name` as seen from the place's directory. */
export function from({ directory }: Pick<Place, 'directory'>, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}

/** A target, marked with the script that leads to it. */
export function target({ via }: Place, parts: Omit<Target, 'via'>): Target {
  return via === undefined ? parts : { ...parts, via };
}
