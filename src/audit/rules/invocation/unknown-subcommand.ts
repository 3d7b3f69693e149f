import { defineRule } from '../../../finding/rule.ts';

export const unknownSubcommand = defineRule<{ subcommand: string; meant: string }>({
  id: 'unknown-subcommand',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'A subcommand of npm is not known',
  why: `npm completes subcommands from their beginning, differently in each version: \`npm star\` starts the start script in npm 12 and stars a package in npm 11.`,
  wrong: 'npm tes',
  right: 'npm test',
  message: ({ subcommand }) => `npm has no subcommand \`${subcommand}\`.`,
  remedy: ({ meant }) =>
    meant === ''
      ? 'Use `npm test` or `npm run SCRIPT`.'
      : `Write \`npm ${meant}\` if that is meant and allowed; \`npm test\` and \`npm run SCRIPT\` are.`,
});
