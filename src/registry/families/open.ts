import type { FamilyInput } from '../family.ts';

export const open: FamilyInput = {
  name: 'open',
  category: 'system',
  curated: {
    risk: 'safe',
    operands: {
      min: 1,
    },
    flags: ['-R'],
    forbidden_prefixes: ['http:', 'https:', 'ftp:', 'mailto:'],
    platforms: ['darwin'],
    match: ['open notes.md', 'open -R notes.md'],
    not_match: ['open https://host.test', 'open MAILTO:a@b', 'open -a Terminal x'],
  },
};
