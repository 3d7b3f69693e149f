import type { Asset, JsonObject, Message } from '../assets/asset.ts';
import { senderOf } from '../assets/envelope.ts';
import { contentHash, matchContentHash } from '../audit/claims/content-hash.ts';
import { otherHashForm } from '../audit/claims/hash-forms.ts';
import { groupBy } from '../ground/group-by.ts';
import { TOOL } from '../ground/tool.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import type { ValidationReport } from '../report/validation-report.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { describe, type Finding, finding } from '../rules/finding.ts';
import { identityOf } from '../rules/identity.ts';
import type { Decision, Decisions, Skip } from './decide.ts';
import {
  PROMOTION_VERSION,
  type Promotion,
  type PromotionDecision,
  type PromotionOutcome,
  type Reason,
} from './promotion.ts';
import { promotedForm } from './revocation.ts';

export interface PromotionContext extends Pick<Promotion, 'inputs'> {
  readonly policy: LoadedPolicy;
  readonly decidedAt: Date;
  readonly loose: readonly Finding[];
  readonly messages: readonly Message[];
  /** Revoked by a message. */
  readonly revoked: readonly Skip[];
  readonly reports: readonly ValidationReport[];
  /** Where the repository's gate is weaker than its default branch's. */
  readonly gate: readonly Finding[];
}

export function promotionOf({ decided, skipped }: Decisions, context: PromotionContext): Promotion {
  const { policy: loaded, loose, gate, revoked } = context;
  const { source, path, digest, policy } = loaded;
  const of = (outcome: PromotionOutcome) => decided.filter((each) => each.outcome === outcome);
  const forms = new Map(
    of('promoted').map(({ asset }) => [asset, promotedForm(asset, policy.a2a.confidence_factor)]),
  );
  const lines = groupBy(loose, ({ location }) => `${location?.line} ${location?.path}`);
  const told = [...decided.map(({ reasons }) => reasons), ...loose.map((each) => [each])];
  const undecided = told.filter((all) => all.some(({ rule }) => ruleOf(rule).undecided)).length;
  return {
    type: 'PromotionReport',
    schema_version: PROMOTION_VERSION,
    tool: TOOL,
    policy: { source, path, digest, require_evidence: policy.a2a.require_evidence },
    decided_at: context.decidedAt.toISOString(),
    inputs: context.inputs,
    decisions: decided.map((each) => decisionOf(each, forms.get(each.asset))),
    promoted: [...forms].map(([{ type, id }, form]) => ({ ...form, type, id })),
    quarantined: of('quarantined').map((each) => ({
      ...refusalOf(each),
      ...senderIn(each.asset),
      asset: each.asset.value,
    })),
    rejected: [...of('rejected').map(refusalOf), ...[...lines.values()].map(partOf)],
    skipped: [...skipped.map(skipOf), ...context.messages.map(messageSkip)],
    reports: [
      ...context.reports,
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
  form: JsonObject | undefined,
): PromotionDecision {
  return {
    ...received(asset),
    ...senderIn(asset),
    outcome,
    eligibility,
    evidence: evidence.shown,
    hash: hashOf(asset),
    promoted_asset_id: typeof form?.asset_id === 'string' ? form.asset_id : null,
    reasons: reasons.map(inWords),
    notices: notices.map(inWords),
  };
}

function refusalOf({ asset, reasons }: Decision) {
  return { ...received(asset), reasons: reasons.map(inWords) };
}

function hashOf(asset: Asset): PromotionDecision['hash'] {
  const form = matchContentHash(asset) ?? otherHashForm(asset) ?? null;
  return { form, content: contentHash(asset.value) };
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
  const { message_id: named, message_type: kind } = value;
  const id = typeof named === 'string' ? named : `${path}:${line}`;
  const what = `A message of the type \`${typeof kind === 'string' ? kind.slice(0, 40) : 'unknown'}\``;
  const reason = inWords(finding('nothing-to-promote', { what }, { location }));
  return { id, type: 'Message', asset_id: null, path, line, reason };
}

/** Prose between values is many problems of one line. */
function partOf(found: readonly Finding[]): Promotion['rejected'][number] {
  const { path, line } = found[0]?.location ?? { path: '', line: 1 };
  return { id: path, type: 'File', asset_id: null, path, line, reasons: found.map(inWords) };
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
