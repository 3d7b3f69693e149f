import { isRegular, type Tree } from '../../../repo/tree.ts';

/** Installs packages of an index by their names, and starts no code of the repository. */
const INSTALL =
  /^pip[x3]? install(?: (?:-r [\w./-]+|-q|-U|--(?:quiet|upgrade|user|no-cache-dir|require-hashes)|[a-z][\w-]*(?:==[\w.]+)?))+$/i;

/** Fetches packages; the settings of Cargo and of rustup can start a program of the repository. */
const FETCH = 'cargo fetch --locked';
const SETTINGS = ['.cargo/config.toml', '.cargo/config', 'rust-toolchain.toml', 'rust-toolchain'];

/** A line of requirements that names a package of an index: no path, no URL, no archive, no option. */
const REQUIREMENT = /^(?:[a-z\d][\w-]*(?:\[[\w,-]*\])?(?:[ \t]*[=<>!~;].*)?|--hash=\S+|#.*|)$/i;

const MAX_BYTES = 1024 * 1024;

/** The files that each installation of a script reads; undefined for a line that may do anything else. */
export type Installs = (line: string) => readonly string[] | undefined;

/** Reads the requirements that workflows name, from the root of the tree. */
export async function installsIn(tree: Tree, texts: readonly string[]): Promise<Installs> {
  const named = texts.flatMap((text) => requirementsOf(text));
  const plain = new Set<string>();
  for (const path of new Set(named)) if (await isPlain(tree, path)) plain.add(path);
  const isFetch = SETTINGS.every((path) => tree.stat(path) === undefined);
  return (line) => {
    if (line === FETCH) return isFetch ? SETTINGS : undefined;
    const read = requirementsOf(line);
    return INSTALL.test(line) && read.every((path) => plain.has(path)) ? read : undefined;
  };
}

function requirementsOf(text: string): readonly string[] {
  return [...text.matchAll(/ -r ([\w./-]+)/g)].map(([, path = '']) =>
    path.replace(/^(?:\.\/)+/, ''),
  );
}

async function isPlain(tree: Tree, path: string): Promise<boolean> {
  const { kind, size = 0 } = tree.stat(path) ?? {};
  if (kind === undefined || !isRegular(kind) || size > MAX_BYTES) return false;
  const text = (await tree.read(path)).toString('utf8');
  return text.split(/\r?\n/).every((line) => REQUIREMENT.test(line.replace(/\\$/, '').trim()));
}
