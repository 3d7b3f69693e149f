import { defineRule } from '../../../finding/rule.ts';

export const preloadsPackage = defineRule<{ program: string; flag: string; value: string }>({
  id: 'preloads-package',
  layer: 'invocation',
  severity: 'warning',
  since: '0.1.0',
  title: 'A known package is loaded before the script',
  why: `Packages such as \`tsx\` and \`dotenv/config\` are made for this. What they do still depends on the version that the lockfile names.`,
  wrong: 'node --import tsx scripts/check.ts',
  right: 'node scripts/check.js',
  message: ({ flag, value }) =>
    `\`${flag}\` loads the package \`${value}\` before the script runs.`,
  remedy: () => 'Import it in the script, or see to it that its version is locked.',
});
