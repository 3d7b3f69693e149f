/** A part of a word that is either quoted or unquoted. */
export interface WordPart {
  /** After quote removal. */
  readonly text: string;
  readonly quoted: boolean;
  /** Offset in the command of the first character of the text. */
  readonly start: number;
}

/** A word after splitting, before expansion. */
export interface RawWord {
  readonly parts: readonly WordPart[];
  readonly start: number;
  readonly end: number;
}

/** Returns the word after quote removal. */
export function textOf(word: RawWord): string {
  const [only] = word.parts;
  if (word.parts.length === 1 && only) return only.text;
  return word.parts.map((part) => part.text).join('');
}

/** Returns the text of a word without quotes; undefined for others, which are never reserved words. */
export function unquotedText(word: RawWord): string | undefined {
  const [only] = word.parts;
  return word.parts.length === 1 && only && !only.quoted ? only.text : undefined;
}
