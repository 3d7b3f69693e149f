/**
 * Makes every property and list of a schema's type readonly. Zod's own `readonly()` would also change
 * the published JSON Schemas.
 */
export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;
