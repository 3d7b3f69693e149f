import type { Span } from '../../model/finding.ts';
import { toolOf } from '../../programs/tools/index.ts';
import { normalise } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { programNamed } from '../../shell/programs.ts';
import { everyCommand, isDynamic, withoutReserved } from '../../shell/shell-text.ts';
import { isWithoutEffect } from '../../shell/shell-words.ts';
import { startedWords } from '../../shell/started-words.ts';
import type { Word } from '../../shell/word.ts';
import { parseInvocation } from '../invocation/index.ts';
import { isProgram } from '../invocation/parsed.ts';
import { inspectPaths } from './path-text.ts';
import { fails, from, join, NOTHING, type Place, type Resolved, type Trail } from './resolution.ts';
import { type FormFault, isWrapperTool, readScriptForm } from './script-form.ts';
import { helperFault, helperWords } from './script-helpers.ts';
import { filesOfProgram } from './script-targets.ts';

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
export async function readParts(
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
