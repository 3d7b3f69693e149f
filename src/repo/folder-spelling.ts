/** Characters that HFS+ ignores in names, and other invisible ones. */
const IGNORED = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * True if a file system can take one name in a path for a special directory such as `.git`: in another case
 * (macOS, Windows), with characters that HFS+ ignores, with trailing dots and spaces or as an NTFS stream
 * (`.git::$INDEX_ALLOCATION`), or as its NTFS short name (`git~1`). Git checks the name `.git` alone, in
 * `verify_path`.
 *
 * @param name the special directory, in lower case
 */
export function isSpellingOf(segment: string, name: string): boolean {
  const plain = segment
    .replace(IGNORED, '')
    .replace(/:.*$/s, '')
    .replace(/(?<![. ])[. ]+$/, '');
  const folded = plain.normalize('NFC').toUpperCase().toLowerCase();
  return folded === name || isShortNameOf(folded, name);
}

/** Characters of most paths. In such a path, only a name that contains another can be a spelling of it. */
const PLAIN = /^[\w./-]*$/;

/** A cheap test before {@link isSpellingOf}, with few false positives and no false negatives. */
export function mayBeSpelled(path: string, name: string): boolean {
  return !PLAIN.test(path) || path.toLowerCase().includes(name);
}

/** A short name is the first six characters without dots, `~`, and a number. */
function isShortNameOf(segment: string, name: string): boolean {
  const [, start] = /^(.+)~[1-9]\d{0,5}$/.exec(segment) ?? [];
  return start !== undefined && start === name.replaceAll('.', '').slice(0, 6);
}
