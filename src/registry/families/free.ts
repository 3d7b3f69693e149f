import type { FamilyInput } from '../family.ts';

export const free: FamilyInput = {
  name: 'free',
  category: 'system',
  workspace: {
    data_flags: ['-s', '-c', '--seconds', '--count'],
    match: ['free -m'],
    not_match: ['free --force'],
  },
};
