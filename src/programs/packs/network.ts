import type { SandboxInput } from '../schema.ts';

const DOMAIN = { only: 'curated', network_touching: true, forms: { '{domain}': {} } } as const;

export const network: Readonly<Record<string, SandboxInput>> = {
  curl: {
    only: 'curated',
    network_touching: true,
    forms: { '-I {url}': {} },
    match: ['curl -I https://host.test'],
    not_match: ['curl -I http://localhost', 'curl -I http://a:b@host.test'],
  },
  dig: {
    ...DOMAIN,
    match: ['dig host.test'],
    not_match: ['dig', 'dig @192.0.2.1 host.test', 'dig https://host.test'],
  },
  nslookup: {
    ...DOMAIN,
    match: ['nslookup host.test'],
    not_match: ['nslookup', 'nslookup @192.0.2.1 host.test', 'nslookup https://host.test'],
  },
  ping: {
    only: 'curated',
    network_touching: true,
    forms: { '-c {count:1-10} {host}': {} },
    match: ['ping -c 1 host.test', 'ping -c 3 2001:db8::5'],
    not_match: ['ping -c 11 host.test', 'ping -c 1 127.0.0.1', 'ping -c 1 169.254.169.254'],
  },
};
