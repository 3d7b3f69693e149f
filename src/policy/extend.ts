import type { Extended } from './schema/extends.ts';

/** A policy of another repository whose digest was verified. */
export interface SharedPolicy {
  readonly source: Extended;
  readonly text: string;
  /** Set if it was read from its own repository, because this one has no copy. */
  readonly fetched?: true;
}

/** The directory of the copies of shared policies. */
export const COPIES = '.github/gene-gate/';

/** Returns where a repository can keep a copy of a shared policy. */
export function copyPath({ repository, path }: Extended): string {
  return `${COPIES}${repository}/${path}`;
}

/** Names a shared policy in messages. */
export function sharedName({ repository, path, commit }: Extended): string {
  return `${repository}/${path}@${commit.slice(0, 12)}`;
}

/**
 * Combines a shared policy with the policy that extends it. A key of the second replaces the key of the
 * first, a list as a whole; in sections and in `rules`, this holds for each key of them.
 */
export function extend(shared: unknown, own: unknown): unknown {
  if (!isMapping(shared)) return own;
  if (!isMapping(own)) return own;
  const keys = Object.entries(own).map(([name, value]) => {
    const other = Object.hasOwn(shared, name) ? shared[name] : undefined;
    const isSection = isMapping(other) && isMapping(value);
    return [name, isSection ? { ...other, ...value } : value];
  });
  return Object.fromEntries([...Object.entries(shared), ...keys]);
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
