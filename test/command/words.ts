import type { Word } from '../../src/shell/word.ts';

/** Words as they stand in a command with one blank between them. */
export function wordsOf(...texts: readonly string[]): Word[] {
  let start = 0;
  return texts.map((text) => {
    const span = { start, end: start + text.length };
    start = span.end + 1;
    return { text, span, quoted: false };
  });
}
