import type { FamilyInput } from '../family.ts';

export const unzip: FamilyInput = {
  name: 'unzip',
  category: 'archives',
  curated: {
    risk: 'write',
    forms: [
      {
        argv: '-l {archive}',
        risk: 'safe',
      },
      {
        argv: '{archive} -d {destination}',
        risk: 'write',
        warning: 'archive_extraction_overwrite',
      },
    ],
    match: ['unzip -l a.zip', 'unzip a.zip -d out'],
    not_match: ['unzip a.zip', 'unzip -o a.zip -d out', 'unzip a.zip -d out/../../../etc'],
  },
};
