import { defineRule } from '../../../finding/rule.ts';

export const dependsOnRegistry = defineRule<{ program: string; flag: string }>({
  id: 'depends-on-registry',
  layer: 'invocation',
  severity: 'warning',
  since: '0.1.0',
  title: 'The result depends on the day',
  why: `The registry's answer changes without any change to the repository, and without a network there is none.`,
  wrong: 'npm outdated',
  right: 'npm test',
  message: ({ program, flag }) =>
    `\`${program} ${flag}\` passes or fails by what the registry says today.`,
  remedy: () => 'Run it in a workflow of its own.',
});
