/** Reads a table in which each ASCII character is followed by its look-alikes. */
function lookAlikes(table: string): [string, string][] {
  return table
    .split(/\s+/)
    .flatMap(([ascii = '', ...letters]) => letters.map((each): [string, string] => [each, ascii]));
}

/** Letters of other scripts that common fonts draw like an ASCII letter (a subset of Unicode TR 39). */
const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  lookAlikes(`aаɑα bЬƅ cсϲⅽ dԁɗ eеҽ fƒ gɡց hһհ iіıιɩ jјϳ kκк lӏǀ mм nпոη oоοօ pрρ qԛզ rг sѕ tтτ
   uսυ vνѵ wԝω xхχ yуγ zᴢ AАΑ BВΒ CСϹ EЕΕ HНΗ IІΙӀ JЈ KКΚ MМΜ NΝ OОΟ PРΡ SЅ TТΤ XХΧ YҮΥ
   ZΖᏃ AᎪ BᏴ CᏟ DᎠ EᎬ GԌᏀ HᎻ JᎫ KᏦ LᏞ MᎷ PᏢ RᎡ SᏚ TᎢ VᏙѴ WᎳԜ YᎩ QԚ`),
);

/** Replaces letters of other scripts by the ASCII letters that they look like. */
export function asciiOf(text: string): string {
  return [...text].map((letter) => LOOK_ALIKE.get(letter) ?? letter).join('');
}

/** More of them, and signs, after NFKD and in lower case: a file name is compared without its case. */
const FOLDS: ReadonlyMap<string, string> = new Map([
  ...[...LOOK_ALIKE].filter(([, ascii]) => ascii === ascii.toLowerCase()),
  ...lookAlikes(
    `aª bь cᴄ eєℯ℮ɛ gǥƍ iӏ kᴋ lⅼ| mᴍ nռ oσ rᴦ sꜱ tᴛ uцʋ vᴠ wшѡ yүʏ -‐‑‒–—―−⁃˗﹘ .․。 /⁄∕`,
  ),
]);

/**
 * Folds a name to what a reader sees: without case, accents, invisible and control characters, and
 * with ASCII characters in place of those that look like them. Two different names with the same
 * skeleton are easily taken for each other. A part of the skeletons of Unicode (UTS #39).
 */
export function skeletonOf(name: string): string {
  const visible = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu, '');
  return [...visible].map((character) => FOLDS.get(character) ?? character).join('');
}
