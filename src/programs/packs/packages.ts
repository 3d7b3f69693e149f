import type { SandboxInput } from '../schema.ts';

/** Installing writes to the machine. */
const INSTALLS = {
  operands: 'package...',
  network_touching: true,
  warnings: ['writes_files'],
} as const;

export const packages: Readonly<Record<string, SandboxInput>> = {
  'apt-get': {
    only: 'workspace',
    flags: '-y --yes',
    operands: '',
    subcommands: { update: { network_touching: true }, install: INSTALLS },
    match: ['apt-get update', 'apt-get install jq', 'apt-get install -y jq'],
    not_match: ['apt-get install ./x.deb', 'apt-get install -o x=y jq', 'apt-get remove jq'],
  },
};

const PIP = {
  only: 'workspace',
  flags: `-q --quiet -v --verbose -U --upgrade --user --no-deps --pre --force-reinstall --no-cache-dir
    --disable-pip-version-check --outdated -y --format:text`,
  operands: 'package*',
  subcommands: { list: {}, show: {}, freeze: {}, check: {}, install: INSTALLS },
} as const;

export const python: Readonly<Record<string, SandboxInput>> = {
  pip: {
    ...PIP,
    match: ['pip list', 'pip install requests', 'pip install --force-reinstall x'],
    not_match: ['pip install ../x', 'pip install git+https://x/y', 'pip'],
  },
  pip3: { ...PIP, match: ['pip3 list'], not_match: ['pip3 install ../x'] },
  python3: {
    only: 'workspace',
    forms: {
      '--version': {},
      '-V': {},
      '--help': {},
      // A script can write, whatever its name is.
      '{script} {argument*}': { risk: 'write' },
    },
    match: ['python3 tool.py', 'python3 --version', 'python3 tool.py --verbose'],
    not_match: ['python3 -c "print(1)"', 'python3 -m http.server', 'python3', 'python3 -'],
  },
};
