import type { Confirmation, Risk } from '../../../model/verdict.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import type { CommandContext, CommandPolicy, ProposalMode } from '../../context.ts';
import type { ProfileJudgement } from '../profile.ts';

/** What a policy says to a risk alone, whatever command has it. */
export function judgeRisk(
  risk: Risk,
  { policy, proposal }: CommandContext,
): Required<ProfileJudgement> {
  const confirmation = confirmationFor(risk, proposal.mode ?? 'structured');
  return { findings: riskReasons(risk, policy), risk, confirmation };
}

/** Safe is always accepted; write needs the mode for it; dangerous needs the mode and the switch. */
export function riskReasons(risk: Risk, { mode, allow_dangerous }: CommandPolicy): Finding[] {
  const accepted =
    risk === 'safe' ||
    (risk === 'write' && mode !== 'safe') ||
    (risk === 'dangerous' && mode === 'dangerous' && allow_dangerous);
  return accepted ? [] : [finding('policy_risk', { risk, mode })];
}

export function confirmationFor(risk: Risk, proposalMode: ProposalMode): Confirmation {
  if (proposalMode === 'experimental') return 'very_strong';
  return risk === 'dangerous' ? 'strong' : 'standard';
}
