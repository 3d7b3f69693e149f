import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { isCode } from '../../programs/file-names.ts';
import { isWithin, normalise, resolveInTree } from '../../repo/paths.ts';
import { isRegular } from '../../repo/tree.ts';
import { everyCommand, isDynamic, readShellText } from '../../shell/shell-text.ts';
import type { Word } from '../../shell/word.ts';
import { matchesPattern } from './path-text.ts';
import { ProjectFiles } from './project-files.ts';
import { fails, join, NOTHING, type Place, type Resolved } from './resolution.ts';
import { wordRuns } from './text-runs.ts';
import { resolveCommitted } from './tree-file.ts';

/** Returns the files of the commit that a program runs which no table describes. */
export async function filesOfProgram(words: readonly Word[], place: Place): Promise<Resolved> {
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
