import { createHash } from 'node:crypto';
import { canonicalize } from '@evomap/gep-sdk';
import type { GateReport } from './gate-report.ts';

/** @returns `sha256:` of the report's canonical JSON (keys sorted, as for an asset_id) */
export function reportDigest(report: GateReport): string {
  return `sha256:${createHash('sha256').update(canonicalize(report)).digest('hex')}`;
}
