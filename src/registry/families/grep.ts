import type { FamilyInput } from '../family.ts';

export const grep: FamilyInput = {
  name: 'grep',
  category: 'text',
  curated: {
    risk: 'safe',
    operands: {
      min: 1,
      kinds: ['pattern', 'path'],
      unless: ['-e', '-f'],
    },
    flags: ['-E', '-F', '-H', '-R', '-h', '-i', '-l', '-n', '-r'],
    value_flags: {
      '-e': 'pattern',
      '-f': 'path',
      '-m': 'count',
    },
    default_operand: '.',
    match: ['grep -rn TODO src', 'grep -rn TODO', 'grep -e a notes.md', 'grep -- -x notes.md'],
    not_match: ['grep', 'grep -P x notes.md', 'grep -e a'],
  },
  workspace: {
    data_flags: [
      '-e',
      '--regexp',
      '-m',
      '--max-count',
      '-A',
      '-B',
      '-C',
      '--include',
      '--exclude',
      '--exclude-dir',
      '--label',
      '-d',
      '-D',
    ],
    data_operands: {
      count: 1,
      unless: ['-e', '--regexp', '-f', '--file'],
    },
    match: ['grep -n reboot CHANGELOG.md', 'grep -rn "rm -rf /" .'],
    not_match: ['grep --force a b'],
  },
};
