import type { FamilyInput } from '../family.ts';

export const uniq: FamilyInput = {
  name: 'uniq',
  category: 'text',
  curated: {
    risk: 'safe',
    operands: {
      max: 1,
    },
    flags: ['-c', '-d', '-u'],
    match: ['uniq -c notes.md'],
    not_match: ['uniq notes.md out.txt'],
  },
  workspace: {
    data_flags: ['-f', '-s', '-w', '--skip-fields', '--skip-chars', '--check-chars'],
    match: ['uniq notes.md'],
    not_match: ['uniq --force a'],
  },
  notes: 'A second operand would be written to.',
};
