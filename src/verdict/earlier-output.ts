import type { Outcome } from '../model/outcome.ts';

/** A command and its outcome. */
export interface CommandRun {
  readonly command: string;
  readonly outcome: Outcome;
}

/** A path that a failed command mentions and an earlier command had written. */
export interface EarlierOutput {
  readonly path: string;
  readonly writer: string;
}

/** Messages of programs about a missing file or directory. */
const NOT_THERE = /ENOENT|no such file|cannot find|not found|does not exist|missing/i;

/**
 * Detects whether a failed command mentions a file that an earlier command of its gene created and
 * that it therefore could not see: the file's path in the command or in its output, or a directory above
 * the file in a line about something missing.
 *
 * @param earlier the preceding commands of the gene, in order
 */
export function earlierOutputOf(
  failed: CommandRun,
  earlier: readonly CommandRun[],
): EarlierOutput | undefined {
  const lines = linesOf(failed);
  const lost = lines.filter((line) => NOT_THERE.test(line));
  for (const { command: writer, outcome } of earlier.toReversed()) {
    for (const path of outcome.side_effects?.created ?? []) {
      if (lines.some((line) => names(line, path))) return { path, writer };
      const folder = foldersAbove(path).find((above) => lost.some((line) => names(line, above)));
      if (folder !== undefined) return { path: folder, writer };
    }
  }
  return undefined;
}

function linesOf({ command, outcome: { stdout, stderr } }: CommandRun): readonly string[] {
  const printed = [stderr, stdout].flatMap(({ head, tail }) => [head, tail]);
  return [command, ...printed.flatMap((text) => text.split('\n'))];
}

/** Matches only a whole path: `dist` does not match in `distance` or `dist.js`. */
function names(line: string, path: string): boolean {
  for (let at = line.indexOf(path); at >= 0; at = line.indexOf(path, at + 1)) {
    const before = line[at - 1] ?? ' ';
    const after = line.slice(at + path.length, at + path.length + 2);
    if (/[^\w.-]/.test(before) && /^(?:$|[^\w.-]|\.(?:$|\W))/.test(after)) return true;
  }
  return false;
}

/** `a/b/c.js` → `a/b`, `a` */
function foldersAbove(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, names.length - index).join('/'));
}
