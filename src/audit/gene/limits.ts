import type { GeneBlastRadius } from '../../model/blast-radius.ts';
import { NOTHING_TOUCHED } from '../../model/nothing-touched.ts';
import { gradeFiles, gradeWords, type HardCaps } from '../change/blast-radius.ts';
import { type AuditSubject, isChange, type ReadGene } from '../subject.ts';
import { type Constraints, readConstraints, stricterConstraints } from './constraints.ts';

/** The limits of a gene, and how much of them a change uses. */
export interface GeneLimits {
  /** As declared at the base; undefined for a gene that is new there. */
  readonly base: Constraints | undefined;
  readonly head: Constraints;
  /** The stricter of both, which applies. */
  readonly constraints: Constraints;
  readonly blastRadius: GeneBlastRadius;
}

/** A gene whose limits are known. */
export interface LimitedGene extends ReadGene {
  readonly limits: GeneLimits;
}

/** Reads the limits of a gene. Nothing counts towards the limits of a gene that does not bind. */
export function limitsOf(gene: ReadGene, subject: AuditSubject): GeneLimits {
  const { asset, change, binds } = gene;
  const { constraints: head } = readConstraints(asset.value.constraints);
  const base = change?.before && readConstraints(change.before.value.constraints).constraints;
  const constraints = stricterConstraints(base, head);
  const { maxFiles, isDefaultLimit } = constraints;
  const caps = hardCaps(subject);
  const radius = binds && isChange(subject) ? subject.radius : NOTHING_TOUCHED;
  const severity = gradeFiles(radius.files, maxFiles, radius.lines, caps);
  const message = gradeWords(severity, radius, maxFiles, caps);
  return {
    base,
    head,
    constraints,
    blastRadius: {
      ...radius,
      max_files: maxFiles,
      ...(isDefaultLimit && { default_limit: true }),
      severity,
      message,
    },
  };
}

/** Returns the limits that no gene can raise. */
export function hardCaps({ policy }: AuditSubject): HardCaps {
  const { hard_cap_files: files, hard_cap_lines: lines } = policy.blast_radius;
  return { files, lines };
}
