import type { SandboxPack } from '../schema.ts';

const lookup = { network_touching: true, forms: { '{domain}': {} } } as const;

export const network: SandboxPack = {
  curated: {
    curl: {
      network_touching: true,
      forms: { '-I {url}': {} },
      match: ['curl -I https://host.test'],
      not_match: ['curl -I http://localhost', 'curl -I http://a:b@host.test'],
    },
    dig: { ...lookup, match: ['dig host.test'], not_match: ['dig', 'dig @192.0.2.1 host.test'] },
    nslookup: {
      ...lookup,
      match: ['nslookup host.test'],
      not_match: ['nslookup https://host.test'],
    },
    ping: {
      network_touching: true,
      forms: { '-c {count:1-10} {host}': {} },
      match: ['ping -c 1 host.test', 'ping -c 3 2001:db8::5'],
      not_match: ['ping -c 11 host.test', 'ping -c 1 127.0.0.1', 'ping -c 1 169.254.169.254'],
    },
  },
};
