import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import type { RuleId } from '../../rules/catalogue.ts';
import type { Problem } from '../../rules/problem.ts';
import { lex } from '../../shell/lex.ts';
import { firstErrors, type Word } from '../../shell/word.ts';
import { inspectShadows } from './own-binaries.ts';
import { usablePackageJson } from './package-json.ts';
import {
  fails,
  from,
  join,
  NOTHING,
  type NotFollowed,
  type Place,
  type Resolved,
  type Trail,
  target,
} from './resolution.ts';
import { namedTargets, resolveParts } from './script-parts.ts';
import { quoteForScript, type ScriptRun, scriptText } from './scripts-that-run.ts';

/**
 * Resolves one script of a package. A script is simple commands joined by `&&`, each judged like a
 * gene's command; arguments from outside belong to the last one. Any other script is an error if the
 * change adds it. If the base has it, it is a notice, and every file named in its text is a target.
 * @param span of the word that names the script
 */
function resolveRun(place: Place, run: ScriptRun, span: Span, trail: Trail): Promise<Resolved> {
  const { directory, event, words } = run;
  return trail.follow(
    `${directory}\0${event}`,
    `${scriptText(run)}\0${words.length}`,
    () => resolveText(place, run, span, trail),
    (reason) => notFollowed(reason, event, span),
  );
}

/** Resolves the scripts of one package in order. */
export async function resolveRuns(
  place: Place,
  runs: readonly ScriptRun[],
  span: Span,
  trail: Trail,
): Promise<Resolved> {
  const results = runs.length > 0 ? [await inspectShadows(place, span)] : [];
  for (const run of runs) results.push(await resolveRun(place, run, span, trail));
  return join([...results, manifestChange(place, span)]);
}

/** Reports a changed package.json, which decides the scripts of its directory. */
export function manifestChange({ directory, changed }: Place, span: Span): Resolved {
  const path = posix.join(directory, 'package.json');
  return changed.has(path) ? fails('target-changed', span, { path }) : NOTHING;
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
  const { event: script, body, words } = run;
  const text = scriptText(run);
  const own: Resolved = {
    targets: [target(place, { kind: 'npm_script', name: script, script: text })],
    problems: [],
  };
  const here = { ...place, via: script };
  const { parts, fault, isIdle } = await resolveParts({ body, words, span }, here, trail);
  const isStanding = await stoodAtBase(place, run);
  const results = [own];
  let isRefused = fault !== undefined;
  for (const { problems, targets } of parts) {
    const { kept, refused } = divide(problems, words);
    results.push({ targets, problems: kept.map(graded(isStanding)) });
    if (refused === undefined) continue;
    const isGrave = isError(refused) && !isUnknown(refused);
    isRefused ||= isGrave;
    const severity = isGrave && !isStanding ? 'error' : undefined;
    const args = { script, text, reason: refused.rule };
    if (!fault) results.push(fails('npm-script-text', span, args, severity));
  }
  if (isIdle) results.push(fails('only-prints', span, { program: 'npm', flag: `run ${script}` }));
  if (fault === undefined) results.push(wordsOf(words));
  else {
    const severity = isStanding && words.length === 0 ? 'notice' : undefined;
    const args = { script, text, ...fault, words: words.map((word) => word.text) };
    results.push(fails('npm-script-form', words[0]?.span ?? span, args, severity));
  }
  if (isRefused && isStanding) results.push(namedTargets(body, here, span));
  return join(results);
}

/** True if the base has the same text, which a review accepted, and the change cannot edit variables in it. */
async function stoodAtBase(
  { base, directory, changed }: Place,
  { event, body }: ScriptRun,
): Promise<boolean> {
  const before = base && (await usablePackageJson(base, directory))?.scripts.get(event);
  return (
    before === body && (!changed.has(from({ directory }, 'package.json')) || !/npm_/.test(body))
  );
}

/** Problems of the words that npm appends; its quoting leaves some characters to the shell. */
function wordsOf(words: readonly Word[]): Resolved {
  const problems = words.flatMap((word) =>
    firstErrors(lex(`x ${quoteForScript(word.text)}`).problems).map((each) => ({
      ...each,
      span: word.span,
    })),
  );
  return { targets: [], problems };
}

/** `kept` are about the passed words or reported unchanged; `refused` is the gravest other one. */
function divide(problems: readonly Problem[], words: readonly Word[]) {
  const isGiven = ({ span }: Problem) => words.some((word) => touches(word.span, span));
  const kept = problems.filter((each) => isGiven(each) || isPassedOn(each));
  const own = problems.filter((each) => !kept.includes(each));
  const errors = own.filter(isError);
  return { kept, refused: errors.find((each) => !isUnknown(each)) ?? errors[0] ?? own[0] };
}

/** A program without a table belongs to the machine; a review of the script decides about it. */
function isUnknown({ rule }: Problem): boolean {
  return rule === 'program-not-allowed';
}

/** A tool that the base already started is only a notice. */
function graded(isStanding: boolean) {
  return (problem: Problem): Problem =>
    isStanding && problem.rule === 'tool-unknown' ? { ...problem, severity: 'notice' } : problem;
}

function touches(one: Span, other: Span): boolean {
  return one.start < other.end && one.end > other.start;
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

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
  'tool-unknown',
  'workspaces-changed',
]);

function isPassedOn({ rule, args }: Problem): boolean {
  // A package started by a script need not be declared, but must match the lockfile and the base.
  if (rule === 'dependency-unverified')
    return 'fault' in args && ['removed', 'stale'].includes(args.fault);
  return PASSED_ON.has(rule) || rule.startsWith('npm-script-') || rule.startsWith('npmrc-');
}
