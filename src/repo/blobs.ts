import { GateError } from '../ground/error.ts';
import type { Repository } from './git.ts';
import { FULL_CLONE_HINT } from './git-process.ts';

/** Default size limit of one file: assets, policies and manifests are smaller. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/**
 * Reads a file by its object id. Its size is known from the list of its tree, and checked by the caller.
 *
 * @throws GateError `file_unreadable` if the object is missing or not a file
 */
export async function readBlob(repository: Repository, oid: string): Promise<Buffer> {
  const [object] = await repository.read([oid]);
  if (object?.type === 'blob') return object.content;
  throw new GateError(
    'file_unreadable',
    object
      ? `Object ${oid} is a ${object.type}, not a file`
      : `Object ${oid} is missing from this clone`,
    FULL_CLONE_HINT,
  );
}
