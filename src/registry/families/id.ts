import type { FamilyInput } from '../family.ts';

export const id: FamilyInput = {
  name: 'id',
  category: 'system',
  workspace: {
    data_operands: {
      count: 1,
    },
    match: ['id'],
    not_match: ['id --force'],
  },
};
