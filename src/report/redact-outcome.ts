import { type KnownForms, knownForms, reachOfKnown } from '../ground/redact/known-values.ts';
import { redactForms } from '../ground/redact/redact.ts';
import type { Captured, Outcome } from '../model/outcome.ts';

/** Redacts both streams of an outcome and its reason. */
export function redactOutcome(outcome: Outcome, known: readonly string[] = []): Outcome {
  const forms = knownForms(known);
  return {
    ...outcome,
    stdout: redactStream(outcome.stdout, forms),
    stderr: redactStream(outcome.stderr, forms),
    ...(outcome.reason === undefined ? {} : { reason: redactForms(outcome.reason, forms).text }),
  };
}

/**
 * A truncated stream may contain a part of a secret at the cut, which no pattern matches. Removes the
 * cut words, as much as can be of a known value, and the rest of a cut key block.
 */
function redactStream(stream: Captured, known: KnownForms): Captured {
  const { head, tail, truncated } = stream;
  if (!truncated) return { ...stream, head: redactForms(head + tail, known).text, tail: '' };
  const reach = reachOfKnown(known);
  const first = withoutLastWord(head.slice(0, Math.max(0, head.length - reach)));
  const last = withoutFirstKey(withoutFirstWord(tail.slice(reach)));
  return {
    ...stream,
    head: redactForms(first, known).text,
    tail: redactForms(last, known).text,
  };
}

/** Longer words are output without whitespace and not secrets; they are kept. */
const LONGEST_CUT_WORD = 4096;

function withoutLastWord(text: string): string {
  const word = /\S*$/.exec(text.slice(-LONGEST_CUT_WORD))?.[0] ?? '';
  return text.slice(0, text.length - word.length);
}

function withoutFirstWord(text: string): string {
  return text.slice(/^\S*/.exec(text.slice(0, LONGEST_CUT_WORD))?.[0].length ?? 0);
}

/** Removes the base64 lines before the end of a key whose beginning was cut. */
function withoutFirstKey(text: string): string {
  const key = /^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.exec(text);
  return key === null ? text : `[redacted private key]${text.slice(key[0].length)}`;
}
