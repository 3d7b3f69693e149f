import { defineRule } from '../../../finding/rule.ts';

export const installs = defineRule<{ program: string; flag: string }>({
  id: 'installs',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'Packages are installed or changed',
  why: `Installing runs scripts of packages, needs the network and changes the files that are validated. It belongs before the validation.`,
  wrong: 'npm ci',
  right: 'npm test',
  message: ({ program, flag }) => `\`${flag}\` of ${program} installs or changes packages.`,
  remedy: () => `Install in the workflow (the \`prepare\` input), not in a gene.`,
});
