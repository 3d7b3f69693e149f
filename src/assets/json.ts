import { createScanner } from 'jsonc-parser';
import { lfsObstacle } from '../repo/tree.ts';
import type { Json, JsonObject } from './asset.ts';
import type { AssetLimits, Problems } from './source.ts';

/** UTF-16 offsets in the text; the end is exclusive. */
export interface JsonNode {
  /** Without prototypes, so `__proto__` is an ordinary key. */
  readonly value: Json;
  readonly start: number;
  readonly end: number;
  /** In source order; absent from a scalar. */
  readonly children?: readonly JsonNode[];
  /** Only for a member. */
  readonly key?: JsonKey;
  /** An error or a limit precedes its closing bracket, so the value may be incomplete. */
  readonly cut?: true;
}

interface JsonKey {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

type JsonLimits = Pick<AssetLimits, 'maxDepth' | 'maxValues'>;

/**
 * Parses strict JSON (RFC 8259), one value or a sequence (JSONL, concatenated objects), and never
 * throws. Adds errors to `problems` and continues to read. An error that does not break the structure
 * (a trailing comma, a comment, a bad escape) has no other effect; any other error closes the open
 * brackets, and every later bracket outside a value starts a new value.
 */
export function readJson(
  text: string,
  limits: JsonLimits,
  problems: Problems,
): readonly JsonNode[] {
  return new Reader(text, limits, problems).read();
}

type Building = { -readonly [Key in keyof JsonNode]: JsonNode[Key] } & { children?: Building[] };

class Reader {
  readonly #limits: JsonLimits;
  readonly #problems: Problems;
  readonly #scan: () => Token;
  readonly #lfsObstacle: string | undefined;
  #token: Token = END;
  #count = 0;
  /** An error in the current value was reported; later ones mostly follow from it. */
  #reported = false;
  /** An error closes the open brackets. */
  #broken = false;
  /** An error has split a value; its remaining pieces are not reported again. */
  #cut = false;

  constructor(text: string, limits: JsonLimits, problems: Problems) {
    this.#limits = limits;
    this.#problems = problems;
    this.#scan = tokenize(text);
    this.#lfsObstacle = lfsObstacle(text);
  }

  read(): readonly JsonNode[] {
    const values: JsonNode[] = [];
    /** Between two values, in text that was reported as an error. */
    let inProse = false;
    this.#next();
    while (this.#token.kind !== 'end') {
      const token = this.#token;
      const isScalar = SCALARS.has(token.kind);
      if (token.kind === '{' || token.kind === '[' || (isScalar && !inProse && !this.#cut)) {
        inProse = false;
        this.#reported = false;
        values.push(this.#value(0));
        this.#broken = false;
        continue;
      }
      if (!inProse) {
        inProse = true;
        this.#reported = this.#cut;
        this.#report((token.start === 0 && this.#lfsObstacle) || wrong('a JSON value', token));
      }
      this.#next();
    }
    return values;
  }

  /** Skips comments; after too many values, goes to the end. */
  #next(): void {
    do {
      this.#token = this.#scan();
      const { kind, start, fault } = this.#token;
      if (this.#count > this.#limits.maxValues) {
        const detail = `more than ${this.#limits.maxValues} JSON values; the rest is not read`;
        this.#problems.add('file-too-large', this.#token, detail);
        this.#token = { ...END, start, end: start };
        this.#reported = true;
      } else if (kind === 'comment') this.#report(fault ?? describeToken(this.#token));
    } while (this.#token.kind === 'comment');
  }

  #value(depth: number): Building {
    const token = this.#token;
    const { kind, start, end } = token;
    this.#count += 1;
    if (token.fault) this.#report(token.fault);
    if (kind === 'unknown') this.#report(wrong('a JSON value', token));
    if (kind !== '{' && kind !== '[') {
      this.#next();
      return { value: scalar(token), start, end };
    }
    if (depth < this.#limits.maxDepth) return this.#container(depth);
    const detail = `brackets nested more than ${this.#limits.maxDepth} deep`;
    this.#problems.add('file-not-json', token, detail);
    const node = { value: null, start, end: this.#skip() };
    this.#next();
    return node;
  }

  #container(depth: number): Building {
    const { kind, start, end } = this.#token;
    const close = kind === '{' ? '}' : ']';
    const value: Json = kind === '{' ? Object.create(null) : [];
    const node = { value, start, end, children: [] };
    for (let next: TokenKind = ','; next === ','; next = this.#token.kind) {
      this.#next();
      if (this.#token.kind === close) {
        if (node.children.length > 0) this.#report(`a comma before "${close}"`);
        break;
      }
      this.#member(node, depth);
      if (!this.#broken && this.#token.kind !== close && this.#token.kind !== ',')
        this.#break(`"," or "${close}"`);
      if (this.#broken) return { ...node, end: this.#token.start, cut: true };
    }
    node.end = this.#token.end;
    this.#next();
    return node;
  }

  /** For a duplicate key the last value wins, as in every JavaScript parser. */
  #member({ value, children }: Building & { children: Building[] }, depth: number): void {
    const isList = Array.isArray(value);
    const key = isList ? undefined : this.#key(value as JsonObject, children);
    if (this.#broken) return;
    if (!BEGINS_VALUE.has(this.#token.kind)) {
      this.#break('a JSON value');
      return;
    }
    const child = this.#value(depth + 1);
    children.push(child);
    if (isList) value.push(child.value);
    if (key === undefined) return;
    child.key = key;
    (value as JsonObject)[key.name] = child.value;
  }

  #key(object: JsonObject, members: readonly JsonNode[]): JsonKey | undefined {
    const token = this.#token;
    const { value: name, start, end } = token;
    if (token.kind !== 'string') return this.#break('a key in double quotes');
    if (token.fault) this.#report(token.fault);
    if (name === '__proto__') {
      this.#problems.add('ambiguous-key', token, '"__proto__" as a key');
    } else if (Object.hasOwn(object, name) && !this.#problems.full) {
      const first = members.find((child) => child.key?.name === name)?.key;
      const place = this.#problems.place((first ?? token).start);
      this.#problems.add('ambiguous-key', token, `${JSON.stringify(name)}, first at ${place}`);
    }
    this.#next();
    if (this.#token.kind !== ':') return this.#break('":" after a key');
    this.#next();
    return { name, start, end };
  }

  /** Skips a bracket without building a value; @returns its end */
  #skip(): number {
    let token = this.#token;
    for (let depth = 1; depth > 0 && token.kind !== 'end'; ) {
      token = this.#scan();
      if (token.kind === '{' || token.kind === '[') depth += 1;
      if (token.kind === '}' || token.kind === ']') depth -= 1;
    }
    return token.end;
  }

  #break(expected: string): undefined {
    this.#report(wrong(expected, this.#token));
    this.#broken = true;
    this.#cut = true;
  }

  #report(detail: string): void {
    if (!this.#reported) this.#problems.add('file-not-json', this.#token, detail);
    this.#reported = true;
  }
}

function wrong(expected: string, found: Token): string {
  return `expected ${expected}, found ${describeToken(found)}`;
}

function scalar({ kind, value, fault }: Token): Json {
  if (kind === 'string') return value;
  if (kind === 'number') return fault ? null : Number(value);
  return kind === 'true' ? true : kind === 'false' ? false : null;
}

interface Token {
  readonly kind: TokenKind;
  /** UTF-16 offsets in the text, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** The decoded string, or the text of a number, a comment or an unknown word. */
  readonly value: string;
  /** A violation of RFC 8259. */
  readonly fault?: string;
}

/** The scanner's SyntaxKind by number. Its const enums cannot be imported with `isolatedModules`. */
const KINDS = {
  1: '{',
  2: '}',
  3: '[',
  4: ']',
  5: ',',
  6: ':',
  7: 'null',
  8: 'true',
  9: 'false',
  10: 'string',
  11: 'number',
  12: 'comment',
  13: 'comment',
  16: 'unknown',
  17: 'end',
} as const;

type TokenKind = (typeof KINDS)[keyof typeof KINDS];

const SCALARS: ReadonlySet<TokenKind> = new Set(['string', 'number', 'true', 'false', 'null']);

/** Tokens that start a value. A word such as `NaN` is invalid, but does not break the structure. */
const BEGINS_VALUE: ReadonlySet<TokenKind> = new Set([...SCALARS, '{', '[', 'unknown']);

const END: Token = { kind: 'end', start: 0, end: 0, value: '' };

const LINE_BREAK = 14;
const SPACE = 15;

/** The scanner's ScanError by number. */
const FAULTS: Readonly<Record<number, string>> = {
  1: 'an unterminated comment',
  2: 'an unterminated string',
  3: 'an incomplete number',
  4: 'a \\u escape without four hexadecimal digits',
  5: 'an unknown escape in a string',
  6: 'an unescaped control character in a string',
};

/** Splits a text into JSON tokens in linear time; never fails: invalid text is `unknown`, and the last token `end`. */
function tokenize(text: string): () => Token {
  const scanner = createScanner(text, false);
  return () => {
    let syntax: number = scanner.scan();
    while (syntax === LINE_BREAK || syntax === SPACE) syntax = scanner.scan();
    const kind = KINDS[syntax as keyof typeof KINDS] ?? 'unknown';
    const value = scanner.getTokenValue();
    const fault = FAULTS[scanner.getTokenError()] ?? faultOfValue(kind, value);
    return {
      kind,
      start: scanner.getTokenOffset(),
      end: Math.min(scanner.getPosition(), text.length),
      value,
      ...(fault !== undefined && { fault }),
    };
  };
}

/** Values that the grammar allows but parsers read differently. */
function faultOfValue(kind: TokenKind, value: string): string | undefined {
  if (kind === 'comment') return 'a comment';
  if (kind === 'number' && !Number.isFinite(Number(value))) return 'a number out of range';
  if (kind === 'string' && /\p{Surrogate}/u.test(value)) return 'half of a surrogate pair';
  return undefined;
}

/** Written by git into a file that it cannot merge. */
const CONFLICT_MARKER = /^(?:<{7}|={7}|>{7})$/;

function describeToken({ kind, value }: Token): string {
  if (kind === 'end') return 'the end of the file';
  if (kind === 'string' || kind === 'number' || kind === 'comment') return `a ${kind}`;
  if (kind !== 'unknown') return `"${kind}"`;
  if (CONFLICT_MARKER.test(value)) return 'a conflict marker of git';
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}
