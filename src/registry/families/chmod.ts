import type { FamilyInput } from '../family.ts';

export const chmod: FamilyInput = {
  name: 'chmod',
  category: 'files',
  curated: {
    risk: 'write',
    operands: {
      min: 2,
      kinds: ['text', 'path'],
    },
    dangerous_targets: ['/', '/*'],
    match: ['chmod 644 notes.md', 'chmod u+x a'],
    not_match: ['chmod 644', 'chmod -R 644 a'],
  },
};
