import type { FamilyInput } from '../family.ts';

export const chown: FamilyInput = {
  name: 'chown',
  category: 'files',
  curated: {
    risk: 'dangerous',
    operands: {
      min: 2,
      kinds: ['text', 'path'],
    },
    dangerous_targets: ['/', '/*'],
    match: ['chown me notes.md'],
    not_match: ['chown me', 'chown -R me a'],
  },
};
