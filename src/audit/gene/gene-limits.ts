import { type Asset, type AssetChange, isJsonObject, type Json } from '../../assets/asset.ts';
import { validationCommands } from '../../assets/validation.ts';
import type { GeneDifference } from '../../model/asset.ts';
import type { GeneBlastRadius } from '../../model/blast-radius.ts';
import { NOTHING_TOUCHED } from '../../model/nothing.ts';
import { isWithin, looksLikePattern, normalise } from '../../repo/paths.ts';
import {
  cappedSize,
  DEFAULT_MAX_FILES,
  gradeFiles,
  gradeWords,
  type Size,
} from '../change/blast-radius.ts';
import { type AuditSubject, isChange, type ReadGene } from '../subject.ts';

/** The limits that a gene sets for a change. */
export interface Constraints {
  readonly maxFiles: number;
  /** True if {@link maxFiles} is the default, because no valid limit is declared. */
  readonly isDefaultLimit: boolean;
  /** Normalised path prefixes from the root, without duplicates. */
  readonly forbiddenPaths: readonly string[];
}

/** The pointer is relative to the gene. */
export interface ConstraintProblem {
  readonly kind: 'missing' | 'malformed' | 'pattern';
  readonly pointer: readonly (string | number)[];
  /** The expected value of a malformed field, or the entry that is a pattern. */
  readonly detail?: string;
}

/**
 * Reads the `constraints` of a gene. Malformed fields are problems; the others still apply, with
 * {@link DEFAULT_MAX_FILES} for a missing limit.
 */
export function readConstraints(declared: Json | undefined): {
  readonly constraints: Constraints;
  readonly problems: readonly ConstraintProblem[];
} {
  const unread = (problem: Omit<ConstraintProblem, 'pointer'>) => ({
    constraints: UNDECLARED,
    problems: [{ ...problem, pointer: ['constraints'] }],
  });
  if (declared === undefined) return unread({ kind: 'missing' });
  if (!isJsonObject(declared)) return unread({ kind: 'malformed', detail: 'an object' });
  const problems: ConstraintProblem[] = [];
  const limit = readMaxFiles(declared.max_files, problems);
  const constraints = {
    maxFiles: limit ?? DEFAULT_MAX_FILES,
    isDefaultLimit: limit === undefined,
    forbiddenPaths: readForbiddenPaths(declared.forbidden_paths, problems),
  };
  return { constraints, problems };
}

/**
 * Combines the constraints of base and head: the smaller number of files and the union of forbidden
 * paths. A change cannot loosen its own limits.
 */
export function stricterConstraints(base: Constraints | undefined, head: Constraints): Constraints {
  if (base === undefined) return head;
  const { maxFiles, isDefaultLimit } = base.maxFiles < head.maxFiles ? base : head;
  return {
    maxFiles,
    isDefaultLimit,
    forbiddenPaths: [...new Set([...base.forbiddenPaths, ...head.forbiddenPaths])],
  };
}

const UNDECLARED: Constraints = {
  maxFiles: DEFAULT_MAX_FILES,
  isDefaultLimit: true,
  forbiddenPaths: [],
};

function readMaxFiles(value: Json | undefined, problems: ConstraintProblem[]): number | undefined {
  const pointer = ['constraints', 'max_files'];
  if (value === undefined) problems.push({ kind: 'missing', pointer });
  else if (Number.isSafeInteger(value) && Number(value) > 0) return Number(value);
  else problems.push({ kind: 'malformed', pointer, detail: 'an integer greater than 0' });
  return undefined;
}

function readForbiddenPaths(value: Json | undefined, problems: ConstraintProblem[]): string[] {
  const pointer = ['constraints', 'forbidden_paths'];
  if (value === undefined) {
    problems.push({ kind: 'missing', pointer });
    return [];
  }
  if (!Array.isArray(value)) {
    problems.push({ kind: 'malformed', pointer, detail: 'a list of paths' });
    return [];
  }
  const paths = new Set<string>();
  for (const [index, entry] of value.entries()) {
    const path = typeof entry === 'string' ? normalise(entry) : undefined;
    if (typeof entry !== 'string' || !path) {
      const detail = 'a path below the root of the repository';
      problems.push({ kind: 'malformed', pointer: [...pointer, index], detail });
      continue;
    }
    if (looksLikePattern(entry)) {
      problems.push({ kind: 'pattern', pointer: [...pointer, index], detail: entry });
    }
    paths.add(path);
  }
  return [...paths];
}

export interface LimitedGene extends ReadGene {
  readonly limits: ReturnType<typeof limitsOf>;
}

/**
 * Returns the constraints at the base (undefined for a new gene) and at the head, the stricter of both, which
 * apply, and the size of the change. For a gene that does not bind, nothing counts.
 */
export function limitsOf(gene: ReadGene, subject: AuditSubject) {
  const { asset, change, binds } = gene;
  const { constraints: head } = readConstraints(asset.value.constraints);
  const base = change?.before && readConstraints(change.before.value.constraints).constraints;
  const constraints = stricterConstraints(base, head);
  const { maxFiles, isDefaultLimit } = constraints;
  const caps = hardCaps(subject.policy);
  const radius = binds && isChange(subject) ? subject.radius : NOTHING_TOUCHED;
  const capped = cappedSize(radius, subject.policy.blast_radius.counting);
  const severity = gradeFiles(radius.files, maxFiles, capped, caps);
  const graded = severity === 'hard_cap_breach' ? capped : radius;
  const message = gradeWords(severity, graded, maxFiles, caps);
  const blastRadius: GeneBlastRadius = {
    ...radius,
    max_files: maxFiles,
    ...(isDefaultLimit && { default_limit: true }),
    severity,
    message,
  };
  return { base, head, constraints, blastRadius };
}

export function hardCaps({ blast_radius: limits }: AuditSubject['policy']): Size {
  const { hard_cap_files: files, hard_cap_lines: lines } = limits;
  return { files, lines };
}

/** Lists the changes to a gene's commands and limits; empty for a new, removed or incomplete gene. */
export function geneDifferences({ kind, asset, before }: AssetChange): GeneDifference[] {
  if (before === undefined || asset.cut || (kind !== 'added' && kind !== 'modified')) return [];
  return [...commandDifferences(before, asset), ...constraintDifferences(before, asset)];
}

function commandDifferences(before: Asset, after: Asset): GeneDifference[] {
  const [base, head] = [commandsOf(before), commandsOf(after)];
  const field = 'validation';
  return [
    ...[...base]
      .filter((command) => !head.has(command))
      .map((command) => ({ kind: 'command_removed', field, base: command, head: null }) as const),
    ...[...head]
      .filter((command) => !base.has(command))
      .map((command) => ({ kind: 'command_added', field, base: null, head: command }) as const),
  ];
}

function commandsOf(gene: Asset): ReadonlySet<string> {
  const field = validationCommands(gene);
  const values = field.kind === 'list' ? field.entries.map(({ value }) => value) : [];
  return new Set(values.filter((value) => typeof value === 'string'));
}

function constraintDifferences(before: Asset, after: Asset): GeneDifference[] {
  const { constraints: base } = readConstraints(before.value.constraints);
  const { constraints: head } = readConstraints(after.value.constraints);
  const differences: GeneDifference[] = [];
  if (head.maxFiles !== base.maxFiles) {
    differences.push({
      kind: head.maxFiles > base.maxFiles ? 'constraint_loosened' : 'constraint_tightened',
      field: 'constraints.max_files',
      base: String(base.maxFiles),
      head: String(head.maxFiles),
    });
  }
  const field = 'constraints.forbidden_paths';
  for (const path of uncovered(base.forbiddenPaths, head.forbiddenPaths)) {
    differences.push({ kind: 'constraint_loosened', field, base: path, head: null });
  }
  for (const path of uncovered(head.forbiddenPaths, base.forbiddenPaths)) {
    differences.push({ kind: 'constraint_tightened', field, base: null, head: path });
  }
  return differences;
}

/** Returns the entries of `paths` that no entry of `by` covers. */
export function uncovered(paths: readonly string[], by: readonly string[]): string[] {
  return paths.filter((path) => !by.some((entry) => isWithin(path, entry)));
}
