import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { agentFileAt } from '../agent-files/find-files.ts';
import { judgeWholeFile } from '../agent-files/judge.ts';
import { readAgentFile } from '../agent-files/read-file.ts';
import type { Policy } from '../policy/policy.ts';
import type { Tree } from '../repo/tree.ts';
import { type AgentFileAnswer, agentFileAnswer } from '../report/audit-answer.ts';
import type { Terminal } from './terminal.ts';

/** Where the files are that a verb judges. */
export interface VerbFiles {
  readonly tree?: Tree | undefined;
  /** The directory of the tree on disk. */
  readonly root?: string | undefined;
}

/** The path of a file from the root of the repository, with `..` for a file outside of it; as given without one. */
export async function pathInRoot(
  path: string,
  { root }: VerbFiles,
  { cwd }: Pick<Terminal, 'cwd'>,
): Promise<string> {
  if (root === undefined) return path;
  const file = resolve(cwd, path);
  const folder = await realpath(dirname(file)).catch(() => dirname(file));
  const inside = relative(await realpath(root), join(folder, basename(file)));
  return inside.split(sep).join('/');
}

/**
 * Judges a file by which agents and editors run commands; undefined for all other files.
 *
 * @param given the file to read, and the path to show
 */
export async function answerOfAgentFile(
  { path, file }: { readonly path: string; readonly file: string },
  where: VerbFiles,
  { agent_files }: Pick<Policy, 'agent_files'>,
  terminal: Pick<Terminal, 'cwd' | 'readInput'>,
): Promise<AgentFileAnswer | undefined> {
  const place = agentFileAt(await pathInRoot(file, where, terminal));
  if (place === undefined) return undefined;
  const read = readAgentFile({ ...place, path }, await terminal.readInput(file));
  return agentFileAnswer(await judgeWholeFile(read, where.tree, agent_files.level));
}
