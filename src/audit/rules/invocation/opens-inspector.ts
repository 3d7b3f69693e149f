import { defineRule } from '../../../finding/rule.ts';

export const opensInspector = defineRule<{ program: string; flag: string }>({
  id: 'opens-inspector',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'A debugger is opened',
  why: `The inspector listens on a port, runs whatever connects to it, and may wait for ever.`,
  wrong: 'node --inspect scripts/check.js',
  right: 'node scripts/check.js',
  message: ({ flag }) => `\`${flag}\` opens node's debugger.`,
  remedy: ({ flag }) => `Remove \`${flag}\`.`,
});
