import type { FamilyInput } from '../family.ts';

export const tail: FamilyInput = {
  name: 'tail',
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
    match: ['tail -n 3 notes.md', 'tail -c5 notes.md'],
    not_match: ['tail', 'tail -f notes.md', 'tail -n x notes.md'],
  },
  workspace: {
    data_flags: ['-n', '-c', '--lines', '--bytes'],
    match: ['tail -n 3 notes.md'],
    not_match: ['tail --force notes.md'],
  },
};
