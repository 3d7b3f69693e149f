import type { FamilyInput } from '../family.ts';

export const lsof: FamilyInput = {
  name: 'lsof',
  category: 'system',
  curated: {
    risk: 'safe',
    flags: ['-a', '-n', '-P'],
    value_flags: {
      '-c': 'text',
      '-p': 'text',
    },
    match: ['lsof -nP', 'lsof -p 12'],
    not_match: ['lsof -t x'],
  },
};
