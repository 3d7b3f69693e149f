import type { FamilyInput } from '../schema.ts';

export const packages: readonly FamilyInput[] = [
  {
    name: 'apt-get',
    workspace: {
      subcommands: {
        update: { operands: 'package', warnings: ['network_touching'] },
        install: { operands: 'package', warnings: ['network_touching', 'writes_files'] },
      },
      flags: ['-y', '--yes'],
      match: ['apt-get update', 'apt-get install jq', 'apt-get install -y jq'],
      not_match: [
        'apt-get remove jq',
        'apt-get install ./x.deb',
        'apt-get install -o x=y jq',
        'apt-get install jq-',
      ],
    },
  },
];
