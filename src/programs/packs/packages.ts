import type { SandboxPack } from '../schema.ts';

/** Installing changes the machine. */
const install = {
  operands: 'package...',
  network_touching: true,
  warnings: ['writes_files'],
} as const;

export const packages: SandboxPack = {
  workspace: {
    'apt-get': {
      flags: { text: 'y yes' },
      operands: '',
      subcommands: { update: { network_touching: true }, install },
      match: ['apt-get update', 'apt-get install -y jq'],
      not_match: ['apt-get install ./x.deb', 'apt-get install -o x=y jq', 'apt-get remove jq'],
    },
  },
};

const pip = {
  flags: {
    text: `q quiet v verbose U upgrade user no-deps pre force-reinstall no-cache-dir disable-pip-version-check outdated y format=`,
  },
  operands: 'package*',
  subcommands: { list: {}, show: {}, freeze: {}, check: {}, install },
} as const;

export const python: SandboxPack = {
  workspace: {
    pip: {
      ...pip,
      match: ['pip list', 'pip install --force-reinstall x'],
      not_match: ['pip install ../x', 'pip install git+https://x/y', 'pip'],
    },
    pip3: { ...pip, match: ['pip3 list'], not_match: ['pip3 install ../x'] },
    python3: {
      // Any script can write.
      forms: { '--version': {}, '-V': {}, '--help': {}, '{script} {argument*}': { risk: 'write' } },
      match: ['python3 tool.py --verbose', 'python3 --version'],
      not_match: ['python3 -c "print(1)"', 'python3 -m http.server', 'python3', 'python3 -'],
    },
  },
};

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
