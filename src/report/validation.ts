import { computeAssetId } from '@evomap/gep-sdk';
import type { Asset } from '../assets/asset.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Fingerprint } from './fingerprint.ts';
import { HEAD_CHARACTERS, STREAM_CHARACTERS, shortenStream } from './stream.ts';
import { commonFields, sealed } from './validation-fields.ts';
import type { ValidationReport } from './validation-report.ts';

export interface ValidatedGene {
  readonly gene: Asset;
  /** `sha256:` of the policy that it was judged by. */
  readonly policyDigest: string;
  /** In the gene's order, those that did not run included. Outputs are redacted already. */
  readonly commands: readonly { readonly command: string; readonly outcome: Outcome }[];
  readonly fingerprint: Fingerprint;
  /** From {@link reportIds}. */
  readonly id: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly finishedAt: string;
}

/**
 * Makes the ids of one run's reports: `vr_<ms>`, counted up, so that no two are equal however many
 * genes end in the same millisecond.
 *
 * @param startMs milliseconds since the epoch
 */
export function reportIds(startMs: number): () => string {
  let next = Math.floor(startMs);
  return () => `vr_${next++}`;
}

/** The protocol's report about one gene. No commands is not a pass: `overall_ok` is false. */
export function buildValidationReport(validated: ValidatedGene): ValidationReport {
  const { gene, policyDigest, fingerprint, id, startedAt, finishedAt } = validated;
  const commands = validated.commands.map(({ command, outcome }) => ({
    command,
    ok: outcome.status === 'passed',
    stdout: shortenStream(outcome.stdout, STREAM_CHARACTERS),
    stderr: complaint(outcome),
    status: outcome.status,
    exit_code: outcome.exit_code,
    signal: outcome.signal,
    duration_ms: outcome.duration_ms,
  }));
  return sealed({
    ...commonFields({ commands, startedAt, finishedAt }),
    id,
    gene_id: gene.id,
    gene_asset_id: computeAssetId(gene.value),
    policy_digest: policyDigest,
    ...fingerprint,
    commands,
  });
}

/** The error stream, ended by the reason: that is where the protocol keeps its own words. */
function complaint({ stderr, reason, status }: Outcome): string {
  if (status === 'passed' || reason === undefined) return shortenStream(stderr, STREAM_CHARACTERS);
  const words = reason.slice(0, HEAD_CHARACTERS);
  const printed = shortenStream(stderr, STREAM_CHARACTERS - words.length - 1);
  return printed === '' ? words : `${printed}\n${words}`;
}
