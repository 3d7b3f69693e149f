import { finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';

/** Reports workflow inputs that would loosen the policy. */
export const ignoredInputs = defineChangeCheck({
  name: 'ignored-inputs',
  find: ({ loadedPolicy }) =>
    loadedPolicy.ignoredInputs.map((ignored) => finding('input-loosens-policy', { ...ignored })),
});
