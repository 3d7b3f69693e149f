/** Splits a text at its first `=`. */
export function splitAtEquals(text: string): {
  readonly written: string;
  /** Undefined if there is no `=`. */
  readonly attached: string | undefined;
} {
  const equals = text.indexOf('=');
  return equals < 0
    ? { written: text, attached: undefined }
    : { written: text.slice(0, equals), attached: text.slice(equals + 1) };
}
