import type { FamilyInput } from '../family.ts';

export const sed: FamilyInput = {
  name: 'sed',
  category: 'text',
  workspace: {
    data_flags: ['-e', '--expression', '-l'],
    data_operands: {
      count: 1,
      unless: ['-e', '--expression'],
    },
    code_flags: ['-f', '--file'],
    language: 'sed',
    match: ['sed -n 1,5p notes.md', "sed 's/a/b/g' notes.md"],
    not_match: [
      "sed -n '1e id' notes.md",
      "sed 's/a/b/e' x",
      "sed 'w /etc/x' y",
      'sed -f script x',
    ],
  },
};
