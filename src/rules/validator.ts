import { inCode } from './quoted.ts';
import { notice, rule, rules } from './rule.ts';

/** The notice that every command with a script has. */
const ACCEPTED = {
  'validator-empty-folder': 'The validators accept the command but do not find the script.',
};

/** Rules beyond the default profile. */
export const validatorRules = rules(
  'policy',
  'broken',
  {
    'validator-script': rule({
      unproven: true,
      title: 'Engine does not run the program',
      why: "The reference engine 1.29 runs node, npm and npx. Its later versions, and the validators of the protocol's hub, start `node` with a script and nothing else, unless it only prints information. They refuse an npm or npx command, and the gene fails. The policy names the versions that must accept a gene (`a2a.engines`).",
      wrong: 'npm test',
      right: { command: 'node scripts/check.js', also: ACCEPTED },
      message: '`{engine}` accepts {accepts}, not {command}.',
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
    'validator-flag': rule<{ engine: string; flag: string; of: 'node' | 'script' }>({
      unproven: true,
      counted: ['of'],
      title: 'Engine refuses the flag',
      why: "The reference engine and the validators of the protocol's hub refuse flags that run inline code, preload code, or open the debugger. Version 1.94 refuses them anywhere in a command, also after the script, where Node.js does not read them. Version 2 accepts no option of `node` but `-c` before a script, and no backtick or `$(` even in quotes. All refuse what is an operator of a shell outside of quotes.",
      wrong: 'node scripts/check.js -p 3000',
      right: { command: 'node scripts/check.js --port 3000', also: ACCEPTED },
      message: ({ engine, flag, of }) =>
        `\`${engine}\` refuses ${inCode([flag])}${of === 'script' ? ', also after the script' : ''}.`,
      remedy: ({ flag, of }) =>
        of === 'script'
          ? 'Give the flag of the script another name.'
          : `Write the command without ${inCode([flag])}, and do in the script what it is for.`,
    }),
  },
  '`validator`',
);
