/** A part of a text that is replaced. */
export interface Redaction {
  /** What it is, in words. */
  readonly kind: string;
  /** UTF-16 offsets in the original text, end excluded. */
  readonly start: number;
  readonly end: number;
}
