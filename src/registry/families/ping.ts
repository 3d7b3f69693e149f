import type { FamilyInput } from '../family.ts';

export const ping: FamilyInput = {
  name: 'ping',
  category: 'network',
  curated: {
    risk: 'safe',
    forms: [
      {
        argv: '-c {count:1-10} {host}',
      },
    ],
    network_touching: true,
    match: ['ping -c 1 host.test', 'ping -c 3 2001:db8::5'],
    not_match: [
      'ping host.test',
      'ping -c 11 host.test',
      'ping -c 1 127.0.0.1',
      'ping -c 1 169.254.169.254',
      'ping -c 1 0x7f.1',
    ],
  },
};
