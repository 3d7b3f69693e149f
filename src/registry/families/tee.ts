import type { FamilyInput } from '../family.ts';

export const tee: FamilyInput = {
  name: 'tee',
  category: 'text',
  workspace: {
    writes: true,
    match: ['tee out.txt'],
    not_match: ['tee --force x'],
  },
};
