import type { FamilyInput } from '../family.ts';

export const patch: FamilyInput = {
  name: 'patch',
  category: 'text',
  workspace: {
    data_flags: ['-p', '--strip', '-F', '--fuzz', '-V'],
    code_flags: ['-e', '--ed', '-g', '--get'],
    blocked_flags: ['-f'],
    writes: true,
    match: ['patch -p1 -i fix.diff'],
    not_match: ['patch --force -p1', 'patch -f -p1', 'patch -e -i x', 'patch -g1'],
  },
};
