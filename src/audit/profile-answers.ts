import type { Reading } from '../command/reading.ts';
import { PROFILE_NAMES, type ProfileName } from '../policy/policy.ts';
import type { ProfileAnswer } from './audited.ts';
import { describe } from './catalogue.ts';
import { judgeCommand } from './command.ts';

/** What every profile says about a command, and, where one blocks it, the first reason. */
export function profileAnswers(reading: Reading): Readonly<Record<ProfileName, ProfileAnswer>> {
  const answers = PROFILE_NAMES.map((name) => [name, answerOf(reading, name)] as const);
  return Object.fromEntries(answers) as Record<ProfileName, ProfileAnswer>;
}

function answerOf(reading: Reading, name: ProfileName): ProfileAnswer {
  const { verdict, findings } = judgeCommand(reading, name);
  const reason = findings.find(({ severity }) => severity === 'error');
  if (verdict !== 'block' || reason === undefined) return { verdict };
  return { verdict, reason: describe(reason).message };
}
