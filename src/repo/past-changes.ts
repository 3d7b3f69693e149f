import { randomUUID } from 'node:crypto';
import type { Repository } from './git.ts';
import { decodePath, splitNul } from './path-bytes.ts';

/** A change to a branch: one of its first-parent commits, including what it merged. */
export interface PastChange {
  readonly commit: string;
  /** The tip of the branch before the change. */
  readonly base: string;
  /** The first line of the message; anyone can write it. */
  readonly subject: string;
  /** A rename touches two. */
  readonly paths: readonly string[];
}

/**
 * Lists the newest changes of a branch, newest first. Skips a commit without a parent in this clone, which cannot
 * be compared.
 */
export async function pastChanges(
  { objects }: Repository,
  tip: string,
  most: number,
): Promise<PastChange[]> {
  // A random mark: no commit can contain it.
  const mark = `${randomUUID()} `;
  const output = await objects([
    'log',
    ...['--first-parent', '-m', '-z', '--name-only', '--no-renames', '--no-color'],
    `--max-count=${most}`,
    `--format=${mark}%H %P%x00%s`,
    tip,
  ]);
  const listed: { commit: string; base?: string; subject?: string; paths: string[] }[] = [];
  for (const piece of splitNul(output)) {
    const text = decodePath(piece);
    const last = listed.at(-1);
    if (text.startsWith(mark)) {
      const [commit = '', base] = text.slice(mark.length).split(' ');
      listed.push({ commit, ...(base && { base }), paths: [] });
    } else if (last && last.subject === undefined) last.subject = text;
    // A line break separates the message from the names.
    else if (last && text !== '') last.paths.push(last.paths.length === 0 ? text.slice(1) : text);
  }
  return listed.flatMap(({ commit, base, subject = '', paths }) =>
    base === undefined ? [] : [{ commit, base, subject, paths }],
  );
}

/** Authors that call themselves bots, and GitHub itself. */
const BOT = /\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;

/** True if one person (one name, or one address) wrote all commits. Bots do not count. */
export async function hasSoleAuthor({ objects }: Repository, tip: string): Promise<boolean> {
  const output = await objects(['log', '--no-color', '--format=%aN%x00%aE', tip]);
  const authors = [...new Set(output.toString().toLowerCase().split('\n'))]
    .map((line) => line.split('\0'))
    .filter((author) => author.length > 1 && !author.some((each) => BOT.test(each)));
  return [0, 1].some((part) => new Set(authors.map((author) => author[part])).size === 1);
}

/** Without the commits it merges. */
export interface MainlineCommit {
  readonly commit: string;
  readonly tree: string;
  readonly parents: readonly string[];
  /** The first line of the message; anyone can write it. */
  readonly subject: string;
}

/** Lists the commits from a base to a head along the first parents, oldest first. */
export async function firstParents(
  { objects }: Repository,
  base: string,
  head: string,
): Promise<MainlineCommit[]> {
  const format = '--format=%H%x00%T%x00%P%x00%s';
  const listed = await objects(['log', '--first-parent', '--reverse', format, `${base}..${head}`]);
  return listed
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', tree = '', parents = '', ...subject] = line.split('\0');
      return {
        commit,
        tree,
        parents: parents.split(' ').filter(Boolean),
        subject: subject.join(''),
      };
    });
}
