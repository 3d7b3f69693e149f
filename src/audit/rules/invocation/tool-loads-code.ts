import { defineRule } from '../../../finding/rule.ts';

export const toolLoadsCode = defineRule<{ program: string; flag: string }>({
  id: 'tool-loads-code',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'A tool is given code from outside of the repository',
  why: `Configuration, plugins and parsers are code. In an argument, an address or outside of the repository, nobody reviews them.`,
  wrong: `npx jest --config '{"globalSetup":"./x.js"}'`,
  right: 'npx jest --config jest.config.js',
  message: ({ program, flag }) => `${program} would load code from \`${flag}\`.`,
  remedy: () => 'Keep configuration in a file of the repository and name its path.',
});
