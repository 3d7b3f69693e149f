import type { FamilyInput } from '../family.ts';

export const which: FamilyInput = {
  name: 'which',
  category: 'system',
  curated: {
    risk: 'safe',
    operands: {
      min: 1,
      kinds: ['text'],
    },
    flags: ['-a'],
    match: ['which -a node'],
    not_match: ['which'],
  },
};
