import type { ExampleFile, ExampleFiles, PlainFiles } from '../../src/rules/example-asset.ts';

const toNumber = (text: string) => Number(text.replaceAll(',', ''));

/** Expands the notation of src/rules/example.ts for invisible or very long text. */
export function expanded(example: string): string {
  return example
    .replace(/<U\+([0-9A-F]+)>/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    .replace(/<([\d,]+) blanks>/g, (_, count: string) => ' '.repeat(toNumber(count)))
    .replace(/<([\d,]+) letters>/g, (_, count: string) => 'a'.repeat(toNumber(count)))
    .replace(/<([\d,]+) times ([^>]+)>/g, (_, count: string, text: string) =>
      text.repeat(toNumber(count)),
    );
}

/** Expands the notation in the paths and contents of files. */
export function expandedFiles(files: PlainFiles): PlainFiles;
export function expandedFiles(files: ExampleFiles): ExampleFiles;
export function expandedFiles(files: ExampleFiles): ExampleFiles {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, file]) =>
      expandedPaths(path).map((each) => [each, expandedFile(file)]),
    ),
  );
}

function expandedPaths(path: string): string[] {
  const range = /<(\d+)-(\d+)>/.exec(path);
  if (range === null) return [path];
  const [written, first, last] = range;
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) =>
    path.replace(written, String(Number(first) + index)),
  );
}

function expandedFile(file: ExampleFile): ExampleFile {
  return typeof file === 'string' ? expanded(file) : file;
}
