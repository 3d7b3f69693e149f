import type { SandboxPack } from '../schema.ts';

const extracts = { warnings: ['archive_extraction_overwrite'] } as const;
const creates = { warnings: ['archive_creation_overwrite'] } as const;

export const archives: SandboxPack = {
  curated: {
    tar: {
      risk: 'write',
      forms: {
        '-tf {archive}': { risk: 'safe' },
        '-xf {archive} -C {destination}': extracts,
        '-czf {archive} {source...}': creates,
      },
      match: ['tar -tf a.tar', 'tar -xf a.tar -C out', 'tar -czf a.tgz src docs'],
      not_match: ['tar -czf a.tgz .', 'tar -xf a.tar -C /usr/local/', 'tar -tf host:a.tar'],
    },
    unzip: {
      risk: 'write',
      forms: { '-l {archive}': { risk: 'safe' }, '{archive} -d {destination}': extracts },
      match: ['unzip -l a.zip', 'unzip a.zip -d out'],
      not_match: ['unzip a.zip', 'unzip -o a.zip -d out', 'unzip a.zip -d out/../../../etc'],
    },
    zip: {
      risk: 'write',
      forms: { '-r {archive} {source...}': creates },
      match: ['zip -r a.zip src'],
      not_match: ['zip a.zip src', 'zip -r a.zip', 'zip -r a.zip src/..'],
    },
  },
};
