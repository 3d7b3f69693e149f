import picomatch from 'picomatch';
import type { SideEffects } from '../model/outcome.ts';

/** What a command wrote besides caches, sorted. */
export function writtenPaths(
  { created, changed, deleted }: SideEffects,
  caches: readonly string[],
): readonly string[] {
  const isCache = picomatch([...caches], { dot: true });
  return [...created, ...changed, ...deleted].filter((path) => !isCache(path)).sort();
}
