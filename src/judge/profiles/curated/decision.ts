import { policyRisk } from '../../../audit/rules/curated/policy-risk.ts';
import type { Finding } from '../../../finding/finding.ts';
import type { Confirmation, Risk } from '../../../model/verdict.ts';
import type { CommandPolicy, ProposalMode } from '../command-policy.ts';
import type { ProfileJudgement } from '../profile.ts';

/** What a policy says to a risk alone, whatever command has it. */
export function judgeRisk(risk: Risk, policy: CommandPolicy): Required<ProfileJudgement> {
  const confirmation = confirmationOf(risk, policy.proposalMode);
  return { findings: riskReasons(risk, policy), risk, confirmation };
}

/** Safe is always accepted; write needs the mode for it; dangerous needs the mode and the switch. */
export function riskReasons(risk: Risk, { mode, allowDangerous }: CommandPolicy): Finding[] {
  const accepted =
    risk === 'safe' ||
    (risk === 'write' && mode !== 'safe') ||
    (risk === 'dangerous' && mode === 'dangerous' && allowDangerous);
  return accepted ? [] : [policyRisk.find({ risk, mode })];
}

export function confirmationOf(risk: Risk, proposalMode: ProposalMode): Confirmation {
  if (proposalMode === 'experimental') return 'very_strong';
  return risk === 'dangerous' ? 'strong' : 'standard';
}
