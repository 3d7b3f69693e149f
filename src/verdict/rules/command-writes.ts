import { defineRule } from '../../finding/rule.ts';

/** Paths named in a message; the report has more of them. */
const NAMED = 5;

export const commandWrites = defineRule<{ command: string; paths: readonly string[] }>({
  id: 'command-writes',
  layer: 'run',
  severity: 'warning',
  since: '0.1.0',
  title: 'A validation command created, changed or deleted files of the checkout',
  why: `Validation should read and judge. Each command has a view of the checkout of its own, so what it
writes is gone when it ends: a later command that counts on it fails. Caches are left out.`,
  wrong: '"validation": ["npx prettier --write ."]',
  right: '"validation": ["npx prettier --check ."]',
  configure: `caches:
  - '**/.cache/**'
  - 'coverage/**'`,
  message: ({ command, paths }) =>
    `The command \`${command}\` wrote to the checkout: ${paths.slice(0, NAMED).join(', ')}${paths.length > NAMED ? ', …' : ''}.`,
  remedy: () =>
    'Let the command write to the temporary folder (TMPDIR), or name its cache in the policy’s `caches`.',
});
