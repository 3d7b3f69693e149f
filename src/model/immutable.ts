/**
 * Immutable data: the type of a schema, with every property and list readonly. Zod's own `readonly()`
 * does the same, but also changes the published JSON Schemas.
 */
export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;
