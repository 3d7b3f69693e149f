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
