import type { FamilyInput } from '../family.ts';

export const diff: FamilyInput = {
  name: 'diff',
  category: 'text',
  workspace: {
    data_flags: ['-I', '--ignore-matching-lines', '-U', '-C', '-W', '--label', '-x', '--exclude'],
    match: ['diff a.txt b.txt'],
    not_match: ['diff --force a b'],
  },
};
