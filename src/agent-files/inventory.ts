import type { AuditClock } from '../ground/signals.ts';
import type { Policy } from '../policy/policy.ts';
import type { Tree } from '../repo/tree.ts';
import { agentFilesIn } from './find-files.ts';
import { type JudgedAgentFile, judgeWholeFile, notJudgedFile, readFound } from './judge.ts';

/**
 * Returns all commands in a tree that agents, editors, git and npm run automatically, and settings that
 * give an agent more trust than the defaults, with findings.
 */
export async function inventoryOf(
  tree: Tree,
  policy: Pick<Policy, 'agent_files'>,
  clock: AuditClock,
): Promise<readonly JudgedAgentFile[]> {
  const files = agentFilesIn(tree, policy).filter(({ format }) => format.places.length > 0);
  const judged = await clock.all(files, async (found): Promise<JudgedAgentFile> => {
    try {
      return await judgeWholeFile(await readFound(tree, found), tree, policy.agent_files);
    } catch (error) {
      return notJudgedFile(found, error);
    }
  });
  return judged.filter(({ entries, findings }) => entries.length + findings.length > 0);
}

/** Adds the unchanged entries to the files of a change. Their findings are notices. */
export function withUnchanged(
  changed: readonly JudgedAgentFile[],
  inventory: readonly JudgedAgentFile[],
): readonly JudgedAgentFile[] {
  const known = new Map(changed.map((each) => [each.file.path, each]));
  const others = inventory.map(({ file, entries }): JudgedAgentFile => {
    const own = known.get(file.path) ?? { file, entries: [], findings: [] };
    const told = new Set(own.entries.map(({ entry }) => `${entry.event}\0${entry.content}`));
    const rest = entries
      .filter(({ entry }) => !told.has(`${entry.event}\0${entry.content}`))
      .map((each) => {
        const findings = each.findings.map((found) => ({ ...found, severity: 'notice' as const }));
        return { ...each, findings };
      });
    known.delete(file.path);
    const findings = [...own.findings, ...rest.flatMap((each) => each.findings)];
    return { ...own, entries: [...own.entries, ...rest], findings };
  });
  return [...known.values(), ...others];
}
