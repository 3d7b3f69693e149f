import { join } from 'node:path';
import type { Conversion } from './checked-out-content.ts';
import type { Repository } from './git.ts';
import { splitNul } from './path-bytes.ts';

const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'] as const;

const UNSPECIFIED: Conversion = {
  text: 'unspecified',
  filter: 'unspecified',
  ident: 'unspecified',
  'working-tree-encoding': 'unspecified',
};

/**
 * Reads the attributes that decide how git converts files on checkout, from the `.gitattributes` of a
 * tree. The configuration and the files of the clone have no effect.
 *
 * @param tree the id of a commit or tree
 * @param paths from the root of the repository
 */
export async function conversionsOf(
  repository: Repository,
  tree: string,
  paths: readonly string[],
): Promise<(path: string) => Conversion> {
  const found = new Map<string, Conversion>();
  const env = { GIT_INDEX_FILE: join(repository.temporary, 'attributes-index') };
  await repository.objects(['read-tree', tree], { env });
  const output = await repository.objects(
    ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES],
    { env, input: paths.map((path) => `${path}\0`).join('') },
  );
  const fields = [...splitNul(output)].map((field) => field.toString('utf8'));
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = '', name = '', value = ''] = fields.slice(at, at + 3);
    found.set(path, { ...(found.get(path) ?? UNSPECIFIED), [name]: value });
  }
  return (path) => found.get(path) ?? UNSPECIFIED;
}
