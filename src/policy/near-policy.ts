import { distance } from 'fastest-levenshtein';
import { skeletonOf } from '../repo/look-alike.ts';
import { isRegular, type Tree, type TreeEntry } from '../repo/tree.ts';

/** Something that a person takes for the policy, but that the gate does not read. */
export interface NearPolicy {
  readonly path: string;
  /** What it is, to complete "`path` …". */
  readonly fault: string;
}

/**
 * Finds what looks like the policy in a tree that has none: another spelling of its name or directory, a
 * directory that cannot be followed. Without this check, the default policy would apply silently.
 */
export async function findNearPolicy(tree: Tree): Promise<NearPolicy | undefined> {
  for (const entry of tree.list('')) {
    const { path, kind } = entry;
    if (isPolicyFolder(path) && kind !== 'directory') {
      return { path, fault: `is ${KINDS[kind]}` };
    }
    if (kind !== 'directory') {
      if (isPolicyFile(path, kind) && !isExtensionless(path)) return misplaced(path);
      continue;
    }
    if (hasPolicyName(path)) return misplaced(path);
    if (!mayHoldPolicy(path)) continue;
    const found = tree.list(path).find((inner) => isPolicyFile(nameOf(inner.path), inner.kind));
    if (found) return misplaced(found.path);
    const misfiled = await policyAmongWorkflows(tree, `${path}/workflows`);
    if (misfiled) return misplaced(misfiled);
  }
  return undefined;
}

const KINDS: Readonly<Record<Exclude<TreeEntry['kind'], 'directory'>, string>> = {
  file: 'a file',
  executable: 'a file',
  symlink: 'a symlink',
  submodule: 'a submodule',
};

function misplaced(path: string): NearPolicy {
  return { path, fault: 'looks like the policy' };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function isPolicyFolder(name: string): boolean {
  return skeletonOf(name).trim() === '.github';
}

/** Directories of settings, of this host and of others. */
const SETTINGS = ['github', 'gitlab', 'gitea', 'forgejo', 'config'];

function mayHoldPolicy(name: string): boolean {
  const letters = lettersOf(skeletonOf(name));
  return SETTINGS.includes(letters) || distance(letters, 'github') === 1;
}

const EXTENSION = /^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/;

/** An English word that is one letter away from the policy's name. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['generate']);

/** True for the names of the policy file, and for those that differ little from it. */
function isPolicyFile(name: string, kind: TreeEntry['kind']): boolean {
  return kind === 'directory' ? hasPolicyName(name) : parse(name).isPolicy;
}

/** A directory is only taken for the policy if it has an extension. */
function hasPolicyName(name: string): boolean {
  return parse(name).isPolicy && !isExtensionless(name);
}

/** A file at the root without extension is rather a program. */
function isExtensionless(name: string): boolean {
  return !name.startsWith('.') && parse(name).extension === '';
}

function parse(name: string): { isPolicy: boolean; extension: string } {
  const [stem = '', ...extensions] = skeletonOf(name).trim().replace(/^\.+/, '').split('.');
  const extension = extensions.join('.').replace(/^(?:policy|config)(?:\.|$)/, '');
  const letters = lettersOf(stem).replace(/(?:policy|config|settings|rc)$/, '');
  const isNamed = distance(letters, 'genegate') <= 1 && !OTHER_WORDS.has(letters);
  return { isPolicy: isNamed && EXTENSION.test(extension), extension };
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^a-z0-9]/g, '');
}

/** A workflow usually has the name of the gate, but a policy has no jobs. */
async function policyAmongWorkflows(tree: Tree, folder: string): Promise<string | undefined> {
  for (const { path, kind } of tree.list(folder)) {
    if (!isRegular(kind) || !isPolicyFile(nameOf(path), kind)) continue;
    const text = (await tree.read(path)).toString('utf8');
    if (!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.test(text)) return path;
  }
  return undefined;
}
