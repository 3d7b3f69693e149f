import type { Asset, AssetChange } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import type { BlastRadius, BlastSeverity, GeneBlastRadius } from '../../model/blast-radius.ts';
import { NOTHING_TOUCHED } from '../../model/blast-radius.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { gradeFiles, gradeWords, type HardCaps } from '../change/blast-radius.ts';
import type { TouchedPath } from '../change/touched-paths.ts';
import { type Constraints, readConstraints, stricterConstraints } from './constraints.ts';
import { constraintFindings } from './declared-constraints.ts';
import { uncovered } from './differences.ts';

/** What the change as a whole touches, which every gene's limits are held against. */
interface MeasuredChange {
  readonly radius: BlastRadius;
  readonly caps: HardCaps;
  readonly touchesOf: (entry: string) => readonly TouchedPath[];
}

/** Whether, and against what, a gene's limits are held. */
export interface GeneBinding {
  readonly measured: MeasuredChange;
  /** Whether the change adds, modifies or applies the gene. */
  readonly binds: boolean;
}

/** A gene's blast radius, and what its limits object to. */
export interface LimitedGene {
  readonly blastRadius: GeneBlastRadius;
  readonly findings: readonly Finding[];
}

/**
 * Holds a change against the limits of one gene: the stricter of those that it has at the base and
 * at the head. A gene that the change does not add, modify or apply binds nothing, and nothing
 * counts towards its limit.
 */
export function limitGene(change: AssetChange, { measured, binds }: GeneBinding): LimitedGene {
  const { asset, before } = change;
  const { constraints: head } = readConstraints(asset.value.constraints);
  const base = before && readConstraints(before.value.constraints).constraints;
  const constraints = stricterConstraints(base, head);
  const { maxFiles } = constraints;
  const radius = binds ? measured.radius : NOTHING_TOUCHED;
  const severity = gradeFiles(radius.files, maxFiles, radius.lines, measured.caps);
  const message = gradeWords(severity, radius, maxFiles, measured.caps);
  const blastRadius = { ...radius, max_files: maxFiles, severity, message };
  const declared = constraintFindings(asset);
  if (!binds) return { blastRadius, findings: declared };
  return {
    blastRadius,
    findings: [
      ...declared,
      ...(base ? loosenedFindings(asset, base, head) : []),
      ...radiusFindings(asset, blastRadius, measured.caps),
      ...declaredPathFindings(asset, constraints, measured),
    ],
  };
}

const GRADED: Readonly<
  Record<
    Exclude<BlastSeverity, 'within_limit' | 'hard_cap_breach'>,
    'blast-radius-approaching' | 'blast-radius-exceeded' | 'blast-radius-critical'
  >
> = {
  approaching_limit: 'blast-radius-approaching',
  exceeded: 'blast-radius-exceeded',
  critical_overrun: 'blast-radius-critical',
};

function radiusFindings(
  gene: Asset,
  { files, lines, max_files: maxFiles, severity }: GeneBlastRadius,
  caps: HardCaps,
): Finding[] {
  const place = { location: gene.locate(['constraints', 'max_files']), subject: subjectOf(gene) };
  if (severity === 'within_limit') return [];
  if (severity === 'hard_cap_breach') {
    const args = { files, lines, capFiles: caps.files, capLines: caps.lines };
    return [finding('blast-radius-hard-cap', args, place)];
  }
  return [finding(GRADED[severity], { gene: gene.id, files, maxFiles }, place)];
}

function declaredPathFindings(
  gene: Asset,
  { forbiddenPaths }: Constraints,
  { touchesOf }: MeasuredChange,
): Finding[] {
  const place = {
    location: gene.locate(['constraints', 'forbidden_paths']),
    subject: subjectOf(gene),
  };
  return forbiddenPaths.flatMap((entry) =>
    touchesOf(entry).map(({ path, via }) =>
      finding('forbidden-path-declared', { gene: gene.id, path, entry, via }, place),
    ),
  );
}

function loosenedFindings(gene: Asset, base: Constraints, head: Constraints): Finding[] {
  const loosened = uncovered(base.forbiddenPaths, head.forbiddenPaths).map(
    (path) => `${path} is no longer forbidden`,
  );
  if (head.maxFiles > base.maxFiles) {
    loosened.unshift(`max_files from ${base.maxFiles} to ${head.maxFiles}`);
  }
  if (loosened.length === 0) return [];
  const place = { location: gene.locate(['constraints']), subject: subjectOf(gene) };
  return [finding('constraints-loosened', { gene: gene.id, loosened }, place)];
}
