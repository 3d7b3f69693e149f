import { isOfTests, isProgramCode } from '../../programs/file-names.ts';
import type { FileChange } from '../../repo/change.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';

const CONFIGURATION =
  /(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i;
const NOT_WRITTEN_HERE =
  /(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i;
/** Folders of checks and what they share: broken, a check that does nothing would fail as well. */
const TOOLING = /(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i;
/** In the first bytes of a file. */
const GENERATED = /@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i;
const HEADER_CHARACTERS = 600;

/** More files or bytes of a whole repository are not broken. */
const MOST_FILES = 500;
const MOST_BYTES = 10 * 1024 ** 2;

/** Whether a file is program code that checks are about: no test, no configuration, nothing from elsewhere. */
export function isSource(path: string): boolean {
  return (
    isProgramCode(path) &&
    !isOfTests(path) &&
    ![CONFIGURATION, NOT_WRITTEN_HERE].some((kind) => kind.test(path))
  );
}

/** The content of files, by their paths. */
export type Texts = ReadonlyMap<string, string>;

/** The files to break. */
export interface Sources {
  readonly texts: Texts;
  /** Those that exist at the base, if the change also adds some. */
  readonly existing?: Texts;
}

/**
 * Returns the sources that a change adds or modifies; all of the repository if it has none.
 *
 * @param launched the scripts that commands start: they are the check
 * @returns why there are none, as text
 */
export async function sourcesOf(
  change: readonly FileChange[],
  tree: Tree,
  launched: readonly string[],
): Promise<Sources | string> {
  const mayBreak = (path: string) =>
    isSource(path) && !launched.includes(path) && isRegular(tree.stat(path)?.kind);
  const changed = change.filter(({ path, status }) => status !== 'deleted' && mayBreak(path));
  const others = [...tree.files()].filter(({ path }) => mayBreak(path) && !TOOLING.test(path));
  const files = changed.length > 0 ? changed : others;
  if (files.length === 0) return 'neither the change nor the repository has a source file to break';
  const bytes = files.reduce((sum, { path }) => sum + (tree.stat(path)?.size ?? 0), 0);
  if (files.length > MOST_FILES || bytes > MOST_BYTES) {
    return `there are too many source files to break: ${files.length} with ${Math.ceil(bytes / 1024 ** 2)} MB`;
  }
  const read = files.map(
    async ({ path }) => [path, (await tree.read(path)).toString('utf8')] as const,
  );
  const texts = await Promise.all(read);
  if (changed.length === 0) {
    const own = texts.filter(([, text]) => !GENERATED.test(text.slice(0, HEADER_CHARACTERS)));
    return own.length === 0 ? 'all source files are generated' : { texts: new Map(own) };
  }
  const existing = texts.filter((_, index) => changed[index]?.status !== 'added');
  const isPart = existing.length > 0 && existing.length < texts.length;
  return { texts: new Map(texts), ...(isPart && { existing: new Map(existing) }) };
}
