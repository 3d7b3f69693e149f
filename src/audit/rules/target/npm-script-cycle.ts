import { defineRule } from '../../../finding/rule.ts';

export const npmScriptCycle = defineRule<{ script: string }>({
  id: 'npm-script-cycle',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'npm scripts call each other in a circle',
  why: `They would run until the time limit stops them.`,
  wrong: '"a": "npm run b", "b": "npm run a"',
  right: '"a": "node a.js"',
  message: ({ script }) => `The npm script \`${script}\` calls itself.`,
  remedy: () => 'Break the circle.',
});
