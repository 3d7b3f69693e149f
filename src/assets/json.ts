import { lfsObstacle } from '../repo/lfs-pointer.ts';
import type { Json, JsonObject } from './asset.ts';
import type { AssetLimits } from './asset-limits.ts';
import type { Problems } from './source.ts';
import { describeToken, type Token, type TokenKind, tokenize } from './tokens.ts';

/** One JSON value, with the UTF-16 offsets of its text; the end is exclusive. */
export interface JsonNode {
  /** Objects have no prototype, so `__proto__` is an ordinary key. */
  readonly value: Json;
  readonly start: number;
  readonly end: number;
  /** The elements of an array or the members of an object, in source order; absent from a scalar. */
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
 * throws. Adds errors to `problems` and continues, so that everything after an error is still read.
 * An error that does not break the structure (a trailing comma, a comment, a bad escape) has no other
 * effect; any other error closes the open brackets, and every later bracket outside a value starts a
 * new value.
 *
 * @returns the top-level values, in order
 */
export function readJson(
  text: string,
  limits: JsonLimits,
  problems: Problems,
): readonly JsonNode[] {
  return new Reader(text, limits, problems).read();
}

type Building = { -readonly [Key in keyof JsonNode]: JsonNode[Key] } & { children?: Building[] };

interface OpenContainer extends Bracket {
  readonly node: Building & { children: Building[] };
  /** For the next member. */
  key?: JsonKey;
}

/** Uses an explicit stack, because nesting in the text must not cause recursion. */
class Reader {
  readonly #text: string;
  readonly #limits: JsonLimits;
  readonly #problems: Problems;
  readonly #next: () => Token;
  readonly #values: Building[] = [];
  readonly #open: OpenContainer[] = [];
  #count = 0;
  /** Whether an error in the current value was reported; later errors in it mostly follow from it. */
  #reported = false;
  /** Whether the position is between two values, in text that was reported as an error. */
  #inProse = false;
  /** Whether an error has split a value; its remaining pieces are not reported again. */
  #cut = false;

  constructor(text: string, limits: JsonLimits, problems: Problems) {
    this.#text = text;
    this.#limits = limits;
    this.#problems = problems;
    this.#next = tokenize(text);
  }

  read(): readonly JsonNode[] {
    let token: Token;
    do {
      token = this.#next();
      if (this.#count > this.#limits.maxValues) {
        const detail = `more than ${this.#limits.maxValues} JSON values; the rest is not read`;
        this.#problems.add('too-many', token, detail);
        this.#closeAll(token);
        break;
      }
      this.#take(token);
    } while (token.kind !== 'end');
    return this.#values;
  }

  #take(token: Token): void {
    const open = this.#open.at(-1);
    if (token.kind === 'comment') this.#report(token, token.fault ?? describeToken(token));
    else if (open) this.#inside(open, token);
    else if (token.kind !== 'end') this.#between(token);
  }

  /** Handles a token outside any bracket. */
  #between(token: Token): void {
    const isScalar = SCALARS.has(token.kind);
    if (token.kind === '{' || token.kind === '[' || (isScalar && !this.#inProse && !this.#cut)) {
      this.#inProse = false;
      this.#reported = false;
      this.#value(token);
    } else if (!this.#inProse) {
      this.#inProse = true;
      this.#reported = this.#cut;
      const wrong = `expected a JSON value, found ${describeToken(token)}`;
      this.#report(token, (token.start === 0 && lfsObstacle(this.#text)) || wrong);
    }
  }

  #inside(open: OpenContainer, token: Token): void {
    const { kind } = token;
    if (kind === open.close && (open.next === 'first' || open.next === 'comma')) {
      this.#close(open, token);
    } else if (kind === open.close && open.next === 'item') {
      this.#report(token, `a comma before "${kind}"`);
      this.#close(open, token);
    } else if (open.next === 'comma' && kind === ',') {
      open.next = 'item';
    } else if (open.next === 'colon' && kind === ':') {
      open.next = 'value';
    } else if (isKeyNext(open) && kind === 'string') {
      this.#key(open, token);
    } else if (isValueNext(open) && BEGINS_VALUE.has(kind)) {
      open.next = 'comma';
      this.#value(token);
    } else {
      this.#report(token, `expected ${expected(open)}, found ${describeToken(token)}`);
      this.#cutUp(token);
    }
  }

  #key(open: OpenContainer, token: Token): void {
    if (token.fault) this.#report(token, token.fault);
    const name = token.value;
    if (name === '__proto__') {
      this.#problems.add('forbidden-key', token, '"__proto__" as a key');
    } else if (Object.hasOwn(open.node.value as JsonObject, name) && !this.#problems.full) {
      const first = open.node.children.find((child) => child.key?.name === name)?.key;
      const place = this.#problems.place((first ?? token).start);
      this.#problems.add('duplicate-key', token, `${JSON.stringify(name)}, first at ${place}`);
    }
    open.key = { name, start: token.start, end: token.end };
    open.next = 'colon';
  }

  #value(token: Token): void {
    if (token.fault) this.#report(token, token.fault);
    if (token.kind === 'unknown') {
      this.#report(token, `expected a JSON value, found ${describeToken(token)}`);
    }
    const isContainer = token.kind === '{' || token.kind === '[';
    if (isContainer && this.#open.length >= this.#limits.maxDepth) {
      const detail = `brackets nested more than ${this.#limits.maxDepth} deep`;
      this.#problems.add('json-too-deep', token, detail);
      this.#attach({ value: null, start: token.start, end: this.#skip(token) });
    } else if (isContainer) {
      this.#openBracket(token);
    } else {
      this.#attach({ value: scalar(token), start: token.start, end: token.end });
    }
  }

  #openBracket({ kind, start, end }: Token): void {
    const value: Json = kind === '{' ? Object.create(null) : [];
    const node = { value, start, end, children: [] };
    this.#attach(node);
    const close = kind === '{' ? '}' : ']';
    this.#open.push({ node, close, next: 'first' });
  }

  /** For a duplicate key the last value wins, as in every JavaScript parser. */
  #attach(node: Building): void {
    this.#count += 1;
    const parent = this.#open.at(-1);
    if (!parent) {
      this.#values.push(node);
      return;
    }
    parent.node.children.push(node);
    if (Array.isArray(parent.node.value)) {
      parent.node.value.push(node.value);
    } else if (parent.key) {
      node.key = parent.key;
      (parent.node.value as JsonObject)[parent.key.name] = node.value;
    }
  }

  #close(open: OpenContainer, token: Token): void {
    open.node.end = token.end;
    this.#open.pop();
  }

  #closeAll(token: Token): void {
    for (const { node } of this.#open) {
      node.end = token.start;
      node.cut = true;
    }
    this.#open.length = 0;
  }

  #cutUp(token: Token): void {
    this.#closeAll(token);
    this.#cut = true;
    if (token.kind !== 'end') this.#between(token);
  }

  /** Skips a bracket without building a value; @returns its end */
  #skip(opening: Token): number {
    let token = opening;
    for (let depth = 1; depth > 0 && token.kind !== 'end'; ) {
      token = this.#next();
      if (token.kind === '{' || token.kind === '[') depth += 1;
      if (token.kind === '}' || token.kind === ']') depth -= 1;
    }
    return token.end;
  }

  #report(token: Token, detail: string): void {
    if (!this.#reported) this.#problems.add('file-not-json', token, detail);
    this.#reported = true;
  }
}

function scalar({ kind, value, fault }: Token): Json {
  if (kind === 'string') return value;
  if (kind === 'number') return fault ? null : Number(value);
  return kind === 'true' ? true : kind === 'false' ? false : null;
}

/** An open bracket, and what may follow in it. */
export interface Bracket {
  readonly close: '}' | ']';
  /** `first` and `item` are the start of a member or element, without or after a comma. */
  next: 'first' | 'item' | 'colon' | 'value' | 'comma';
}

const SCALARS: ReadonlySet<TokenKind> = new Set(['string', 'number', 'true', 'false', 'null']);

/** Tokens that start a value. A word such as `NaN` is invalid, but does not break the structure. */
const BEGINS_VALUE: ReadonlySet<TokenKind> = new Set([...SCALARS, '{', '[', 'unknown']);

/** Whether an object continues with a key. */
function isKeyNext({ close, next }: Bracket): boolean {
  return close === '}' && (next === 'first' || next === 'item');
}

/** Whether an object or list continues with a value. */
function isValueNext({ close, next }: Bracket): boolean {
  return next === 'value' || (close === ']' && (next === 'first' || next === 'item'));
}

/** Returns what the next token should have been, in words. */
function expected(bracket: Bracket): string {
  if (bracket.next === 'colon') return '":" after a key';
  if (bracket.next === 'comma') return `"," or "${bracket.close}"`;
  return isKeyNext(bracket) ? 'a key in double quotes' : 'a JSON value';
}
