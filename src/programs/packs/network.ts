import type { FamilyInput } from '../schema.ts';

export const network: readonly FamilyInput[] = [
  {
    name: 'curl',
    curated: {
      risk: 'safe',
      forms: [{ argv: '-I {url}' }],
      network_touching: true,
      match: ['curl -I https://host.test'],
      not_match: ['curl -I http://localhost', 'curl -I http://a:b@host.test'],
    },
  },
  {
    name: 'dig',
    curated: {
      risk: 'safe',
      forms: [{ argv: '{domain}' }],
      network_touching: true,
      match: ['dig host.test'],
      not_match: ['dig', 'dig @192.0.2.1 host.test', 'dig https://host.test'],
    },
  },
  {
    name: 'nslookup',
    curated: {
      risk: 'safe',
      forms: [{ argv: '{domain}' }],
      network_touching: true,
      match: ['nslookup host.test'],
      not_match: ['nslookup', 'nslookup @192.0.2.1 host.test', 'nslookup https://host.test'],
    },
  },
  {
    name: 'ping',
    curated: {
      risk: 'safe',
      forms: [{ argv: '-c {count:1-10} {host}' }],
      network_touching: true,
      match: ['ping -c 1 host.test', 'ping -c 3 2001:db8::5'],
      not_match: ['ping -c 11 host.test', 'ping -c 1 127.0.0.1', 'ping -c 1 169.254.169.254'],
    },
  },
];
