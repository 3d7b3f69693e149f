/** Characters that HFS+ ignores in names, and others that are not drawn. */
const IGNORED = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Whether a file system can take one name of a path for the name of a special directory, such as `.git`:
 * in another case (macOS, Windows), with characters that HFS+ ignores, with dots and spaces at the
 * end or as an NTFS stream (`.git::$INDEX_ALLOCATION`), or as the short name that NTFS gives it
 * (`git~1`). Git's own checks are in `verify_path`, for the name `.git` only.
 *
 * @param name the special directory, in lower case
 */
export function isSpellingOf(segment: string, name: string): boolean {
  const plain = segment
    .replace(IGNORED, '')
    .replace(/:.*$/s, '')
    .replace(/[. ]+$/, '');
  const folded = plain.normalize('NFC').toUpperCase().toLowerCase();
  return folded === name || isShortNameOf(folded, name);
}

/** Characters of most paths; with them, only a name that contains another one can be a spelling of it. */
const PLAIN = /^[\w./-]*$/;

/** Whether {@link isSpellingOf} can hold for a name of a path; cheap, and seldom true without cause. */
export function mayBeSpelled(path: string, name: string): boolean {
  return !PLAIN.test(path) || path.toLowerCase().includes(name);
}

/** A short name is the first six characters without dots, `~`, and a number. */
function isShortNameOf(segment: string, name: string): boolean {
  const [, start] = /^(.+)~[1-9]\d{0,5}$/.exec(segment) ?? [];
  return start !== undefined && start === name.replaceAll('.', '').slice(0, 6);
}
