import type { JudgedAgentFile, JudgedEntry } from '../agent-files/judge.ts';
import { meansOf } from '../agent-files/target.ts';
import type { AgentFileEntry, ReportAgentFile } from '../model/agent-file.ts';
import type { Finding } from '../rules/finding.ts';
import { type IdentifiedFindings, idsIn } from './entries.ts';

/** Converts what a change makes machines run to its entries in the report. */
export function reportAgentFile(
  { file: { path, format }, entries }: JudgedAgentFile,
  found: readonly Finding[],
  ids: IdentifiedFindings['ids'],
): ReportAgentFile {
  const { name, tool, approval, specification } = format;
  return {
    ...{ path, format: name, tool, approval, specification },
    entries: entries.map((each) => reportEntry(each, found, ids)),
  };
}

function reportEntry(
  { state, entry, targets, findings }: JudgedEntry,
  found: readonly Finding[],
  ids: IdentifiedFindings['ids'],
): AgentFileEntry {
  const { event, shown, location } = entry;
  const means = meansOf(targets);
  const scripts = targets.flatMap(({ kind, name }) => (kind === 'file' ? [name] : []));
  return {
    ...{ event, command: shown, line: location.line },
    ...(means.length > 0 && { target: means.join('; ') }),
    ...(scripts.length > 0 && { scripts }),
    ...(state && { state }),
    ...idsIn(
      found.filter((each) => findings.some((own) => isSame(own, each))),
      ids,
    ),
  };
}

/** The judgement adds levels and ignores to findings, so that they are other objects. */
function isSame(one: Finding, other: Finding): boolean {
  return one.rule === other.rule && one.args === other.args;
}
