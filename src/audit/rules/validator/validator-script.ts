import { defineRule } from '../../../finding/rule.ts';

export const validatorScript = defineRule<Record<string, never>>({
  id: 'validator-script',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The validators of the hub want a script',
  why: `They refuse a node command that names no script file and asks for no information either.`,
  wrong: 'node --test',
  right: 'node scripts/check.js',
  message: () => `The hub's validators want a script behind \`node\`.`,
  remedy: () => `Name a script: \`node scripts/check.js\`.`,
});
