import { findKnown, type KnownForms, knownForms, type Redaction } from './known-values.ts';
import { TOKEN_SHAPES } from './token-shapes.ts';

/**
 * A text without its secrets. Redaction takes linear time on hostile output: every pattern either fails within a
 * bounded number of characters or consumes the characters it has read.
 */

interface Redacted {
  readonly text: string;
  /** Sorted, without overlap. */
  readonly redactions: readonly Redaction[];
}

function shapes(text: string): Redaction[] {
  return TOKEN_SHAPES.flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), ({ indices }) => {
      const [start, end] = indices?.[1] ?? indices?.[0] ?? [0, 0];
      return { kind, start, end };
    }),
  );
}

/**
 * Replaces every secret with `[redacted <kind>]`: known values in all printed forms, tokens by their format, and
 * values that follow the name of a secret.
 * @param known values that must not be stored; values shorter than 4 characters are ignored
 */
export function redact(text: string, known: readonly string[] = []): Redacted {
  return redactForms(text, knownForms(known));
}

/** Like {@link redact}, with known values prepared for many texts. */
export function redactForms(text: string, known: KnownForms): Redacted {
  const found = [...findKnown(text, known), ...shapes(text), ...findNamed(text)].sort(
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

// Values that follow the name of a secret: `token=…`, `api_key: …`, `"password": "…"`. Each pattern starts at the
// end of the name and consumes the value, so hostile text costs linear time.

const NAME =
  '(?<name>pass(?:word|wd|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)';
const ASSIGNED = '[ \\t]{0,8}(?::|=(?!=))[ \\t]{0,8}';
/** A separator with a colon or spaces. `token=…` ends at other characters; see TIGHT. */
const APART = '(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})';
const QUOTE = '\\\\{0,3}["\']';

/** `"password": "…"`, `password = '…'`, and both with escaped quotes inside a JSON string. */
const QUOTED = new RegExp(
  `${NAME}(?:${QUOTE})?${ASSIGNED}${QUOTE}(?<value>[^\\s"'\\\\]{4,})`,
  'dgi',
);
/** `token=…`, also in a URL or an option. */
const TIGHT = new RegExp(`${NAME}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`, 'dgi');
/** `api_key: …` and `password = …`. */
const SPACED = new RegExp(`${NAME}${APART}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`, 'dgi');
/** `--token …` */
const OPTION = new RegExp(
  `${NAME}(?<=--[\\w-]{1,60})[ \\t]{1,8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,
  'dgi',
);

function findNamed(text: string): Redaction[] {
  return [
    ...valuesOf(
      text,
      QUOTED,
      ({ name, value, next }) => /["'\\]/.test(next) && !isWord(name, value),
    ),
    ...valuesOf(text, TIGHT, ({ value, next }) => !isCode(value, next)),
    ...valuesOf(text, SPACED, ({ value, next }) => looksRandom(value) && !isCode(value, next)),
    ...valuesOf(text, OPTION, ({ value, next }) => looksRandom(value) && !isCode(value, next)),
  ];
}

interface NamedValue {
  readonly name: string;
  readonly value: string;
  /** The character after the value. */
  readonly next: string;
}

function valuesOf(
  text: string,
  pattern: RegExp,
  isSecret: (found: NamedValue) => boolean,
): Redaction[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ groups = {}, indices }) => {
    const { name = '', value = '' } = groups;
    const [start, end] = indices?.groups?.value ?? [0, 0];
    const found = { name, value, next: text.charAt(end) };
    if (isPlaceholder(name, value) || !isSecret(found)) return [];
    return [{ kind: 'named secret', start, end }];
  });
}

/** Words that messages, schemas and templates contain in place of a secret. */
const PLACEHOLDER =
  /^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;

function isPlaceholder(name: string, value: string): boolean {
  if (PLACEHOLDER.test(value) || /^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(value)) return true;
  // A count or a position, such as `token=123456`. A password can be a number.
  return /^[\d.:_-]+$/.test(value) && !/^p/i.test(name);
}

/** The name of a kind of token or key, as a parser prints it. */
function isWord(name: string, value: string): boolean {
  return /token|key/i.test(name) && /^[A-Za-z][a-z]{0,15}$/.test(value);
}

/** An expression in an excerpt of source code. */
function isCode(value: string, next: string): boolean {
  if (next !== '' && '([{'.includes(next)) return true;
  return /^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(
    value,
  );
}

/** True if a value has letters and digits or is too long for a word, and is no path, URL or algorithm name. */
function looksRandom(value: string): boolean {
  if (/:\/\/|^[.~]?\/|^[^/]*\/.*\.\w{1,5}$/.test(value)) return false;
  if (/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(value)) return false;
  if (/\d/.test(value)) return /[a-z]/i.test(value);
  return value.length >= 20 && !/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(value);
}
