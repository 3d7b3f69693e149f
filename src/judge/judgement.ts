import type { Reading } from '../command/reading.ts';
import type { CommandVerdict, Confirmation, Risk } from '../model/verdict.ts';
import type { ProfileName } from '../policy/policy.ts';
import type { GeneProfile } from '../policy/schema/commands.ts';
import type { Finding } from '../rules/finding.ts';

/** What one profile says about a command. */
export interface ProfileAnswer {
  readonly verdict: CommandVerdict;
  /** The first error, where the verdict is `block`. */
  readonly reason?: Finding;
  /** What is to be known about a command that the profile accepts. */
  readonly remark?: Finding;
}

/** What the profiles say that are always asked, and the policy's own. */
export type ProfileAnswers = Readonly<
  Record<GeneProfile, ProfileAnswer> & Partial<Record<ProfileName, ProfileAnswer>>
>;

/** What is known about one command string, whichever gene has it. */
export interface CommandJudgement {
  readonly reading: Reading;
  readonly verdict: CommandVerdict;
  readonly risk: Risk;
  readonly confirmation: Confirmation;
  /** Of the policy's own profile, errors first. */
  readonly findings: readonly Finding[];
  /** The policy's own profile is the one behind `verdict`. */
  readonly profiles: ProfileAnswers;
}
