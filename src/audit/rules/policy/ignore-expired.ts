import { defineRule } from '../../../finding/rule.ts';

export const ignoreExpired = defineRule<{
  rule: string;
  where: string;
  reason: string;
  expires: string;
}>({
  id: 'ignore-expired',
  layer: 'policy',
  severity: 'warning',
  since: '0.1.0',
  title: 'An ignore in the policy has expired',
  why: `An ignore is a promise to come back. After its last day the finding counts again, and the ignore is
told until somebody mends the cause or decides anew.`,
  wrong: `ignores:
  - rule: content-hash-mismatch
    reason: The engine rewrites these files until its next release.
    expires: 2020-01-31   # long ago`,
  right: `ignores: []   # the genes were hashed again`,
  message: ({ rule, where, expires, reason }) =>
    `The ignore of ${rule} ${where} expired on ${expires} (its reason: ${reason}).`,
  remedy: ({ rule }) =>
    `Mend what ${rule} finds and remove the ignore, or give it a new date and reason.`,
});
