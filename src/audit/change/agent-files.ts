import { agentFilesOf, compareAgentFile, type Sides } from '../../agent-files/compare.ts';
import { type JudgedAgentFile, judgeAgentFile } from '../../agent-files/judge.ts';
import type { AuditClock } from '../../ground/signals.ts';
import type { Policy } from '../../policy/policy.ts';
import type { Finding } from '../../rules/finding.ts';
import { notJudged } from '../../rules/finding.ts';
import type { ChangeSubject } from '../subject.ts';
import { atFile } from './touched-paths.ts';

/** Reads the files by which agents and editors run commands, as far as the change makes them run something else. */
export async function readAgentFiles(
  sides: Sides,
  policy: Pick<Policy, 'agent_files'>,
  clock: AuditClock,
): Promise<readonly JudgedAgentFile[]> {
  const files = agentFilesOf(sides, policy);
  if (files.length === 0) return [];
  const read = await clock.all(files, async (file) => {
    try {
      const change = await compareAgentFile(file, sides);
      return await judgeAgentFile(change, sides.tree, policy.agent_files.level);
    } catch (error) {
      const found = notJudged(`the file \`${file.path}\``, error, atFile(file.path));
      const place = file.after ?? file.before;
      return (
        place && { file: { ...place, entries: [], secrets: [] }, entries: [], findings: [found] }
      );
    }
  });
  return read.filter((each) => each !== undefined);
}

/** Reports what the change makes machines run by themselves. */
export function agentFiles({ agentFiles: files }: ChangeSubject): readonly Finding[] {
  return files.flatMap(({ findings }) => findings);
}
