export interface KnownForms {
  /** Searched in the text as it is. */
  readonly exact: readonly string[];
  /** Without white space, searched in the text without it: a program may print a value in pieces. */
  readonly squeezed: readonly string[];
}

/** Shorter forms without white space could match across two ordinary words. */
const LEAST_SQUEEZED = 12;

export function knownForms(known: readonly string[]): KnownForms {
  const exact = [...new Set(known.flatMap(formsOf))];
  const squeezed = exact.map((form) => form.replace(/\s/g, ''));
  return {
    exact,
    squeezed: [...new Set(squeezed)].filter((each) => each.length >= LEAST_SQUEEZED),
  };
}

/** Finds every known value in a text, even if line breaks or spaces split it. */
export function findKnown(text: string, { exact, squeezed }: KnownForms): Redaction[] {
  const found = exact.flatMap((form) => occurrences(text, form, (at) => at));
  if (squeezed.length === 0 || !/\s/.test(text)) return found;
  const { text: joined, at } = withoutSpace(text);
  return [
    ...found,
    ...squeezed.flatMap((form) => occurrences(joined, form, (index) => at[index] ?? 0)),
  ];
}

function occurrences(text: string, form: string, placeOf: (index: number) => number): Redaction[] {
  const found: Redaction[] = [];
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
    found.push({ kind: 'secret', start: placeOf(at), end: placeOf(at + form.length - 1) + 1 });
  }
  return found;
}

/** @returns the text without white space, and the offset of each of its characters in the original */
function withoutSpace(text: string): { text: string; at: Uint32Array } {
  const at = new Uint32Array(text.length);
  const pieces: string[] = [];
  let length = 0;
  for (const { 0: piece, index } of text.matchAll(/\S+/g)) {
    for (let each = 0; each < piece.length; each += 1) at[length + each] = index + each;
    length += piece.length;
    pieces.push(piece);
  }
  return { text: pieces.join(''), at };
}

/** Returns how many characters before and after a cut can belong to a known value, including white space. */
export function reachOfKnown({ exact }: KnownForms): number {
  return 2 * Math.max(0, ...exact.map(({ length }) => length));
}

/** Shorter known values occur in ordinary words. */
const LEAST_LENGTH = 4;

/**
 * Returns the forms in which programs print a known value: as it is, each of its lines, JSON-escaped,
 * percent-encoded, hexadecimal, and base64 with each of the three alignments it can have inside a longer text.
 */
function formsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const escaped = jsonText(value);
  const percent = encodeURIComponent(bytes.toString());
  const hex = bytes.toString('hex');
  const forms = [
    value,
    ...value.split(/\r?\n/),
    escaped,
    escaped.replaceAll('/', '\\/'),
    jsonText(escaped),
    ...percentForms(percent),
    hex,
    hex.toUpperCase(),
    ...[0, 1, 2].flatMap((offset) => base64Forms(bytes, offset)),
  ];
  return [...new Set(forms)].filter((form) => form.trim().length >= LEAST_LENGTH);
}

function jsonText(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** With capital and small digits, with the reserved characters of RFC 3986, and with `+` for a space. */
function percentForms(percent: string): string[] {
  const strict = percent.replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return [percent, strict].flatMap((form) => {
    const small = form.replace(/%../g, (octet) => octet.toLowerCase());
    return [form, small, form.replaceAll('%20', '+'), small.replaceAll('%20', '+')];
  });
}

/**
 * The base64 characters, in both alphabets, that depend on the value alone if it starts at this offset of a group
 * of three bytes.
 */
function base64Forms(bytes: Buffer, offset: number): string[] {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
  const start = Math.ceil((offset * 8) / 6);
  const end = Math.floor(((offset + bytes.length) * 8) / 6);
  const own = encoded.slice(start, end);
  return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
}

export interface Redaction {
  /** In words. */
  readonly kind: string;
  /** UTF-16, end excluded. */
  readonly start: number;
  readonly end: number;
}

const SECRET_NAME =
  /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i;
/** Names of variables that hold a path or a setting. Their values are secrets unless they look like a path. */
const PLACE_NAME = /(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i;
const PLACE = /^(?:[\\/~]|[A-Za-z]:[\\/])/;
const LEAST_SECRET = 8;
/** One short word of letters, such as `disabled`, which occurs in ordinary output. */
const WORD = /^[A-Za-z][a-z]{0,9}$/;

/**
 * Returns the values of an environment that must never be stored, recognised by their names. Commands do not get
 * this environment, but they may find a value elsewhere and print it.
 */
export function secretsOf(env: Readonly<Record<string, string | undefined>>): string[] {
  const values = Object.entries(env).flatMap(([name, value]) =>
    value !== undefined && SECRET_NAME.test(name) && isSecret(name, value) ? [value] : [],
  );
  return [...new Set(values)];
}

function isSecret(name: string, value: string): boolean {
  if (value.length < LEAST_SECRET || WORD.test(value)) return false;
  return !(PLACE_NAME.test(name) && PLACE.test(value));
}
