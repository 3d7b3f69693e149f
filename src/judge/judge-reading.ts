import type { Reading } from '../command/reading.ts';
import { SEVERITIES } from '../model/finding.ts';
import type { CommandVerdict, Confirmation, Risk } from '../model/verdict.ts';
import type { ProfileName } from '../policy/policy.ts';
import type { GeneProfile } from '../policy/schema/commands.ts';
import type { Finding } from '../rules/finding.ts';
import type { CommandContext } from './context.ts';
import { judgeRisk } from './profiles/curated/curated.ts';
import { PROFILES } from './profiles/index.ts';
import { findProblems, type ProfileJudgement } from './profiles/profile.ts';

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

/** Rules that a command breaks by changing files, without being refused for it. */
const WRITING: ReadonlySet<string> = new Set([
  'target-writes',
  'tool-writes',
  'dry-run',
  'writes_files',
]);

/** Judges what a command means; pure, and the same for the same Reading and context. */
export function judgeReading(
  reading: Reading,
  profile: ProfileName,
  context: CommandContext,
): CommandJudgement {
  const found = findProblems(reading);
  const judge = (name: ProfileName) => PROFILES[name].judge(reading, found, context);
  const evolver = judge('evolver');
  const validator = judge('validator');
  const chosen = { evolver, validator }[profile as GeneProfile] ?? judge(profile);
  return judgementOf(reading, profile, chosen, { evolver, validator });
}

/**
 * What the `curated` policy says to a risk that somebody else computed, whatever the command is.
 *
 * @param reading of the entry; it is shown, and not judged by this profile
 */
export function judgeRiskAlone(
  reading: Reading,
  risk: Risk,
  context: CommandContext,
): CommandJudgement {
  const found = { findings: inOrder(findProblems(reading)) };
  const others = { evolver: found, validator: found };
  return judgementOf(reading, 'curated', judgeRisk(risk, context), others);
}

function judgementOf(
  reading: Reading,
  profile: ProfileName,
  chosen: ProfileJudgement,
  others: Readonly<Record<GeneProfile, ProfileJudgement>>,
): CommandJudgement {
  const findings = inOrder(chosen.findings);
  const answer = answerOf(findings);
  return {
    reading,
    verdict: answer.verdict,
    risk: chosen.risk ?? riskOf(answer.verdict, findings),
    confirmation: chosen.confirmation ?? 'standard',
    findings,
    profiles: {
      evolver: answerOf(inOrder(others.evolver.findings)),
      validator: answerOf(inOrder(others.validator.findings)),
      [profile]: answer,
    },
  };
}

/** The first finding of those in order is the gravest. */
function answerOf(findings: readonly Finding[]): ProfileAnswer {
  const verdict = verdictOf(findings);
  const [reason] = findings;
  if (verdict === 'block' && reason) return { verdict, reason };
  const remark = findings.find(({ rule }) => rule === 'validator-empty-folder');
  return remark ? { verdict, remark } : { verdict };
}

/** An error blocks, a warning lets run with a remark, a notice changes nothing. */
function verdictOf(findings: readonly Finding[]): CommandVerdict {
  if (findings.some(({ severity }) => severity === 'error')) return 'block';
  const remarks = findings.some(
    ({ severity, rule }) => severity === 'warning' && rule !== 'experimental_mode',
  );
  return remarks ? 'warn' : 'allow';
}

function riskOf(verdict: CommandVerdict, findings: readonly Finding[]): Risk {
  if (verdict === 'block') return 'dangerous';
  return findings.some(({ rule }) => WRITING.has(rule)) ? 'write' : 'safe';
}

/** Why it is blocked comes first; within one severity, the order of reading. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length < 2) return findings;
  return SEVERITIES.flatMap((each) => findings.filter(({ severity }) => severity === each));
}
