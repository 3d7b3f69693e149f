import { json } from './escape.ts';

/** Characters that are written at once: a piece for each entry would take longer. */
const PIECE = 1 << 16;

/** Joins the parts of a text to pieces of about 64 Ki characters; after an empty part, it may pause. */
export function* inPieces(parts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const part of parts) {
    if (part === '') yield '';
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/**
 * Returns the parts of a value as {@link json} writes it. Each entry is written on its own, because the whole
 * text can be longer than a string can be.
 *
 * @param levels objects and lists within each other that are written entry by entry; a list can be any
 *   iterable
 */
export function* jsonParts(value: unknown, levels: number, indent = ''): Generator<string> {
  if (levels === 0 || typeof value !== 'object' || value === null) {
    // A line break occurs only between the tokens of JSON.
    yield json(value).replaceAll('\n', `\n${indent}`);
    return;
  }
  const isList = Symbol.iterator in value;
  const [first, last] = isList ? ['[', ']'] : ['{', '}'];
  let separator = first;
  for (const [before, each] of isList ? listed(value as Iterable<unknown>) : named(value)) {
    yield `${separator}\n${indent}  ${before}`;
    yield* jsonParts(each, levels - 1, `${indent}  `);
    separator = ',';
  }
  yield separator === first ? first + last : `\n${indent}${last}`;
}

function* listed(list: Iterable<unknown>): Generator<readonly [string, unknown]> {
  for (const each of list) yield ['', each];
}

function* named(value: object): Generator<readonly [string, unknown]> {
  for (const [name, each] of Object.entries(value)) {
    if (each !== undefined) yield [`${json(name)}: `, each];
  }
}
