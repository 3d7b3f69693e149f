import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import * as z from 'zod';
import { agentFileAt } from '../agent-files/find-files.ts';
import { judgeWholeFile } from '../agent-files/judge.ts';
import { readAgentFile } from '../agent-files/read-file.ts';
import { GateError } from '../ground/error.ts';
import type { Judge } from '../judge/judge.ts';
import { platformSchema } from '../model/run.ts';
import { type Risk, riskSchema } from '../model/verdict.ts';
import type { Policy } from '../policy/policy.ts';
import { literalTree } from '../repo/literal-tree.ts';
import { locatePath } from '../repo/paths.ts';
import type { Tree } from '../repo/tree.ts';
import { type AgentFileAnswer, agentFileAnswer } from '../report/audit-answer.ts';
import type { Terminal } from './terminal.ts';

/** One entry of `audit --commands`. */
export interface CommandEntry {
  /** As given, or the index in the array as a string. */
  readonly id: string | number;
  /** The command; a value that is not a string is audited and blocked. */
  readonly command: unknown;
  readonly context: EntryContext;
}

const contextSchema = z
  .looseObject({
    mode: riskSchema,
    allow_dangerous: z.boolean(),
    allowed_roots: z.array(z.string().min(1)),
    workspace: z.string().min(1),
    cwd: z.string().min(1),
    proposal_mode: z.enum(['structured', 'experimental']),
    command_family: z.string(),
    platform: platformSchema,
    disabled_packs: z.array(z.string()),
    symlinks: z.record(z.string().min(1), z.string().min(1)),
    tool: z.enum(['bash', 'runpy']),
    computed_risk: riskSchema,
  })
  .partial();

/** The context of an entry, with the keys of the input. */
export type EntryContext = z.infer<typeof contextSchema>;

const entrySchema = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  command: z.unknown(),
  context: contextSchema.default({}),
});

/**
 * Reads the input of `audit --commands`: a JSON array of commands, or of `{id, command, context?}`.
 * @throws GateError `input_invalid` for any other input
 */
export function readCommandEntries(input: Buffer, from: string): CommandEntry[] {
  const entries = parseArray(input, from);
  return entries.map((entry, index) => {
    if (typeof entry !== 'object' || entry === null || !('command' in entry)) {
      return { id: String(index), command: entry, context: {} };
    }
    const parsed = entrySchema.safeParse(entry);
    if (!parsed.success) {
      throw unusable(`entry ${index} of ${from}: ${z.prettifyError(parsed.error)}`);
    }
    const { id = String(index), command, context } = parsed.data;
    return { id, command, context };
  });
}

/**
 * Returns the judge of one entry, whose context replaces values of the policy and the tree. The input is
 * trusted, because nothing runs.
 */
export function judgeFor(entry: EntryContext, judge: Judge): Judge {
  const { mode, allow_dangerous, allowed_roots, workspace, disabled_packs, platform } = entry;
  const { proposal_mode, command_family, cwd, tool, symlinks } = entry;
  const policy: Policy = {
    ...judge.terms.policy,
    ...(mode && { mode }),
    ...(allow_dangerous !== undefined && { allow_dangerous }),
    ...(allowed_roots && { allowed_roots }),
    ...(workspace && { workspace }),
    ...(disabled_packs && { disabled_packs }),
  };
  return judge.with({ policy, ...(platform && { platform }) }).proposed({
    ...(proposal_mode && { mode: proposal_mode }),
    ...(command_family !== undefined && { family: command_family }),
    ...(cwd && { cwd }),
    ...(tool && { tool }),
    ...(symlinks && { files: treeOf(symlinks, cwd ?? policy.workspace) }),
  });
}

/** Returns the `computed_risk` of an entry whose `command` is null: only the risk is judged. */
export function riskAsked({ command, context }: CommandEntry): Risk | undefined {
  return command === null ? context.computed_risk : undefined;
}

function treeOf(symlinks: Readonly<Record<string, string>>, directory: string): Tree {
  const entries = Object.entries(symlinks).map(([path, target]) => {
    const at = locatePath(path, directory, { at: '/' });
    if (at === undefined) throw unusable(`the symlink ${path} has no valid path`);
    return [at.slice(1), { symlink: target }] as const;
  });
  return literalTree(Object.fromEntries(entries), 'the given symlinks');
}

function parseArray(input: Buffer, from: string): unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(input));
  } catch (error) {
    throw unusable(`${from} is not JSON in UTF-8: ${(error as Error).message}`);
  }
  if (!Array.isArray(parsed)) throw unusable(`${from} is not a JSON array`);
  return parsed;
}

function unusable(what: string): GateError {
  return new GateError(
    'input_invalid',
    `The commands cannot be read: ${what}.`,
    'Pass a JSON array of commands, or of objects such as {"id": "1", "command": "npm test"}.',
  );
}

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

/** Judges a file by which agents and editors run commands; undefined for all other files. */
export async function answerOfAgentFile(
  { path, file }: { readonly path: string; readonly file: string },
  where: VerbFiles,
  { agent_files }: Pick<Policy, 'agent_files'>,
  terminal: Pick<Terminal, 'cwd' | 'readInput'>,
): Promise<AgentFileAnswer | undefined> {
  const place = agentFileAt(await pathInRoot(file, where, terminal));
  if (place === undefined) return undefined;
  const read = readAgentFile({ ...place, path }, await terminal.readInput(file));
  return agentFileAnswer(await judgeWholeFile(read, where.tree, agent_files));
}
