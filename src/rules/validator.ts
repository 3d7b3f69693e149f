import { notice, rule, rules } from './rule.ts';

/** The notice that every command with a script has. */
const ACCEPTED = {
  'validator-empty-folder': 'The validators accept the command but do not find the script.',
};

/** Rules of the `validator` profile that the default profile does not have. */
export const validatorRules = rules(
  'policy',
  'broken',
  {
    'validator-script': rule({
      title: 'Hub validators only run scripts with node',
      why: "The validators of the protocol's hub start `node` with a script file and nothing else, unless it only prints information. They refuse an npm or npx command, and the gene fails.",
      wrong: 'npm test',
      right: { command: 'node scripts/check.js', also: ACCEPTED },
      message: "The hub's validators accept `node SCRIPT` alone, not {command}.",
      remedy: 'Write a Node script that does the same, and run it with `node`.',
    }),
    'validator-empty-folder': notice({
      title: 'Hub validators do not find the script',
      why: "The validators of the protocol's hub run every command in a new, empty directory, without the repository of the gene. A command that they accept can still fail there, because its script does not exist.",
      wrong: 'node scripts/check.js',
      right: {
        command: 'node --version',
        also: { 'only-prints': 'The command needs no file, so it validates nothing.' },
      },
      message: "The hub's validators run in an empty directory, where `{script}` does not exist.",
      remedy: 'Keep the command for your own repository; do not expect it to pass on the hub.',
    }),
    'validator-flag': rule<{ flag: string; of: 'newer' | 'node' | 'script' }>({
      counted: ['of'],
      title: 'Hub validators refuse the flag',
      why: "The validators of the protocol's hub refuse flags that run inline code, preload code, or open the debugger anywhere in a command, also after the script, where Node.js does not read them. Those of newer versions of the reference engine accept no option of `node` but `-c` before a script, or `-v` or `-h` alone, and no backtick or `$(` even in quotes. Both are in use; what only newer ones refuse is a notice.",
      wrong: 'node scripts/check.js -p 3000',
      right: { command: 'node scripts/check.js --port 3000', also: ACCEPTED },
      message: ({ flag, of }) =>
        of === 'newer'
          ? `The command is accepted by the validators of 1.94, not of newer ones, which refuse \`${flag}\`.`
          : `The hub's validators refuse \`${flag}\` anywhere in a command.`,
      remedy: ({ flag, of }) =>
        of === 'script'
          ? 'Give the flag of the script another name.'
          : `Write the command without \`${flag}\`, and do in the script what it is for.`,
    }),
  },
  '`validator`',
);
