import { defineRule } from '../../finding/rule.ts';

export const checkoutModified = defineRule<{ command: string; paths: readonly string[] }>({
  id: 'checkout-modified',
  layer: 'run',
  severity: 'error',
  since: '0.1.0',
  title: 'A validation command changed files of the audited tree',
  why: `What runs must be what was audited. Once a command has changed tracked files, the next one would
run something that nobody has judged, so nothing more is run. Validation should only read. Where the policy
says views: gene, the commands of one gene share a view of the checkout: then the finding is about that
view, also about files that no commit holds, and about new ones that would be taken in place of what
stands there; the rest of that gene is not run.`,
  wrong: '"validation": ["npx prettier --write ."]',
  right: '"validation": ["npx prettier --check ."]',
  message: ({ command, paths }) =>
    `The command \`${command}\` changed ${paths.length === 1 ? 'an audited file' : `${paths.length} audited files`}: ${paths.slice(0, 5).join(', ')}${paths.length > 5 ? ', …' : ''}.`,
  remedy: () => 'Let the command report what is wrong instead of changing it.',
});
