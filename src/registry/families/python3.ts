import type { FamilyInput } from '../family.ts';

export const python3: FamilyInput = {
  name: 'python3',
  category: 'python',
  workspace: {
    forms: [
      {
        argv: '--version',
      },
      {
        argv: '-V',
      },
      {
        argv: '--help',
      },
      {
        argv: '{script}',
      },
      {
        argv: '{script} {text...}',
      },
    ],
    match: ['python3 tool.py', 'python3 --version', 'python3 tool.py --verbose'],
    not_match: ['python3 -c "print(1)"', 'python3 -m http.server', 'python3', 'python3 -'],
  },
};
