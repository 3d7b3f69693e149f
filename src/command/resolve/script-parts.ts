import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { isCode } from '../../programs/file-names.ts';
import { isWithin, normalise, resolveInTree } from '../../repo/paths.ts';
import { isRegular, subTree } from '../../repo/tree.ts';
import { isWithoutEffect, type KnownProgram, programNamed } from '../../shell/programs.ts';
import { everyCommand, isDynamic, readShellText, withoutReserved } from '../../shell/shell-text.ts';
import { startedWords } from '../../shell/started-words.ts';
import type { Word } from '../../shell/word.ts';
import { parseInvocation } from '../invocation/index.ts';
import { isProgram } from '../invocation/parsed.ts';
import { inspectPaths, matchesPattern } from './path-text.ts';
import { fails, from, join, NOTHING, type Place, type Resolved, type Trail } from './resolution.ts';
import {
  type FormFault,
  helperFault,
  helperWords,
  isWrapperTool,
  readScriptForm,
} from './script-form.ts';
import { resolveCommitted } from './tree-file.ts';

/** A script, and a command's arguments for it. */
interface Given {
  readonly body: string;
  readonly words: readonly Word[];
  /** The word that names the script, for problems in its text. */
  readonly span: Span;
}

interface ScriptParts {
  readonly parts: readonly Resolved[];
  /** True if it starts nothing that could fail. */
  readonly isIdle: boolean;
  readonly fault?: FormFault;
}

/**
 * Resolves the commands of a script that start programs.
 * @param place of its package
 */
export async function resolveParts(
  { body, words: given, span }: Given,
  place: Place,
  trail: Trail,
): Promise<ScriptParts> {
  const form = readScriptForm(body, subTree(place.tree, place.directory));
  // Other scripts are read as far as possible: the scripts that they start are judged, too.
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

/** Shell commands that can fail: `exit 1`, `test -f x`. */
const FAILS = /^(?:\[|exit (?!0$)|false|test )/;

/** A tool by the path of npm's link. */
const LINKED = /^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;

/** Resolves one simple command: a known program, a local binary, or a program of the machine. */
async function resolveCommand(all: readonly Word[], place: Place, trail: Trail): Promise<Resolved> {
  const words = isWrapperTool(all[0]?.text ?? '') ? all : startedWords(all);
  const [first, ...rest] = words;
  if (first === undefined) return NOTHING;
  const { families } = place;
  const program = isProgram(first.text) ? first.text : families?.allowed.get(first.text);
  const tool = LINKED.exec(first.text)?.[1] ?? first.text;
  const starter = all[0] === first ? undefined : all[0];
  const around = starter ? foreign(starter) : NOTHING;
  if (program === undefined && /[\\/]/.test(tool)) return join([around, unread(words, place)]);
  const { invocation, problems } = program
    ? parseInvocation(program, rest, families)
    : parseInvocation('npx', [{ ...first, text: tool }, ...rest], families);
  const resolved = await trail.resolve(invocation, place);
  const isAbsent =
    program === undefined && resolved.problems.some(({ rule }) => rule === 'binary-missing');
  // A missing tool may exist on the machine, so its arguments count.
  const isKnown = isAbsent && families.tools.known(tool) !== undefined;
  if (isKnown) return join([around, foreign(first), { targets: [], problems }]);
  if (isAbsent) return join([around, unread(words, place)]);
  const paths = inspectPaths(invocation, place.directory);
  return join([around, { targets: [], problems: [...problems, ...paths] }, resolved]);
}

function foreign({ text, span }: Word): Resolved {
  return fails('program-not-allowed', span, { program: text, group: 'other' });
}

/** Reads a program without a table: its files count, and arguments from a command are refused. */
function unread(words: readonly Word[], place: Place): Resolved {
  const [first] = words;
  if (first === undefined) return NOTHING;
  const text = words.map((word) => word.text).join(' ');
  const given = words.find(
    (word) =>
      word.span.start !== first.span.start &&
      (word.text.startsWith('-') || programNamed(first.text)),
  );
  const refused = given
    ? fails('npm-script-form', given.span, {
        script: place.via ?? '',
        text,
        part: first.text,
        why: 'is a program that the gate does not read',
        words: [given.text],
      })
    : NOTHING;
  return join([foreign(first), refused, namedTargets(text, place, first.span)]);
}

/**
 * Finds all targets named in a text that does not show what it runs: a script of another form, or an
 * unread program. Each path counts from every directory of a `cd`; a pattern counts as its matches, a
 * directory as its contents; files that its programs find by themselves are added. If a word is known
 * only at run time, or a program chooses scripts of package.json, every changed code file is a target.
 */
export function namedTargets(text: string, place: Place, span: Span): Resolved {
  const commands = everyCommand(readShellText(text));
  const programs = commands.flatMap(({ words }) => unreadProgram(startedWords(words)[0], place));
  const isOpen =
    programs.some(({ runsScripts }) => runsScripts) ||
    commands.some(
      (command) =>
        command.substituted.length > 0 ||
        [...command.words, ...command.assignments].some((each) => isDynamic(command, each)),
    );
  const written = text.split(SEPARATORS).filter((name) => name !== '');
  const found = programs.flatMap(({ finds }) => finds?.split(' ') ?? []);
  const names = [...new Set([...written, ...written.flatMap(moduleFiles), ...found])];
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
      const there = resolveInTree(place.tree, wanted);
      if (there.kind === 'inside' && isRegular(there.entry.kind))
        return resolveCommitted(here, { text: name, span });
      const touched = changed.filter((path) =>
        /[*?[]/.test(name)
          ? matchesPattern(path, wanted, { dot: true })
          : there.kind === 'inside' && wanted !== '' && isWithin(path, wanted),
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

function unreadProgram(first: Word | undefined, { families }: Place): readonly KnownProgram[] {
  const known = first && !families.allowed.has(first.text) && programNamed(first.text);
  return known && !isProgram(known.name) ? [known] : [];
}

/** Returns the files of a module's name: `pkg.check` of Python, `./check` of JavaScript. */
function moduleFiles(name: string): readonly string[] {
  if (!/^[\w./-]*\w$/.test(name)) return [];
  const dotted = name.replaceAll('.', '/');
  const ofPython = ['.py', '/__main__.py', '/__init__.py'].map((ending) => dotted + ending);
  return [...['.js', '.mjs', '.cjs', '.ts', '/index.js'].map((each) => name + each), ...ofPython];
}

/** Everything between file names in shell text. */
const SEPARATORS = /[\s"'`;&|()<>=:,{}]+/;

/** Limit for directories. People write fewer `cd`. */
const MOST = 16;
