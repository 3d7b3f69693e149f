/** One line of a mount table, in the order of fstab(5). */
export interface MountEntry {
  readonly source: string;
  readonly target: string;
  readonly type: 'devpts' | 'none' | 'overlay' | 'proc' | 'tmpfs';
  readonly options: string;
}

/** White space, comments and the escape character, which fstab(5) escapes in octal. */
const SPECIAL = /[ \t\n\v\f\r\\#]/g;

/**
 * Writes mounts as a table for `mount --all --fstab`: one process mounts all, and paths are data.
 *
 * @param mounts in mount order
 */
export function mountTable(mounts: readonly MountEntry[]): string {
  return mounts
    .map(
      ({ source, target, type, options }) =>
        `${escapeField(source)} ${escapeField(target)} ${type} ${options} 0 0\n`,
    )
    .join('');
}

/**
 * Writes a directory of the machine and its place as a line of two fields, escaped for `printf %b`: without
 * the zero, it would take an octal digit that follows for a part of the escape.
 */
export function shownTable(
  folders: readonly { readonly source: string; readonly target: string }[],
): string {
  return folders
    .map(({ source, target }) => `${escapeField(source, '\\0')} ${escapeField(target, '\\0')}\n`)
    .join('');
}

function escapeField(path: string, start = '\\'): string {
  return path.replace(
    SPECIAL,
    (character) => `${start}${character.charCodeAt(0).toString(8).padStart(3, '0')}`,
  );
}
