import { defineRule } from '../../../finding/rule.ts';

export const submoduleChanged = defineRule<{ path: string }>({
  id: 'submodule-changed',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'A change with a gene adds or moves a submodule',
  why: `A submodule is one line in git and any number of files on disk, from another repository. What it
brings can be neither counted against a limit nor audited.`,
  wrong: '[submodule "tools"]   // added in the same change as a gene',
  right: 'A change of its own for the submodule, without a gene',
  message: ({ path }) =>
    `The change adds or moves the submodule ${path}, whose files cannot be audited.`,
  remedy: () => 'Land the submodule in a change of its own.',
});
