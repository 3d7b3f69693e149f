import type { FamilyInput } from '../family.ts';

export const zip: FamilyInput = {
  name: 'zip',
  category: 'archives',
  curated: {
    risk: 'write',
    forms: [
      {
        argv: '-r {archive} {source...}',
        risk: 'write',
        warning: 'archive_creation_overwrite',
      },
    ],
    match: ['zip -r a.zip src'],
    not_match: ['zip a.zip src', 'zip -r a.zip', 'zip -r a.zip src/..'],
  },
};
