import type { JudgedChange } from '../history/judge-change.ts';
import { isHonest, outcomeOf } from '../history/outcome.ts';
import type { Policy } from '../policy/policy.ts';
import { settingOf } from '../policy/schema/rules.ts';

/** A key of a policy that can be stricter without a consequence for the changes of the past. */
export interface Tightening {
  /** As in `rules.size`. */
  readonly key: string;
  /** What to write, as an imperative with a full stop. */
  readonly what: string;
  readonly why: string;
}

/**
 * Finds what the last changes did not need: levels that softened nothing, ignores that covered no
 * finding, and `enforce: report` if no honest change would fail.
 *
 * @param changes judged under the policy
 */
export function tightenings(policy: Policy, changes: readonly JudgedChange[]): Tightening[] {
  if (changes.length === 0) return [];
  const findings = changes.flatMap((change) => change.findings);
  const needless = `None of the last ${changes.length} changes needs it.`;
  const levels = Object.entries(policy.rules)
    .filter(([, setting]) => settingOf(setting).level !== 'error')
    .filter(([name]) => !findings.some(({ level }) => level?.rules === name))
    .map(([name]) => ({
      key: `rules.${name}`,
      what: `Remove the level of \`${name}\`.`,
      why: needless,
    }));
  const ignores = policy.ignores.flatMap(({ rule, reason, expires }, index) =>
    findings.some(
      (each) =>
        each.rule === rule &&
        each.suppressed?.reason === reason &&
        each.suppressed.expires === expires,
    )
      ? []
      : [{ key: `ignores[${index}]`, what: `Remove the ignore of \`${rule}\`.`, why: needless }],
  );
  const fails = (change: JudgedChange) => ['fails', 'needs_fix'].includes(outcomeOf(change));
  const failing = changes.some((each) => isHonest(each) && fails(each));
  return [
    ...levels,
    ...ignores,
    ...(policy.enforce === 'report' && !failing
      ? [
          {
            key: 'enforce',
            what: 'Set `enforce: block`.',
            why: `No honest change of the last ${changes.length} would fail.`,
          },
        ]
      : []),
  ];
}
