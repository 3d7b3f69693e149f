import type { FamilyInput } from '../family.ts';

export const df: FamilyInput = {
  name: 'df',
  category: 'system',
  curated: {
    risk: 'safe',
    flags: ['-h'],
    match: ['df -h'],
    not_match: ['df --output=x'],
  },
  workspace: {
    match: ['df -h'],
    not_match: ['df --force'],
  },
};
