import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { INVALID, readJsonFile } from '../../../command/resolve/package-json.ts';
import { resolveInTree } from '../../../repo/paths.ts';
import type { Tree } from '../../../repo/tree.ts';
import { isCommonJs, readImports } from './source.ts';

/** Beyond these nobody reviews what runs, and the whole change is what an approval is about. */
const MOST_FILES = 500;
const MAX_BYTES = 1024 * 1024;

/** What node tries for the name of a file that is required, in this order. */
const TRIED = ['', '.js', '.json'] as const;

/**
 * The files that node would load, from these on: each with the digest of its content, and each
 * package.json that says how they are read.
 *
 * @returns `path digest`, sorted; undefined if it cannot be determined that there are no others
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
  /** The content, and whether it is read as a module. */
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

/** Without a type, node takes what is no CommonJS for a module. */
function importsOf(text: string, extension: string, type: string): readonly string[] | undefined {
  const isModule =
    extension === '.mjs' ||
    (extension === '.js' && (type === 'module' || (type === '' && !isCommonJs(text))));
  return readImports(text, isModule ? 'module' : 'script');
}

/** The `type` of the nearest package.json; undefined if that cannot be read. */
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
  // Both are part of an address to a module, and of a name to CommonJS.
  if (/[%?#\\]/.test(specifier)) return undefined;
  const wanted = posix.join(posix.dirname(from), specifier);
  for (const end of TRIED) {
    const found = resolveInTree(tree, wanted + end);
    if (found.kind === 'missing') continue;
    return found.kind === 'inside' ? found.path : undefined;
  }
  return undefined;
}
