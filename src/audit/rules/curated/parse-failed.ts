import { defineRule } from '../../../finding/rule.ts';

export const parseFailed = defineRule<Record<string, never>>({
  id: 'parse_failed',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The text cannot be parsed',
  why: 'A text that a shell could not split into words has no meaning that can be validated.',
  wrong: 'tar -tf "release.tar',
  right: 'tar -tf release.tar',
  message: () => 'The command text cannot be parsed into words.',
  remedy: () => 'Close every quote.',
});
