import type { FamilyInput } from '../family.ts';

export const dig: FamilyInput = {
  name: 'dig',
  category: 'network',
  curated: {
    risk: 'safe',
    forms: [
      {
        argv: '{domain}',
      },
    ],
    network_touching: true,
    match: ['dig host.test'],
    not_match: ['dig', 'dig @192.0.2.1 host.test', 'dig https://host.test'],
  },
};
