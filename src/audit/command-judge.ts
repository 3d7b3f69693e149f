import { type ReadingContext, readCommand } from '../command/read.ts';
import type { ProfileName } from '../policy/policy.ts';
import { judgeCommand } from './command.ts';
import type { CommandJudgement } from './gene.ts';
import { profileAnswers } from './profile-answers.ts';

/**
 * Makes the judge of one tree's commands. Equal strings are read once, and nothing is awaited before
 * the tree has been asked, so that the reads of many commands are answered together.
 *
 * @param profile the policy's own, which decides the verdict
 */
export function commandJudge(
  context: ReadingContext,
  profile: ProfileName,
): (command: string) => Promise<CommandJudgement> {
  const known = new Map<string, Promise<CommandJudgement>>();
  const judge = async (command: string): Promise<CommandJudgement> => {
    const reading = await readCommand(command, context);
    const { verdict, findings } = judgeCommand(reading, profile);
    return { reading, verdict, findings, profiles: profileAnswers(reading) };
  };
  return (command) => {
    const answer = known.get(command) ?? judge(command);
    known.set(command, answer);
    return answer;
  };
}
