import type { FamilyInput } from '../family.ts';

export const awk: FamilyInput = {
  name: 'awk',
  category: 'text',
  workspace: {
    data_flags: ['-F', '--field-separator', '-v', '--assign'],
    data_operands: {
      count: 1,
    },
    code_flags: [
      '-f',
      '--file',
      '-i',
      '--include',
      '-l',
      '--load',
      '-E',
      '--exec',
      '-e',
      '--source',
      '-o',
      '--pretty-print',
      '-p',
      '--profile',
      '-W',
      '-d',
      '--dump-variables',
      '-D',
      '--debug',
    ],
    language: 'awk',
    match: ["awk '{print $1}' notes.md", "awk -F / '{print $2}' notes.md"],
    not_match: ['awk \'BEGIN{system("id")}\'', 'awk -f x y', 'awk \'{print > "/etc/x"}\' y'],
  },
};
