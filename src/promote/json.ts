import { json } from '../report/escape.ts';
import { isList } from './made-list.ts';
import type { PromotionAnswer } from './promotion.ts';

/** Characters that are written at once: a piece for each decision would take longer. */
const PIECE = 1 << 16;

/**
 * Returns the pieces of a promotion as JSON, as `json` writes it, with a final line break. Each entry of
 * a list is made and written on its own, because the whole text can have a hundred megabytes.
 */
export function* promotionPieces(answer: PromotionAnswer): Generator<string> {
  let piece = '';
  for (const part of partsOf(answer)) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function* partsOf(answer: PromotionAnswer): Generator<string> {
  let separator = '{';
  for (const [name, value] of Object.entries(answer)) {
    yield `${separator}\n  ${JSON.stringify(name)}: `;
    separator = ',';
    if (isList(value)) yield* entriesOf(value);
    else yield indented(value, '  ');
  }
  yield '\n}\n';
}

function* entriesOf(list: Iterable<unknown>): Generator<string> {
  let separator = '[';
  for (const entry of list) {
    yield `${separator}\n    ${indented(entry, '    ')}`;
    separator = ',';
  }
  yield separator === '[' ? '[]' : '\n  ]';
}

/** A line break occurs only between the tokens of JSON. */
function indented(value: unknown, indent: string): string {
  return json(value).replaceAll('\n', `\n${indent}`);
}
