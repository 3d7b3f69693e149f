import { defineRule } from '../../../finding/rule.ts';

export const changesConfiguration = defineRule<{ program: string; flag: string }>({
  id: 'changes-configuration',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'The configuration of the program is changed',
  why: `Registry, proxy, certificates, module resolution, prefix and configuration files decide what runs and where it comes from.`,
  wrong: 'npm test --userconfig=ci.npmrc',
  right: 'npm test',
  message: ({ program, flag }) => `\`${flag}\` changes how ${program} finds and trusts things.`,
  remedy: ({ flag }) => `Remove \`${flag}\`; configuration belongs to the workflow.`,
});
