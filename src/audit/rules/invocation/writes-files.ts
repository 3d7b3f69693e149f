import { defineRule } from '../../../finding/rule.ts';

export const writesFiles = defineRule<{ program: string; flag: string }>({
  id: 'writes-files',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'Files are written where the command says',
  why: `Profiles, reports, logs and generated files go to any path, and reports hold the whole environment.`,
  wrong: 'node --cpu-prof scripts/check.js',
  right: 'node scripts/check.js',
  message: ({ program, flag }) => `\`${flag}\` makes ${program} write or delete files.`,
  remedy: ({ flag }) => `Remove \`${flag}\`; a validation only looks.`,
});
