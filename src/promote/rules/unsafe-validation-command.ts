import { defineRule } from '../../finding/rule.ts';

export const unsafeValidationCommand = defineRule<{ command: string }>({
  id: 'unsafe-validation-command',
  layer: 'promotion',
  severity: 'error',
  since: '0.1.0',
  title: 'A candidate has a validation command that is not allowed',
  why: `Whoever promotes a gene runs its commands from then on. A command that the audit blocks is refused in
the words of the reference engine; the findings that follow say what it would do.`,
  wrong: '"validation": ["npm test && rm -rf /"]',
  right: '"validation": ["npm test"]',
  message: ({ command }) => `Unsafe validation command: ${command}`,
  remedy: () =>
    'Ask its author for a command that the audit allows; `gene-gate explain "COMMAND"` says why not.',
});
