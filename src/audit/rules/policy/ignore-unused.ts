import { defineRule } from '../../../finding/rule.ts';

export const ignoreUnused = defineRule<{ rule: string; where: string; reason: string }>({
  id: 'ignore-unused',
  layer: 'policy',
  severity: 'notice',
  since: '0.1.0',
  title: 'An ignore in the policy is not needed any more',
  why: `The genes that the ignore is about were judged, and the rule found nothing. An ignore that stays
would hide the next finding, which nobody has looked at.`,
  wrong: `ignores:
  - rule: content-hash-missing
    where: { gene: gene_retry }   # has its hash by now
    reason: Written before the engine hashed its genes.
    expires: 2027-01-31`,
  right: 'ignores: []',
  message: ({ rule, where }) => `The ignore of ${rule} ${where} covers nothing any more.`,
  remedy: () => 'Remove the ignore from the policy.',
});
