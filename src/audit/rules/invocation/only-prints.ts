import { defineRule } from '../../../finding/rule.ts';

export const onlyPrints = defineRule<{ program: string; flag: string }>({
  id: 'only-prints',
  layer: 'invocation',
  severity: 'warning',
  since: '0.1.0',
  title: 'The command only prints something',
  why: `Nothing of the change is looked at, so that it passes whatever the change does.`,
  wrong: 'node --version',
  right: 'node scripts/check.js',
  message: ({ program, flag }) =>
    `\`${flag}\` of ${program} only prints something and validates nothing.`,
  remedy: () => 'Run something that fails when the gene breaks it.',
});
