import { classify, codePointName } from './characters.ts';

/**
 * Makes text from a command safe to put into a sentence: what cannot be seen becomes `<U+200B>`, and
 * what is longer than the limit is cut.
 *
 * @param limit in UTF-16 units of the original text
 */
export function visible(text: string, limit = 120): string {
  const cut = text.length > limit ? `${text.slice(0, limit)}…` : text;
  if (/^[\x20-\x7e…]*$/.test(cut)) return cut;
  let shown = '';
  for (const character of cut) {
    const codePoint = character.codePointAt(0) ?? 0;
    const plain = codePoint !== 0x09 && classify(codePoint) === 'visible';
    shown += plain ? character : `<${codePointName(codePoint)}>`;
  }
  return shown;
}
