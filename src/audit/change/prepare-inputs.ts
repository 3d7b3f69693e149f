import { parse } from 'ini';
import { effectOf } from '../../command/resolve/npmrc-keys.ts';
import type { Change } from '../../repo/change.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Finding, finding } from '../../rules/finding.ts';

/** A change of these files can make an installation take code from elsewhere. */
const LOCKFILES =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/;
const MAX_BYTES = 16 * 1024 * 1024;

/** A specification that is no version of a registry: git, a URL, or `owner/repository`. */
const ELSEWHERE =
  /^(?:git|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|[\w.-]+@[^/]+:)|^[^@/:.~][^/:]*\/[^/]+$/i;

const SECTIONS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
  'resolutions',
] as const;

/**
 * Returns why `prepare` must not run for a change: it redirects where an installation takes packages
 * from, or adds a dependency that is not from a registry.
 */
export async function prepareRefusals(
  { files }: Pick<Change, 'files'>,
  base: Tree,
  head: Tree,
): Promise<readonly Finding[]> {
  const paths = files.flatMap(({ path, oldPath }) => [path, ...(oldPath ? [oldPath] : [])]);
  const found = await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const [before, after] = [await textOf(base, path), await textOf(head, path)];
      if (after === undefined) return [];
      if (/(?:^|\/)\.(?:npmrc|yarnrc|yarnrc\.yml|pnpmfile\.cjs)$/.test(path)) {
        return redirects(path, before, after);
      }
      if (/(?:^|\/)package\.json$/.test(path))
        return addedIn(path, specsOf(before), specsOf(after));
      if (LOCKFILES.test(path)) return addedIn(path, gitIn(before), gitIn(after));
      return [];
    }),
  );
  return found.flat().map((args) => finding('prepare-refused', args));
}

interface Reason {
  readonly path: string;
  readonly what: string;
}

function redirects(path: string, before: string | undefined, after: string): Reason[] {
  if (!path.endsWith('.npmrc')) return [{ path, what: 'it decides where packages come from' }];
  const former = settingsOf(before ?? '');
  const keys = [...settingsOf(after)].flatMap(([key, value]) => {
    const effect = effectOf(key, value);
    const isNew = JSON.stringify(former.get(key)) !== JSON.stringify(value);
    return isNew && (effect === 'decides' || effect === 'other') ? [key] : [];
  });
  return keys.length === 0
    ? []
    : [{ path, what: `it sets ${keys.map((key) => `\`${key}\``).join(', ')}` }];
}

function settingsOf(text: string): Map<string, unknown> {
  return new Map(Object.entries(parse(text)));
}

function addedIn(path: string, before: ReadonlySet<string>, after: ReadonlySet<string>): Reason[] {
  const [first] = [...after].filter((spec) => !before.has(spec));
  return first === undefined
    ? []
    : [{ path, what: `it adds the dependency \`${first.slice(0, 200)}\`` }];
}

/** Returns the specifications of a manifest that lead elsewhere, with their names. */
function specsOf(text: string | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string, value: unknown): void => {
    if (typeof value === 'string' && ELSEWHERE.test(value)) found.add(`${name}: ${value}`);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) visit(key, each);
  };
  const manifest = parseJson(text ?? '{}');
  for (const section of SECTIONS) visit(section, manifest[section]);
  return found;
}

function parseJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Returns the git addresses in a lockfile. */
function gitIn(text: string | undefined): ReadonlySet<string> {
  return new Set(
    (text ?? '').match(
      /(?:git\+[a-z]+:\/\/|git:\/\/|git@|github:|ssh:\/\/|codeload\.)[^\s"',)]+/gi,
    ) ?? [],
  );
}

async function textOf(tree: Tree, path: string): Promise<string | undefined> {
  const entry = tree.stat(path);
  if (entry === undefined) return undefined;
  if (entry.kind === 'symlink') return tree.readlink(path);
  if (entry.kind !== 'file' && entry.kind !== 'executable') return undefined;
  return (await tree.read(path, MAX_BYTES)).toString('utf8');
}
