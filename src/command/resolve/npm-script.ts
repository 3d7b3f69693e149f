import type { Span } from '../../model/finding.ts';
import type { RuleId } from '../../rules/catalogue.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import { dangerOfScript } from '../../shell/dangers.ts';
import { hasOneReading, lex } from '../../shell/lex.ts';
import { exitStatusOf } from '../exit-status.ts';
import type { HiddenCode } from './hidden-code.ts';
import { usablePackageJson } from './package-json.ts';
import type { NotFollowed, Trail } from './resolution.ts';
import { fails, from, join, NOTHING, type Place, type Resolved, target } from './resolution.ts';
import { readCommands } from './script-commands.ts';
import { GivenWords } from './script-words.ts';
import { type ScriptRun, scriptText } from './scripts-that-run.ts';

/** Problems in a script that are reported unchanged; all others are summarised. */
const PASSED_ON: ReadonlySet<RuleId> = new Set([
  'build-files-unread',
  'dependency-not-compared',
  'dependency-redirected',
  'target-changed',
  'target-writes',
  'not-installed',
  'only-prints',
  'tool-runs-file',
  'workspaces-changed',
]);

/**
 * What one script of a package runs, followed through simple commands. A script is a shell's text by
 * npm's contract, so that what it does beyond following is shown to the reviewer and blocked only where
 * it is plainly destructive. The words that a command hands on to it are none of that: they are judged
 * as part of the script's last command, as a command is.
 *
 * @param span of what names the script
 */
export function resolveRun(
  place: Place,
  run: ScriptRun,
  span: Span,
  trail: Trail,
): Promise<Resolved> {
  const { directory, event, words } = run;
  return trail.follow(
    `${directory}\0${event}`,
    `${scriptText(run)}\0${words.length}`,
    () => resolveText(place, run, span, trail),
    (reason) => notFollowed(reason, event, span),
  );
}

function notFollowed(reason: NotFollowed, script: string, span: Span): Resolved {
  if (reason.why === 'cycle') return fails('npm-script-cycle', span, { script });
  return fails('npm-script-chain', span, { script, limit: reason.limit, what: reason.why });
}

async function resolveText(
  place: Place,
  run: ScriptRun,
  span: Span,
  trail: Trail,
): Promise<Resolved> {
  const { event: script } = run;
  const given = new GivenWords(run, span);
  const { text } = given;
  const own: Resolved = {
    targets: [target(place, { kind: 'npm_script', name: script, script: text })],
    problems: [],
  };
  const danger = dangerOfScript(text);
  if (danger !== undefined) {
    return join([own, fails('npm-script-dangerous', span, { script, text, danger })]);
  }
  const found = await readCommands({ text, place: { ...place, via: script }, trail, given });
  const handed = found.problems.filter(given.isGiven).map(given.inCommand);
  const scripts = found.problems
    .filter((problem) => !given.isGiven(problem))
    .map((problem) => ({ ...problem, span }));
  const { vacuous, lost } = exitStatusOf(text);
  const isPlain = text.trim() === '' || hasOneReading(lex(text));
  const shown = isPlain ? NOTHING : fails('npm-script-compound', span, { script, text });
  return {
    targets: [...own.targets, ...found.targets],
    problems: [
      ...handed,
      ...scripts.filter(isPassedOn),
      ...summary(scripts, span, script, text),
      ...(await hiddenProblems(place, run, found.hidden, span)),
      ...(vacuous
        ? [problemAt('only-prints', span, { program: 'npm', flag: `run ${script}` })]
        : []),
      ...(lost === undefined
        ? []
        : [problemAt('npm-script-loses-failure', span, { script, text, command: lost })]),
      ...shown.problems,
    ],
  };
}

/** Code that the text does not show; what the base has, a review has accepted. */
async function hiddenProblems(
  { base, directory, changed }: Place,
  { event: script, body }: ScriptRun,
  hidden: readonly HiddenCode[],
  span: Span,
): Promise<readonly Problem[]> {
  if (hidden.length === 0) return [];
  const before = base && (await usablePackageJson(base, directory))?.scripts.get(script);
  const isSettled = !changed.has(from({ directory }, 'package.json')) || !/npm_/.test(body);
  if (before === body && isSettled) return [];
  return hidden.map((each) =>
    problemAt('npm-script-hides-code', span, { script, text: body, ...each }),
  );
}

function isPassedOn({ rule, args }: Problem): boolean {
  // What a script starts need not be declared, but it is the package of the lockfile that the base has.
  if (rule === 'dependency-unverified')
    return 'fault' in args && ['removed', 'stale'].includes(args.fault);
  return PASSED_ON.has(rule) || rule.startsWith('npm-script-') || rule.startsWith('npmrc-');
}

function summary(
  problems: readonly Problem[],
  span: Span,
  script: string,
  text: string,
): Problem[] {
  const first = problems.find((problem) => !isPassedOn(problem));
  if (first === undefined) return [];
  return [problemAt('npm-script-text', span, { script, text, reason: first.rule })];
}
