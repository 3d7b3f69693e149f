import { dangerOf } from '../command/resolve/script-text.ts';
import { everyCommand, readShellText } from '../command/shell-text.ts';
import { startedWords, textWithin } from '../command/started-words.ts';

/** Programs that take code or data from other machines, or send them. */
const DOWNLOADS = /^(?:curl|wget|nc|ncat|ssh|scp|sftp|ftp|telnet)$/;

/**
 * What is dangerous about a command, so that it is never rewritten or moved: only a person decides
 * whether a gene needs it.
 */
export function dangerIn(command: string): string | undefined {
  const danger = dangerOf(command);
  if (danger !== undefined) return danger;
  for (const each of everyCommand(readShellText(command))) {
    const name = startedWords(each.words)[0]?.text.replace(/^.*\//, '') ?? '';
    if (DOWNLOADS.test(name)) return `starts \`${name}\`, which exchanges data with other machines`;
    const text = textWithin(each);
    const within = text && dangerIn(text.text);
    if (within !== undefined) return within;
  }
  return undefined;
}
