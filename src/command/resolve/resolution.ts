import type { AuditClock } from '../../ground/signals.ts';
import type { Span } from '../../model/finding.ts';
import type { ProgramFamilies } from '../../programs/table.ts';
import type { Tree } from '../../repo/tree.ts';
import type { ReadingRuleId, RuleArguments, SeverityOf } from '../../rules/catalogue.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Invocation, Target } from '../reading.ts';

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
  readonly families: ProgramFamilies;
  /** Whether a path is a build output that the policy names. */
  readonly isOutput?: (path: string) => boolean;
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
  return {
    targets: results.flatMap((each) => each.targets),
    problems: results.flatMap((each) => each.problems),
  };
}

/**
 * Nothing would run, for one reason.
 *
 * @param severity set only if the rule grades its problems
 */
export function fails<R extends ReadingRuleId>(
  rule: R,
  span: Span,
  args: RuleArguments<R>,
  severity?: SeverityOf<R>,
): Resolved {
  return { targets: [], problems: [problemAt(rule, span, args, severity)] };
}

/** The path of `name` as seen from the place's directory. */
export function from({ directory }: Pick<Place, 'directory'>, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}

/** A target, marked with the script that leads to it. */
export function target({ via }: Place, parts: Omit<Target, 'via'>): Target {
  return via === undefined ? parts : { ...parts, via };
}

/** Resolves a command of a script; the places of what it finds are those of the invocation's words. */
type ResolveNested = (invocation: Invocation, place: Place) => Promise<Resolved>;

/** More scripts within scripts are nobody's work: npm starts a shell and itself for each. */
const MAX_DEPTH = 64;
/** More scripts of one command than that are not looked through. */
const MAX_SCRIPTS = 2_000;

/** What can happen to a script that is not followed. */
export type NotFollowed =
  | { readonly why: 'cycle' }
  | { readonly why: 'depth' | 'count' | 'time'; readonly limit: number };

/** The scripts that are being followed and those that were: a script is looked at once. */
export class Trail {
  readonly #open = new Set<string>();
  readonly #done = new Set<string>();
  /** What a command of a script is resolved by, as the command that led to the script was. */
  readonly resolve: ResolveNested;
  readonly #clock: AuditClock | undefined;

  constructor(resolve: ResolveNested, clock?: AuditClock) {
    this.resolve = resolve;
    this.#clock = clock;
  }

  /**
   * @param script the package and the event
   * @param words what else decides what is found
   */
  async follow(
    script: string,
    words: string,
    look: () => Promise<Resolved>,
    instead: (why: NotFollowed) => Resolved,
  ): Promise<Resolved> {
    if (this.#open.has(script)) return instead({ why: 'cycle' });
    const seconds = await this.#clock?.tickScript();
    if (seconds !== undefined) return instead({ why: 'time', limit: seconds });
    const key = `${script}\0${words}`;
    if (this.#done.has(key)) return NOTHING;
    if (this.#open.size >= MAX_DEPTH) return instead({ why: 'depth', limit: MAX_DEPTH });
    if (this.#done.size >= MAX_SCRIPTS) return instead({ why: 'count', limit: MAX_SCRIPTS });
    this.#open.add(script);
    const resolved = await look();
    this.#open.delete(script);
    this.#done.add(key);
    return resolved;
  }
}
