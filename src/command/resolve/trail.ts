import { NOTHING, type Resolved } from './place.ts';

/** The scripts that are being followed and those that were: a script is looked at once. */
export class Trail {
  readonly #open = new Set<string>();
  readonly #done = new Set<string>();

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
