import { isJsonObject, type JsonObject } from './asset.ts';

/**
 * What the reference engine 2 writes into the Genes of its own store: how a Gene came to be, and the model that wrote
 * it. It leaves both out before it compares a Gene with the protocol's schema.
 */
const ANNOTATIONS = ['generation_meta', 'model_name'] as const;

/** In UTF-16 units of JSON. */
const LONGEST = 2_000;

/** What a reader does not see. Such a text is no annotation, so that the field stays unknown. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Returns the names of the local annotations of an asset. */
export function annotationsOf(value: JsonObject): readonly string[] {
  if (value.type !== 'Gene') return [];
  return ANNOTATIONS.filter((name) => {
    const annotation = value[name];
    if (typeof annotation !== 'string' && !isJsonObject(annotation)) return false;
    const text = JSON.stringify(annotation);
    return text.length <= LONGEST && !HIDDEN.test(text);
  });
}

/** Returns an asset without its local annotations; the same object if it has none. */
export function withoutAnnotations(value: JsonObject): JsonObject {
  const names = new Set(annotationsOf(value));
  if (names.size === 0) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));
}
