import { createHash } from 'node:crypto';
import { canonicalize } from '@evomap/gep-sdk';
import type { GateReport } from './gate-report.ts';

/** @returns `sha256:` of the report's canonical JSON (keys sorted, as for an asset_id) */
export function reportDigest(report: GateReport): string {
  return digestOf(report);
}

/**
 * The same for what was read from a file and is a report only perhaps.
 *
 * @param value any JSON value
 */
export function digestOf(value: unknown): string {
  return `sha256:${createHash('sha256').update(canonicalize(value)).digest('hex')}`;
}
