import { defineRule } from '../../finding/rule.ts';

export const earlierOutputMissing = defineRule<{
  command: string;
  path: string;
  writer: string;
}>({
  id: 'earlier-output-missing',
  layer: 'run',
  severity: 'notice',
  since: '0.1.0',
  title: 'A command may have failed because it did not find what an earlier one wrote',
  why: `Each command has a fresh view of the audited checkout, so that none can prepare what the next one
judges. What a command writes is gone when it ends, also for the commands of the same gene. The finding
says which file an earlier command of the gene wrote that this one names.`,
  wrong: '"validation": ["npm run build", "node dist/check.js"]',
  right: '"validation": ["npm run check"]   // "check": a script that builds and checks',
  configure: 'views: gene',
  message: ({ command, path, writer }) =>
    `The command \`${command}\` failed and names \`${path}\`, which \`${writer}\` wrote into a view of its own; that view was gone.`,
  remedy: () =>
    'Do both in one script, or build before the gate: in the action’s input `prepare`, into an ignored folder. Or let the commands of a gene share one view, by the policy’s key `views`.',
});
