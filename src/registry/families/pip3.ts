import type { FamilyInput } from '../family.ts';

export const pip3: FamilyInput = {
  name: 'pip3',
  category: 'python',
  workspace: {
    subcommands: {
      list: {
        operands: 'package',
      },
      show: {
        operands: 'package',
      },
      freeze: {},
      check: {},
      install: {
        operands: 'package',
        warnings: ['network_touching', 'writes_files'],
      },
    },
    flags: [
      '-q',
      '--quiet',
      '-v',
      '--verbose',
      '-U',
      '--upgrade',
      '--user',
      '--no-deps',
      '--pre',
      '--force-reinstall',
      '--no-cache-dir',
      '--disable-pip-version-check',
      '--outdated',
      '--format',
      '-y',
    ],
    data_flags: ['--format'],
    match: ['pip3 list', 'pip3 install requests', 'pip3 install --force-reinstall x'],
    not_match: [
      'pip3 uninstall x',
      'pip3 install ../x',
      'pip3 install -r list.txt',
      'pip3 install --index-url http://x y',
      'pip3 install git+https://x/y',
      'pip3',
    ],
  },
};
