import type { ApprovalState } from '../approval/approval.ts';
import { shortDigest } from '../approval/by-digest.ts';
import type { AuditedGene } from '../audit/audited.ts';
import { type Finding, finding } from '../rules/finding.ts';

/** Returns the approval that a gene waits for, as a finding; undefined if it does not wait. */
export function missingApproval(
  gene: AuditedGene,
  { waiting, refusals, means, digest = '' }: ApprovalState,
): Finding | undefined {
  const wait = waiting.get(gene);
  if (wait === undefined) return undefined;
  const { asset, commands } = gene;
  return finding(
    'approval-missing',
    {
      gene: asset.id,
      confirmation: wait.confirmation === 'strong' ? 'strong' : 'very strong',
      needed: wait.needed,
      given: wait.given,
      commands: commands
        .filter(({ confirmation }) => confirmation !== 'standard')
        .map(({ command }) => command),
      means,
      digest: shortDigest(digest),
      refusals,
    },
    { location: asset.locate(), subject: { type: asset.type, id: asset.id } },
  );
}

/** Returns the approval that a weaker gate waits for, as a finding; undefined if it does not wait. */
export function missingGateApproval({
  gate,
  refusals,
  means,
  digest = '',
}: ApprovalState): Finding | undefined {
  if (gate === undefined) return undefined;
  const args = { ...gate, means, digest: shortDigest(digest), refusals };
  return finding('gate-approval-missing', args);
}
