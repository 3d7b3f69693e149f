import type { Exemption, HiddenReason } from '../../model/blast-radius.ts';
import type { GateReport } from '../gate-report.ts';
import { count } from './words.ts';

/** Nobody reads more; the report has them all. */
const MOST = 20;

const EXEMPTIONS: Record<Exemption, string> = {
  asset_store: 'of the asset store',
  validation_script: 'a new validation script',
  reference: 'not counted by the reference engine',
};

const REASONS: Record<HiddenReason, string> = {
  binary: 'no text',
  long_lines: 'lines without end',
  generated: 'folded as generated (.gitattributes)',
  no_diff: 'shown without a diff (.gitattributes)',
};

/** Files that do not count, or whose lines one does not see: those with the most lines. */
export function uncountedFiles({
  blast_radius,
}: GateReport): readonly { readonly path: string; readonly words: string }[] {
  return (blast_radius?.changed_files ?? [])
    .filter(({ exempt, veil }) => exempt ?? veil)
    .slice(0, MOST)
    .map(({ path, lines, exempt, veil }) => ({
      path,
      words: [
        count(lines, 'line'),
        ...(exempt ? [EXEMPTIONS[exempt]] : []),
        ...(veil ? [REASONS[veil]] : []),
      ].join(', '),
    }));
}
