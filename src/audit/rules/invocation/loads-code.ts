import { defineRule } from '../../../finding/rule.ts';

export const loadsCode = defineRule<{ program: string; flag: string }>({
  id: 'loads-code',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'A flag loads code or a configuration that names code',
  why: `Loaders, snapshots, policies, configuration files and extensions run code besides the script.`,
  wrong: 'node --loader ./loader.mjs scripts/check.js',
  right: 'node scripts/check.js',
  message: ({ program, flag }) => `\`${flag}\` of ${program} loads code besides what is validated.`,
  remedy: ({ flag }) => `Remove \`${flag}\`; import what is needed in the script.`,
});
