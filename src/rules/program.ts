import { rule, rules } from './rule.ts';

/** Rules about which program a command runs, in the order in which they are documented. */
export const programRules = rules(
  'program',
  {
    'command-not-text': rule<{ type: string }>({
      severity: 'error',
      title: 'A validation command is not a string',
      why: `An entry of \`validation\` is one command line. Engines that turn other values into text run something nobody wrote down: a nested list becomes its joined entries.`,
      wrong: { command: ['node scripts/check.js'] },
      right: 'node scripts/check.js',
      message: ({ type }) =>
        `A validation command must be a string, and this one is of type ${type}.`,
      remedy: () => `Write each command as one string in \`validation\`.`,
    }),
    sentence: rule<Record<string, never>>({
      severity: 'error',
      title: 'A sentence stands where a command should',
      why: `A sentence cannot run, so it validates nothing. Put what it says into a script that fails when it is not true.`,
      wrong: 'README.md exists',
      right: 'node scripts/validate/readme-exists.js',
      message: () => 'This is a sentence, not a command.',
      remedy: () =>
        `Write a Node script that fails when this is not true, and run it with \`node\`.`,
    }),
    'program-by-path': rule<{ program: string }>({
      severity: 'error',
      title: 'The program is given by its path',
      why: `Only \`node\`, \`npm\` and \`npx\` may run, and they are found by the gate itself; a path could be any file.`,
      wrong: './node_modules/.bin/eslint src',
      right: 'npx eslint src',
      message: ({ program }) =>
        `The program \`${program}\` is given by a path; only \`node\`, \`npm\` and \`npx\` may run.`,
      remedy: ({ program }) =>
        /(?:^|[\\/])node_modules[\\/]\.bin[\\/]/.test(program)
          ? `Write \`npx ${program.replace(/.*[\\/]/, '')} …\`.`
          : /\.[cm]?[jt]s$/.test(program)
            ? `Write \`node ${program} …\`.`
            : 'Wrap it in a Node script and run it with `node`.',
    }),
    'program-look-alike': rule<{ program: string; meant: string }>({
      severity: 'error',
      title: 'The program is only almost an allowed one',
      why: `On a file system that ignores case, or on Windows, \`NODE\` or \`node.exe\` may be a different file than \`node\`. Program names are compared exactly.`,
      wrong: 'Node scripts/check.js',
      right: 'node scripts/check.js',
      message: ({ program, meant }) =>
        `\`${program}\` is not \`${meant}\`: program names are compared exactly.`,
      remedy: ({ meant }) => `Write \`${meant}\`.`,
    }),
    'program-not-allowed': rule<{ program: string; group: string }>({
      severity: 'error',
      title: 'The program is not on the list',
      why: `Validation runs on machines that nobody watches. \`node\`, \`npm\` and \`npx\` are what every such machine has and what the gate understands word by word; what else is needed goes into a Node script.`,
      wrong: 'bash scripts/check.sh',
      right: 'node scripts/check.js',
      message: ({ program }) =>
        `The program \`${program}\` may not validate; only \`node\`, \`npm\` and \`npx\` may.`,
      remedy: ({ program, group }) =>
        group === 'package_manager'
          ? 'Use `npm test`, `npm run SCRIPT` or `npx TOOL`.'
          : `Wrap what \`${program}\` does in a Node script and run it with \`node\`.`,
    }),
  },
  '`evolver` and `validator`',
);
