import type { CountedFile, HiddenReason } from '../../model/blast-radius.ts';
import { compileLinear } from '../../policy/linear-pattern.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';

/** The number of files that a report lists; the others have fewer lines. */
const MOST_FILES = 100;
/** No real file has more; the change may have added them. */
const MOST_BYTES = 64 * 1024;
const MOST_RULES = 200;

/** What one line of `.gitattributes` sets for the files that it matches. */
interface AttributeRule {
  readonly matches: (path: string) => boolean;
  /** Whether it sets or unsets an attribute that hides a diff. */
  readonly attributes: ReadonlyMap<HiddenReason, boolean>;
}

/**
 * Marks files whose diff GitHub hides: `linguist-generated`, and `-diff` or `binary`. A change can
 * add these attributes together with the file that they hide, so they are read from the audited
 * tree. The marks are shown and do not change any number.
 *
 * @param files the touched files, those with the most lines first
 */
export async function markHiddenFiles(
  files: readonly CountedFile[],
  tree: Tree,
): Promise<CountedFile[]> {
  const shown = files.slice(0, MOST_FILES);
  const folders = [...new Set(shown.flatMap(({ path }) => foldersOf(path)))].sort(
    (a, b) => a.length - b.length,
  );
  const rules = (await Promise.all(folders.map((folder) => rulesOf(folder, tree)))).flat();
  return files.map((file, index) => {
    if (index >= MOST_FILES || file.veil !== undefined) return file;
    const veil = hiddenReasonBy(rules, file.path);
    return veil === undefined ? file : { ...file, veil };
  });
}

/** The last matching line applies; a deeper directory takes precedence over its parents. */
function hiddenReasonBy(rules: readonly AttributeRule[], path: string): HiddenReason | undefined {
  const reasons = new Map<HiddenReason, boolean>();
  for (const rule of rules) {
    if (rule.attributes.size > 0 && rule.matches(path))
      for (const [reason, isOn] of rule.attributes) reasons.set(reason, isOn);
  }
  return [...reasons].find(([, isOn]) => isOn)?.[0];
}

/** `a/b/c.js` → ``, `a/`, `a/b/` */
function foldersOf(path: string): string[] {
  return ['', ...[...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))];
}

async function rulesOf(folder: string, tree: Tree): Promise<AttributeRule[]> {
  const { kind, size = 0 } = tree.stat(`${folder}.gitattributes`) ?? {};
  if (!isRegular(kind) || size > MOST_BYTES) return [];
  const text = (await tree.read(`${folder}.gitattributes`)).toString('utf8');
  return text
    .split('\n')
    .slice(0, MOST_RULES)
    .flatMap((line) => readRule(line, folder));
}

/** An invalid line hides nothing, as in git. */
function readRule(line: string, folder: string): AttributeRule[] {
  const [pattern = '', ...attributes] = line.trim().split(/\s+/);
  if (pattern === '' || /^[#!"]/.test(pattern)) return [];
  const linear = compileLinear(expressionOf(pattern));
  if ('error' in linear) return [];
  const matches = (path: string) =>
    path.startsWith(folder) && linear.matches(path.slice(folder.length));
  return [{ matches, attributes: new Map(attributes.flatMap((each) => REASON_OF[each] ?? [])) }];
}

const REASON_OF: Readonly<Record<string, [[HiddenReason, boolean]]>> = {
  'linguist-generated': [['generated', true]],
  'linguist-generated=true': [['generated', true]],
  'linguist-generated=false': [['generated', false]],
  '-linguist-generated': [['generated', false]],
  '!linguist-generated': [['generated', false]],
  binary: [['no_diff', true]],
  '-diff': [['no_diff', true]],
  diff: [['no_diff', false]],
  '!diff': [['no_diff', false]],
};

/** A pattern without a slash matches names in any directory; with a slash, paths from its own directory. */
function expressionOf(pattern: string): string {
  const anywhere = pattern.includes('/') ? '' : '(?:.*/)?';
  const body = pattern
    .replace(/^\//, '')
    .replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g, (part) => GLOB[part] ?? glob(part));
  return `^${anywhere}${body}$`;
}

const GLOB: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '/**': '/.*',
  '?': '[^/]',
  '[': '[',
  '[!': '[^',
};

function glob(part: string): string {
  return part.startsWith('*') ? '[^/]*' : `\\${part}`;
}
