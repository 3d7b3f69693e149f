/** Letters and signs that look like an ASCII character in common fonts, after NFKC and lower case. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аɑαª',
  b: 'ьƅ',
  c: 'сϲᴄ',
  d: 'ԁɗ',
  e: 'еҽєℯ℮ɛ',
  g: 'ɡցǥƍ',
  h: 'һհ',
  i: 'іıɩιӏ',
  j: 'јϳ',
  k: 'кκᴋ',
  l: 'ⅼǀ|',
  m: 'мᴍ',
  n: 'ոռпη',
  o: 'оοօσ',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υսцʋ',
  v: 'ѵνᴠ',
  w: 'ԝшѡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢ',
  '-': '‐‑‒–—―−⁃˗﹘',
  '.': '․。',
  '/': '⁄∕',
};

const ASCII = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([ascii, others]) =>
    [...others].map((other): [string, string] => [other, ascii]),
  ),
);

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
  return [...visible].map((character) => ASCII.get(character) ?? character).join('');
}
