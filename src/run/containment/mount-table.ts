/** One line of a mount table, in the order of fstab(5). */
export interface MountEntry {
  readonly source: string;
  readonly target: string;
  readonly type: 'none' | 'overlay' | 'proc' | 'tmpfs';
  readonly options: string;
}

/** Blanks, line breaks, comments and the escape itself; fstab(5) has them in octal. */
const SPECIAL = /[ \t\n\v\f\r\\#]/g;

/**
 * Writes mounts as a table for `mount --all --fstab`: one process makes them all, and paths are data.
 *
 * @param mounts in the order in which they are to be made
 */
export function mountTable(mounts: readonly MountEntry[]): string {
  return mounts
    .map(
      ({ source, target, type, options }) =>
        `${escapeField(source)} ${escapeField(target)} ${type} ${options} 0 0\n`,
    )
    .join('');
}

function escapeField(path: string): string {
  return path.replace(
    SPECIAL,
    (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`,
  );
}
