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
