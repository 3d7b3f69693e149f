import type { Span } from '../../model/finding.ts';
import type { Invocation } from '../reading.ts';
import { NOTHING, type Place, type Resolved } from './place.ts';

/** Resolves a command of a script, whose text all stands at `within` for the reader. */
type ResolveNested = (invocation: Invocation, place: Place, within: Span) => Promise<Resolved>;

/** The scripts that are being followed and those that were: a script is looked at once. */
export class Trail {
  readonly #open = new Set<string>();
  readonly #done = new Set<string>();
  /** What a command of a script is resolved by, as the command that led to the script was. */
  readonly resolve: ResolveNested;

  constructor(resolve: ResolveNested) {
    this.resolve = resolve;
  }

  async follow(
    key: string,
    look: () => Promise<Resolved>,
    onCycle: () => Resolved,
  ): Promise<Resolved> {
    if (this.#open.has(key)) return onCycle();
    if (this.#done.has(key)) return NOTHING;
    this.#open.add(key);
    const resolved = await look();
    this.#open.delete(key);
    this.#done.add(key);
    return resolved;
  }
}
