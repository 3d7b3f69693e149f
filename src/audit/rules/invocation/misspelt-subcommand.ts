import { defineRule } from '../../../finding/rule.ts';

export const misspeltSubcommand = defineRule<{ subcommand: string; meant: string }>({
  id: 'misspelt-subcommand',
  layer: 'invocation',
  severity: 'warning',
  since: '0.1.0',
  title: 'A subcommand is a typing error that npm accepts',
  why: `npm has aliases for common typing errors. A reader takes them for errors, too.`,
  wrong: 'npm rum lint',
  right: 'npm run lint',
  message: ({ subcommand, meant }) => `\`npm ${subcommand}\` is an alias for \`npm ${meant}\`.`,
  remedy: ({ meant }) => `Write \`npm ${meant}\`.`,
});
