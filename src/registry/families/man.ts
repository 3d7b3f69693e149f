import type { FamilyInput } from '../family.ts';

export const man: FamilyInput = {
  name: 'man',
  category: 'system',
  curated: {
    risk: 'safe',
    operands: {
      min: 1,
      max: 2,
      kinds: ['text'],
    },
    match: ['man ls', 'man 1 ls'],
    not_match: ['man', 'man 1 ls cat', 'man -P sh ls'],
  },
};
