/** A stretch of a word that is either all quoted or all unquoted. */
export interface WordPart {
  /** After quote removal. */
  readonly text: string;
  readonly quoted: boolean;
  /** Offset in the command of the first character of the text. */
  readonly start: number;
}

/** A word as it was split, before anything in it is expanded or judged. */
export interface RawWord {
  readonly parts: readonly WordPart[];
  readonly start: number;
  readonly end: number;
}

/** @returns the word after quote removal */
export function textOf(word: RawWord): string {
  const [only] = word.parts;
  if (word.parts.length === 1 && only) return only.text;
  return word.parts.map((part) => part.text).join('');
}

/** @returns the word's text if none of it is quoted, which is what reserved words must be */
export function unquotedText(word: RawWord): string | undefined {
  const [only] = word.parts;
  return word.parts.length === 1 && only && !only.quoted ? only.text : undefined;
}
