import type { AuditedCommand } from '../audit/audited.ts';
import { wordsOfProgram } from '../families/registry.ts';
import { settingOf } from '../policy/enforcement.ts';
import type { Policy } from '../policy/policy.ts';
import { count } from '../report/view/words.ts';
import type { DoctorAnswer } from './doctor-answer.ts';
import { countWords } from './history-text.ts';
import { countOutcomes, type Judged, type JudgedChange, outcomeOf } from './judge-change.ts';

/** What a policy was needed for: the last changes, judged under it, and the assets as they are. */
interface Needs {
  readonly changes: readonly JudgedChange[];
  /** The commands of the assets as they are. */
  readonly present: readonly AuditedCommand[];
}

/**
 * Finds what the last changes and the assets as they are did not need: levels that softened nothing,
 * ignores that covered no finding, programs that no command starts, and values of `enforce`, `fail_on` and
 * `profile` that are laxer than the changes need.
 */
export function tightenings(policy: Policy, needs: Needs): DoctorAnswer['tighten'] {
  if (needs.changes.length === 0) return [];
  return [
    ...unneededLevels(policy, needs),
    ...unneededIgnores(policy, needs),
    ...unneededPrograms(policy, needs),
    ...stricterValues(policy, needs),
  ];
}

function unneededLevels({ rules }: Policy, { changes }: Needs): DoctorAnswer['tighten'] {
  const findings = changes.flatMap((change) => change.findings);
  return Object.entries(rules)
    .filter(([, setting]) => settingOf(setting).level !== 'error')
    .filter(([name]) => !findings.some(({ level }) => level?.rules === name))
    .map(([name]) => ({
      key: `rules.${name}`,
      what: `Remove the level of \`${name}\`.`,
      why: noneOf(changes),
    }));
}

function unneededIgnores({ ignores }: Policy, { changes }: Needs): DoctorAnswer['tighten'] {
  const covered = changes
    .flatMap((change) => change.findings)
    .flatMap(({ rule, suppressed }) => (suppressed ? [{ rule, ...suppressed }] : []));
  return ignores.flatMap(({ rule, reason, expires }, index) =>
    covered.some((each) => each.rule === rule && each.reason === reason && each.expires === expires)
      ? []
      : [
          {
            key: `ignores[${index}]`,
            what: `Remove the ignore of \`${rule}\`.`,
            why: noneOf(changes),
          },
        ],
  );
}

function noneOf(changes: readonly JudgedChange[]): string {
  return `None of the last ${changes.length} changes needs it.`;
}

/** A program is needed if its name stands anywhere in a command or in a script that a command runs. */
function unneededPrograms({ programs, families }: Policy, needs: Needs): DoctorAnswer['tighten'] {
  if (programs.length === 0) return [];
  const texts = commandsOf(needs).flatMap(({ command, reading }) => [
    command,
    ...(reading.scripts?.steps ?? []).map(({ text }) => text),
  ]);
  return programs
    .filter((name) => {
      const words = wordsOfProgram(name, families);
      return !texts.some((text) => words.some((word) => text.includes(word)));
    })
    .map((name) => ({
      key: 'programs',
      what: `Remove \`${name}\`.`,
      why: 'No command of the last changes or of the assets starts it.',
    }));
}

/** Each value is tried on all of the changes, and what it would have done with them is said. */
function stricterValues(policy: Policy, needs: Needs): DoctorAnswer['tighten'] {
  const { changes } = needs;
  const honest = changes.filter(({ isHonest }) => isHonest);
  // Changes without assets say nothing about genes.
  const isSound = honest.some(({ hasAssets }) => hasAssets) && !honest.some(fails);
  const warned = changes.map((each) => each.with({ fail_on: 'warning' }));
  const isWorse = changes.some((each, at) => !fails(each) && fails(warned[at] ?? each));
  const commands = commandsOf(needs);
  const all =
    commands.length === 1 ? 'the only command' : `all ${count(commands.length, 'command')}`;
  const values: readonly (readonly [holds: boolean, key: string, value: string, why: string])[] = [
    [policy.enforce !== 'block' && isSound, 'enforce', 'block', triedOn(changes)],
    [
      policy.fail_on === 'error' && isSound && !isWorse,
      ...(['fail_on', 'warning'] as const),
      `${triedOn(warned)} A warning about a run fails the check, too.`,
    ],
    [
      policy.profile === 'evolver' && commands.length > 0 && commands.every(isValidated),
      ...(['profile', 'validator'] as const),
      `It allows ${all} that the policy allows in the last changes and in the assets.`,
    ],
  ];
  return values.flatMap(([holds, key, value, why]) =>
    holds ? [{ key, what: `Set \`${key}: ${value}\`.`, why }] : [],
  );
}

function triedOn(judged: readonly Judged[]): string {
  const which = judged.length === 1 ? 'change' : count(judged.length, 'change');
  return `Tried on the last ${which}: ${countWords(countOutcomes(judged))}; no command was run.`;
}

/** Whether the stricter profile has no more against a command than the policy has. */
function isValidated({ profiles: { validator }, verdict }: AuditedCommand): boolean {
  return validator.verdict === 'allow' || validator.verdict === verdict;
}

function fails(change: Judged): boolean {
  return ['fails', 'needs_fix'].includes(outcomeOf(change));
}

/** Returns each command that is not blocked, once. */
function commandsOf({ changes, present }: Needs): readonly AuditedCommand[] {
  const all = [...changes.flatMap(({ commands }) => commands), ...present];
  const allowed = all.filter(({ verdict }) => verdict !== 'block');
  return [...new Map(allowed.map((each) => [each.command, each])).values()];
}
