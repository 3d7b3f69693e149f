import { defineRule } from '../../../finding/rule.ts';

export const printsEnvironment = defineRule<Record<string, never>>({
  id: 'prints-environment',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'The environment is printed',
  why: `What is printed is kept in reports that others read; the environment may hold secrets.`,
  wrong: 'npm run env',
  right: 'npm test',
  message: () => `\`npm run env\` prints the whole environment.`,
  remedy: () => 'Remove the command.',
});
