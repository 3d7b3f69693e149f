import type { Captured, Outcome } from '../model/outcome.ts';

/**
 * Redacts secrets from output before it is stored. Runs in linear time on hostile output: every pattern
 * either fails within a bounded number of characters or consumes what it has read.
 */

interface Redaction {
  readonly kind: string;
  /** UTF-16 offsets in the original text, end excluded. */
  readonly start: number;
  readonly end: number;
}

export interface Redacted {
  readonly text: string;
  /** Sorted, without overlap. Never contains a secret. */
  readonly redactions: readonly Redaction[];
}

/** Shorter known values occur in ordinary words. */
const LEAST_KNOWN_LENGTH = 4;

/** Token formats as their issuers document them. The secret is the first group, or the match. */
const SHAPES: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['github token', /gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],
  ['github token', /github_pat_\w{20,}/dg],
  ['gitlab token', /glpat-[\w-]{20,}/dg],
  ['npm token', /npm_[A-Za-z0-9]{30,}/dg],
  ['npm token', /_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
  ['aws key', /(?:AKIA|ASIA)[A-Z0-9]{16}/dg],
  ['aws secret', /aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
  ['slack token', /xox[abeoprs]-[A-Za-z0-9-]{10,}/dg],
  ['slack webhook', /hooks\.slack\.com\/services\/([\w/]{20,})/dg],
  ['api key', /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/dg],
  ['api key', /\bsk-(?:ant-|or-|proj-|svcacct-)[\w-]{16,}/dg],
  ['api key', /\bsk-[A-Za-z0-9]{32,}/dg],
  ['api key', /AIza[\w-]{35}/dg],
  ['jwt', /eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],
  [
    'authorization header',
    /authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi,
  ],
  ['bearer token', /bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],
  ['url user info', /:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],
  [
    'private key',
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/dg,
  ],
];

function knownValues(text: string, known: readonly string[]): Redaction[] {
  const forms = known
    .flatMap((value) => [
      value,
      ...value.split(/\r?\n/),
      encodeURIComponent(Buffer.from(value).toString()),
    ])
    .filter((form) => form.trim().length >= LEAST_KNOWN_LENGTH);
  const found: Redaction[] = [];
  for (const form of new Set(forms)) {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
      found.push({ kind: 'secret', start: at, end: at + form.length });
    }
  }
  return found;
}

function shapes(text: string): Redaction[] {
  return SHAPES.flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), ({ indices }) => {
      const [start, end] = indices?.[1] ?? indices?.[0] ?? [0, 0];
      return { kind, start, end };
    }),
  );
}

/**
 * Replaces every secret with `[redacted <kind>]`: the known values and their lines, plain and
 * percent-encoded, and everything in the format of a token.
 *
 * @param known exact values that must not be stored; those shorter than 4 characters are ignored
 */
export function redact(text: string, known: readonly string[] = []): Redacted {
  const found = [...knownValues(text, known), ...shapes(text)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const redactions: Redaction[] = [];
  for (const next of found) {
    const last = redactions.at(-1);
    if (last === undefined || next.start >= last.end) redactions.push(next);
    else if (next.end > last.end) redactions.splice(-1, 1, { ...last, end: next.end });
  }
  let shown = '';
  let at = 0;
  for (const { kind, start, end } of redactions) {
    shown += `${text.slice(at, start)}[redacted ${kind}]`;
    at = end;
  }
  return { text: shown + text.slice(at), redactions };
}

/** Redacts both streams of an outcome and its reason. */
export function redactOutcome(outcome: Outcome, known: readonly string[] = []): Outcome {
  return {
    ...outcome,
    stdout: redactStream(outcome.stdout, known),
    stderr: redactStream(outcome.stderr, known),
    ...(outcome.reason === undefined ? {} : { reason: redact(outcome.reason, known).text }),
  };
}

/**
 * A truncated stream may contain half a secret at the cut, which no pattern matches. Removes the cut
 * words, as far as a known value with whitespace can reach, and the rest of a cut key block.
 */
function redactStream(stream: Captured, known: readonly string[]): Captured {
  const { head, tail, truncated } = stream;
  if (!truncated) return { ...stream, head: redact(head + tail, known).text, tail: '' };
  const reach = Math.max(
    0,
    ...known.filter((value) => /\s/.test(value)).map(({ length }) => length),
  );
  return {
    ...stream,
    head: redact(withoutLastWord(head.slice(0, Math.max(0, head.length - reach))), known).text,
    tail: redact(withoutFirstKey(withoutFirstWord(tail.slice(reach))), known).text,
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
