import { rule, rules } from './rule.ts';

/** What is said of every script, however right the command is. */
const ACCEPTED = {
  'validator-empty-folder': 'They accept the command, and would not find the script.',
};

/** What the \`validator\` profile asks beyond the default one. */
export const validatorRules = rules(
  'policy',
  {
    'validator-program': rule<{ program: string }>({
      severity: 'error',
      title: 'The validators of the hub run node only',
      why: `Validators of the protocol's hub start \`node\` and nothing else; an npm or npx command is refused there, and the gene fails.`,
      wrong: 'npm test',
      right: { command: 'node scripts/check.js', also: ACCEPTED },
      message: ({ program }) => `The hub's validators do not run \`${program}\`.`,
      remedy: () => `Write a Node script that does the same, and run it with \`node\`.`,
    }),
    'validator-script': rule<Record<string, never>>({
      severity: 'error',
      title: 'The validators of the hub want a script',
      why: `They refuse a node command that names no script file and asks for no information either.`,
      wrong: 'node --test',
      right: { command: 'node scripts/check.js', also: ACCEPTED },
      message: () => `The hub's validators want a script behind \`node\`.`,
      remedy: () => `Name a script: \`node scripts/check.js\`.`,
    }),
    'validator-empty-folder': rule<{ script: string }>({
      severity: 'notice',
      title: 'The validators of the hub would not find the script',
      why: `They run every command in a fresh, empty folder, without the repository that the gene comes from.
A command that they accept can still fail there, because the script it names does not exist.`,
      wrong: 'node scripts/check.js',
      right: {
        command: 'node --version',
        also: { 'only-prints': 'It needs no file, and so validates nothing.' },
      },
      message: ({ script }) =>
        `The hub's validators run in an empty folder, where \`${script}\` is not found.`,
      remedy: () =>
        'Keep the command for your own repository, and do not count on the hub to run it with success.',
    }),
    'validator-flag': rule<{ flag: string }>({
      severity: 'error',
      title: 'The validators of the hub refuse this flag anywhere',
      why: `They refuse the flags that evaluate text, preload code or open the debugger wherever they stand, also behind the script, where node would not see them.`,
      wrong: 'node scripts/check.js -p 3000',
      right: { command: 'node scripts/check.js --port 3000', also: ACCEPTED },
      message: ({ flag }) => `The hub's validators refuse \`${flag}\` anywhere in a command.`,
      remedy: () => `Give the script's own flag another name.`,
    }),
  },
  '`validator`',
);
