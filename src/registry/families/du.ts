import type { FamilyInput } from '../family.ts';

export const du: FamilyInput = {
  name: 'du',
  category: 'system',
  curated: {
    risk: 'safe',
    flags: ['-a', '-c', '-h', '-k', '-s', '-x'],
    value_flags: {
      '-d': 'count',
    },
    default_operand: '.',
    match: ['du -sh src', 'du -d 1'],
    not_match: ['du --files0-from=x'],
  },
  workspace: {
    data_flags: ['-d', '--max-depth', '--exclude', '-t', '--threshold', '-B', '--block-size'],
    code_flags: ['--files0-from'],
    match: ['du -sh .'],
    not_match: ['du --files0-from=x'],
  },
};
