import {
  agentFilesOf,
  compareAgentFile,
  type FileChange,
  type Sides,
} from '../../src/agent-files/compare.ts';
import { type JudgedAgentFile, judgeAgentFile } from '../../src/agent-files/judge.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { type LiteralEntry, literalTree } from '../../src/repo/literal-tree.ts';

export type Files = Readonly<Record<string, LiteralEntry>>;

type Terms = Partial<Policy['agent_files']>;

function sidesOf(base: Files, head: Files): Sides {
  return { baseTree: literalTree(base), tree: literalTree(head) };
}

/** Compares all files of agents and editors of two trees. */
export function compared(base: Files, head: Files, terms: Terms = {}): Promise<FileChange[]> {
  const sides = sidesOf(base, head);
  const policy = {
    agent_files: { level: 'warn' as const, include: ['**'], exclude: [], ...terms },
  };
  return Promise.all(agentFilesOf(sides, policy).map((file) => compareAgentFile(file, sides)));
}

/** The same, judged; without the files that make machines run nothing else. */
export async function judged(
  base: Files,
  head: Files,
  terms: Terms = {},
): Promise<readonly JudgedAgentFile[]> {
  const changes = await compared(base, head, terms);
  const found = changes.map((each) =>
    judgeAgentFile(each, sidesOf(base, head).tree, terms.level ?? 'warn'),
  );
  return (await Promise.all(found)).filter((each) => each !== undefined);
}

/** The findings of a change as `severity rule`. */
export async function found(base: Files, head: Files, terms: Terms = {}): Promise<string[]> {
  const files = await judged(base, head, terms);
  return files.flatMap(({ findings }) => findings.map((each) => `${each.severity} ${each.rule}`));
}

/** A file with one hook of Claude Code. */
export function hook(command: unknown, more: object = {}): string {
  return JSON.stringify({
    hooks: { SessionStart: [{ hooks: [{ type: 'command', command, ...more }] }] },
  });
}

export const SETTINGS = '.claude/settings.json';
