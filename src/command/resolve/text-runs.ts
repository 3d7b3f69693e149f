import { findDangers } from '../../shell/dangers.ts';
import {
  isDynamic,
  readShellText,
  type SimpleCommand,
  withoutReserved,
} from '../../shell/shell-text.ts';
import { type Part, programRuns } from './program-runs.ts';
import type { ProjectFiles, Run } from './project-files.ts';

/** Texts in texts that are read. */
const MAX_DEPTH = 4;

const RUNS_DOWNLOAD: Run = { kind: 'download', name: 'it runs what it downloads' };

/**
 * Finds what a text runs that a shell would read. It follows words, `cd`, shells in shells and scripts of
 * package.json, and says of all else that it could not be read. It permits nothing and makes no Plan.
 *
 * @param files where it starts
 */
export async function textRuns(
  text: string,
  files: ProjectFiles,
  depth = 0,
): Promise<readonly Run[]> {
  if (depth > MAX_DEPTH) return [{ kind: 'unread', name: 'it is nested too deeply' }];
  const commands = readShellText(text);
  if (commands.length === 0 && text.trim() !== '')
    return [{ kind: 'unread', name: 'it is too long' }];
  const isDownload = findDangers(commands).some(({ name }) => name === 'remote_code_execution');
  return [
    ...(isDownload ? [RUNS_DOWNLOAD] : []),
    ...(await listRuns(commands, text, files, depth)),
  ];
}

async function listRuns(
  commands: readonly SimpleCommand[],
  text: string,
  from: ProjectFiles,
  depth: number,
): Promise<readonly Run[]> {
  const found: Run[] = [];
  let files = from;
  for (const command of commands) {
    found.push(...(await listRuns(command.inside, text, files, depth)));
    if (command.subshell !== undefined) continue;
    if (command.defines) {
      found.push({ kind: 'unread', name: 'it defines a function' });
      continue;
    }
    const { words, assignments } = withoutReserved(command);
    const parts = words.map((word) => ({
      ...word,
      shown: text.slice(word.span.start, word.span.end),
      isKnown: !isDynamic(command, word),
    }));
    found.push(
      ...valueRuns(
        assignments.map(({ value }) => value),
        files,
      ),
    );
    const [first, second] = parts;
    if (first?.text === 'cd' || first?.text === 'pushd')
      files = files.into(second?.isKnown ? second.text : undefined);
    else found.push(...(await wordRuns(parts, files, depth)));
  }
  return found;
}

/** Finds what a program with its words runs, without a shell around it. */
export function wordRuns(
  parts: readonly Part[],
  files: ProjectFiles,
  depth = 0,
): Promise<readonly Run[]> {
  const shell = (text: string, inside = files) => textRuns(text, inside, depth + 1);
  return programRuns(parts, { files, shell });
}

/** Finds the files that values of variables name, such as the module of `--require ./x.js`. */
export function valueRuns(values: readonly string[], files: ProjectFiles): readonly Run[] {
  return values.flatMap((value) => value.split(/[\s=:,]+/)).flatMap((word) => files.named(word));
}
