import type { Span } from '../../model/finding.ts';
import type { Word } from '../reading.ts';

const MAX_BYTES = 64 * 1024;

/**
 * The words in a response file of tsc: divided by blanks and control characters, `"` around one that
 * contains blanks.
 *
 * @param span of the word that names the file
 * @returns undefined if the words are not certain, or name another response file
 */
export function wordsOfFile(content: Buffer, span: Span): readonly Word[] | undefined {
  if (content.length > MAX_BYTES) return undefined;
  const texts: string[] = [];
  const text = content.toString('utf8');
  // tsc ends a quoted word at the next `"`, and any other at the next blank or control character.
  const word = /[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;
  for (let match = word.exec(text); match !== null; match = word.exec(text)) {
    texts.push(match[1] ?? match[2] ?? '');
  }
  const certain = texts.every((each) => !each.startsWith('@') && !each.startsWith('"'));
  return certain ? texts.map((each) => ({ text: each, span, quoted: true })) : undefined;
}
