import { defineRule } from '../../../finding/rule.ts';

export const fileTooLarge = defineRule<{ detail: string }>({
  id: 'file-too-large',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'An asset file is larger than the policy allows',
  why: `What is not read is not audited, so a file that is too large to read is an error and not a gap.`,
  wrong: 'assets/gep/events.jsonl of 40 MB',
  right: 'The log split by year, or a higher limit in the policy',
  configure: `assets:
  max_file_bytes: 67108864`,
  message: ({ detail }) => `The asset file is too large to be audited: ${detail}.`,
  remedy: () => 'Split the file, or raise assets.max_file_bytes in the policy on the base branch.',
});
