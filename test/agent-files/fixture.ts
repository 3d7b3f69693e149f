import { type JudgedAgentFile, judgeAgentFiles } from '../../src/agent-files/judge.ts';
import { AuditClock } from '../../src/ground/signals.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { type LiteralEntry, literalTree } from '../../src/repo/literal-tree.ts';

export type Files = Readonly<Record<string, LiteralEntry>>;

type Terms = Partial<Policy['agent_files']>;

/** Compares and judges all files of agents and editors of two trees. */
export function judged(
  base: Files,
  head: Files,
  terms: Terms = {},
): Promise<readonly JudgedAgentFile[]> {
  const policy = {
    agent_files: { level: 'warn' as const, include: ['**'], exclude: [], ...terms },
  };
  const names = [...new Set([...Object.keys(base), ...Object.keys(head)])];
  const changed = new Set(names.filter((name) => base[name] !== head[name]));
  const sides = { baseTree: literalTree(base), tree: literalTree(head), changed };
  return judgeAgentFiles(sides, policy, new AuditClock());
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
