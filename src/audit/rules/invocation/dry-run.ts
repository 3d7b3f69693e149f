import { defineRule } from '../../../finding/rule.ts';

export const dryRun = defineRule<{ program: string; flag: string }>({
  id: 'dry-run',
  layer: 'invocation',
  severity: 'warning',
  since: '0.1.0',
  title: 'A dry run still runs scripts',
  why: `\`npm pack --dry-run\` runs prepack and prepare scripts; for other commands the flag has no effect.`,
  wrong: 'npm pack --dry-run',
  right: 'npm test',
  message: ({ program, flag }) => `\`${flag}\` of ${program} does not keep scripts from running.`,
  remedy: () => `Check the package's contents in a script.`,
});
