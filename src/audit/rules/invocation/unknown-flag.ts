import { defineRule } from '../../../finding/rule.ts';

export const unknownFlag = defineRule<{ program: string; flag: string }>({
  id: 'unknown-flag',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'A flag is not known',
  why: `What a flag does decides what runs, and an unknown one may take the next word as its value. Flags are looked up in the tables of node 20 and 24 and npm 10, 11 and 12.`,
  wrong: 'node --definitely-not-a-flag scripts/check.js',
  right: 'node scripts/check.js',
  message: ({ program, flag }) => `${program} has no flag \`${flag}\`.`,
  remedy: ({ flag }) =>
    `Remove \`${flag}\`; if it is meant for the script or tool, put it after its name, and for npm after \`--\`.`,
});
