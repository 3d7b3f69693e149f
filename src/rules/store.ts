import { GENES, gene } from './example-asset.ts';
import { notice, rule, rules, warning } from './rule.ts';

const NESTED = 'evolver/assets/gep/genes.json';
const IN_EVOLVER = {
  [NESTED]: [gene({ validation: ['node check.js'] })],
  'evolver/check.js': 'work();\n',
};
const EVOLVER = { ...IN_EVOLVER, 'evolver/package.json': '{ "name": "evolver" }\n' };
const NAMED = 'stores:\n- path: evolver\n  root: evolver\n';

/** Rules about the directory in which the commands of a store run. */
export const storeRules = rules('change', 'danger', {
  'store-root-moved': warning<{ store: string; root: string; next: string }>({
    title: 'Change would move the root of a store',
    why: 'The commands of a store run in the nearest directory above it that has a package.json, else in the root of the repository. A change that adds or removes a package.json would make the same commands run other files. It is judged with the root at the base. Later changes are judged with the new root, unless the policy says which one it is.',
    wrong: { base: EVOLVER, head: { ...EVOLVER, 'evolver/assets/package.json': '{}\n' } },
    right: { base: EVOLVER, head: { ...EVOLVER, 'evolver/lib/package.json': '{}\n' } },
    configure: NAMED,
    message:
      'The commands of `{store}` run in `{root}`; after this change they would run in `{next}`.',
    remedy:
      'Set the root in the policy on the base branch, for example `stores: [{path: {store}, root: {root}}]`.',
  }),
  'store-root-missing': rule<{ store: string; root: string; named: boolean }>({
    forbidsRunning: 'change',
    title: 'Root of a store does not exist',
    why: 'Commands of a store run in its root: the directory that the policy names for it, or the one that the base has. Without that directory they would not run at all.',
    wrong: {
      head: { [GENES]: [gene()] },
      policy: 'stores:\n- path: assets/gep\n  root: engine\n',
    },
    right: { head: { [GENES]: [gene()] }, policy: 'stores:\n- path: assets/gep\n  root: .\n' },
    configure: NAMED,
    message: 'The commands of `{store}` run in `{root}`, which is not a directory of this commit.',
    remedy: ({ root, named }) =>
      named
        ? `Correct \`stores\` in the policy on the base branch, or add \`${root}\`.`
        : `Restore \`${root}\`, or set \`stores\` in the policy on the base branch.`,
  }),
  'store-root-unreadable': warning({
    title: 'package.json of a store’s root cannot be read',
    why: 'npm and Node.js read the package.json of the directory in which commands run. If it is not a JSON object, npm runs no script, and Node.js may refuse every script there.',
    wrong: { head: { ...IN_EVOLVER, 'evolver/package.json': '{ name: evolver }\n' } },
    right: { head: EVOLVER },
    message:
      'The commands of `{store}` run in `{root}`, whose `{path}` is not a readable JSON object.',
    remedy: 'Correct `{path}`.',
  }),
  'store-root-unclear': notice<{ store: string; root: string; others: readonly string[] }>({
    title: 'Store could have another root',
    why: 'Several directories above the store have a package.json. Most engines run commands in their own folder, the nearest one; some run them in the root of the repository (`EVOLVER_USE_PARENT_GIT=true`). The gate takes the nearest one unless the policy says otherwise.',
    wrong: { head: EVOLVER },
    right: { head: EVOLVER, policy: NAMED },
    configure: NAMED,
    message: ({ store, root, others }) =>
      `The commands of \`${store}\` run in \`${root}\`; ${others.map((each) => `\`${each}\``).join(' and ')} also ${others.length === 1 ? 'has' : 'have'} a package.json above it.`,
    remedy: 'If that is right, say so in the policy: `stores: [{path: {store}, root: {root}}]`.',
  }),
  'works-elsewhere': notice({
    title: 'Command would be accepted in another directory',
    why: 'A command of a store runs in the root of the store. It is refused there, but would be accepted in another directory that the store could belong to. The gate does not choose a directory because a command works there.',
    wrong: {
      head: { ...EVOLVER, [NESTED]: [gene({ validation: ['node scripts/a.js'] })] },
      also: { 'target-missing': 'The script is not in the root of the store.' },
    },
    right: { head: EVOLVER },
    configure: NAMED,
    message:
      'The command is refused in `{root}`, where the store’s commands run; in `{other}` it would be accepted.',
    remedy:
      'If the engine runs commands in `{other}`, set `stores` in the policy on the base branch; else correct the command.',
  }),
});
