import { LOOK_ALIKE } from '../../repo/look-alike.ts';
import { type Rewrite, replaceSpan, suggest } from '../rewrites/rewrite.ts';

/** Rules about characters that a keyboard does not type by accident. */
const STRANGE: ReadonlySet<string> = new Set([
  'bidirectional-character',
  'compatibility-character',
  'control-character',
  'invisible-character',
  'lone-surrogate',
  'look-alike-letters',
  'non-ascii-unquoted',
  'nul-character',
]);

/** Characters that word processors and chats insert for ASCII characters. */
const TYPOGRAPHY: ReadonlyMap<string, string> = new Map(
  [
    ['"', '“”„‟«»'],
    ["'", '‘’‚‛′'],
    ['-', '‐‑‒–—―−'],
    ['...', '…'],
  ].flatMap(([ascii = '', typed = '']) => [...typed].map((each) => [each, ascii] as const)),
);

/** Word processors write two hyphens as a dash. */
const LONG_FLAG = /(^|[ \t])[–—―]+(?=[A-Za-z]{2})/g;

/** Writes a command in ASCII: ordinary blanks and quotes, and the letters that look the same. */
export const writeAscii: Rewrite = ({ command, problems }) => {
  if (!problems.some(({ rule }) => STRANGE.has(rule))) return undefined;
  const text = command.replace(LONG_FLAG, '$1--');
  const ascii = [...text].map(asAscii).join('').replace(/ {2,}/g, ' ').trim();
  return ascii === command ? undefined : suggest(ascii);
};

function asAscii(character: string): string {
  if (/^[\x20-\x7e\t\r\n]$/.test(character)) return character;
  if (/^\p{Zs}$/u.test(character)) return ' ';
  if (/^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u.test(character)) return '';
  const typed = TYPOGRAPHY.get(character) ?? LOOK_ALIKE.get(character);
  return typed ?? character.normalize('NFKC');
}

/** Separates words by one blank, where a long run of blanks hides the rest. */
export const closeGaps: Rewrite = ({ command, problems }) => {
  const [gap] = problems.filter(({ rule }) => rule === 'blank-padding');
  if (gap === undefined) return undefined;
  return suggest(command.replace(/[ \t]{2,}/g, ' ').trim());
};

/** Removes a second program, as in `node node x.js`. */
export const dropRepeatedProgram: Rewrite = ({ command, words }) => {
  const [first, second, third] = words;
  if (first === undefined || second?.text !== first.text || third === undefined) return undefined;
  const span = { start: second.span.start, end: third.span.start };
  return suggest(replaceSpan(command, span, ''));
};
