import type { Reading } from '../command/reading.ts';
import { type Finding, SEVERITIES } from '../finding/finding.ts';
import type { ProfileName } from '../policy/policy.ts';
import type { CommandVerdict } from './audited.ts';
import { PROFILES } from './profiles/index.ts';
import { findProblems } from './profiles/profile.ts';

/** What a command may do to the machine, from its findings alone. */
export type Risk = 'safe' | 'write' | 'dangerous';

/** One command, judged by one profile, with what every other profile would say. */
export interface CommandJudgement {
  readonly verdict: CommandVerdict;
  readonly risk: Risk;
  /** How much a person must agree to before it runs; the profiles that ask for more are not built. */
  readonly confirmation: 'standard';
  readonly findings: readonly Finding[];
  /** The ids of the rules that only warn. */
  readonly warnings: readonly string[];
  readonly profiles: Readonly<Record<ProfileName, CommandVerdict>>;
}

/** Rules that a command breaks by changing files, without being refused for it. */
const WRITING: ReadonlySet<string> = new Set(['target-writes', 'tool-writes', 'dry-run']);

/** Judges what a command means; pure, and the same for the same Reading. */
export function judgeCommand(reading: Reading, profile: ProfileName): CommandJudgement {
  const found = findProblems(reading);
  const findings = inOrder(PROFILES[profile].judge(reading, found));
  const verdict = verdictOf(findings);
  return {
    verdict,
    risk: riskOf(verdict, findings),
    confirmation: 'standard',
    findings,
    warnings: [...new Set(findings.filter(isWarning).map(({ rule }) => rule))],
    profiles: {
      evolver: verdictOf(PROFILES.evolver.judge(reading, found)),
      validator: verdictOf(PROFILES.validator.judge(reading, found)),
    },
  };
}

function isWarning({ severity }: Finding): boolean {
  return severity === 'warning';
}

/** An error blocks, a warning lets run with a remark, a notice changes nothing. */
function verdictOf(findings: readonly Finding[]): CommandVerdict {
  if (findings.some(({ severity }) => severity === 'error')) return 'block';
  return findings.some(isWarning) ? 'warn' : 'allow';
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
