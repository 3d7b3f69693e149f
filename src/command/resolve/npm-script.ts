import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { toolOf } from '../../programs/tools/index.ts';
import { normalise } from '../../repo/paths.ts';
import { subTree } from '../../repo/sub-tree.ts';
import type { Tree } from '../../repo/tree.ts';
import type { RuleId } from '../../rules/catalogue.ts';
import type { Problem } from '../../rules/problem.ts';
import { dangerOfScript } from '../../shell/dangers.ts';
import { lex } from '../../shell/lex.ts';
import { programNamed } from '../../shell/programs.ts';
import { everyCommand, isDynamic, withoutReserved } from '../../shell/shell-text.ts';
import { isWithoutEffect } from '../../shell/shell-words.ts';
import { startedWords } from '../../shell/started-words.ts';
import type { Word } from '../../shell/word.ts';
import { parseInvocation } from '../invocation/index.ts';
import { isProgram } from '../invocation/parsed.ts';
import { inspectShadows } from './own-binaries.ts';
import { usablePackageJson } from './package-json.ts';
import { inspectPaths } from './path-text.ts';
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
import {
  type FormFault,
  helperFault,
  helperWords,
  isWrapperTool,
  readScriptForm,
} from './script-form.ts';
import { filesOfProgram, namedTargets } from './script-targets.ts';
import { quoteForScript, type ScriptRun, scriptText } from './scripts-that-run.ts';

/**
 * Resolves one script of a package. A script is simple commands joined by `&&`, each judged as a command of a gene
 * is; the words that a command hands on belong to the last of them. Everything else is an error where the change
 * brings it. Where it stood, it is shown, and all that its text names counts as its target.
 *
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

/** Resolves the scripts of one package, in their order. */
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

/** The package.json of a place decides which scripts run there. */
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
  const danger = dangerOfScript(text);
  if (danger !== undefined) {
    return join([own, fails('npm-script-dangerous', span, { script, text, danger })]);
  }
  const here = { ...place, via: script };
  const tree = subTree(place.tree, place.directory);
  const { parts, fault, isIdle } = await readParts({ body, words, span }, here, tree);
  const isStanding = await stoodAtBase(place, run);
  const results = [own];
  let isRefused = fault !== undefined;
  for (const part of parts) {
    const { problems, targets } = await part.resolve(here, trail);
    const { kept, refused } = sorted(problems, words);
    results.push({ targets, problems: kept.map(graded(isStanding)) });
    if (refused === undefined) continue;
    const isGrave = isError(refused) && !isUnknown(refused);
    isRefused ||= isGrave;
    const severity = isGrave && !isStanding ? 'error' : undefined;
    const args = { script, text, reason: refused.rule };
    if (!fault) results.push(fails('npm-script-text', part.span, args, severity));
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

/** The same text at the base is accepted by a review, unless the change edits variables that npm fills in. */
async function stoodAtBase(
  { base, directory, changed }: Place,
  { event, body }: ScriptRun,
): Promise<boolean> {
  const before = base && (await usablePackageJson(base, directory))?.scripts.get(event);
  return (
    before === body && (!changed.has(from({ directory }, 'package.json')) || !/npm_/.test(body))
  );
}

/** Problems of the words that npm appends, in its quoting, which leaves some characters to the shell. */
function wordsOf(words: readonly Word[]): Resolved {
  const problems = words.flatMap((word) =>
    lex(`x ${quoteForScript(word.text)}`).problems.map((each) => ({ ...each, span: word.span })),
  );
  return { targets: [], problems };
}

/** Divides problems of one command: of the words that were handed on and those that are said unchanged, and the gravest other. */
function sorted(problems: readonly Problem[], words: readonly Word[]) {
  const isGiven = ({ span }: Problem) => words.some((word) => touches(word.span, span));
  const kept = problems.filter((each) => isGiven(each) || isPassedOn(each));
  const own = problems.filter((each) => !kept.includes(each));
  const errors = own.filter(isError);
  return { kept, refused: errors.find((each) => !isUnknown(each)) ?? errors[0] ?? own[0] };
}

/** A program that no table has is the machine's; a review of the script decides about it. */
function isUnknown({ rule }: Problem): boolean {
  return rule === 'program-not-allowed';
}

/** A tool that the base has started already is not news. */
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
  // What a script starts need not be declared, but it is the package of the lockfile that the base has.
  if (rule === 'dependency-unverified')
    return 'fault' in args && ['removed', 'stale'].includes(args.fault);
  return PASSED_ON.has(rule) || rule.startsWith('npm-script-') || rule.startsWith('npmrc-');
}

/** One simple command of a script that starts a program. */
export interface ScriptPart {
  readonly span: Span;
  resolve(place: Place, trail: Trail): Promise<Resolved>;
}

/** A script, and the words that a command hands on to it. */
interface Given {
  readonly body: string;
  readonly words: readonly Word[];
  /** Of the word that names the script, for what stands in its text. */
  readonly span: Span;
}

/** The commands of a script that start programs, and why it has not the form of a script, if so. */
interface ScriptParts {
  readonly parts: readonly ScriptPart[];
  /** Whether nothing is started that could fail. */
  readonly isIdle: boolean;
  readonly fault?: FormFault;
}

/**
 * Reads the commands of a script.
 *
 * @param place of its package
 * @param tree the files of that directory
 */
async function readParts(
  { body, words: given, span }: Given,
  place: Place,
  tree: Tree,
): Promise<ScriptParts> {
  const form = readScriptForm(body, tree);
  // A script without the form is read as far as it goes: scripts that it starts are judged all the same.
  const commands = form.fault ? everyCommand(form.commands).map(withoutReserved) : form.commands;
  const parts: ScriptPart[] = [];
  let { fault } = form;
  let { directory } = place;
  for (const [at, command] of commands.entries()) {
    const isKnown = !fault || command.words.every((word) => !isDynamic(command, word));
    const isLast = at === commands.length - 1 && !form.fault;
    const words = [...command.words.map((word) => ({ ...word, span })), ...(isLast ? given : [])];
    const [first, folder] = words;
    if (first?.text === 'cd') {
      const moved = folder && normalise(from({ directory }, folder.text));
      if (at > 0 || words.length !== 2 || moved === undefined)
        fault ??= {
          part: 'cd',
          why: 'changes the directory in the middle, or leaves the repository',
        };
      directory = moved ?? directory;
      continue;
    }
    const here = { ...place, directory };
    const helper = helperWords(words);
    if (helper) fault ??= await helperFault(helper, here);
    if (helper || first === undefined || !isKnown || isWithoutEffect(first.text)) continue;
    parts.push({
      span,
      resolve: (around, trail) =>
        resolveCommand(words, { ...around, directory: here.directory }, trail),
    });
  }
  const canFail = commands.some(({ words }) => FAILS.test(words.map(({ text }) => text).join(' ')));
  const isIdle = !fault && parts.length === 0 && commands.length > 0 && !canFail;
  return { parts, isIdle, ...(fault && { fault }) };
}

/** Words of a shell that can fail: `exit 1`, `test -f x`. */
const FAILS = /^(?:\[|exit (?!0$)|false|test )/;

/** A tool by the path at which npm links it. */
const LINKED = /^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;

/** Resolves one simple command of a script: ours, a local binary, or a program of the machine. */
async function resolveCommand(all: readonly Word[], place: Place, trail: Trail): Promise<Resolved> {
  const words = isWrapperTool(all[0]?.text ?? '') ? all : startedWords(all);
  const [first, ...rest] = words;
  if (first === undefined) return NOTHING;
  const { families } = place;
  const program = isProgram(first.text) ? first.text : families?.allowed.get(first.text);
  const tool = LINKED.exec(first.text)?.[1] ?? first.text;
  const starter = all[0] === first ? undefined : all[0];
  const around = starter ? foreign(starter) : NOTHING;
  if (program === undefined && /[\\/]/.test(tool))
    return join([around, await unread(words, place)]);
  const { invocation, problems } = program
    ? parseInvocation(program, rest, families)
    : parseInvocation('npx', [{ ...first, text: tool }, ...rest], families);
  const resolved = await trail.resolve(invocation, place);
  const isAbsent =
    program === undefined && resolved.problems.some(({ rule }) => rule === 'binary-missing');
  // The machine may have a tool that is absent, so that its words count.
  const isKnown = isAbsent && toolOf(tool, families?.tools) !== undefined;
  if (isKnown) return join([around, foreign(first), { targets: [], problems }]);
  if (isAbsent) return join([around, await unread(words, place)]);
  const paths = inspectPaths(invocation, place.directory);
  return join([around, { targets: [], problems: [...problems, ...paths] }, resolved]);
}

function foreign({ text, span }: Word): Resolved {
  return fails('program-not-allowed', span, { program: text, group: 'other' });
}

/** A program that no table describes: its files count, and a word that a command hands on is refused. */
async function unread(words: readonly Word[], place: Place): Promise<Resolved> {
  const [first] = words;
  if (first === undefined) return NOTHING;
  const given = words.find(
    ({ text, span }) =>
      span.start !== first.span.start && (text.startsWith('-') || programNamed(first.text)),
  );
  const refused = given
    ? fails('npm-script-form', given.span, {
        script: place.via ?? '',
        text: words.map(({ text }) => text).join(' '),
        part: first.text,
        why: 'is a program that the gate does not read',
        words: [given.text],
      })
    : NOTHING;
  return join([foreign(first), refused, await filesOfProgram(words, place)]);
}
