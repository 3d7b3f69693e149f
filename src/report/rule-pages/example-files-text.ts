import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { ExampleAsset } from '../../rules/example-asset.ts';
import type { ExampleFile, ExampleFiles } from '../../rules/example-files.ts';

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
  const texts = assets.map((asset) => assetText(asset, path.endsWith('.jsonl')));
  if (!path.endsWith('.json') || texts.length < 2) return texts.map((text) => `${text}\n`).join('');
  const listed = texts.map((text) => text.replaceAll(/^/gm, '  ')).join(',\n');
  return `{ "genes": [\n${listed}\n] }\n`;
}

/** In characters; a longer asset has one line for each field. */
const LONGEST_LINE = 76;

/**
 * Returns the text of an asset for a page.
 * @param oneLine whether to use one line regardless of length, as in JSONL
 */
function assetText(asset: ExampleAsset, oneLine: boolean): string {
  const fields = Object.entries(asset)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}: ${spaced(value)}`);
  const without = Object.keys(asset).filter((name) => asset[name] === undefined);
  const remark = without.length === 0 ? '' : `   // without ${without.join(', ')}`;
  const line = `{ ${[...fields, '…'].join(', ')} }${remark}`;
  if (oneLine || line.length <= LONGEST_LINE) return line;
  return `{\n${[...fields, '…'].map((field) => `  ${field}`).join(',\n')}\n}${remark}`;
}

/** Returns JSON on one line, with spaces as a person would write them. */
function spaced(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/(\[)\n *|\n *(\])/g, '$1$2')
    .replaceAll(/\n */g, ' ');
}
