import type { AssetChanges } from '../assets/asset.ts';

/**
 * Returns a command as the only asset of a change: a gene that the change adds, which no file has.
 * @param folder the directory from git's root in which the gene would stand; it decides where the command starts
 */
export function changeWithCommand(command: string, folder: string): AssetChanges {
  const path = `${folder === '' ? '' : `${folder}/`}command line`;
  const locate = () => ({ path, line: 1, column: 1 });
  const value = { type: 'Gene', id: path, validation: [command] };
  const asset = { type: 'Gene' as const, id: path, path, value, pointer: [], locate };
  return {
    changes: [{ kind: 'added', asset }],
    problems: [],
    files: [],
    present: [asset],
    unread: [],
  };
}
