import { type Asset, type Json, placeOf, subjectOf } from '../../assets/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { cappedSize } from '../change/blast-radius.ts';
import { someTouches } from '../change/touched-paths.ts';
import type { AuditSubject, ChangeSubject } from '../subject.ts';
import {
  type ConstraintProblem,
  hardCaps,
  type LimitedGene,
  readConstraints,
  uncovered,
} from './gene-limits.ts';

/** For a limit that applies in another way than written. */
const REMARK = { severity: 'warning', harm: 'bookkeeping' } as const;

/** Reports problems of a gene's declared constraints at each field. */
export function declaredConstraints(_: AuditSubject, { asset: gene }: { readonly asset: Asset }) {
  return readConstraints(gene.value.constraints)
    .problems.filter(({ kind }) => kind !== 'missing' || !gene.cut)
    .map((problem) => findingOf(gene, problem));
}

function findingOf(asset: Asset, { kind, pointer, detail = '' }: ConstraintProblem): Finding {
  const place = placeOf(asset, pointer);
  const field = pointer.join('.');
  const said = (fault: string, fix: string, grade: Partial<typeof REMARK> = REMARK) =>
    finding('constraints-malformed', { gene: asset.id, field, fault, fix }, { ...place, ...grade });
  if (kind === 'missing') return said('is missing', `Add \`${field}\` to the gene`);
  if (kind === 'malformed')
    return said(`must be ${detail}`, `Change \`${field}\` to ${detail}`, {});
  const fault = `forbids \`${detail}\`, which is read as a path, with each of its characters, not as a pattern`;
  return said(fault, 'Write the path of the directory; everything below it is also forbidden');
}

/**
 * Reports loosened limits of a binding gene; the limits of the base still apply. An unreadable limit is
 * only reported as malformed.
 */
export function loosenedConstraints(
  _: ChangeSubject,
  { asset: gene, binds, limits: { base, head } }: LimitedGene,
) {
  if (!binds || gene.cut || base === undefined) return [];
  const removed = uncovered(base.forbiddenPaths, head.forbiddenPaths);
  const isRaised = head.maxFiles > base.maxFiles;
  if (removed.length === 0 && !isRaised) return [];
  const malformed = malformedIn(gene.value.constraints);
  const loosened = [
    ...(isRaised && !malformed('max_files')
      ? [`\`max_files\` from ${base.maxFiles} to ${head.maxFiles}`]
      : []),
    ...(malformed('forbidden_paths') ? [] : removed).map(
      (path) => `\`${path}\` is no longer forbidden`,
    ),
  ];
  if (loosened.length === 0) return [];
  const place = placeOf(gene, ['constraints']);
  return [finding('constraints-loosened', { gene: gene.id, loosened }, place)];
}

function malformedIn(constraints: Json | undefined): (field: string) => boolean {
  const whole = readConstraints(constraints).problems.flatMap(({ kind, pointer }) =>
    kind === 'malformed' && pointer.length <= 2 ? [pointer[1]] : [],
  );
  return (field) => whole.includes(field) || whole.includes(undefined);
}

/** Reports a limit that the change raises above the policy's hard cap. */
export function limitsBeyondCap(
  subject: ChangeSubject,
  { asset: gene, binds, limits: { base, head } }: LimitedGene,
) {
  const { files: cap } = hardCaps(subject.policy);
  const { maxFiles } = head;
  if (!binds || maxFiles <= cap || (base !== undefined && maxFiles <= base.maxFiles)) return [];
  const field = 'constraints.max_files';
  const fault = `allows ${maxFiles} files, but the hard cap of the policy is ${cap} ${cap === 1 ? 'file' : 'files'}`;
  const args = { gene: gene.id, field, fault, fix: `Set \`${field}\` to ${cap} or less` };
  const place = { ...placeOf(gene, ['constraints', 'max_files']), ...REMARK };
  return [finding('constraints-malformed', args, place)];
}

const GRADED = {
  approaching_limit: 'blast-radius-approaching',
  exceeded: 'blast-radius-exceeded',
  critical_overrun: 'blast-radius-critical',
} as const;

/**
 * Checks a change's size against the hard cap, once for all binding genes. After a push, the cap only
 * warns if no gene is edited, as when an engine records its work with the rest of a workspace.
 */
export function hardCap({ genes, radius, policy, isPush }: ChangeSubject): Finding[] {
  const binding = genes.filter(({ binds }) => binds);
  const size = cappedSize(radius, policy.blast_radius.counting);
  const caps = hardCaps(policy);
  if (binding.length === 0 || (size.files <= caps.files && size.lines <= caps.lines)) return [];
  const [only, ...others] = binding;
  const at = binding.find(({ change }) => change.kind !== 'removed');
  const { location } = at ? placeOf(at.asset, ['constraints', 'max_files']) : {};
  const isRecorded = isPush && binding.every(({ change }) => change.kind === 'applied');
  const place = {
    ...(isRecorded && { severity: 'warning' as const }),
    ...(location && { location }),
    ...(only && others.length === 0 && { subject: subjectOf(only.asset) }),
  };
  const exempt = size.lines - radius.lines;
  const args = {
    ...{ ...size, capFiles: caps.files, capLines: caps.lines, genes: binding.length },
    ...(exempt > 0 && { exempt }),
  };
  return [finding('blast-radius-hard-cap', args, place)];
}

/**
 * Checks a change's size against the `max_files` of a binding gene. It warns for a gene that is only
 * added, and ignores an engine's seed.
 */
export function geneBlastRadius(
  subject: ChangeSubject,
  { asset: gene, binds, isOnlyAdded, limits }: LimitedGene,
) {
  const { files, max_files: maxFiles, severity } = limits.blastRadius;
  if (!binds || severity === 'within_limit' || severity === 'hard_cap_breach') return [];
  if (isOnlyAdded && (severity === 'approaching_limit' || subject.seeds.has(gene))) return [];
  const place = placeOf(gene, ['constraints', 'max_files']);
  const args = { gene: gene.id, files, maxFiles, declared: !limits.constraints.isDefaultLimit };
  return [finding(GRADED[severity], args, { ...place, ...(isOnlyAdded && REMARK) })];
}

/** Checks a change against the forbidden paths of a binding gene. */
export function declaredPaths(
  { touchesOf, seeds }: ChangeSubject,
  { asset: gene, binds, isOnlyAdded, limits: { constraints } }: LimitedGene,
) {
  if (!binds || seeds.has(gene)) return [];
  const touched = constraints.forbiddenPaths.flatMap((entry) =>
    someTouches(touchesOf(entry)).map((touch) => ({ gene: gene.id, entry, ...touch })),
  );
  if (touched.length === 0) return [];
  const at = placeOf(gene, ['constraints', 'forbidden_paths']);
  const place = { ...at, ...(isOnlyAdded && REMARK) };
  return touched.map((args) => finding('forbidden-path-declared', args, place));
}
