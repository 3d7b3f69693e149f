import { readText } from '../command/resolve/tree-file.ts';
import { digestOf } from '../ground/digest.ts';
import { dayOf } from '../policy/enforcement.ts';
import type { Policy } from '../policy/policy.ts';
import type { Tree } from '../repo/tree.ts';
import { type Finding, finding } from '../rules/finding.ts';
import type { EntryChange } from './compare.ts';
import type { AgentFile } from './entry.ts';

const MOST_BYTES = 1024 * 1024;

/** Covers the entry, its file's format and the contents of its scripts. */
export async function entryDigest(
  { entry, targets }: Pick<EntryChange, 'entry' | 'targets'>,
  { format }: Pick<AgentFile, 'format'>,
  tree: Tree | undefined,
): Promise<string> {
  const scripts: unknown[] = [];
  for (const { kind, name, text } of targets) {
    const read = kind === 'file' && tree ? await readText(tree, name, MOST_BYTES) : undefined;
    scripts.push([kind, name, read ?? text ?? null]);
  }
  const identity = [format.name, entry.event, entry.content, scripts];
  return digestOf(JSON.stringify(identity));
}

/**
 * Marks findings that the policy accepts until a day. A rule accepts one digest, which changes with
 * every edit of the entry or its scripts.
 */
export function accepted(
  findings: readonly Finding[],
  digest: string,
  { rules = [] }: Partial<Pick<Policy['agent_files'], 'rules'>>,
): readonly Finding[] {
  const rule = findings.length > 0 ? rules.find(({ accept }) => accept === digest) : undefined;
  if (rule === undefined) return findings;
  const { reason, expires } = rule;
  if (expires >= dayOf(new Date()))
    return findings.map((each) => ({ ...each, suppressed: { reason, expires } }));
  const exception = `\`agent_files.rules\` for \`${digest.slice(0, 'sha256:'.length + 12)}…\``;
  const refusal = `it expired on ${expires} (reason: ${reason})`;
  const [{ location } = {}] = findings;
  const place = location && { location };
  return [...findings, finding('exception-refused', { exception, refusal }, place)];
}
