import { defineRule } from '../../../finding/rule.ts';

export const changesNodeOptions = defineRule<{ program: string; flag: string }>({
  id: 'changes-node-options',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'Flags of node are passed behind the back of the script',
  why: `\`node-options\` becomes NODE_OPTIONS of every script and can load any code.`,
  wrong: 'npm test --node-options=--require=./x.js',
  right: 'npm test',
  message: ({ program, flag }) => `\`${flag}\` of ${program} sets flags for every node that runs.`,
  remedy: () => 'Write the flags where node is called, in the script.',
});
