import { defineRule } from '../../../finding/rule.ts';

export const launchesPrograms = defineRule<{ program: string; flag: string }>({
  id: 'launches-programs',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'A tool starts other programs',
  why: `Launchers run text or programs that the gate does not see, which gives back what it takes away.`,
  wrong: 'npx concurrently "rm -rf dist"',
  right: 'node scripts/check.js',
  message: ({ program }) => `\`${program}\` starts other programs.`,
  remedy: () => 'Write what it starts as commands of their own.',
});
