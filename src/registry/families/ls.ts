import type { FamilyInput } from '../family.ts';

export const ls: FamilyInput = {
  name: 'ls',
  category: 'files',
  curated: {
    risk: 'safe',
    flags: ['-R', '-a', '-h', '-l'],
    default_operand: '.',
    match: ['ls', 'ls -la src'],
    not_match: ['ls --color src'],
  },
  workspace: {
    match: ['ls -la', 'ls --all'],
    not_match: ['ls --force'],
  },
};
