import type { FamilyInput } from '../family.ts';

export const rm: FamilyInput = {
  name: 'rm',
  category: 'files',
  curated: {
    risk: 'dangerous',
    operands: {
      min: 1,
    },
    flags: ['-f', '-i'],
    dangerous_flags: {
      '-r': 'recursive_deletion',
      '-rf': 'recursive_deletion',
      '-fr': 'recursive_deletion',
    },
    match: ['rm a', 'rm -rf build', 'rm -- -x'],
    not_match: ['rm', 'rm --recursive a', 'rm -d a'],
  },
};
