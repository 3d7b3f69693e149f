import { GENES, gene } from './example-asset.ts';
import { inCode } from './quoted.ts';
import { notice, rule, rules } from './rule.ts';

const NESTED = 'evolver/assets/gep/genes.json';
const IN_EVOLVER = {
  [NESTED]: [gene({ validation: ['node check.js'] })],
  'evolver/check.js': 'work();\n',
};
const EVOLVER = { ...IN_EVOLVER, 'evolver/package.json': '{ "name": "evolver" }\n' };
const NAMED = 'stores:\n- path: evolver\n  root: evolver\n';

/** Why a store could have another root. */
function elsewhere(because: string, others: string, checkoutAs?: string): string {
  if (checkoutAs) return elsewhere(because, `${others}, where the checkout is \`${checkoutAs}\``);
  if (because === 'moves') return `after this change they would run in ${others}`;
  return because === 'accepts'
    ? `this one is refused there, and would be accepted in ${others}`
    : `a package.json above it is also in ${others}`;
}

export const storeRules = rules('change', 'danger', {
  'store-root-missing': rule<{ store: string; root: string; named: boolean }>({
    forbidsRunning: 'change',
    title: 'Root of a store does not exist',
    why: 'Commands of a store run in its root: the directory that the policy names for it, or the one that the base has. Without that directory they would not run at all.',
    wrong: {
      head: { [GENES]: [gene()] },
      policy: 'stores:\n- path: assets/gep\n  root: engine\n',
      also: { 'target-missing': 'The scripts of the gene would be in the directory.' },
    },
    right: { head: { [GENES]: [gene()] }, policy: 'stores:\n- path: assets/gep\n  root: .\n' },
    configure: NAMED,
    message: 'The commands of `{store}` run in `{root}`, which is not a directory of this commit.',
    remedy: ({ root, named }) =>
      named
        ? `Correct \`stores\` in the policy on the base branch, or add \`${root}\`.`
        : `Restore \`${root}\`, or set \`stores\` in the policy on the base branch.`,
  }),
  'store-root-unclear': notice<{
    store: string;
    root: string;
    others: readonly string[];
    because: 'accepts' | 'manifest' | 'moves';
    checkoutAs?: string;
  }>({
    title: 'Store could have another root',
    why: 'The commands of a store run in the nearest directory above it that has a package.json, else in the root of the repository, unless the policy names another one. Some engines run them in the root of the repository (`EVOLVER_USE_PARENT_GIT=true`). The gate does not choose a directory because a command works there. A change that adds or removes a package.json so that later changes are judged with another root is a warning.',
    wrong: { head: EVOLVER },
    right: { head: EVOLVER, policy: NAMED },
    configure: NAMED,
    message: ({ store, root, others, because, checkoutAs }) =>
      `The commands of \`${store}\` run in \`${root}\`; ${elsewhere(because, inCode(others), checkoutAs)}.`,
    remedy: ({ store, checkoutAs }) =>
      `If an engine runs them elsewhere, set the root in the policy on the base branch: \`stores: [{path: ${store}, ${checkoutAs ? `checkout_as: ${checkoutAs}` : 'root: DIRECTORY'}}]\`.`,
  }),
});
