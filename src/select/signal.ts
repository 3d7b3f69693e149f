import { errorSignature } from './error-signature.ts';

/** A signal, prepared for repeated matching. */
export interface Signal {
  readonly text: string;
  readonly lowerCase: string;
  /** `errsig_norm:…`, if it is an error signature. */
  readonly signature: string | undefined;
}

/** Prepares a signal: what matching compares is computed once. */
export function signalOf(text: string): Signal {
  return { text, lowerCase: text.toLowerCase(), signature: errorSignature(text) };
}
