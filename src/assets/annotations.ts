import { isJsonObject, type JsonObject } from './asset.ts';

/**
 * Fields that the reference engine 2 adds to Genes of its own store: their origin, and the model that
 * wrote them. It removes both before comparing a Gene with the protocol's schema.
 */
const ANNOTATIONS = ['generation_meta', 'model_name'] as const;

/** In UTF-16 units of JSON. */
const LONGEST = 2_000;

/** Invisible characters: a text with one is no annotation, so the field stays unknown. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

export function annotationsOf(value: JsonObject): readonly string[] {
  if (value.type !== 'Gene') return [];
  return ANNOTATIONS.filter((name) => {
    const annotation = value[name];
    if (typeof annotation !== 'string' && !isJsonObject(annotation)) return false;
    const text = JSON.stringify(annotation);
    return text.length <= LONGEST && !HIDDEN.test(text);
  });
}

/** The same object without annotations. */
export function withoutAnnotations(value: JsonObject): JsonObject {
  const names = new Set(annotationsOf(value));
  if (names.size === 0) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));
}
