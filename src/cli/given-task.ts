import { refuse, requireAssetFiles } from '../fix/fix-task.ts';
import { GateError } from '../ground/error.ts';
import { inputName } from '../ground/open-input.ts';
import type { ProfileName } from '../policy/policy.ts';
import { PROFILE_NAMES } from '../policy/profile-names.ts';
import { type AgentTask, readAgentTask } from '../report/agent/agent-task.ts';
import type { Terminal } from './terminal.ts';

/** Reads the task of `--apply`; its edits name the files. */
export async function readTask(
  apply: string | undefined,
  files: readonly string[],
  terminal: Terminal,
): Promise<AgentTask | undefined> {
  if (apply === undefined) return undefined;
  if (files.length > 0) {
    throw new GateError(
      'usage',
      '`--apply` does not take files: the edits of the task name them.',
      'Remove the files.',
    );
  }
  return readAgentTask(await terminal.readInput(apply), inputName(apply));
}

/** Returns the profile that judged the task; it can only make the policy stricter. */
export function profileOf(task: AgentTask | undefined): { readonly profile?: ProfileName } {
  const profile = PROFILE_NAMES.find((name) => name === task?.policy?.profile);
  return profile === undefined ? {} : { profile };
}

/** @throws GateError `input_invalid` for a task about another commit, or about none */
export function requireSameCommit({ head_sha }: AgentTask, head: string | undefined): void {
  if (head === undefined) refuse('the working tree has no commit');
  if (head_sha !== head) {
    refuse(`it is about the commit ${head_sha ?? '(none)'}, and the working tree is at ${head}`);
  }
}

/**
 * Returns the files that a task edits.
 *
 * @param assetFiles the asset files of the repository
 * @throws GateError `input_invalid` for a file that no fix changes
 */
export function filesOf({ edits }: AgentTask, assetFiles: readonly string[]): string[] {
  const known = new Set(assetFiles);
  requireAssetFiles(edits, (path) => known.has(path));
  return edits.map(({ path }) => path);
}
