import type { FamilyInput } from '../schema.ts';

export const archives: readonly FamilyInput[] = [
  {
    name: 'tar',
    curated: {
      risk: 'write',
      forms: [
        { argv: '-tf {archive}', risk: 'safe' },
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
      not_match: ['tar -czf a.tgz .', 'tar -xf a.tar -C /usr/local/', 'tar -tf host:a.tar'],
    },
  },
  {
    name: 'unzip',
    curated: {
      risk: 'write',
      forms: [
        { argv: '-l {archive}', risk: 'safe' },
        {
          argv: '{archive} -d {destination}',
          risk: 'write',
          warning: 'archive_extraction_overwrite',
        },
      ],
      match: ['unzip -l a.zip', 'unzip a.zip -d out'],
      not_match: ['unzip a.zip', 'unzip -o a.zip -d out', 'unzip a.zip -d out/../../../etc'],
    },
  },
  {
    name: 'zip',
    curated: {
      risk: 'write',
      forms: [
        { argv: '-r {archive} {source...}', risk: 'write', warning: 'archive_creation_overwrite' },
      ],
      match: ['zip -r a.zip src'],
      not_match: ['zip a.zip src', 'zip -r a.zip', 'zip -r a.zip src/..'],
    },
  },
];
