import type { FamilyInput } from '../family.ts';

export const nslookup: FamilyInput = {
  name: 'nslookup',
  category: 'network',
  curated: {
    risk: 'safe',
    forms: [
      {
        argv: '{domain}',
      },
    ],
    network_touching: true,
    match: ['nslookup host.test'],
    not_match: ['nslookup', 'nslookup @192.0.2.1 host.test', 'nslookup https://host.test'],
  },
};
