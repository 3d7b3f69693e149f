import { defineRule } from '../../../finding/rule.ts';

export const rawDiskWrite = defineRule<{ pattern: string }>({
  id: 'raw_disk_write',
  layer: 1,
  severity: 'error',
  since: '0.1.0',
  title: 'Raw disk writing',
  why: 'The first layer refuses dangerous patterns wherever they stand in what would run: in a chain, behind a prefix, in a substitution, in the text of an npm script. Text that is data, such as a search pattern, does not match.',
  wrong: 'dd if=/dev/zero of=/dev/sda',
  right: 'cat notes.md',
  message: ({ pattern }) =>
    `Command blocked by safety rule: Pattern '${pattern}' matches dangerous pattern 'raw_disk_write'.`,
  remedy: () => 'Do this outside of the agent.',
});
