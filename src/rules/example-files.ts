import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { assetText, type ExampleAsset } from './example-asset.ts';

/** The content of a file, or the target of a symbolic link. */
type PlainFile = string | { readonly symlink: string };

/** The entry at a path: a plain file, a file with one asset per line, or the commit of a submodule. */
export type ExampleFile =
  | PlainFile
  | readonly ExampleAsset[]
  | { readonly latin1: readonly ExampleAsset[] }
  | { readonly submodule: string };

/** Files by path, with nothing for the test to complete. */
export type PlainFiles = Readonly<Record<string, PlainFile>>;

/** Files by path. */
export type ExampleFiles = Readonly<Record<string, ExampleFile>>;

/** Returns unchanged files in full and changed files as a diff. */
export function filesText(base: ExampleFiles | undefined, head: ExampleFiles = {}): string[] {
  const paths = new Set([...Object.keys(base ?? {}), ...Object.keys(head)]);
  return [...paths].map((path) => {
    const before = base?.[path];
    const after = head[path];
    const same = base === undefined || JSON.stringify(before) === JSON.stringify(after);
    return same && after !== undefined ? fileText(path, after) : diffText(path, before, after);
  });
}

/** Returns one file in full, below its path. */
export function fileText(path: string, file: ExampleFile): string {
  if (typeof file === 'object' && 'symlink' in file) return `# ${path} -> ${file.symlink}`;
  const how = typeof file === 'object' && 'latin1' in file ? ' (in ISO 8859-1)' : '';
  const content = contentOf(path, file).trimEnd();
  return content === '' ? `# ${path} (empty)` : `# ${path}${how}\n${content}`;
}

function diffText(path: string, before?: ExampleFile, after?: ExampleFile): string {
  return createTwoFilesPatch(
    before === undefined ? '/dev/null' : `a/${path}`,
    after === undefined ? '/dev/null' : `b/${path}`,
    contentOf(path, before),
    contentOf(path, after),
    undefined,
    undefined,
    { headerOptions: FILE_HEADERS_ONLY },
  ).trimEnd();
}

/** Returns the content as git shows it, including the target of a symbolic link and the commit of a submodule. */
function contentOf(path: string, file: ExampleFile = ''): string {
  if (typeof file === 'string') return file;
  if ('symlink' in file) return file.symlink;
  if ('submodule' in file) return `Subproject commit ${file.submodule}\n`;
  const assets = 'latin1' in file ? file.latin1 : file;
  return assets.map((asset) => `${assetText(asset, path.endsWith('.jsonl'))}\n`).join('');
}
