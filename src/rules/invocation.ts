import { rule, rules, warning } from './rule.ts';

/** Programs that run scripts of their own language. */
const RUNTIMES: ReadonlySet<string> = new Set(['bun', 'deno', 'python', 'python3']);

/** A repository with build files, and a policy that allows their program. */
export const MAKE = {
  policy: 'programs: [make]\n',
  files: { Makefile: 'test:\n\tnode scripts/check.js\n' },
};

/** A program and its flag or subcommand, if any, in a code span. */
function invoked(program: string, flag: string): string {
  return flag === '' ? `\`${program}\`` : `\`${program} ${flag}\``;
}

/** Flags whose value is code. */
const TEXT = /^-{1,2}(?:[a-zA-Z]{1,2}|eval|print|run|call)$/;

type FlagArguments = { program: string; flag: string; value?: string };

/** In the order of the documentation. */
export const invocationRules = rules('invocation', 'broken', {
  'unknown-flag': rule({
    title: 'Flag is unknown',
    why: 'A flag decides what runs, and an unknown flag may take the next word as its value. It can be newer than the tables of the gate, or misspelled. Of npm, only the flags that say which scripts run, and how much it prints, are known: npm 10 and 11 discard or complete one that they do not have, and npm 12 rejects it.',
    wrong: 'node --definitely-not-a-flag scripts/check.js',
    right: 'node scripts/check.js',
    configure: `tool_flags:
  jest:
    - {flag: --new-flag, value: none}`,
    message: '`{flag}` is not a known flag of `{program}`.',
    remedy:
      'Correct or remove `{flag}`, or put it after the name of the script or tool that it is meant for; with npm, put it after `--`. A flag that a newer tool has can be added with `tool_flags` in the policy of the base branch.',
  }),
  'unknown-subcommand': rule<{ program: string; subcommand: string; meant?: string }>({
    counted: ['meant'],
    title: 'Subcommand is unknown',
    why: 'The subcommand decides what a program does, and some programs run a program of this name from PATH if they do not have it. npm runs a test, a script, or a tool: `npm test`, `npm run NAME`, `npm start`, `npm stop`, `npm exec`; it completes abbreviated subcommands differently in each version.',
    wrong: 'npm tes',
    right: 'npm test',
    message: ({ program, subcommand, meant = '' }) =>
      `\`${program} ${subcommand}\` is no subcommand that the gate knows${meant && `; a similar one is \`${meant}\``}.`,
    remedy: 'Correct the subcommand, or run a script with `node`.',
  }),
  'outside-code': rule<FlagArguments>({
    harm: 'danger',
    removable: true,
    title: 'Command runs code that is no file of the commit',
    why: 'Inline code, preloaded modules, loaders, plug-ins and configuration from elsewhere, and programs that a tool starts are not read as the code of the commit is. What opens a debugger or a shell runs whatever is sent to it.',
    wrong: `node -e "require('./check')"`,
    right: 'node scripts/validate/check.cjs',
    message: ({ program, flag }) =>
      flag === program || /['"`]/.test(flag)
        ? `\`${program}\` starts other code than files of the commit.`
        : `${invoked(program, flag)} runs code that is no file of the commit.`,
    remedy: ({ program, flag }) =>
      flag.startsWith('-') && !TEXT.test(flag)
        ? `Remove \`${flag}\`: keep code and configuration in files of the commit that the program finds by itself.`
        : `Move the code into a script in the repository, and run it with \`${RUNTIMES.has(program) ? program : 'node'}\`; write what is started as a command of its own.`,
  }),
  'uses-network': rule<FlagArguments>({
    harm: 'danger',
    removable: true,
    title: 'Command downloads, publishes, or asks a server',
    why: 'What a server answers changes over time, and an installation runs scripts of packages. npx downloads and runs a package that it does not find, and a version, tag, path, or address names something to download. A validation command only reads; it has no network and no account.',
    wrong: 'npx evil@latest',
    right: 'npx eslint src',
    message: ({ program, flag }) =>
      `${invoked(program, flag)} uses the network, or installs or publishes packages.`,
    remedy: ({ program }) =>
      program === 'npx'
        ? 'Add the package to `devDependencies` and the lockfile, and run the tool by its plain name.'
        : 'Check what the commit and its dependencies hold; install packages in the workflow with the `prepare` input, not in a gene.',
  }),
  'writes-files': rule({
    removable: true,
    title: 'Command writes files',
    why: 'Profiles, reports, logs, and generated files can be written to any path, and reports contain the entire environment.',
    wrong: 'node --cpu-prof scripts/check.js',
    right: 'node scripts/check.js',
    message: '`{flag}` makes `{program}` write or delete files.',
    remedy: 'Remove `{flag}`; a validation command only reads.',
  }),
  'tool-writes': warning<FlagArguments>({
    writes: true,
    removable: true,
    title: 'Tool changes the files that it checks',
    why: 'A command that repairs files or rewrites snapshots passes because of what it wrote.',
    wrong: 'npx eslint --fix src',
    right: 'npx eslint src',
    message: '`{flag}` lets `{program}` change files during validation.',
    remedy: ({ flag, program }) =>
      flag.startsWith('-')
        ? `Remove \`${flag}\`.`
        : `Run the check of \`${program}\` that changes no files.`,
  }),
  'never-ends': rule({
    removable: true,
    title: 'Command does not end',
    why: 'Watchers and servers run until the time limit stops them.',
    wrong: 'node --watch scripts/check.js',
    right: 'node scripts/check.js',
    message: '`{flag}` keeps `{program}` running indefinitely.',
    remedy: 'Remove `{flag}`, or run the tool once.',
  }),
  'skips-tests': warning({
    idle: true,
    removable: true,
    title: 'Command can pass without running what it checks',
    why: 'A run without tests passes. With `--ignore-scripts`, npm skips the pre and post scripts.',
    wrong: 'node --test --test-only',
    right: 'node --test',
    message: '`{flag}` lets `{program}` pass without running every test.',
    remedy: 'Remove `{flag}`, or name the test files.',
  }),
  weakens: warning<FlagArguments>({
    removable: true,
    title: 'Flag changes what is checked, or a protection',
    why: 'The flag changes trust, limits, module resolution, the environment, or which failures count, so a passing result proves less. A rejected promise ends Node.js with an error, unless an option says otherwise. Variables of an environment file that change what runs are blocked.',
    wrong: 'node --unhandled-rejections=none scripts/check.js',
    right: 'node scripts/check.js',
    message: '`{flag}` changes what `{program}` checks, trusts, or fails for.',
    remedy: 'Remove `{flag}` unless the gene is about it.',
  }),
  'tool-runs-file': warning<FlagArguments>({
    removable: true,
    title: 'Flag runs another file or package first',
    why: 'Reporters, environments, plugins, and setup files are code. A test runner, a linter, or a bundler can load such a file of the commit, as it loads the tests and its configuration, but the file can decide the result. What a package that is made to be preloaded does depends on its version.',
    wrong: 'npx jest --globalSetup ./scripts/x.js',
    right: 'npx jest',
    message: '`{flag}` makes `{program}` run another file or package.',
    remedy: 'Remove `{flag}`, or set it in the configuration file of the tool.',
  }),
  'flag-value': rule({
    title: 'Flag and value do not match',
    why: 'If a value is missing, unexpected, or looks like a flag, versions disagree about which word is the value.',
    wrong: 'npm test --loglevel --silent',
    right: 'npm test --loglevel=silent',
    message: 'The `{program}` flag `{flag}` is ambiguous: {fault}.',
    remedy: 'Write `{flag}=VALUE` if the flag takes a value; otherwise write `{flag}` alone.',
  }),
  'nothing-to-run': rule({
    title: 'Command does not name a script or tool',
    why: '`npm` alone prints its help, and `npx` alone opens a shell.',
    wrong: 'npx',
    right: 'npx eslint src',
    message: 'The command does not name a script or tool for `{program}` to run.',
    remedy: 'Name the script or tool to run.',
  }),
  'reads-stdin': rule<{ program: string; flag: string }>({
    title: 'Program reads its code from standard input',
    why: 'Standard input is closed during validation. Where it is open, the program runs whatever it receives.',
    wrong: 'node -',
    right: 'node scripts/check.js',
    message: ({ program, flag }) =>
      `${flag === '' ? 'The command' : `\`${flag}\``} makes \`${program}\` read code from standard input.`,
    remedy: 'Name a script in the repository.',
  }),
  'make-variable': rule({
    harm: 'danger',
    title: 'Command sets a variable of the build files',
    why: 'A variable on the command line replaces the one of the Makefile, becomes part of shell text, and is in the environment of every recipe: it can name the program that runs, or the path on which programs are found.',
    wrong: { ...MAKE, command: 'make test PATH=tools:/usr/bin' },
    right: {
      ...MAKE,
      command: 'make test V=1',
      also: { 'build-files-unread': 'The Makefile decides what runs.' },
    },
    configure: 'make_variables: [TESTS]',
    message:
      '`{program} {variable}=…` sets a variable for the build files and the programs that they start.',
    remedy:
      'Set `{variable}` in the build file, or allow it with `make_variables: [{variable}]` in the policy of the base branch.',
  }),
  'only-prints': warning<{ program: string; flag: string }>({
    title: 'Command only prints information',
    why: 'The command does not check the change, so it passes whatever the change does.',
    wrong: 'node --version',
    right: 'node scripts/check.js',
    message: ({ program, flag }) =>
      `${invoked(program, flag)} only prints information and validates nothing.`,
    remedy: 'Run a command that fails when the gene breaks something.',
  }),
  'checks-syntax-only': warning<{ program: string; flag: string }>({
    title: 'Command only checks syntax',
    why: '`node --check`, `php -l`, and `python -m py_compile` read files and do not run them.',
    wrong: 'node --check src/index.js',
    right: 'node --test',
    message: '`{flag}` checks the syntax of a file and runs nothing.',
    remedy: 'Run a test that uses the file.',
  }),

  'absolute-path': warning({
    harm: 'broken',
    title: 'Argument is a path of one machine',
    why: 'The path does not exist on the machine that runs the validation.',
    wrong: 'node scripts/check.js /home/me/project',
    right: 'node scripts/check.js .',
    message: '`{path}` is an absolute path that exists on one machine only.',
    remedy: 'Write the path relative to the repository.',
  }),
  'tool-unknown': warning({
    title: 'Tool is not known',
    why: 'The gate knows the flags of common tools. Of another tool, it refuses only words that mean the same in most tools: a server, a command line, a path of the machine. It cannot tell which of the other words load code, start programs, or write files, so a reviewer has to.',
    wrong: {
      command: 'npx my-checker src',
      files: {
        'package.json': '{"name":"example","devDependencies":{"my-checker":"1.0.0"}}\n',
        'package-lock.json':
          '{"packages":{"node_modules/my-checker":{"bin":{"my-checker":"bin.js"}}}}\n',
        'node_modules/.bin/my-checker': { symlink: '../my-checker/bin.js' },
        'node_modules/my-checker/bin.js': '#!/usr/bin/env node\n',
      },
    },
    right: 'npx eslint src',
    message: 'The gate does not know the flags of `{tool}`.',
    remedy: 'Check what the tool does with these words, or run a known tool or a script.',
  }),
});
