import type { FamilyInput } from '../family.ts';

export const tar: FamilyInput = {
  name: 'tar',
  category: 'archives',
  curated: {
    risk: 'write',
    forms: [
      {
        argv: '-tf {archive}',
        risk: 'safe',
      },
      {
        argv: '-xf {archive} -C {destination}',
        risk: 'write',
        warning: 'archive_extraction_overwrite',
      },
      {
        argv: '-czf {archive} {source...}',
        risk: 'write',
        warning: 'archive_creation_overwrite',
      },
    ],
    match: ['tar -tf a.tar', 'tar -xf a.tar -C out', 'tar -czf a.tgz src docs'],
    not_match: [
      'tar -xf a.tar',
      'tar -xvf a.tar -C out',
      'tar -czf a.tgz .',
      'tar -xf a.tar -C /usr/local/',
      'tar -tf host:a.tar',
    ],
  },
};
