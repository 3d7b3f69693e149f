import { defineRule } from '../../../finding/rule.ts';

export const envSecrets = defineRule<Record<string, never>>({
  id: 'env_secrets',
  layer: 'policy',
  severity: 'warning',
  since: '0.1.0',
  title: 'The command may print secrets of the environment',
  why: 'Environments and `.env` files hold tokens, and what is printed stays in logs.',
  wrong: 'cat .env',
  right: 'cat notes.md',
  message: () => 'This command may print secrets of the environment.',
  remedy: () => 'Make sure that this is meant.',
});
