import type { Tree } from '../../../repo/tree.ts';
import { smallFile } from './workflow.ts';

/** A line that installs packages of an index by their names, or fetches those of a lockfile. */
const INSTALL =
  /^[ \t]*(?:cargo fetch --locked|pip[x3]? install(?: (?:-r [\w./-]+|-q|-U|--(?:quiet|upgrade|user|no-cache-dir|require-hashes)|[a-z][\w-]*(?:==[\w.]+)?))+)[ \t]*$/gim;

/** Settings of Cargo and of rustup, which can start a program of the repository. */
const SETTINGS = ['.cargo/config.toml', '.cargo/config', 'rust-toolchain.toml', 'rust-toolchain'];

/** A line of requirements that names a package of an index: no path, no URL, no archive, no option. */
const REQUIREMENT = /^(?:[a-z\d][\w-]*(?:\[[\w,-]*\])?(?:[ \t]*[=<>!~;].*)?|--hash=\S+|#.*|)$/i;

/** Returns the files that the installations of a script read, if it runs in the root. */
export function readByInstalls(script: string): readonly string[] {
  const named = [...script.matchAll(/ -r ([\w./-]+)/g)];
  const paths = named.map(([, path = '']) => path.replace(/^(?:\.\/)+/, ''));
  return /\bcargo fetch\b/i.test(script) ? [...paths, ...SETTINGS] : paths;
}

/** Returns a function that leaves out the lines of a script that start no code of a tree. */
export async function harmlessInstalls(tree: Tree, scripts: readonly string[]) {
  const plain = new Set<string>();
  for (const path of new Set(scripts.flatMap(readByInstalls)))
    if (await isPlain(tree, path)) plain.add(path);
  const runsNothing = (line: string) => readByInstalls(line).every((path) => plain.has(path));
  return (script: string) => script.replace(INSTALL, (line) => (runsNothing(line) ? '' : line));
}

async function isPlain(tree: Tree, path: string): Promise<boolean> {
  if (SETTINGS.includes(path)) return tree.stat(path) === undefined;
  const text = await smallFile(tree, path);
  const lines = text?.split(/\r?\n/).map((line) => line.replace(/\\$/, '').trim());
  return lines?.every((line) => REQUIREMENT.test(line)) ?? false;
}
