import type { FamilyInput } from '../family.ts';

export const uname: FamilyInput = {
  name: 'uname',
  category: 'system',
  curated: {
    risk: 'safe',
    operands: {
      max: 0,
    },
    flags: ['-a', '-m', '-n', '-r', '-s', '-v'],
    match: ['uname -a'],
    not_match: ['uname x'],
  },
  workspace: {
    match: ['uname -a'],
    not_match: ['uname --force'],
  },
};
