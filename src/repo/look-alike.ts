/** Reads a table in which each ASCII character is followed by its look-alikes. */
export function lookAlikes(table: string): [string, string][] {
  return table
    .split(/\s+/)
    .flatMap(([ascii = '', ...letters]) => letters.map((each): [string, string] => [each, ascii]));
}

/** Letters of other scripts that common fonts draw like ASCII letters (a subset of Unicode TR 39). */
export const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  lookAlikes(`aаɑα bЬƅ cсϲⅽ dԁɗ eеҽ fƒ gɡց hһհ iіıιɩ jјϳ kκк lӏǀ mм nпոη oоοօ pрρ qԛզ rг sѕ tтτ
   uսυ vνѵ wԝω xхχ yуγ zᴢ AАΑ BВΒ CСϹ EЕΕ HНΗ IІΙӀ JЈ KКΚ MМΜ NΝ OОΟ PРΡ SЅ TТΤ XХΧ YҮΥ
   ZΖᏃ AᎪ BᏴ CᏟ DᎠ EᎬ GԌᏀ HᎻ JᎫ KᏦ LᏞ MᎷ PᏢ RᎡ SᏚ TᎢ VᏙѴ WᎳԜ YᎩ QԚ`),
);

/** Replaces look-alikes by their ASCII letters. */
export function asciiOf(text: string): string {
  return [...text].map((letter) => LOOK_ALIKE.get(letter) ?? letter).join('');
}

/** Characters that HFS+ ignores in names, and other invisible ones. */
const IGNORED = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * True if a file system can take one name in a path for a special directory such as `.git`: in another case
 * (macOS, Windows), with characters that HFS+ ignores, with trailing dots and spaces or as an NTFS stream
 * (`.git::$INDEX_ALLOCATION`), or as its NTFS short name (`git~1`). Git checks the name `.git` alone, in
 * `verify_path`.
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
