import { defineRule } from '../../finding/rule.ts';

export const toolNotInstalled = defineRule<{ command: string; tool: string }>({
  id: 'tool-not-installed',
  layer: 'run',
  severity: 'error',
  since: '0.1.0',
  title: 'A command needs a tool that is not installed',
  why: `A tool of the repository's own dependencies is run from \`node_modules\`, where the audit has seen
it. If it is not there, npx would look elsewhere or download it, so the command is not run at all.`,
  wrong: '- uses: gene-gate/gene-gate@v0',
  right: `- uses: gene-gate/gene-gate@v0
  with:
    prepare: npm ci --ignore-scripts`,
  message: ({ command, tool }) =>
    `The command \`${command}\` was not run, because \`${tool}\` is not installed.`,
  remedy: () =>
    'Install dependencies before the gate: `prepare: npm ci --ignore-scripts` in the workflow, or `npm ci --ignore-scripts` in a terminal.',
});
