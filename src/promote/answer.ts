import type { Asset, Message } from '../assets/asset.ts';
import { senderOf } from '../assets/message.ts';
import { hashOfAsset, matchContentHash } from '../audit/claims/content-hash.ts';
import { otherHashForm } from '../audit/claims/hash-forms.ts';
import { groupBy } from '../ground/group-by.ts';
import { TOOL } from '../ground/tool.ts';
import { HASH_FORM_NAMES } from '../model/hash-form.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import type { ValidationReport } from '../report/validation-report.ts';
import { describe, type Finding, finding } from '../rules/finding.ts';
import { identityOf } from '../rules/identity.ts';
import type { Decision, Decisions, Skip } from './decide.ts';
import { promotedForm } from './identity.ts';
import { isUndecided, MOST_LISTED, omission, unlistedMessages, unlistedOf } from './listed.ts';
import { madeList } from './made-list.ts';
import {
  PROMOTION_VERSION,
  type Promotion,
  type PromotionAnswer,
  type PromotionDecision,
  type Reason,
} from './promotion.ts';

/** What a promotion tells in addition to its decisions. */
export interface PromotionContext {
  readonly policy: LoadedPolicy;
  readonly decidedAt: Date;
  readonly inputs: Promotion['inputs'];
  /** Findings about parts of the source that are not assets. */
  readonly loose: readonly Finding[];
  /** The messages that offer no assets. */
  readonly messages: readonly Message[];
  /** The assets of the repository that a message revokes. */
  readonly revoked: readonly Skip[];
  /** The ValidationReports made by `--run`. */
  readonly reports: readonly ValidationReport[];
  /** Where the gate of the repository is weaker than that of its default branch. */
  readonly gate: readonly Finding[];
}

/** Converts decisions to the output format. Its lists are made when they are read. */
export function promotionOf(
  { decided, skipped }: Decisions,
  { policy: loaded, decidedAt, inputs, loose, messages, revoked, reports, gate }: PromotionContext,
): PromotionAnswer {
  const { source, path, digest, policy } = loaded;
  const formOf = ({ outcome, asset }: Decision) =>
    outcome === 'promoted' ? promotedForm(asset, policy.a2a.confidence_factor) : undefined;
  const outcomes = groupBy(decided, ({ outcome }) => outcome);
  const refused = outcomes.get('rejected') ?? [];
  const omitted = unlistedOf(refused);
  const undecided =
    decided.filter(({ reasons }) => reasons.some(isUndecided)).length +
    loose.filter(isUndecided).length;
  const unlisted = [...loose, ...omission(omitted)];
  return {
    type: 'PromotionReport',
    schema_version: PROMOTION_VERSION,
    tool: TOOL,
    policy: {
      source,
      ...(path !== undefined && { path }),
      digest,
      require_evidence: policy.a2a.require_evidence,
    },
    decided_at: decidedAt.toISOString(),
    inputs,
    decisions: madeList(
      decided.filter((decision) => !omitted.has(decision)),
      (decision) => decisionOf(decision, formOf(decision)),
    ),
    promoted: madeList(outcomes.get('promoted') ?? [], (decision) => {
      const { type, id, value } = decision.asset;
      return { ...(formOf(decision) ?? value), type, id };
    }),
    quarantined: madeList(outcomes.get('quarantined') ?? [], ({ asset, reasons }) => ({
      ...received(asset),
      ...senderIn(asset),
      asset: asset.value,
      reasons: reasons.map(inWords),
    })),
    rejected: madeList(
      [...refused.filter((decision) => !omitted.has(decision)), ...unlisted],
      (each) =>
        'rule' in each
          ? looseRefusal(each)
          : { ...received(each.asset), reasons: each.reasons.map(inWords) },
    ),
    skipped: madeList(
      [...skipped, ...messages.slice(0, MOST_LISTED), ...unlistedMessages(messages)],
      (each) =>
        'asset' in each ? skipOf(each) : 'rule' in each ? looseSkip(each) : messageSkip(each),
    ),
    reports: [
      ...reports,
      ...decided.flatMap(({ evidence: { report } }) =>
        report === undefined ? [] : [{ ...report, gene_id: String(report.gene_id) }],
      ),
    ],
    ...(undecided > 0 && { undecided }),
    ...(gate.length > 0 && { gate: gate.map(inWords) }),
    ...(revoked.length > 0 && { revoked: revoked.map(skipOf) }),
  };
}

function decisionOf(
  { asset, outcome, eligibility, evidence, reasons, notices }: Decision,
  form: ReturnType<typeof promotedForm> | undefined,
): PromotionDecision {
  const { report, level, reportDigest, attestation } = evidence;
  return {
    ...received(asset),
    ...senderIn(asset),
    outcome,
    eligibility,
    evidence: {
      level,
      ...(typeof report?.id === 'string' && { report_id: report.id }),
      ...(reportDigest !== undefined && { report_digest: reportDigest }),
      ...(attestation && { attestation }),
    },
    hash: hashOf(asset),
    promoted_asset_id: typeof form?.asset_id === 'string' ? form.asset_id : null,
    reasons: reasons.map(inWords),
    notices: notices.map(inWords),
  };
}

/** Compares the declared hash with each form, in their order, until one matches. */
function hashOf(asset: Asset): PromotionDecision['hash'] {
  const form = matchContentHash(asset) ?? otherHashForm(asset);
  const applicable = HASH_FORM_NAMES.filter((name) => name !== 'hub' || asset.type === 'Capsule');
  const compared = form === undefined ? applicable : applicable.slice(0, applicable.indexOf(form));
  return { form: form ?? null, not_matched: compared, content: hashOfAsset(asset) };
}

function senderIn({ envelope }: Asset): { sender_id?: string } {
  const sender = envelope && senderOf(envelope);
  return sender === undefined ? {} : { sender_id: sender };
}

function skipOf({ asset, reason }: Skip) {
  return { ...received(asset), reason: inWords(reason) };
}

function messageSkip({ value, location }: Message): Promotion['skipped'][number] {
  const { path, line } = location;
  const { message_id: id, message_type: kind } = value;
  const name = { kind: typeof kind === 'string' ? kind.slice(0, 40) : 'unknown' };
  return {
    id: typeof id === 'string' ? id : `${path}:${line}`,
    type: 'Message',
    asset_id: null,
    path,
    line,
    reason: inWords(finding('message-without-candidates', name, { location })),
  };
}

function looseRefusal(finding: Finding): Promotion['rejected'][number] {
  return { ...partOf(finding), reasons: [inWords(finding)] };
}

function looseSkip(finding: Finding): Promotion['skipped'][number] {
  return { ...partOf(finding), reason: inWords(finding) };
}

function partOf({ location: { path, line } = { path: '', line: 1, column: 1 } }: Finding) {
  return { id: path, type: 'File' as const, asset_id: null, path, line };
}

function received({ id, type, path, value, locate }: Asset) {
  const { asset_id: declared } = value;
  return {
    id,
    type,
    asset_id: typeof declared === 'string' ? declared : null,
    path,
    line: locate().line,
  };
}

function inWords(finding: Finding): Reason {
  const { rule, severity } = finding;
  return { id: identityOf(finding), rule, severity, ...describe(finding) };
}
