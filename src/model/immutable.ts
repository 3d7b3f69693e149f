/**
 * Data that nobody changes once it is made: what a schema infers, with every property and list of it
 * readonly. Zod's own `readonly()` would say the same, but also in the published JSON Schemas.
 */
export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;
