import type { FamilyInput } from '../family.ts';

export const sudo: FamilyInput = {
  name: 'sudo',
  category: 'system',
  notes: 'Refused by its maturity, whatever it is asked to do.',
  curated: {
    risk: 'dangerous',
    maturity: 'blocked',
    operands: {
      min: 1,
      kinds: ['text'],
    },
    match: ['sudo ls'],
    not_match: ['sudo -u root ls'],
  },
};
