import { finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';

/** Inputs of the workflow that would have loosened the policy. */
export const ignoredInputs = defineChangeCheck({
  name: 'ignored-inputs',
  find: ({ loadedPolicy }) =>
    loadedPolicy.ignoredInputs.map((ignored) => finding('input-loosens-policy', { ...ignored })),
});
