import { styleText } from 'node:util';

/** What a colour stands for; the words always say it too. */
export type TextTone = 'good' | 'bad' | 'caution' | 'quiet' | 'strong';

/** Colours a text that is escaped already; its width stays the same. */
export type Paint = (tone: TextTone, text: string) => string;

const FORMATS = {
  good: 'green',
  bad: 'red',
  caution: 'yellow',
  quiet: 'dim',
  strong: 'bold',
} as const satisfies Record<TextTone, string>;

/** @param colour decided by the edge: a terminal, and no NO_COLOR */
export function painter(colour: boolean): Paint {
  if (!colour) return (_, text) => text;
  return (tone, text) =>
    text === '' ? text : styleText(FORMATS[tone], text, { validateStream: false });
}
