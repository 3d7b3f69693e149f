/**
 * The forms of an asset that an `asset_id` can be the hash of, and what each of them is. The first three
 * are accepted; the others show why an honest hash does not match, because tampering matches no form.
 */
export const HASH_FORMS = {
  content: 'the current protocol',
  hub: 'the hub, without `outcome.notes` and `outcome.details`',
  engine: 'the reference engine, with `null` for fields without a value, which it does not write',
  created: 'the reference engine, before it added what it learned to the gene',
  unprefixed: 'the current protocol, without `sha256:` in small letters before 64 digits',
  'null-free': 'a program that leaves out fields that are null',
  'as-written': 'a program that keeps numbers as they are written, such as `1.0`',
  'json-dumps': "Python's `json.dumps` with `sort_keys` alone",
  'top-level': 'a program that sorts and keeps only the keys of the top level',
} as const;

export type HashForm = keyof typeof HASH_FORMS;

/** The forms whose hash is accepted. */
export type AcceptedForm = Extract<HashForm, 'content' | 'hub' | 'engine'>;

/** The names of all forms. */
export const HASH_FORM_NAMES = Object.keys(HASH_FORMS) as [HashForm, ...HashForm[]];
