import type { Asset } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineCheck } from '../check.ts';

/** Checks the fields that the protocol's overview requires of a Capsule, and its schema does not. */
export const capsuleFields = defineCheck<[{ readonly asset: Asset }]>({
  name: 'capsule-fields',
  find: (_, { asset }) => capsuleFieldFindings(asset),
});

/** Reports that a Capsule has no `success_streak` or no `env_fingerprint`. */
function capsuleFieldFindings(asset: Asset): Finding[] {
  const { type, id, value } = asset;
  if (type !== 'Capsule' || asset.cut) return [];
  const fields = ['success_streak', 'env_fingerprint'].filter((field) => value[field] == null);
  if (fields.length === 0) return [];
  const place = { location: asset.locate(), subject: subjectOf(asset) };
  return [finding('capsule-field-missing', { capsule: id, fields }, place)];
}
