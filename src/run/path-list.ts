/** Paths of each kind that are kept; the first ones are sufficient for a report. */
const KEPT = 100;

/** Counts paths, and keeps the first ones in order. */
export class PathList {
  #first: string[] = [];
  #total = 0;

  add(path: string): void {
    this.#total += 1;
    this.#first.push(path);
    if (this.#first.length > 10 * KEPT) this.#first = this.first();
  }

  get total(): number {
    return this.#total;
  }

  /** Whether {@link first} returns all of them. */
  get isWhole(): boolean {
    return this.#total <= KEPT;
  }

  /** Returns the first paths, sorted. */
  first(): string[] {
    return this.#first.sort().slice(0, KEPT);
  }
}
