import type { Reading } from '../command/reading.ts';
import { type Finding, SEVERITIES } from '../finding/finding.ts';
import type { ProfileName } from '../policy/policy.ts';
import type { CommandJudgement, CommandVerdict, ProfileAnswer, Risk } from './audited.ts';
import { PROFILES } from './profiles/index.ts';
import { findProblems } from './profiles/profile.ts';

/** Rules that a command breaks by changing files, without being refused for it. */
const WRITING: ReadonlySet<string> = new Set(['target-writes', 'tool-writes', 'dry-run']);

/** Judges what a command means; pure, and the same for the same Reading. */
export function judgeCommand(reading: Reading, profile: ProfileName): CommandJudgement {
  const found = findProblems(reading);
  const byProfile = {
    evolver: inOrder(PROFILES.evolver.judge(reading, found)),
    validator: inOrder(PROFILES.validator.judge(reading, found)),
  };
  const findings = byProfile[profile];
  const verdict = verdictOf(findings);
  return {
    reading,
    verdict,
    risk: riskOf(verdict, findings),
    confirmation: 'standard',
    findings,
    profiles: { evolver: answerOf(byProfile.evolver), validator: answerOf(byProfile.validator) },
  };
}

/** The first finding of those in order is the gravest. */
function answerOf(findings: readonly Finding[]): ProfileAnswer {
  const verdict = verdictOf(findings);
  const [reason] = findings;
  return verdict === 'block' && reason ? { verdict, reason } : { verdict };
}

/** An error blocks, a warning lets run with a remark, a notice changes nothing. */
function verdictOf(findings: readonly Finding[]): CommandVerdict {
  if (findings.some(({ severity }) => severity === 'error')) return 'block';
  return findings.some(({ severity }) => severity === 'warning') ? 'warn' : 'allow';
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
