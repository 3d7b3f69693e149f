import { readWords } from '../../src/command/read.ts';
import type { Reading } from '../../src/command/reading.ts';
import { type CommandContext, contextIn, type Proposal } from '../../src/judge/command-context.ts';
import { Judge, type JudgeTerms } from '../../src/judge/judge.ts';
import { type CommandJudgement, judgeReading } from '../../src/judge/judge-reading.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import type { Policy, ProfileName } from '../../src/policy/policy.ts';
import { programTerms } from '../../src/programs/registry.ts';

type Terms = Partial<Omit<JudgeTerms, 'policy'>>;

/** A judge by the built-in policy on Linux, which knows of no files but those of its tree. */
export function judgeWith(policy: Partial<Policy> = {}, terms: Terms = {}): Judge {
  const rest = {
    tree: undefined,
    changed: new Set<string>(),
    platform: 'linux',
    ...terms,
  } as const;
  return Judge.by({ ...rest, policy: { ...DEFAULT_POLICY, ...policy } });
}

/** What the profiles of {@link judgeWith} judge by. */
export function contextWith(
  policy: Partial<CommandContext['policy']> = {},
  { tree, platform = 'linux', ...proposal }: Pick<Terms, 'tree' | 'platform'> & Proposal = {},
): CommandContext {
  return contextIn({ tree, policy: { ...DEFAULT_POLICY, ...policy }, platform }, proposal);
}

/** Judges a text alone, or what was read from one, at once. */
export function judgeText(
  command: string | Reading,
  profile: ProfileName,
  context: CommandContext = contextWith(),
): CommandJudgement {
  const reading =
    typeof command === 'string'
      ? readWords(command, { programs: programTerms(DEFAULT_POLICY) })
      : command;
  return judgeReading(reading, profile, context);
}
