import { defineRule } from '../../../finding/rule.ts';

export const validatorEmptyFolder = defineRule<{ script: string }>({
  id: 'validator-empty-folder',
  layer: 'policy',
  severity: 'notice',
  since: '0.1.0',
  title: 'The validators of the hub would not find the script',
  why: `They run every command in a fresh, empty folder, without the repository that the gene comes from.
A command that they accept can still fail there, because the script it names does not exist.`,
  wrong: 'node scripts/check.js',
  right: 'node --version',
  message: ({ script }) =>
    `The hub's validators run in an empty folder, where \`${script}\` is not found.`,
  remedy: () =>
    'Keep the command for your own repository, and do not count on the hub to run it with success.',
});
