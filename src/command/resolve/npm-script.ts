import type { Span } from '../../model/finding.ts';
import type { RuleId } from '../../rules/catalogue.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import { parseInvocation } from '../invocation/index.ts';
import { isProgram } from '../invocation/parsers.ts';
import { hasOneReading, lex } from '../lex/lex.ts';
import type { Invocation, Word } from '../reading.ts';
import { resolveScript } from './node-files.ts';
import { inspectPaths } from './path-text.ts';
import type { NotFollowed, Trail } from './resolution.ts';
import { fails, join, NOTHING, type Place, type Resolved, target } from './resolution.ts';
import {
  commandWithLostStatus,
  dangerOf,
  type ScriptPart,
  SHELL_WORDS,
  splitScript,
  succeedsAlways,
} from './script-text.ts';
import { GivenWords } from './script-words.ts';
import { type ScriptRun, scriptText } from './scripts-that-run.ts';

/** Problems in a script that are reported unchanged; all others are summarised. */
const PASSED_ON: ReadonlySet<RuleId> = new Set([
  'build-files-unread',
  'dependency-changed',
  'dependency-redirected',
  'dependency-stale',
  'lockfile-missing',
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
  const { directory, event, words, builtIn } = run;
  return trail.follow(
    `${directory}\0${event}`,
    `${builtIn ?? ''}${scriptText(run)}\0${words.length}`,
    () => {
      if (builtIn === 'server') return resolveScript({ ...place, via: event }, 'server.js', span);
      return builtIn === 'restart'
        ? resolveRestart(place, words, span, trail)
        : resolveText(place, run, span, trail);
    },
    (reason) => notFollowed(reason, event, span),
  );
}

function notFollowed(reason: NotFollowed, script: string, span: Span): Resolved {
  if (reason.why === 'cycle') return fails('npm-script-cycle', span, { script });
  return fails('npm-script-chain', span, { script, limit: reason.limit, what: reason.why });
}

/** Without a `stop` script, or with an empty one, there is nothing to stop. */
const MAY_BE_ABSENT: ReadonlySet<RuleId> = new Set([
  'npm-script-missing',
  'npm-script-empty',
  'npm-script-empty-part',
]);

/** npm's own `restart`: `npm stop --if-present && npm start`, with the words behind it. */
async function resolveRestart(
  place: Place,
  words: readonly Word[],
  span: Span,
  trail: Trail,
): Promise<Resolved> {
  const npm = (subcommand: string, flags: Invocation['flags'], passthrough: readonly Word[]) =>
    trail.resolve(
      {
        program: 'npm',
        subcommand,
        flags,
        operands: [{ text: subcommand, span, quoted: false }],
        passthrough,
      },
      place,
    );
  const stop = await npm('stop', [{ name: '--if-present', written: '--if-present', span }], []);
  const problems = stop.problems.filter(({ rule }) => !MAY_BE_ABSENT.has(rule));
  return join([{ ...stop, problems }, await npm('start', [], words)]);
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
  const here: Place = { ...place, via: script };
  const own: Resolved = {
    targets: [target(place, { kind: 'npm_script', name: script, script: text })],
    problems: [],
  };
  const danger = dangerOf(text);
  if (danger !== undefined) {
    return join([own, fails('npm-script-dangerous', span, { script, text, danger })]);
  }
  const { commands, compound } = splitScript(text);
  const results: Resolved[] = [];
  let followed = !compound;
  for (const command of commands) {
    const { words, problems } = lexPart(command);
    const oneReading = hasOneReading({ problems });
    if (!oneReading) followed = false;
    if (oneReading || given.areReadableBehind(command, problems)) {
      const resolved = await resolveCommand(here, words, trail);
      const heard = oneReading ? resolved : given.onlyGiven(resolved);
      const unread = given.unreadBehind(command, words, resolved);
      results.push(heard, {
        targets: [],
        problems: [...problems.filter(given.isGiven), ...unread],
      });
    } else {
      results.push({
        targets: [],
        problems: given.unreadBehind(command, words, undefined, problems),
      });
    }
  }
  const { targets, problems } = join(results);
  const handed = problems.filter(given.isGiven).map(given.inCommand);
  const scripts = problems
    .filter((problem) => !given.isGiven(problem))
    .map((problem) => ({ ...problem, span }));
  const prints = commands.length > 0 && commands.every(succeedsAlways);
  const lost = commandWithLostStatus(text);
  const shown = followed ? NOTHING : fails('npm-script-compound', span, { script, text });
  return {
    targets: [...own.targets, ...targets],
    problems: [
      ...handed,
      ...scripts.filter(isPassedOn),
      ...summary(scripts, span, script, text),
      ...(prints
        ? [problemAt('only-prints', span, { program: 'npm', flag: `run ${script}` })]
        : []),
      ...(lost === undefined
        ? []
        : [problemAt('npm-script-loses-failure', span, { script, text, command: lost })]),
      ...shown.problems,
    ],
  };
}

/** Words and problems of one command, with their places in the script's whole text. */
function lexPart({ text, start }: ScriptPart): { words: Word[]; problems: Problem[] } {
  const { words, problems } = lex(text);
  const moved = <T extends { readonly span: Span }>(each: T): T => ({
    ...each,
    span: { start: each.span.start + start, end: each.span.end + start },
  });
  return { words: words.map(moved), problems: problems.map(moved) };
}

function isPassedOn({ rule, args }: Problem): boolean {
  // What a script starts need not be declared, but a change cannot take it out of the lockfile.
  if (rule === 'dependency-unverified') return 'fault' in args && args.fault === 'removed';
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

/** A tool by the path at which npm links it. */
const LINKED = /^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;

/** One simple command of a script: ours, a shell's, a local binary, or a program of the machine. */
async function resolveCommand(
  place: Place,
  words: readonly Word[],
  trail: Trail,
): Promise<Resolved> {
  const [first, ...rest] = words;
  if (first === undefined || SHELL_WORDS.has(first.text)) return NOTHING;
  const { families } = place;
  const program = isProgram(first.text) ? first.text : families?.allowed.get(first.text);
  const foreign = fails('program-not-allowed', first.span, { program: first.text, group: 'other' });
  const tool = LINKED.exec(first.text)?.[1] ?? first.text;
  if (program === undefined && /[\\/]/.test(tool)) return foreign;
  const parsed = program
    ? parseInvocation(program, rest, families)
    : parseInvocation('npx', [{ ...first, text: tool }, ...rest], families);
  const resolved = await trail.resolve(parsed.invocation, place);
  const absent = resolved.problems.some(
    ({ rule, span }) => rule === 'binary-missing' && span.start === first.span.start,
  );
  if (program === undefined && absent) {
    // The machine may have it, so that the words that are handed on to it count.
    return join([foreign, { targets: [], problems: parsed.problems }]);
  }
  const paths = inspectPaths(parsed.invocation, place.directory, families);
  return join([{ targets: [], problems: [...parsed.problems, ...paths] }, resolved]);
}
