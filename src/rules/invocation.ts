import { inCode } from './quoted.ts';
import { rule, rules, warning } from './rule.ts';

/** Programs that run scripts of their own language. */
const RUNTIMES: ReadonlySet<string> = new Set(['bun', 'deno', 'python', 'python3']);

const MAKE = {
  policy: 'programs: [make]\n',
  files: { Makefile: 'test:\n\tnode scripts/check.js\n' },
};

/** A program with its flag or subcommand, if it has one, in a code span. */
function invoked(program: string, flag: string): string {
  return flag === '' ? `\`${program}\`` : `\`${program} ${flag}\``;
}

/** Rules about the flags, subcommands, and operands of a program, in the order in which they are documented. */
export const invocationRules = rules('invocation', 'broken', {
  'unknown-flag': rule({
    title: 'Flag is unknown',
    why: 'A flag decides what runs, and an unknown flag may take the next word as its value. Flags are looked up in the tables of Node.js 20 and 24. Of npm, only the flags that say which scripts run, and how much it prints, are known: npm reads every flag that does not follow `--`, npm 10 and 11 discard or complete one that they do not have, and npm 12 rejects it.',
    wrong: 'node --definitely-not-a-flag scripts/check.js',
    right: 'node scripts/check.js',
    message: '`{flag}` is not a known flag of `{program}`.',
    remedy:
      'Remove `{flag}`, or put it after the name of the script or tool that it is meant for; with npm, put it after `--`.',
  }),
  'flag-value': rule({
    title: 'Flag and value do not match',
    why: 'If a value is missing, unexpected, or looks like a flag, versions disagree about which word is the value.',
    wrong: 'npm test --loglevel --silent',
    right: 'npm test --loglevel=silent',
    message: 'The `{program}` flag `{flag}` is ambiguous: {fault}.',
    remedy: 'Write `{flag}=VALUE` if the flag takes a value; otherwise write `{flag}` alone.',
  }),
  'unknown-subcommand': rule<{ subcommand: string; meant: string }>({
    title: 'npm subcommand is unknown',
    why: 'npm runs a test, a script, or a tool: `npm test`, `npm run NAME`, `npm start`, `npm stop`, `npm exec`. npm completes abbreviated subcommands differently in each version: `npm star` runs the start script in npm 12 and stars a package in npm 11. `npm restart` runs other scripts than its name says.',
    wrong: 'npm tes',
    right: 'npm test',
    message: ({ subcommand, meant }) =>
      `\`npm ${subcommand}\` is no subcommand that the gate knows${meant && `; a similar one is \`${meant}\``}.`,
    remedy: 'Correct the subcommand, or run a script with `node`.',
  }),
  'program-subcommand-unknown': rule({
    title: 'Subcommand of a program is unknown',
    why: 'The subcommand decides what a program does. Some programs run a program of this name from PATH if they do not have it.',
    wrong: { command: 'cargo tset', policy: 'programs: [cargo]\n' },
    right: { command: 'cargo test', policy: 'programs: [cargo]\n' },
    message: '`{subcommand}` is not a known subcommand of `{program}`.',
    remedy:
      'Write a subcommand that `{program}` has, or define the program in `families` of the policy.',
  }),
  'nothing-to-run': rule({
    title: 'Command does not name a script or tool',
    why: '`npm` alone prints its help, and `npx` alone opens a shell.',
    wrong: 'npx',
    right: 'npx eslint src',
    message: 'The command does not name a script or tool for `{program}` to run.',
    remedy: 'Name the script or tool to run.',
  }),
  'evaluates-text': rule<{ program: string; flag: string }>({
    title: 'Command contains inline code',
    why: 'Diffs, linters, and reviewers do not see inline code as code, and validators refuse it. A script file is read like all other code.',
    wrong: `node -e "require('./check')"`,
    right: 'node scripts/validate/check.cjs',
    message: ({ program, flag }) => `${invoked(program, flag)} runs inline code.`,
    remedy: ({ program }) =>
      `Move the code into a script in the repository, and run it with \`${RUNTIMES.has(program) ? program : 'node'}\`.`,
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
  'dash-operand': rule({
    title: 'Script name begins with a dash',
    why: 'After `--`, Node.js looks for a package with this name, and reviewers read the name as a flag.',
    wrong: 'node -- -e',
    right: 'node scripts/check.js',
    message: 'The script name `{operand}` looks like a flag.',
    remedy: 'Write the path of the script so that it does not begin with a dash.',
  }),
  'preloads-code': rule<{ program: string; flag: string; value?: string }>({
    harm: 'danger',
    title: 'Code is loaded before the script',
    why: 'A preloaded module runs first and can change everything that the script sees, and a `data:` URL can contain an entire program. The rule applies where the command names what runs: to `node`, to runners such as `tsx` and `ts-node`, and to `c8` and `nyc`.',
    wrong: 'node --import ./setup.mjs scripts/check.js',
    right: 'node scripts/check.js',
    message: ({ flag, value = '' }) => `\`${flag}\` loads \`${value}\` before the script runs.`,
    remedy: 'Import the module in the script and remove `{flag}`.',
  }),
  'preloads-package': warning<{ program: string; flag: string; value?: string }>({
    title: 'Known package is loaded before the script',
    why: 'Packages such as `tsx` and `dotenv/config` are made to be preloaded. What they do still depends on the version in the lockfile.',
    wrong: {
      command: 'node --import tsx scripts/check.ts',
      files: { 'scripts/check.ts': "console.log('OK');\n" },
    },
    right: 'node scripts/check.js',
    message: ({ flag, value = '' }) =>
      `\`${flag}\` loads the package \`${value}\` before the script runs.`,
    remedy: 'Import the package in the script, or lock its version.',
  }),
  'loads-code': rule<{ program: string; flag: string }>({
    harm: 'danger',
    title: 'Flag loads additional code',
    why: 'Loaders, snapshots, policies, configuration files, and extensions run code in addition to the script.',
    wrong: 'node --loader ./loader.mjs scripts/check.js',
    right: 'node scripts/check.js',
    message: ({ program, flag }) =>
      `${invoked(program, flag)} loads code in addition to the validated script.`,
    remedy: 'Remove `{flag}` and import the code in the script.',
  }),
  'reads-environment-file': warning<{ program: string; flag: string; value?: string }>({
    harm: 'danger',
    title: 'Environment is read from a file',
    why: 'The file decides what the script sees, and the change can add or edit the file. Variables that change what runs are blocked.',
    wrong: {
      command: 'node --env-file=.env scripts/check.js',
      files: { '.env': 'APP_MODE=test\n' },
    },
    right: 'node scripts/check.js',
    message: ({ flag, value = '' }) => `\`${flag}\` sets environment variables from \`${value}\`.`,
    remedy: 'Read the settings in the script.',
  }),
  'changes-configuration': rule<{ program: string; flag: string }>({
    title: 'Command changes the configuration of the program',
    why: 'The registry, proxy, certificates, module resolution, shell, options of Node.js, directory or workspace of a tool, and configuration files decide what runs and where it comes from.',
    wrong: 'npm test --userconfig=ci.npmrc',
    right: 'npm test',
    message: ({ program, flag }) =>
      `${invoked(program, flag)} changes what \`${program}\` loads or trusts.`,
    remedy: 'Remove `{flag}`; set the configuration in the workflow.',
  }),
  'changes-node-options': rule<{ program: string; flag: string }>({
    harm: 'danger',
    title: 'Command sets Node.js options for all scripts',
    why: '`node-options` becomes NODE_OPTIONS of every script and can load any code.',
    wrong: 'npx tap --test-env=NODE_OPTIONS=--require=./x.cjs',
    right: 'npm test',
    message: ({ program, flag }) =>
      `${invoked(program, flag)} sets options for every Node.js process that runs.`,
    remedy: 'Set the options in the script, where it runs `node`.',
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
  'python-module-refused': rule({
    harm: 'danger',
    title: 'Python module is not known to validate',
    why: 'Modules of the standard library that can be started run what their words name, read standard input, serve, or write files: `pickle` loads objects that run code. Modules that check something, such as `unittest` and `doctest`, are known, and so are those of common packages; any other that is no part of Python is allowed.',
    wrong: { command: 'python -m pickle data.pkl', policy: 'programs: [python]\n' },
    right: { command: 'python -m unittest', policy: 'programs: [python]\n' },
    message:
      '`{program} -m {module}` starts a module of the standard library that validates nothing.',
    remedy: 'Run a test runner, or a script of the repository.',
  }),
  'names-program': rule({
    harm: 'danger',
    title: 'Command makes npm start another program',
    why: 'An editor, browser, viewer, git, or build tool that a flag names can be any file.',
    wrong: 'npx run-s --npm-path=./x.js test',
    right: 'npm test',
    message: '`{flag}` makes `{program}` start another program.',
    remedy: 'Remove `{flag}`.',
  }),
  installs: rule<{ program: string; flag: string }>({
    harm: 'danger',
    title: 'Command installs or changes packages',
    why: 'An installation runs scripts of packages, needs the network, and changes the files under validation. It belongs before validation.',
    wrong: 'npm ci',
    right: 'npm test',
    message: ({ program, flag }) => `${invoked(program, flag)} installs or changes packages.`,
    remedy: 'Install packages in the workflow with the `prepare` input, not in a gene.',
  }),
  publishes: rule<{ program: string; flag: string }>({
    harm: 'danger',
    title: 'Command publishes or uses an account',
    why: 'A validation command only reads; it never publishes or uses credentials.',
    wrong: 'npm publish',
    right: 'npm test',
    message: ({ program, flag }) => `${invoked(program, flag)} publishes or uses an account.`,
    remedy: 'Write a command that checks the change and only reads.',
  }),
  'uses-network': rule<{ program: string; flag: string }>({
    title: 'Command requires the network',
    why: 'The response of a server changes over time, and npm sends tokens with its requests.',
    wrong: 'npm view left-pad',
    right: 'npm test',
    message: ({ program, flag }) => `${invoked(program, flag)} contacts a server.`,
    remedy: 'Validate the contents of the repository.',
  }),
  'depends-on-registry': warning<{ program: string; flag: string }>({
    title: 'Result depends on the registry',
    why: 'The response of the registry changes without any change to the repository, and without a network there is no response.',
    wrong: { command: 'cargo outdated', policy: 'programs: [cargo]\n' },
    right: 'npm test',
    message: ({ program, flag }) =>
      `The result of ${invoked(program, flag)} depends on the current contents of the registry.`,
    remedy: 'Run it in a separate workflow.',
  }),
  downloads: rule({
    harm: 'danger',
    title: 'Command downloads and runs a package',
    why: 'npx downloads and runs packages that it does not find, without a prompt on unattended machines. A version, tag, path, URL, or git address names something to download.',
    wrong: 'npx evil@latest',
    right: 'npx eslint src',
    message: '`{flag}` makes `{program}` download and run code.',
    remedy:
      'Add the package to `devDependencies` and the lockfile, and run the tool by its plain name.',
  }),
  'launches-programs': rule<{ program: string; flag: string }>({
    title: 'Tool starts other programs',
    why: 'Launchers run text or programs that the gate does not see, which bypasses its checks.',
    wrong: 'npx concurrently "rm -rf dist"',
    right: 'node scripts/check.js',
    message: ({ program, flag }) =>
      flag === program || !/^(?:-|[\w@./:+]+$)/.test(flag)
        ? `\`${program}\` starts other programs.`
        : `\`${flag}\` makes \`${program}\` start other programs.`,
    remedy: 'Write what it starts as separate commands.',
  }),
  'runs-tasks': rule<{ program: string; tasks: readonly string[] }>({
    title: 'Task runner chooses the scripts',
    why: 'A task runner decides by its own configuration, plug-ins, and cache which scripts of which packages run, and can report a stored result without running anything. npm runs the scripts themselves, so that the gate can show and judge them.',
    wrong: 'npx turbo run test',
    right: 'npm test',
    message: ({ program, tasks }) =>
      `\`${program}\` decides by its own configuration and cache which scripts run${tasks.length === 0 ? '' : ` for ${inCode(tasks)}`}.`,
    remedy: 'Run the scripts of the packages with npm.',
  }),
  'tool-loads-code': rule({
    harm: 'danger',
    title: 'Tool loads code from outside the repository',
    why: 'Configuration, plugins, and parsers are code. In an argument, at a URL, or outside the repository, this code is not reviewed.',
    wrong: `npx jest --config '{"globalSetup":"./x.js"}'`,
    right: 'npx jest --config jest.config.js',
    message: '`{program}` loads code from `{flag}`.',
    remedy: 'Keep the configuration in a file in the repository and pass the path of the file.',
  }),
  'tool-writes': warning<{ program: string; flag: string }>({
    writes: true,
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
  'opens-inspector': rule<{ program: string; flag: string }>({
    harm: 'danger',
    title: 'Command opens a debugger',
    why: 'The inspector listens on a port, runs code for any client that connects, and can wait indefinitely.',
    wrong: 'node --inspect scripts/check.js',
    right: 'node scripts/check.js',
    message: '`{flag}` opens the Node.js debugger.',
    remedy: 'Remove `{flag}`.',
  }),
  'never-ends': rule({
    title: 'Command does not end',
    why: 'Watchers and servers run until the time limit stops them.',
    wrong: 'node --watch scripts/check.js',
    right: 'node scripts/check.js',
    message: '`{flag}` keeps `{program}` running indefinitely.',
    remedy: 'Remove `{flag}`, or run the tool once.',
  }),
  'writes-files': rule({
    title: 'Command writes files',
    why: 'Profiles, reports, logs, and generated files can be written to any path, and reports contain the entire environment.',
    wrong: 'node --cpu-prof scripts/check.js',
    right: 'node scripts/check.js',
    message: '`{flag}` makes `{program}` write or delete files.',
    remedy: 'Remove `{flag}`; a validation command only reads.',
  }),
  weakens: warning({
    title: 'Flag changes a protection or a limit',
    why: 'The flag changes trust, limits, module resolution, or internals of Node.js, so a passing result proves less.',
    wrong: 'node --insecure-http-parser scripts/check.js',
    right: 'node scripts/check.js',
    message: '`{flag}` changes a protection, a limit, or an internal of `{program}`.',
    remedy: 'Remove `{flag}` unless the gene is about it.',
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
  'skips-tests': warning({
    idle: true,
    title: 'Command can skip tests',
    why: 'A run without tests passes. With `--ignore-scripts`, npm skips the pre and post scripts.',
    wrong: 'node --test --test-only',
    right: 'node --test',
    message: '`{flag}` lets `{program}` pass without running every test.',
    remedy: 'Remove `{flag}`, or name the test files.',
  }),
  'hides-failures': warning({
    title: 'Option hides failures',
    why: 'A rejected promise ends Node.js with an error, unless an option says otherwise. With such an option a failing check passes.',
    wrong: 'node --unhandled-rejections=none scripts/check.js',
    right: 'node scripts/check.js',
    message: 'The option `{flag}` lets {program} pass after a failure.',
    remedy: 'Remove `{flag}`.',
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
  'tool-flag-unknown': rule({
    title: 'Flag of a tool is not known',
    why: 'The flag is not in the table of the tool. It can be newer than the table, or misspelled and have no effect, or take the next word as its value. Some tools complete the beginning of a flag, so that a text that is no flag is one.',
    wrong: 'npx jest --definitely-not-a-flag',
    right: 'npx jest --ci',
    configure: `tool_flags:
  jest:
    - {flag: --new-flag, value: none}`,
    message: '`{flag}` is not a known flag of `{program}`.',
    remedy:
      'Check the spelling of `{flag}`, or remove it; a flag that a newer `{program}` has can be added with `tool_flags` in the policy of the base branch.',
  }),
  'tool-runs-file': warning({
    title: 'Tool runs a file that a flag names',
    why: 'Reporters, environments, plugins, and setup files are code. A test runner, a linter, or a bundler can load such a file of the commit, as it loads the tests and its configuration, but the file can decide the result.',
    wrong: 'npx jest --globalSetup ./scripts/x.js',
    right: 'npx jest',
    message: '`{flag}` makes `{program}` run another file.',
    remedy: 'Remove `{flag}`, or set it in the configuration file of the tool.',
  }),
});
