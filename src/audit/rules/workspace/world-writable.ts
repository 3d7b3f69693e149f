import { defineRule } from '../../../finding/rule.ts';

export const worldWritable = defineRule<{ pattern: string }>({
  id: 'world_writable',
  layer: 1,
  severity: 'error',
  since: '0.1.0',
  title: 'World-writable permissions',
  why: 'The first layer refuses dangerous patterns wherever they stand in what would run: in a chain, behind a prefix, in a substitution, in the text of an npm script. Text that is data, such as a search pattern, does not match.',
  wrong: 'chmod 777 notes.md',
  right: 'cat notes.md',
  message: ({ pattern }) =>
    `Command blocked by safety rule: Pattern '${pattern}' matches dangerous pattern 'world_writable'.`,
  remedy: () => 'Do this outside of the agent.',
});
