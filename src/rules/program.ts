import { rule, rules } from './rule.ts';

function allowedWords(others: readonly string[] = []): string {
  const names = ['node', 'npm', 'npx', ...others].map((name) => `\`${name}\``);
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}

/** Shell words that check nothing. */
const CHECKS_NOTHING: ReadonlySet<string> = new Set(
  ': cd echo exit export false printf pwd return set true umask unset wait'.split(' '),
);

/** Programs that can run a script of the repository; a policy names them before node. */
const RUNNERS = /^(?:python3?|php|bun|deno)$/;

/** Groups of programs that a policy can usefully describe: test runners and other tools. */
const DESCRIBABLE = /^(?:interpreter|builder|manager|other)$/;
const PLAIN_NAME = /^[A-Za-z][\w.+-]*$/;

/**
 * Says how to run the same by what the policy can allow, else by what it allows.
 * @param offered the name by which a policy can allow the program, or the program that a wrapper starts
 * @param word another word that starts it; allowed already without `offered`
 */
function otherwise({ program, allowed = [], ...known }: NotAllowed): string {
  const { group = '', offered = '', word = '', installs = false } = known;
  if (installs)
    return 'Remove the command. Install packages in the workflow, with the `prepare` input or in a step before the gate, not in a gene.';
  if (offered !== '') {
    const start = word === '' ? 'Allow' : `Write \`${word}\`, and allow`;
    return `${start} \`${offered}\` in the policy: add it to \`programs\` on the base branch.`;
  }
  if (word !== '') {
    const module = /^python3?$/.test(program) ? ` -m ${word}` : '';
    return `Write \`${word}\` instead of \`${program}${module}\`.`;
  }
  const runner = allowed.find((each) => RUNNERS.test(each)) ?? 'node';
  const described =
    DESCRIBABLE.test(group) && PLAIN_NAME.test(program)
      ? `, or describe the program with \`families\` and add it to \`programs\` in the policy of the base branch`
      : '';
  return `Move what \`${program}\` does into a script and run it with \`${runner}\`${described}.`;
}

type NotAllowed = {
  readonly program: string;
  readonly group?: string;
  readonly offered?: string;
  readonly word?: string;
  /** Whether it installs packages, which no policy allows. */
  readonly installs?: boolean;
  /** The programs of the policy. */
  readonly allowed?: readonly string[];
};

/** In the order of the documentation. */
export const programRules = rules(
  'program',
  'broken',
  {
    'command-not-text': rule({
      anyText: true,
      title: 'Validation command is not a string',
      why: 'Each entry of `validation` is one command line. Engines that convert other values to text run a command that was never written: a nested list becomes its joined entries.',
      wrong: { command: ['node scripts/check.js'] },
      right: 'node scripts/check.js',
      message: 'A validation command must be a string, but this one has the type `{type}`.',
      remedy: 'Write each command as a string in `validation`.',
    }),
    sentence: rule({
      title: 'Command is a sentence',
      why: 'A sentence cannot run, so it validates nothing. A script that fails when the sentence is not true can.',
      wrong: 'README.md exists',
      right: 'node scripts/validate/readme-exists.js',
      message: 'The validation entry is a sentence, not a command.',
      remedy:
        'A validation command is a program with its arguments. Write a script that fails when the sentence is not true, and run it, for example with `node`.',
    }),
    'program-by-path': rule<NotAllowed>({
      title: 'Program is a path',
      why: 'Only `node`, `npm`, and `npx` are allowed, and the gate locates them itself. A path can point to any file.',
      wrong: './node_modules/.bin/eslint src',
      right: 'npx eslint src',
      counted: ['offered', 'word', 'allowed'],
      message: ({ program, allowed }) =>
        `The program \`${program}\` is a path; only ${allowedWords(allowed)} are allowed.`,
      remedy: (refused) =>
        /(?:^|[\\/])node_modules[\\/]\.bin[\\/]/.test(refused.program)
          ? 'Run the tool by its name, without its path.'
          : /\.[cm]?[jt]s$/.test(refused.program)
            ? 'Run the script with `node`.'
            : otherwise(refused),
    }),
    'program-look-alike': rule({
      harm: 'danger',
      title: 'Program name does not match exactly',
      why: 'On Windows or a file system that ignores case, `NODE` or `node.exe` can be a different file than `node`. Program names are compared exactly.',
      wrong: 'Node scripts/check.js',
      right: 'node scripts/check.js',
      message: '`{program}` is not `{meant}`; program names must match exactly.',
      remedy: 'Write the name of the program as `{meant}`.',
    }),
    'program-not-allowed': rule<NotAllowed & { readonly group: string }>({
      title: 'Program is not allowed',
      why: 'Validation runs on unattended machines. `node`, `npm`, and `npx` are available on all of them, and the gate understands every argument of these programs. A policy can allow other programs by name, with `programs`. Move anything else into a script.',
      wrong: 'bash scripts/check.sh',
      right: 'node scripts/check.js',
      configure: `programs: [pytest, cargo]`,
      counted: ['offered', 'word', 'allowed', 'installs'],
      message: ({ program, allowed }) =>
        `\`${program}\` is not an allowed program; only ${allowedWords(allowed)} are allowed.`,
      remedy: (refused) =>
        refused.group === 'npx'
          ? `Add the package of \`${refused.program}\` to \`devDependencies\` and the lockfile, and run it with \`npx\`.`
          : CHECKS_NOTHING.has(refused.program)
            ? `Write a command that fails if something is wrong, such as \`node scripts/check.js\`; \`${refused.program}\` checks nothing.`
            : otherwise(refused),
    }),
  },
  '`evolver` and `validator`',
);
