import { posix } from 'node:path';
import type { ProgramFamily } from '../../families/table.ts';
import type { Span } from '../../model/finding.ts';
import { foldersUpFrom } from './npm-project.ts';
import { fails, join, type Place, type Resolved } from './resolution.ts';
import { readText } from './tree-file.ts';

const MAX_BYTES = 256 * 1024;

/** What hides names from a search: a key that is written with escapes, and files that are read besides. */
const HIDDEN = /"[^"\n]*\\[uUxX][^"\n]*"\s*[=.\]]|(?:^|[\s{,."'])include["']?\s*=/m;

/**
 * Whether configuration of the commit gives a subcommand another meaning, as `alias.t` of Cargo does. The
 * text is searched for the name in any table, which finds more than a parser of TOML would, but never less.
 *
 * @param subcommand as the command has it
 */
export async function inspectAliases(
  { program, data }: ProgramFamily,
  { tree, directory }: Place,
  { subcommand, span }: { readonly subcommand: string; readonly span: Span },
): Promise<Resolved> {
  const name = subcommand.replace(/ .*$/s, '');
  const key = new RegExp(`(?:^|[\\s{,.["'])${name}["']?\\s*=`, 'm');
  const results: Resolved[] = [];
  for (const folder of data.alias_files.length === 0 ? [] : foldersUpFrom(directory)) {
    for (const file of data.alias_files) {
      const path = posix.join(folder, file);
      const read = await readText(tree, path, MAX_BYTES);
      if (read === undefined) continue;
      const hides = 'unread' in read || HIDDEN.test(read.text);
      if (hides || (/alias/.test(read.text) && key.test(read.text))) {
        results.push(fails('subcommand-aliased', span, { program, subcommand: name, path }));
      }
    }
  }
  return join(results);
}

/** What a file of words may say: memory, threads, and how much is printed. */
const HARMLESS_WORD =
  /^(?:-X(?:m[sx]|ss)\w+|-T|\d+C?|-[Bq]|-ntp|--(?:batch-mode|no-transfer-progress|quiet))$/;

/**
 * Whether the change edits configuration that replaces the programs of a command, or wraps them: `runner` of
 * Cargo starts the tests. What stands at the base, a review has accepted.
 */
export async function inspectWrappers(
  { program, data }: ProgramFamily,
  { tree, directory, changed }: Place,
  { subcommand, span }: { readonly subcommand: string; readonly span: Span },
): Promise<Resolved> {
  const results: Resolved[] = [];
  for (const folder of foldersUpFrom(directory)) {
    for (const [file, names] of Object.entries(data.deciding_settings)) {
      const path = posix.join(folder, file);
      const read = changed.has(path) ? await readText(tree, path, MAX_BYTES) : undefined;
      if (read === undefined) continue;
      if ('unread' in read || wraps(names, read.text)) {
        results.push(fails('subcommand-aliased', span, { program, subcommand, path }));
      }
    }
  }
  return join(results);
}

/** @param names keys of TOML, or `*` for a file of words */
function wraps(names: string, text: string): boolean {
  if (names === '*') {
    const words = text.replace(/#.*/g, '').split(/\s+/);
    return words.some((word) => word !== '' && !HARMLESS_WORD.test(word));
  }
  const key = new RegExp(`(?:^|[\\s{,.["'])(?:${names.replaceAll(' ', '|')})["']?\\s*=`, 'm');
  return HIDDEN.test(text) || key.test(text);
}
