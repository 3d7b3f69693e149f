import type { AuditedCommand } from '../audit/audited.ts';
import { wordsOfProgram } from '../families/registry.ts';
import type { Policy } from '../policy/policy.ts';
import { settingOf } from '../policy/schema/rules.ts';
import { count } from '../report/view/words.ts';
import type { DoctorAnswer } from './doctor-answer.ts';
import { type JudgedChange, outcomeOf } from './judge-change.ts';

/** What a policy was needed for: the last changes, judged under it, and the assets as they are. */
interface Needs {
  readonly changes: readonly JudgedChange[];
  /** The commands of the assets as they are. */
  readonly present: readonly AuditedCommand[];
}

/**
 * Finds what the last changes and the assets as they are did not need: levels that softened nothing,
 * ignores that covered no finding, programs that no command starts, and values of `enforce`, `fail_on` and
 * `profile` that are laxer than every honest change is.
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

function stricterValues(policy: Policy, needs: Needs): DoctorAnswer['tighten'] {
  const honest = needs.changes.filter(({ isHonest }) => isHonest);
  const none = `None of the last ${needs.changes.length} changes would fail, except for a command that stays blocked.`;
  const isSound = !honest.some(fails);
  const withAssets = honest.filter(({ hasAssets }) => hasAssets);
  const failsOnWarning = withAssets.some(
    (each) => each.with({ fail_on: 'warning' }).verdict === 'fail',
  );
  const commands = commandsOf({ ...needs, changes: honest });
  const isValidated = ({ profiles }: AuditedCommand) => profiles.validator.verdict !== 'block';
  return [
    ...(policy.enforce !== 'block' && isSound
      ? [{ key: 'enforce', what: 'Set `enforce: block`.', why: none }]
      : []),
    ...(policy.fail_on === 'error' && isSound && withAssets.length > 0 && !failsOnWarning
      ? [{ key: 'fail_on', what: 'Set `fail_on: warning`.', why: none }]
      : []),
    ...(policy.profile === 'evolver' && commands.length > 0 && commands.every(isValidated)
      ? [
          {
            key: 'profile',
            what: 'Set `profile: validator`.',
            why: `It allows ${commands.length === 1 ? 'the only command' : `all ${count(commands.length, 'command')}`} of these changes and of the assets.`,
          },
        ]
      : []),
  ];
}

function fails(change: JudgedChange): boolean {
  return ['fails', 'needs_fix'].includes(outcomeOf(change));
}

/** Returns each command that is not blocked, once. */
function commandsOf({ changes, present }: Needs): readonly AuditedCommand[] {
  const all = [...changes.flatMap(({ commands }) => commands), ...present];
  const allowed = all.filter(({ verdict }) => verdict !== 'block');
  return [...new Map(allowed.map((each) => [each.command, each])).values()];
}
