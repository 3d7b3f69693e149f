import { defineRule } from '../../../finding/rule.ts';

export const npmrcRedirects = defineRule<{ path: string; keys: readonly string[] }>({
  id: 'npmrc-redirects',
  layer: 'target',
  severity: 'warning',
  since: '0.1.0',
  title: '.npmrc changes what npm runs',
  why: `Shell, flags of node, registry and programs in .npmrc decide what a script does. The gate overrides the worst of them; other machines do not.`,
  wrong: 'script-shell=./sh',
  right: 'fund=false',
  message: ({ path, keys }) =>
    `${path} sets ${keys.join(', ')}, which changes what npm runs or trusts.`,
  remedy: () => 'Remove these settings from the repository.',
});
