import type { Span } from '../../model/finding.ts';
import { normalise } from '../../repo/paths.ts';
import { subTree } from '../../repo/sub-tree.ts';
import {
  isDynamic,
  readShellText,
  type SimpleCommand,
  withoutReserved,
} from '../../shell/shell-text.ts';
import { startedWords, textWithin } from '../../shell/started-words.ts';
import type { Word } from '../../shell/word.ts';
import { parseInvocation } from '../invocation/index.ts';
import { isProgram } from '../invocation/parsers.ts';
import { loopAt, MAX_TURNS } from '../loop-turns.ts';
import {
  codeFilesOf,
  type HiddenCode,
  hiddenInInvocation,
  hiddenInWords,
  preloadsOf,
  readsCode,
} from './hidden-code.ts';
import { inspectPaths } from './path-text.ts';
import { fails, from, join, NOTHING, type Place, type Resolved, type Trail } from './resolution.ts';
import { type GivenWords, SHELL_WORDS } from './script-words.ts';
import { resolveCommitted } from './tree-file.ts';

/** What the commands of a script lead to, and what of it their text does not say. */
export interface ScriptCommands extends Resolved {
  readonly hidden: readonly HiddenCode[];
}

interface ScriptContext {
  /** What the places of its commands are in. */
  readonly text: string;
  readonly place: Place;
  readonly trail: Trail;
  /** Absent in a text within the script. */
  readonly given?: GivenWords | undefined;
  /** The `cd` behind which nobody knows where a command runs. */
  readonly lostIn?: string;
  /** How many turns of loops around the text are read. */
  readonly turns?: number;
}

/** Reads every simple command of a script's text as one of a gene is read. */
export async function readCommands(context: ScriptContext): Promise<ScriptCommands> {
  return readAll(context, readShellText(context.text));
}

async function readAll(
  context: ScriptContext,
  commands: readonly SimpleCommand[],
): Promise<ScriptCommands> {
  const results: ScriptCommands[] = [];
  let here = context;
  let end = 0;
  for (const [at, each] of commands.entries()) {
    if (at < end) continue;
    const command = withoutReserved(each);
    results.push(await readAll(here, command.inside), await readCommand(here, command));
    here = behind(command, here);
    const loop = loopIn(here, commands, at);
    for (const text of loop?.turns ?? []) {
      const turns = (here.turns ?? 1) * (loop?.turns.length ?? 1);
      const turn = await readCommands({ ...here, text, given: undefined, turns });
      results.push(placedAt(command, turn));
    }
    end = loop?.end ?? 0;
  }
  const hidden = results.flatMap((each) => each.hidden);
  const distinct = new Map(hidden.map((each) => [`${each.how} ${each.part}`, each]));
  return { ...join(results), hidden: [...distinct.values()] };
}

/** The turns of a loop; not where words are handed on, of which the places must stay. */
function loopIn(
  { text, place, given, turns = 1 }: ScriptContext,
  commands: readonly SimpleCommand[],
  at: number,
) {
  const tree = subTree(place.tree, place.directory);
  const loop = given?.hasWords ? undefined : loopAt({ commands, text, tree }, at);
  return loop && loop.turns.length * turns <= MAX_TURNS ? loop : undefined;
}

/** `cd DIRECTORY` moves the commands behind it. */
function behind(command: SimpleCommand, context: ScriptContext): ScriptContext {
  const [first, folder] = command.words;
  if (first?.text !== 'cd' && first?.text !== 'pushd') return context;
  const directory =
    folder === undefined || isDynamic(command, folder)
      ? undefined
      : normalise(from(context.place, folder.text));
  if (directory !== undefined) return { ...context, place: { ...context.place, directory } };
  return { ...context, lostIn: context.text.slice(command.span.start, command.span.end).trim() };
}

async function readCommand(
  { text, place, trail, given, lostIn }: ScriptContext,
  command: SimpleCommand,
): Promise<ScriptCommands> {
  if (lostIn !== undefined && readsCode(command)) {
    return { ...NOTHING, hidden: [{ how: 'dynamic', part: lostIn }] };
  }
  const within = textWithin(command);
  // A text that the command hands on is refused as a whole.
  const isScripts = within && given?.isGiven(within) !== true;
  const inner = isScripts
    ? placedAt(within, await readCommands({ text: within.text, place, trail }))
    : undefined;
  const own = await resolveCommand({ text, place, trail }, command);
  const known = own.problems.filter(({ span }) => !touchesDynamic(command, span));
  const hidden = hiddenInWords(command, text) ?? own.hidden[0];
  return {
    targets: [...own.targets, ...(inner?.targets ?? [])],
    problems: [
      ...known,
      ...(inner?.problems ?? []),
      ...(given?.problemsBehind(command, own) ?? []),
    ],
    hidden: [...(hidden ? [hidden] : []), ...(inner?.hidden ?? [])],
  };
}

/** What a program says of a word that it does not have yet is no finding. */
function touchesDynamic(command: SimpleCommand, { start, end }: Span): boolean {
  return command.words.some(
    (word) => word.span.start < end && word.span.end > start && isDynamic(command, word),
  );
}

/** The places in a text within a script are those of the command that has it. */
function placedAt({ span }: Pick<Word, 'span'>, found: ScriptCommands): ScriptCommands {
  return { ...found, problems: found.problems.map((problem) => ({ ...problem, span })) };
}

/** A tool by the path at which npm links it. */
const LINKED = /^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;

/** Words of a shell that run the program behind them, and are none themselves. */
const TRANSPARENT: ReadonlySet<string> = new Set(['builtin', 'command', 'exec', 'time']);

/** One simple command of a script: ours, a shell's, a local binary, or a program of the machine. */
async function resolveCommand(
  { text, place, trail }: ScriptContext,
  command: SimpleCommand,
): Promise<ScriptCommands> {
  const words = startedWords(command.words);
  const [first, ...rest] = words;
  const [starter] = command.words;
  const files = join(codeFilesOf(command).map((word) => resolveCommitted(place, word)));
  if (first === undefined || command.subshell || SHELL_WORDS.has(first.text)) {
    return { ...files, hidden: [] };
  }
  const { families } = place;
  const foreign = (word: Word) =>
    fails('program-not-allowed', word.span, { program: word.text, group: 'other' });
  const around =
    starter && starter !== first && !TRANSPARENT.has(starter.text) ? foreign(starter) : NOTHING;
  const program = isProgram(first.text) ? first.text : families?.allowed.get(first.text);
  const tool = LINKED.exec(first.text)?.[1] ?? first.text;
  if (program === undefined && /[\\/]/.test(tool)) {
    return { ...join([around, foreign(first), files]), hidden: [] };
  }
  const parsed = program
    ? parseInvocation(program, rest, families)
    : parseInvocation('npx', [{ ...first, text: tool }, ...rest], families);
  const { invocation, problems } = parsed;
  const resolved = await trail.resolve(invocation, place);
  const absent = resolved.problems.some(
    ({ rule, span }) => rule === 'binary-missing' && span.start === first.span.start,
  );
  const read: Resolved = { targets: [], problems };
  const hidden = hiddenInInvocation(command, text, parsed, families);
  // The machine may have a tool that is absent, so that the words that are handed on to it count.
  const own =
    program === undefined && absent
      ? [foreign(first), read]
      : [
          {
            ...read,
            problems: [...problems, ...inspectPaths(invocation, place.directory, families)],
          },
          resolved,
        ];
  const preloads = preloadsOf(invocation).map((each) => resolveCommitted(place, each));
  return { ...join([around, ...own, files, ...preloads]), hidden: hidden ? [hidden] : [] };
}
