import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Repository } from './git.ts';
import { splitNul } from './path-bytes.ts';

/** `set`, `unset`, `unspecified`, or a text such as `auto`. */
export type Attributes = (path: string, name: string) => string;

/**
 * Reads attributes from the `.gitattributes` of a tree. Configuration and files of the clone have no effect.
 */
export async function attributesOf(
  { objects, temporary }: Pick<Repository, 'objects' | 'temporary'>,
  tree: string,
  paths: readonly string[],
  names: readonly string[],
): Promise<Attributes> {
  if (paths.length === 0) return () => 'unspecified';
  const env = { GIT_INDEX_FILE: join(temporary, randomUUID()) };
  await objects(['read-tree', tree], { env });
  const output = await objects(['check-attr', '--cached', '-z', '--stdin', ...names], {
    env,
    input: paths.map((path) => `${path}\0`).join(''),
  });
  const fields = [...splitNul(output)].map((field) => field.toString('utf8'));
  const found = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    found.set(`${fields[at]}\0${fields[at + 1]}`, fields[at + 2] ?? '');
  }
  return (path, name) => found.get(`${path}\0${name}`) ?? 'unspecified';
}
