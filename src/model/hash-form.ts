/**
 * Forms of an asset whose hash can be its `asset_id`. The first four are accepted; the others explain
 * why an honest hash does not match.
 */
export const HASH_FORMS = {
  content: 'the current protocol',
  hub: 'the hub, without `outcome.notes` and `outcome.details`',
  engine: 'the reference engine, with `null` for fields without a value, which it does not write',
  local: 'the reference engine 2, without the local annotations of a Gene',
  created: 'the reference engine, before it added what it learned to the gene',
  unprefixed: 'the current protocol, without `sha256:` in small letters before 64 digits',
} as const;

export type HashForm = keyof typeof HASH_FORMS;

export type AcceptedForm = Extract<HashForm, 'content' | 'hub' | 'engine' | 'local'>;

export const HASH_FORM_NAMES = Object.keys(HASH_FORMS) as [HashForm, ...HashForm[]];
