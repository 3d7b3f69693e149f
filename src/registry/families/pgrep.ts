import type { FamilyInput } from '../family.ts';

export const pgrep: FamilyInput = {
  name: 'pgrep',
  category: 'system',
  curated: {
    risk: 'safe',
    operands: {
      min: 1,
      max: 1,
      kinds: ['pattern'],
    },
    flags: ['-f', '-l'],
    value_flags: {
      '-u': 'text',
    },
    match: ['pgrep -fl node'],
    not_match: ['pgrep', 'pgrep -9 node'],
  },
};
