import { type ReadingContext, readCommand } from '../command/read.ts';
import type { Platform } from '../model/platform.ts';
import type { ProfileName } from '../policy/policy.ts';
import { judgeCommand } from './command.ts';
import type { CommandJudgement } from './judgement.ts';
import { type CommandPolicy, contextIn } from './profiles/command-policy.ts';

/**
 * Makes the judge of one tree's commands. Equal strings are read once, and nothing is awaited before
 * the tree has been asked, so that the reads of many commands are answered together.
 *
 * @param profile the policy's own, which decides the verdict
 * @param commandPolicy what the profiles `curated` and `workspace` judge by; default: their defaults
 * @param platform of the machine that would run the commands
 */
export function commandJudge(
  context: ReadingContext,
  profile: ProfileName,
  commandPolicy?: CommandPolicy,
  platform?: Platform,
): (command: string) => Promise<CommandJudgement> {
  const judgedBy = contextIn(context.tree, commandPolicy, platform);
  const known = new Map<string, Promise<CommandJudgement>>();
  const judge = async (command: string): Promise<CommandJudgement> =>
    judgeCommand(await readCommand(command, context), profile, judgedBy);
  return (command) => {
    const answer = known.get(command) ?? judge(command);
    known.set(command, answer);
    return answer;
  };
}
