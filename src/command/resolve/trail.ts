import type { AuditClock } from '../../ground/audit-clock.ts';
import type { Invocation } from '../reading.ts';
import { NOTHING, type Place, type Resolved } from './place.ts';

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
