/**
 * The files that the protocol's reference engine (version 1.29.8) counts towards a blast radius, for
 * `counting: reference`: its own table, in its own order. An excluded file stays excluded.
 */
const EXCLUDED_FILES: ReadonlySet<string> = new Set([
  'event.json',
  'temp_gep_output.json',
  'temp_evolution_output.json',
  'evolution_error.log',
]);
const EXCLUDED_DIRECTORIES = /^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/;
const EXCLUDED_ANYWHERE = /capsule|events?\.jsonl$/i;
const COUNTED_FILES: ReadonlySet<string> = new Set(['index.js', 'package.json']);
const COUNTED_DIRECTORIES = /^(?:src|scripts|config)(?:\/|$)/;
const COUNTED_EXTENSIONS = /\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;

/**
 * Whether the reference engine counts a changed file.
 *
 * @param path from the root of the repository, as git names it
 */
export function isCountedByReference(path: string): boolean {
  if (EXCLUDED_FILES.has(path) || EXCLUDED_DIRECTORIES.test(path)) return false;
  if (EXCLUDED_ANYWHERE.test(path)) return false;
  return COUNTED_FILES.has(path) || COUNTED_DIRECTORIES.test(path) || COUNTED_EXTENSIONS.test(path);
}
