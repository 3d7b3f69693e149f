import type { FamilyInput } from '../family.ts';

export const ps: FamilyInput = {
  name: 'ps',
  category: 'system',
  curated: {
    risk: 'safe',
    operands: {
      max: 0,
    },
    flags: ['-A', '-e', '-f'],
    value_flags: {
      '-p': 'text',
      '-u': 'text',
    },
    match: ['ps -ef', 'ps -u me'],
    not_match: ['ps eww'],
  },
};
