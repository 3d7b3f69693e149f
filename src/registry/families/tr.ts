import type { FamilyInput } from '../family.ts';

export const tr: FamilyInput = {
  name: 'tr',
  category: 'text',
  workspace: {
    data_operands: {
      count: 2,
    },
    match: ['tr a-z A-Z', 'tr / _'],
    not_match: ['tr --force a b'],
  },
};
