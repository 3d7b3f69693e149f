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
