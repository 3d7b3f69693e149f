import { defineRule } from '../../../finding/rule.ts';

export const outsideAllowedRoots = defineRule<{ path: string; roots: readonly string[] }>({
  id: 'outside_allowed_roots',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'A path leaves the allowed roots',
  why: 'When the policy names roots, every path of a command must lead into one of them after `..` and symlinks are resolved.',
  wrong: 'cat /srv/other/notes.md',
  right: 'cat /srv/app/notes.md',
  configure: '`allowed_roots` in the policy.',
  message: ({ path, roots }) =>
    `The path \`${path}\` is outside of the allowed roots (${roots.join(', ')}).`,
  remedy: () => 'Use a path inside of an allowed root.',
});
