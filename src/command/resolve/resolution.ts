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
  /** Absent without a change. */
  readonly base?: Tree;
  /** Relative to the root of the tree, which is `''`. */
  readonly directory: string;
  readonly changed: ReadonlySet<string>;
  /** Programs that the policy allows besides node, npm and npx. */
  readonly families: ProgramFamilies;
  /** True for a build output of the policy. */
  readonly isOutput?: (path: string) => boolean;
  /** The npm script that leads here, for {@link Target.via}. */
  readonly via?: string;
}

export interface Resolved {
  readonly targets: readonly Target[];
  readonly problems: readonly Problem[];
}

export const NOTHING: Resolved = { targets: [], problems: [] };

export function join(results: readonly Resolved[]): Resolved {
  return {
    targets: results.flatMap((each) => each.targets),
    problems: results.flatMap((each) => each.problems),
  };
}

/** @param severity only if the rule grades its problems */
export function fails<R extends ReadingRuleId>(
  rule: R,
  span: Span,
  args: RuleArguments<R>,
  severity?: SeverityOf<R>,
): Resolved {
  return { targets: [], problems: [problemAt(rule, span, args, severity)] };
}

/** Converts a path of the place's directory to one of the tree. */
export function from({ directory }: Pick<Place, 'directory'>, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}

export function target({ via }: Place, parts: Omit<Target, 'via'>): Target {
  return via === undefined ? parts : { ...parts, via };
}

/** Resolves a command in a script. Its spans are positions in the outer command. */
type ResolveNested = (invocation: Invocation, place: Place) => Promise<Resolved>;

/** Far more nested scripts than people write: npm starts a shell and itself for each. */
const MAX_DEPTH = 64;
/** In one command. */
const MAX_SCRIPTS = 2_000;

export type NotFollowed =
  | { readonly why: 'cycle' }
  | { readonly why: 'depth' | 'count' | 'time'; readonly limit: number };

/** The scripts being followed and already followed, each examined once. */
export class Trail {
  readonly #open = new Set<string>();
  readonly #done = new Set<string>();
  /** Resolves a command in a script like the outer command. */
  readonly resolve: ResolveNested;
  readonly #clock: AuditClock | undefined;

  constructor(resolve: ResolveNested, clock?: AuditClock) {
    this.resolve = resolve;
    this.#clock = clock;
  }

  /**
   * @param script the package and the event
   * @param words everything else that the result depends on
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
