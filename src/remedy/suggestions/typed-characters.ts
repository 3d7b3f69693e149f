import { LOOK_ALIKE } from '../../repo/look-alike.ts';
import { type Rewrite, suggest } from '../rewrites/rewrite.ts';

/** Rules about characters that a keyboard does not type by accident. */
const STRANGE: ReadonlySet<string> = new Set(
  `
  bidirectional-character blank-padding compatibility-character control-character
  invisible-character lone-surrogate look-alike-letters non-ascii-unquoted nul-character
  `.match(/\S+/g),
);

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

/** Writes a command in ASCII: single ordinary blanks, quotes, and the letters that look the same. */
export const writeAscii: Rewrite = ({ command, problems }) => {
  if (!problems.some(({ rule }) => STRANGE.has(rule))) return undefined;
  const text = command.replace(LONG_FLAG, '$1--');
  const ascii = [...text]
    .map(asAscii)
    .join('')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
  return ascii === command ? undefined : suggest(ascii);
};

function asAscii(character: string): string {
  if (/^[\x20-\x7e\t\r\n]$/.test(character)) return character;
  if (/^\p{Zs}$/u.test(character)) return ' ';
  if (/^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u.test(character)) return '';
  const typed = TYPOGRAPHY.get(character) ?? LOOK_ALIKE.get(character);
  return typed ?? character.normalize('NFKC');
}
