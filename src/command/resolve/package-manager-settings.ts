import type { ProgramFamily } from '../../families/table.ts';
import type { Span } from '../../model/finding.ts';
import { normalise, resolveInTree } from '../../repo/paths.ts';
import { isRegular } from '../../repo/tree.ts';
import { fails, join, NOTHING, type Place, type Resolved } from './place.ts';

const MAX_BYTES = 256 * 1024;

/**
 * Settings of a package manager at the root of the commit that decide which shell, program or script it
 * uses. The files are searched for the names, in any place: a name that is written otherwise, with an
 * escape, counts as one of them.
 */
export async function inspectManagerSettings(
  { data }: ProgramFamily,
  { tree }: Place,
  span: Span,
): Promise<Resolved> {
  const results: Resolved[] = [];
  for (const [path, names] of Object.entries(data.deciding_settings)) {
    const found = resolveInTree(tree, path);
    if (found.kind === 'missing' && tree.stat(path) === undefined) continue;
    if (found.kind !== 'inside' || !isRegular(found.entry.kind)) {
      results.push(fails('npmrc-unread', span, { path, reason: 'it is not a regular file' }));
      continue;
    }
    if ((found.entry.size ?? 0) > MAX_BYTES) {
      results.push(fails('npmrc-unread', span, { path, reason: 'it is too large' }));
      continue;
    }
    const text = (await tree.read(found.path)).toString('utf8');
    const keys = names.split(' ').filter((name) => decides(name, text));
    if (ESCAPED_KEY.test(text)) keys.push('\\');
    results.push(keys.length === 0 ? NOTHING : fails('npmrc-redirects', span, { path, keys }));
  }
  return join(results);
}

/** Whether a text has a key of YAML, TOML or Yarn 1; with `!` if its value leads out of the repository. */
function decides(name: string, text: string): boolean {
  const outside = name.endsWith('!');
  const key = outside ? name.slice(0, -1) : name;
  const pattern = new RegExp(`(?:^|[\\s{,.["'])${key}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`, 'gm');
  return [...text.matchAll(pattern)].some(
    ([, value = '']) => !outside || leadsOutside(value.trim()),
  );
}

/** A value that is no plain text on one line is not known. */
function leadsOutside(value: string): boolean {
  return /^[>|&*!{[]/.test(value) || normalise(value.replace(/^["']|["']$/g, '')) === undefined;
}

const ESCAPED_KEY = /"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/;
