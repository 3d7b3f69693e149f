import type { Outcome } from '../model/outcome.ts';

/** A command that ran and what it gave. */
export interface CommandRun {
  readonly command: string;
  readonly outcome: Outcome;
}

/** What a failed command names and an earlier one had written. */
export interface EarlierOutput {
  readonly path: string;
  readonly writer: string;
}

/** What programs say of a file or folder that is not there. */
const NOT_THERE = /ENOENT|no such file|cannot find|not found|does not exist|missing/i;

/**
 * Finds out whether a failed command speaks of a file that an earlier command of its gene created,
 * and that it therefore could not see: the file's path in the command itself or in its output, or a
 * folder above the file in a line that says that something is not there.
 *
 * @param earlier the commands of the gene before it, in order
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

/** The path stands there as a whole: `dist` is not named by `distance`, nor by `dist.js`. */
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
