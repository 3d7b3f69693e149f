import type { FamilyInput } from '../schema.ts';

export const python: readonly FamilyInput[] = [
  pip('pip'),
  pip('pip3'),
  {
    name: 'python3',
    workspace: {
      forms: [
        { argv: '--version' },
        { argv: '-V' },
        { argv: '--help' },
        // A script can write, whatever its name is.
        { argv: '{script}', risk: 'write' },
        { argv: '{script} {text...}', risk: 'write' },
      ],
      match: ['python3 tool.py', 'python3 --version', 'python3 tool.py --verbose'],
      not_match: ['python3 -c "print(1)"', 'python3 -m http.server', 'python3', 'python3 -'],
    },
  },
];

/** Returns the family of `pip`, for one of its names. */
function pip(name: string): FamilyInput {
  return {
    name,
    workspace: {
      subcommands: {
        list: { operands: 'package' },
        show: { operands: 'package' },
        freeze: {},
        check: {},
        install: { operands: 'package', warnings: ['network_touching', 'writes_files'] },
      },
      flags: `-q --quiet -v --verbose -U --upgrade --user --no-deps --pre --force-reinstall
         --no-cache-dir --disable-pip-version-check --outdated --format -y`.split(/\s+/),
      data_flags: ['--format'],
      match: [`${name} list`, `${name} install requests`, `${name} install --force-reinstall x`],
      not_match: [`${name} install ../x`, `${name} install git+https://x/y`, name],
    },
  };
}
