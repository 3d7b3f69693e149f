import type { FamilyInput } from '../family.ts';

export const pip: FamilyInput = {
  name: 'pip',
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
    match: ['pip list', 'pip install requests', 'pip install --force-reinstall x'],
    not_match: [
      'pip uninstall x',
      'pip install ../x',
      'pip install -r list.txt',
      'pip install --index-url http://x y',
      'pip install git+https://x/y',
      'pip',
    ],
  },
};
