import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { INVALID, readJsonFile } from '../../../command/resolve/package-json.ts';
import { resolveInTree } from '../../../repo/paths.ts';
import type { Tree } from '../../../repo/tree.ts';
import { isCommonJs, readImports } from './source.ts';

/** With more files, nobody reviews what runs, and an approval applies to the whole change. */
const MOST_FILES = 500;
const MAX_BYTES = 1024 * 1024;

/** The suffixes that node tries for a required file, in this order. */
const TRIED = ['', '.js', '.json'] as const;

/**
 * Lists the files that node would load from these files on, each with the digest of its content, and
 * each package.json that determines how they are loaded.
 *
 * @returns `path digest`, sorted; undefined if the list could be incomplete
 */
export async function loadedFiles(
  tree: Tree,
  starts: readonly string[],
): Promise<readonly string[] | undefined> {
  const ahead = [...starts];
  const found = new Map<string, string>();
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (found.has(path)) continue;
    if (found.size === MOST_FILES) return undefined;
    const loaded = await load(tree, path);
    if (loaded === undefined) return undefined;
    found.set(path, loaded.identity);
    for (const specifier of loaded.imports) {
      const target = resolveImport(tree, path, specifier);
      if (target === undefined) return undefined;
      ahead.push(target);
    }
  }
  return [...found].map(([path, identity]) => `${path} ${identity}`).sort();
}

interface LoadedFile {
  /** The digest of the content, and whether it is loaded as a module. */
  readonly identity: string;
  readonly imports: readonly string[];
}

async function load(tree: Tree, path: string): Promise<LoadedFile | undefined> {
  const entry = tree.stat(path);
  if (entry === undefined || !entry.tracked || (entry.size ?? 0) > MAX_BYTES) return undefined;
  if (entry.kind !== 'file' && entry.kind !== 'executable') return undefined;
  const content = await tree.read(path);
  const digest = createHash('sha256').update(content).digest('hex');
  const extension = posix.extname(path);
  if (extension === '.json') return { identity: digest, imports: [] };
  const type = await packageType(tree, path);
  if (type === undefined || !/^\.[cm]?js$/.test(extension)) return undefined;
  const text = content.toString('utf8');
  const imports = importsOf(text, extension, type);
  return imports && { identity: `${digest} ${type}`, imports };
}

/** Without a type, node loads a file that is not CommonJS as a module. */
function importsOf(text: string, extension: string, type: string): readonly string[] | undefined {
  const isModule =
    extension === '.mjs' ||
    (extension === '.js' && (type === 'module' || (type === '' && !isCommonJs(text))));
  return readImports(text, isModule ? 'module' : 'script');
}

/** Returns the `type` of the nearest package.json; undefined if it cannot be read. */
async function packageType(tree: Tree, path: string): Promise<string | undefined> {
  for (let at = path; at !== ''; ) {
    at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '';
    const json = await readJsonFile(tree, at === '' ? 'package.json' : `${at}/package.json`);
    if (json === INVALID) return undefined;
    if (json !== undefined) {
      const { type } = json as { type?: unknown };
      return type === 'module' || type === 'commonjs' ? type : '';
    }
  }
  return '';
}

function resolveImport(tree: Tree, from: string, specifier: string): string | undefined {
  // Both are part of a URL in a module, and part of a file name in CommonJS.
  if (/[%?#\\]/.test(specifier)) return undefined;
  const wanted = posix.join(posix.dirname(from), specifier);
  for (const end of TRIED) {
    const found = resolveInTree(tree, wanted + end);
    if (found.kind === 'missing') continue;
    return found.kind === 'inside' ? found.path : undefined;
  }
  return undefined;
}
