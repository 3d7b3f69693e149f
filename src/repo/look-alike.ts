/**
 * Letters of other scripts that common fonts draw like an ASCII letter (a subset of Unicode TR 39):
 * each ASCII letter is followed by its look-alikes.
 */
export const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  `aаɑα bЬƅ cсϲⅽ dԁɗ eеҽ fƒ gɡց hһհ iіıιɩ jјϳ kκк lӏǀ mм nпոη oоοօ pрρ qԛզ rг sѕ tтτ
   uսυ vνѵ wԝω xхχ yуγ zᴢ AАΑ BВΒ CСϹ EЕΕ HНΗ IІΙӀ JЈ KКΚ MМΜ NΝ OОΟ PРΡ SЅ TТΤ XХΧ YҮΥ
   ZΖᏃ AᎪ BᏴ CᏟ DᎠ EᎬ GԌᏀ HᎻ JᎫ KᏦ LᏞ MᎷ PᏢ RᎡ SᏚ TᎢ VᏙѴ WᎳԜ YᎩ QԚ`
    .split(/\s+/)
    .flatMap(([ascii = '', ...letters]) => letters.map((letter) => [letter, ascii] as const)),
);

/** Replaces letters of other scripts by the ASCII letters that they look like. */
export function asciiOf(text: string): string {
  return [...text].map((letter) => LOOK_ALIKE.get(letter) ?? letter).join('');
}

/** More of them, and signs, after NFKD and in lower case: a file name is compared without its case. */
const FOLDED: Readonly<Record<string, string>> = {
  a: 'ª',
  b: 'ь',
  c: 'ᴄ',
  e: 'єℯ℮ɛ',
  g: 'ǥƍ',
  i: 'ӏ',
  k: 'ᴋ',
  l: 'ⅼ|',
  m: 'ᴍ',
  n: 'ռ',
  o: 'σ',
  r: 'ᴦ',
  s: 'ꜱ',
  t: 'ᴛ',
  u: 'цʋ',
  v: 'ᴠ',
  w: 'шѡ',
  y: 'үʏ',
  '-': '‐‑‒–—―−⁃˗﹘',
  '.': '․。',
  '/': '⁄∕',
};

const FOLDS: ReadonlyMap<string, string> = new Map([
  ...[...LOOK_ALIKE].filter(([, ascii]) => ascii === ascii.toLowerCase()),
  ...Object.entries(FOLDED).flatMap(([ascii, others]) =>
    [...others].map((other) => [other, ascii] as const),
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
