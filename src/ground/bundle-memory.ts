const READ_ALL = Symbol.for('gene-gate: read all chunks');

/**
 * Reads the chunks of the bundle that were not read yet into memory. Called before code of a change runs,
 * because a command could replace the files of a gate that is installed in the checkout, such as an
 * action with `uses: ./`. Without a bundle does nothing.
 */
export function keepBundleInMemory(): void {
  const readAll: unknown = Reflect.get(globalThis, READ_ALL);
  if (typeof readAll === 'function') readAll();
}
