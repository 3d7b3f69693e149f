import { distance } from 'fastest-levenshtein';
import { LOOK_ALIKE, lookAlikes } from '../repo/look-alike.ts';
import type { Tree, TreeEntry } from '../repo/tree.ts';

/** A file that people take for the policy, but the gate does not read. */
export interface NearPolicy {
  readonly path: string;
  /** Completes "`path` …". */
  readonly fault: string;
}

/**
 * Finds a near policy in a tree without one: a file of nearly its name at the root or in a directory of
 * settings, or something else in place of its directory. Otherwise the default policy would apply silently.
 */
export function findNearPolicy(tree: Tree): NearPolicy | undefined {
  for (const entry of tree.list('')) {
    const { path, kind } = entry;
    if (kind !== 'directory' && skeletonOf(path).trim() === '.github') {
      return { path, fault: `is ${kind === 'executable' ? 'a file' : `a ${kind}`}` };
    }
    const inside = kind === 'directory' && isSettings(path) ? tree.list(path) : [];
    // At the root, a file without extension is rather a program.
    const found = isPolicyName(entry, false)
      ? entry
      : inside.find((each) => isPolicyName(each, true));
    if (found) return { path: found.path, fault: 'looks like the policy' };
  }
  return undefined;
}

/** Directories of settings, of GitHub and other hosts, also misspelt. */
function isSettings(folder: string): boolean {
  const name = skeletonOf(folder);
  return name.startsWith('.') || distance(name, 'github') <= 1;
}

const EXTENSION =
  /^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;

/** True for a name that differs little from the policy's; `generate` is another word. */
function isPolicyName({ path, kind }: TreeEntry, mayBeBare: boolean): boolean {
  const name = skeletonOf(path.slice(path.lastIndexOf('/') + 1)).trim();
  const [stem = '', ...extensions] = name.replace(/^\.+/, '').split('.');
  const letters = stem.replaceAll(/[^a-z0-9]/g, '').replace(/(?:policy|config|settings|rc)$/, '');
  if (distance(letters, 'genegate') > 1 || letters === 'generate') return false;
  if (extensions.length > 0) return EXTENSION.test(extensions.join('.'));
  return kind !== 'directory' && (mayBeBare || name.startsWith('.'));
}

/** Further ones, and signs, after NFKD and in lower case. */
const FOLDS: ReadonlyMap<string, string> = new Map([
  ...[...LOOK_ALIKE].filter(([, ascii]) => ascii === ascii.toLowerCase()),
  ...lookAlikes(
    `aª bь cᴄ eєℯ℮ɛ gǥƍ iӏ kᴋ lⅼ| mᴍ nռ oσ rᴦ sꜱ tᴛ uцʋ vᴠ wшѡ yүʏ -‐‑‒–—―−⁃˗﹘ .․。 /⁄∕`,
  ),
]);

/**
 * Folds a name to its appearance: without case, accents, invisible and control characters, and with
 * ASCII in place of look-alikes. Different names with the same skeleton are easily confused. A part of
 * the skeletons of Unicode (UTS #39).
 */
export function skeletonOf(name: string): string {
  const visible = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu, '');
  return [...visible].map((character) => FOLDS.get(character) ?? character).join('');
}
