import type { FamilyInput } from '../family.ts';

export const wc: FamilyInput = {
  name: 'wc',
  category: 'text',
  curated: {
    risk: 'safe',
    flags: ['-c', '-l', '-w'],
    match: ['wc -l notes.md', 'wc -cl notes.md'],
    not_match: ['wc --files0-from=x'],
  },
  workspace: {
    code_flags: ['--files0-from'],
    match: ['wc -l notes.md'],
    not_match: ['wc --files0-from=list'],
  },
};
