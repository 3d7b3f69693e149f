import type { FamilyInput } from '../family.ts';

export const curl: FamilyInput = {
  name: 'curl',
  category: 'network',
  curated: {
    risk: 'safe',
    forms: [
      {
        argv: '-I {url}',
      },
    ],
    network_touching: true,
    match: ['curl -I https://host.test'],
    not_match: [
      'curl https://host.test',
      'curl -I http://localhost',
      'curl -I http://a:b@host.test',
      'curl -I http://[::1]/',
      'curl -I http://metadata.google.internal/',
    ],
  },
};
