import { inPieces, jsonParts } from '../report/json-pieces.ts';
import type { PromotionAnswer } from './promotion.ts';

/**
 * Returns the pieces of a promotion as JSON, as `json` writes it, with a final line break. Each entry of
 * a list is made and written on its own, because the whole text can have a hundred megabytes.
 */
export function* promotionPieces(answer: PromotionAnswer): Generator<string> {
  yield* inPieces(jsonParts(answer, 2));
  yield '\n';
}
