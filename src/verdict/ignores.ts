import { closest } from 'fastest-levenshtein';
import picomatch from 'picomatch';
import type { AuditedGene } from '../audit/audited.ts';
import { constraintsMalformed } from '../audit/rules/asset/constraints-malformed.ts';
import { contentHashMismatch } from '../audit/rules/asset/content-hash-mismatch.ts';
import { geneNotFound } from '../audit/rules/asset/gene-not-found.ts';
import { validationMissing } from '../audit/rules/asset/validation-missing.ts';
import { validationVacuous } from '../audit/rules/asset/validation-vacuous.ts';
import { blastRadiusCritical } from '../audit/rules/change/blast-radius-critical.ts';
import { blastRadiusExceeded } from '../audit/rules/change/blast-radius-exceeded.ts';
import { forbiddenPathDeclared } from '../audit/rules/change/forbidden-path-declared.ts';
import { protectedPath } from '../audit/rules/change/protected-path.ts';
import { auditRules } from '../audit/rules/index.ts';
import { ignoreExpired } from '../audit/rules/policy/ignore-expired.ts';
import { ignoreRefused } from '../audit/rules/policy/ignore-refused.ts';
import { ignoreUnused } from '../audit/rules/policy/ignore-unused.ts';
import type { Finding } from '../finding/finding.ts';
import type { Ignore } from '../policy/schema/ignores.ts';
import { isWithin } from '../repo/paths.ts';
import { runRules } from './rules/index.ts';

/**
 * Errors that a policy may ignore. None of them has a say in whether a command may run, none is about
 * what no change may touch, and none means that something could not be read: a new rule is not among
 * them until somebody has decided so.
 */
export const IGNORABLE_ERRORS: ReadonlySet<string> = new Set([
  contentHashMismatch.id,
  constraintsMalformed.id,
  validationMissing.id,
  validationVacuous.id,
  geneNotFound.id,
  blastRadiusExceeded.id,
  blastRadiusCritical.id,
  forbiddenPathDeclared.id,
]);

/** @returns the day as ignores name theirs: `2027-01-31`, in UTC */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Whether a policy may ignore a finding: warnings and notices, but none about the policy itself. */
export function mayBeIgnored({ rule, severity, layer }: Omit<Finding, 'args'>): boolean {
  if (layer === 'policy') return false;
  return severity !== 'error' || IGNORABLE_ERRORS.has(rule);
}

/**
 * Marks the findings that a policy ignores. They stay, with the reason, and count for nothing.
 *
 * @param today as `2027-01-31`, in UTC
 */
export function suppress(
  findings: readonly Finding[],
  ignores: readonly Ignore[],
  today: string,
): readonly Finding[] {
  const valid = ignores.filter((ignore) => !isExpired(ignore, today));
  if (valid.length === 0) return findings;
  return findings.map((finding) => {
    const ignore = mayBeIgnored(finding) && valid.find((each) => covers(each, finding));
    return ignore
      ? { ...finding, suppressed: { reason: ignore.reason, expires: ignore.expires } }
      : finding;
  });
}

/**
 * What is to be said about the ignores themselves: those that have expired, that ask for what cannot
 * be ignored, or that nothing needs any more. An ignore of what was not judged this time is not
 * called unused.
 *
 * @param findings all of a run, suppressed or not
 */
export function ignoreFindings(
  ignores: readonly Ignore[],
  findings: readonly Finding[],
  genes: readonly AuditedGene[],
  today: string,
): Finding[] {
  return ignores.flatMap((ignore) => {
    const { rule, reason, expires } = ignore;
    const where = whereWords(ignore);
    const covered = findings.filter((finding) => covers(ignore, finding));
    const refusal = covered.every(mayBeIgnored) ? refusalOf(ignore) : NEVER_IGNORED;
    if (refusal !== undefined) return [ignoreRefused.find({ rule, where, refusal })];
    if (isExpired(ignore, today)) return [ignoreExpired.find({ rule, where, reason, expires })];
    const unused = covered.length === 0 && genes.some((gene) => concerns(ignore, gene));
    return unused ? [ignoreUnused.find({ rule, where, reason })] : [];
  });
}

const NEVER_IGNORED =
  'it has a say in whether commands may run, in what no change may touch, or in what can be read at all';

/** Why an ignore could never have an effect; undefined if it can have one. */
export function refusalOf({ rule: id }: Ignore): string | undefined {
  const rule = KNOWN.get(id);
  if (rule === undefined) {
    return `there is no such rule; the nearest is ${closest(id, [...KNOWN.keys()])}`;
  }
  // The gate's own list makes warnings of this rule, which may be ignored.
  if (id === protectedPath.id) return undefined;
  const { severity, layer } = rule;
  return mayBeIgnored({ rule: id, severity, layer }) ? undefined : NEVER_IGNORED;
}

/** An ignore without effect, and why it has none. */
export interface IdleIgnore {
  readonly rule: string;
  readonly why: string;
}

/**
 * The ignores that have no effect, whatever the change is.
 *
 * @param today as `2027-01-31`, in UTC
 */
export function idleIgnores(ignores: readonly Ignore[], today: string): IdleIgnore[] {
  return ignores.flatMap((ignore) => {
    const expired = isExpired(ignore, today) ? `it expired on ${ignore.expires}` : undefined;
    const why = refusalOf(ignore) ?? expired;
    return why === undefined ? [] : [{ rule: ignore.rule, why }];
  });
}

const KNOWN = new Map([...auditRules, ...runRules].map((rule) => [rule.id, rule]));

function isExpired({ expires }: Ignore, today: string): boolean {
  return expires < today;
}

function covers({ rule, where }: Ignore, { rule: found, location, subject }: Finding): boolean {
  if (rule !== found) return false;
  const { path, gene, command } = where ?? {};
  return (
    (path === undefined || (location !== undefined && isAt(location.path, path))) &&
    (gene === undefined || gene === subject?.id) &&
    (command === undefined || command === subject?.command)
  );
}

/** Whether a gene that was judged is one that the ignore is about. */
function concerns({ where }: Ignore, { asset, commands }: AuditedGene): boolean {
  const { path, gene, command } = where ?? {};
  return (
    (path === undefined || isAt(asset.path, path)) &&
    (gene === undefined || gene === asset.id) &&
    (command === undefined || commands.some((one) => one.command === command))
  );
}

function isAt(path: string, pattern: string): boolean {
  return isWithin(path, pattern) || picomatch(pattern, { dot: true, nonegate: true })(path);
}

function whereWords({ where = {} }: Ignore): string {
  const words = Object.entries(where).map(([key, value]) => `${key} ${value}`);
  return words.length === 0 ? 'anywhere' : `for ${words.join(', ')}`;
}
