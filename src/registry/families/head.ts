import type { FamilyInput } from '../family.ts';

export const head: FamilyInput = {
  name: 'head',
  category: 'text',
  curated: {
    risk: 'safe',
    operands: {
      min: 1,
    },
    value_flags: {
      '-n': 'count',
      '-c': 'count',
    },
    match: ['head -n 3 notes.md', 'head -c5 notes.md'],
    not_match: ['head', 'head -f notes.md', 'head -n x notes.md'],
  },
  workspace: {
    data_flags: ['-n', '-c', '--lines', '--bytes'],
    match: ['head -n 3 notes.md'],
    not_match: ['head --force notes.md'],
  },
};
