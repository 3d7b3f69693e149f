import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { isCode } from '../../programs/file-names.ts';
import { isWithin, normalise, resolveInTree } from '../../repo/paths.ts';
import { subTree } from '../../repo/sub-tree.ts';
import { isRegular } from '../../repo/tree.ts';
import { programNamed } from '../../shell/programs.ts';
import { everyCommand, isDynamic, readShellText, withoutReserved } from '../../shell/shell-text.ts';
import { isWithoutEffect } from '../../shell/shell-words.ts';
import { startedWords } from '../../shell/started-words.ts';
import type { Word } from '../../shell/word.ts';
import { parseInvocation } from '../invocation/index.ts';
import { isProgram } from '../invocation/parsed.ts';
import { inspectPaths, matchesPattern } from './path-text.ts';
import { ProjectFiles } from './project-files.ts';
import { fails, from, join, NOTHING, type Place, type Resolved, type Trail } from './resolution.ts';
import {
  type FormFault,
  helperFault,
  helperWords,
  isWrapperTool,
  readScriptForm,
} from './script-form.ts';
import { wordRuns } from './text-runs.ts';
import { resolveCommitted } from './tree-file.ts';

/** A script, and the words that a command hands on to it. */
interface Given {
  readonly body: string;
  readonly words: readonly Word[];
  /** Of the word that names the script, for what stands in its text. */
  readonly span: Span;
}

/** What the commands of a script run. */
interface ScriptParts {
  readonly parts: readonly Resolved[];
  /** Whether nothing is started that could fail. */
  readonly isIdle: boolean;
  /** Why it has not the form of a script, if so. */
  readonly fault?: FormFault;
}

/**
 * Resolves the commands of a script that start programs.
 *
 * @param place of its package
 */
export async function resolveParts(
  { body, words: given, span }: Given,
  place: Place,
  trail: Trail,
): Promise<ScriptParts> {
  const form = readScriptForm(body, subTree(place.tree, place.directory));
  // A script without the form is read as far as it goes: scripts that it starts are judged all the same.
  const commands = form.fault ? everyCommand(form.commands).map(withoutReserved) : form.commands;
  const parts: Resolved[] = [];
  let { fault } = form;
  let here = place;
  for (const [at, command] of commands.entries()) {
    const isKnown = !fault || command.words.every((word) => !isDynamic(command, word));
    const isLast = at === commands.length - 1 && !form.fault;
    const words = [...command.words.map((word) => ({ ...word, span })), ...(isLast ? given : [])];
    const [first, folder] = words;
    if (first?.text === 'cd') {
      const moved = folder && normalise(from(here, folder.text));
      if (at > 0 || words.length !== 2 || moved === undefined)
        fault ??= {
          part: 'cd',
          why: 'changes the directory in the middle, or leaves the repository',
        };
      here = { ...here, directory: moved ?? here.directory };
      continue;
    }
    const helper = helperWords(words);
    if (helper) fault ??= await helperFault(helper, here);
    if (helper || first === undefined || !isKnown || isWithoutEffect(first.text)) continue;
    parts.push(await resolveCommand(words, here, trail));
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
  const isKnown = isAbsent && families.tools.known(tool) !== undefined;
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

/** Returns the files of the commit that a program runs which no table describes. */
async function filesOfProgram(words: readonly Word[], place: Place): Promise<Resolved> {
  const files = new ProjectFiles(place.tree, [place.directory]);
  const parts = words.map((word) => ({ ...word, shown: word.text, isKnown: true }));
  const runs = await wordRuns(parts, files);
  const named = runs.flatMap(({ kind, name }) => (kind === 'file' ? [name] : []));
  const span = words[0]?.span ?? { start: 0, end: 0 };
  const atRoot = { ...place, directory: '' };
  return join(named.map((text) => resolveCommitted(atRoot, { text, span })));
}

/**
 * Finds all that the text of a script names, for a script that does not say what it runs: each path from each
 * directory that a `cd` of the text leads to, a pattern for what it matches, a directory for what is below it. With
 * a word that is only known when the script runs, every code file that the change touches.
 */
export function namedTargets(text: string, place: Place, span: Span): Resolved {
  const commands = everyCommand(readShellText(text));
  const isOpen = commands.some(
    (command) =>
      command.substituted.length > 0 ||
      [...command.words, ...command.assignments].some((each) => isDynamic(command, each)),
  );
  const names = [...new Set(text.split(SEPARATORS).filter((name) => name !== ''))];
  const directories = [place.directory];
  for (const { words } of commands) {
    const [first, folder] = words;
    if (!/^(?:cd|pushd)$/.test(first?.text ?? '') || folder === undefined) continue;
    directories.push(
      ...directories.flatMap((each) => normalise(posix.join(each, folder.text)) ?? []),
    );
    if (directories.length > MOST) break;
  }
  const changed = [...place.changed];
  const results = [...new Set(directories)].flatMap((directory) =>
    names.map((name) => {
      const here = { ...place, directory };
      const wanted = normalise(posix.join(directory, name));
      if (wanted === undefined) return NOTHING;
      const found = resolveInTree(place.tree, wanted);
      if (found.kind === 'inside' && isRegular(found.entry.kind))
        return resolveCommitted(here, { text: name, span });
      const touched = changed.filter((path) =>
        /[*?[]/.test(name)
          ? matchesPattern(path, wanted, { dot: true })
          : found.kind === 'inside' && wanted !== '' && isWithin(path, wanted),
      );
      return join(touched.map((path) => fails('target-changed', span, { path })));
    }),
  );
  const open = isOpen ? changed.filter(isCode) : [];
  const { targets, problems } = join([
    ...results,
    ...open.map((path) => fails('target-changed', span, { path })),
  ]);
  return {
    targets: [...new Map(targets.map((each) => [each.path, each])).values()],
    problems: [...new Map(problems.map((each) => [JSON.stringify(each.args), each])).values()],
  };
}

/** Everything between the names of files in a text of a shell. */
const SEPARATORS = /[\s"'`;&|()<>=:,{}]+/;

/** Directories that are looked at; a script with more `cd` is nobody's work. */
const MOST = 16;
