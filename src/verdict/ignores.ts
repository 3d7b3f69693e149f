import picomatch from 'picomatch';
import type { AuditedGene } from '../audit/audited.ts';
import type { Ignore } from '../policy/schema/rules.ts';
import { isWithin } from '../repo/paths.ts';
import { checkRules, ruleOf } from '../rules/catalogue.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { mayBeIgnored } from '../rules/rule.ts';
import {
  DECIDES,
  expiredWords,
  hasExpired,
  type Idle,
  type Levels,
  unknownRule,
  withLevels,
} from './levels.ts';

/** True if a policy may ignore a finding, whose severity may differ from its rule's. */
export function isIgnorable({ rule, severity, layer }: Finding): boolean {
  return mayBeIgnored({ ...ruleOf(rule), severity, layer });
}

export interface Ignoring extends Levels {
  readonly ignores: readonly Ignore[];
}

/** Applies the policy's levels, and marks ignored findings, which remain with the reason but do not count. */
export function suppress(
  findings: readonly Finding[],
  { ignores, ...levels }: Ignoring,
): readonly Finding[] {
  const valid = ignores.filter((ignore) => !hasExpired(ignore.expires, levels.today));
  const levelled = withLevels(findings, levels);
  if (valid.length === 0) return levelled;
  return levelled.map((finding) => {
    const ignore = isIgnorable(finding) && valid.find((each) => covers(each, finding));
    return ignore
      ? { ...finding, suppressed: { reason: ignore.reason, expires: ignore.expires } }
      : finding;
  });
}

/**
 * Returns findings about the ignores themselves: expired, forbidden, or unused. An ignore of something
 * that was not judged this time is not unused.
 */
export function ignoreFindings(
  { ignores, today }: Pick<Ignoring, 'ignores' | 'today'>,
  findings: readonly Finding[],
  genes: readonly AuditedGene[],
): Finding[] {
  return ignores.flatMap((ignore) => {
    const exception = `The ignore of \`${ignore.rule}\` ${whereWords(ignore)}`;
    const covered = findings.filter((finding) => covers(ignore, finding));
    const refused = covered.every(isIgnorable) ? refusalOf(ignore) : DECIDES;
    const refusal = refused ?? expiryOf(ignore, today);
    if (refusal !== undefined) return [finding('exception-refused', { exception, refusal })];
    const unused = covered.length === 0 && genes.some((gene) => concerns(ignore, gene));
    const nothing = { exception, refusal: 'the rule finds nothing there' };
    return unused ? [finding('exception-refused', nothing, { severity: 'notice' })] : [];
  });
}

/** Returns why an ignore can never have an effect; undefined if it can. */
export function refusalOf({ rule: name }: Ignore): string | undefined {
  const rule = checkRules().find(({ id }) => id === name);
  if (rule === undefined) return unknownRule(name);
  // The gate's default list produces ignorable warnings of this rule.
  return rule.ignorable !== undefined || mayBeIgnored(rule) ? undefined : DECIDES;
}

/** Returns the ignores that can never have an effect or have expired. */
export function idleIgnores(ignores: readonly Ignore[], today: string): Idle[] {
  return ignores.flatMap((ignore) => {
    const why = refusalOf(ignore) ?? expiryOf(ignore, today);
    return why === undefined ? [] : [{ name: ignore.rule, why }];
  });
}

function expiryOf({ expires, reason }: Ignore, today: string): string | undefined {
  return hasExpired(expires, today) ? expiredWords(expires, reason) : undefined;
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

/** True if the ignore applies to a judged gene. */
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
  const words = Object.entries(where).map(([key, value]) => `the ${key} \`${value}\``);
  return words.length === 0 ? 'for all findings' : `for ${words.join(', ')}`;
}
