import type { ChangeExample, CommandExample } from './example.ts';
import { GENES, gene, type PlainFiles } from './example-asset.ts';
import { MAKE } from './invocation.ts';
import { inCode } from './quoted.ts';
import { notice, rule, rules, textOf, warning } from './rule.ts';

const LONG_CHAIN = JSON.stringify({
  scripts: Object.fromEntries(
    Array.from({ length: 66 }, (_, n) => [String(n), n < 65 ? `npm run ${n + 1}` : 'node x.js']),
  ),
});

/** A command that runs the script `test` of a package.json. */
function npmTest(text: string): CommandExample {
  return running('npm test', { 'package.json': `{ "scripts": { "test": "${text}" } }` });
}

/** @param files in place of those of the standard repository */
function running(command: string, files: PlainFiles, base?: PlainFiles): CommandExample {
  return { command, files, ...(base && { base }) };
}

function checking(text: string): CommandExample {
  return running('node scripts/check.js', { 'scripts/check.js': text });
}

function adding(script: string): ChangeExample {
  const genes = [gene({ validation: ['node scripts/extra.js'] })];
  return { head: { [GENES]: genes, 'scripts/extra.js': script } };
}

/** A change of the origin of eslint, with the command that starts it. */
function takingEslint(from: string): CommandExample {
  const manifest = (range: string) => `{ "devDependencies": { "eslint": "${range}" } }\n`;
  const base = { 'package.json': manifest('1.0.0') };
  return running('npx eslint src', { 'package.json': manifest(from) }, base);
}

const WITH_ENVIRONMENT = 'node --env-file=.env scripts/check.js';

/** A command runs the tests of both packages. */
const PACKAGES = {
  'package.json': '{ "workspaces": ["pk/*"] }',
  'pk/a/package.json': '{ "name": "a", "scripts": { "test": "node --test" } }',
  'pk/b/package.json': '{ "name": "b", "scripts": { "test": "node --test" } }',
};
const WORKSPACES = 'npm test --workspaces';

/** Settings that stand at the base. */
const CARGO: CommandExample = {
  command: 'cargo test',
  policy: 'programs: [cargo]\n',
  files: { '.cargo/config.toml': '[target.x]\nrunner = "true"\n' },
};

/** Why the code of a package is unverified. */
const UNVERIFIED: Readonly<Record<string, (path: string) => string>> = {
  committed: (path) => `\`${path}\` is committed, so a change can edit it`,
  elsewhere: (path) => `\`${path}\` does not belong to it`,
  linked: (path) => `\`${path}\` is another path to its files`,
  removed: () => 'the change removes it from the lockfile',
  undeclared: () => 'it is not declared in package.json',
  unlocked: () => 'it is not in the lockfile',
};

/** How a file takes a package from elsewhere. */
const REDIRECTIONS = {
  alias: 'installs the package `{to}` under the name `{name}`',
  file: 'installs `{name}` from `{to}`, and not from where the base branch has it',
  git: 'installs `{name}` from the git repository `{to}`',
  host: 'installs `{name}` from the host `{to}`, which the base branch does not use',
  integrity: 'has other content for the same version of `{name}`: `{to}`',
  tarball: 'installs `{name}` from the archive `{to}`',
};

/** How a path leads outside of the repository, unless it says so. */
const OUTSIDE: Readonly<Record<string, string>> = {
  symlink: 'is a symbolic link that leads out of the repository',
  address: 'is a URL, not a path in the repository',
  git: 'is in the `.git` directory, which is not part of any commit',
  workspace: 'names workspaces that can be outside the repository',
};

/** Why a path does not name a regular file; some reasons are kinds of tree entries. */
const NOT_A_FILE: Readonly<Record<string, string>> = {
  directory: 'it names a directory',
  submodule: 'it names a submodule',
  backslash: 'it contains a backslash',
  loop: 'its symbolic links form a loop',
};

/** Limits where scripts run scripts. */
const CHAIN_LIMITS = {
  depth: 'scripts that run each other',
  count: 'scripts of one command',
  time: 'seconds for the scripts of all commands',
} as const;

/** In the order of the documentation. */
export const targetRules = rules('target', 'broken', {
  'target-outside': rule<{ path: string; reason: string }>({
    harm: 'danger',
    title: 'Command runs a file outside the repository',
    why: 'Only the contents of the commit have been reviewed. A path that leads out of the repository, directly or through a symbolic link, names a file of one machine, and files in `.git` are not part of any commit or diff.',
    wrong: 'node ../other/check.js',
    right: 'node scripts/check.js',
    message: ({ path, reason }) => `\`${path}\` ${OUTSIDE[reason] ?? 'is outside the repository'}.`,
    remedy: 'Add the file to the repository and use its path relative to the root.',
  }),
  'target-missing': rule<{
    path: string;
    /** Present but not committed. */
    untracked?: boolean;
    /** A file of the commit that may be meant. */
    near?: string;
    /** The path in the command, before a shell removes its backslashes. */
    written?: string;
  }>({
    absent: true,
    counted: ['near', 'written'],
    title: 'Command runs a file that the commit does not have',
    why: 'Commands see the audited commit, installed dependencies, what `prepare` wrote, and the files that `build_outputs` in the policy names. A file on disk that is none of these has not been reviewed, and other machines may not have it. A program of a submodule is not: the change of a submodule is one commit id.',
    wrong: 'node scripts/chek.js',
    right: 'node scripts/check.js',
    message: ({ path, untracked, near, written }) => {
      const lacks = untracked
        ? 'is on disk, but not part of the audited commit'
        : 'does not exist in the repository at this commit';
      const meant = near === undefined ? '' : `; \`${near}\` exists`;
      const escapes =
        written === undefined
          ? ''
          : ` A shell reads each \`\\\` of \`${written}\` as an escape and removes it.`;
      return `\`${path}\` ${lacks}${meant}.${escapes}`;
    },
    remedy: ({ near, written }) =>
      near !== undefined
        ? `Write \`${near}\`, or add the missing file to the change.`
        : written !== undefined
          ? 'Write `/` between the parts of a path.'
          : 'Add the file to the change, or correct the path. If a build writes the file, run the build in `prepare`, or name the file in `build_outputs` in the policy of the base branch.',
  }),
  'target-not-judged': notice({
    title: 'Target is judged when commands run',
    why: 'The first half of the audit reads only the commit. Dependencies, build outputs, and what `prepare` writes are judged in the second half, after `prepare` and before anything else runs. Without a run, there is no second half.',
    wrong: { command: 'node dist/main.js', firstHalf: true },
    right: { command: 'node scripts/check.js', firstHalf: true },
    message: '`{path}` is not in the commit. It is judged when commands run, after `prepare`.',
    remedy: 'Run the gate with its commands to judge it.',
  }),

  'target-not-a-file': rule<{ path: string; reason: string }>({
    title: 'Command runs a path that is not a regular file',
    why: 'Which file a directory stands for depends on the `main` of its package.json and on the files in it. A loop of symbolic links or a path with backslashes has different meanings on different machines.',
    wrong: 'node scripts',
    right: 'node scripts/check.js',
    message: ({ path, reason }) =>
      `\`${path}\` is not the path of a regular file: ${NOT_A_FILE[reason] ?? reason}.`,
    remedy: 'Name a regular file, with forward slashes in its path.',
  }),
  'target-extension': rule({
    title: 'File is not code of the language that runs it',
    why: 'Node.js runs `.js`, `.mjs`, `.cjs`, and, in newer versions, `.ts` files. It loads `.node` files as native code. Other programs start a shell for a file of another language, load native code, or serve the file.',
    wrong: 'node data.json',
    right: 'node scripts/check.js',
    message:
      '`{path}` has the extension `.{extension}`, which is not of code that `{program}` may run.',
    remedy: 'Name a file in the language of `{program}`, such as a `.js` file for `node`.',
  }),
  'dependency-unverified': rule<{
    name: string;
    path: string;
    fault: string;
    differs?: string;
  }>({
    title: 'Code of a package is not verified',
    why: 'A package is trusted if package.json declares it, the lockfile fixes its contents, and it is installed from there rather than committed. If `node_modules` has another name, version, or binary than the lockfile, another program would run.',
    wrong: running('npx tool-of-a-dependency', {
      'node_modules/.bin/tool-of-a-dependency': { symlink: '../dependency/tool.js' },
      'node_modules/dependency/tool.js': '#!/usr/bin/env node',
    }),
    right: 'npx eslint src',
    message: ({ name, path, fault, differs = fault }) =>
      `The package \`${name}\` is not verified: ${UNVERIFIED[fault]?.(path) ?? differs}.`,
    remedy:
      'Declare `{name}` in package.json, commit the lockfile with its entry, keep `node_modules` out of git, and install the dependencies of the lockfile.',
  }),
  'dependency-redirected': rule<{
    name: string;
    path: string;
    how: keyof typeof REDIRECTIONS;
    to: string;
  }>({
    harm: 'danger',
    title: 'Change takes a dependency from elsewhere',
    why: 'A tool that a command starts must be the package of its name from a registry that the base branch uses. An alias, a git repository, an archive, a path outside the repository, a directory of the repository in place of a published package, an unknown registry host, or other content under the same version is the code of somebody else. Another version of an alias or commit of a git repository that the base branch already has is accepted.',
    wrong: takingEslint('github:someone/eslint'),
    right: takingEslint('1.0.1'),
    message: ({ name, path, how, to }) => `\`${path}\` ${textOf(REDIRECTIONS[how])({ name, to })}.`,
    remedy: ({ name, how }) =>
      how === 'integrity'
        ? 'Restore the entry of the base branch: the content of a published version does not change.'
        : `Use \`${name}\` from a registry that the base branch uses, or add the dependency to the base branch first.`,
  }),
  'dependency-not-compared': warning<{ name: string; path: string }>({
    title: 'Tool is not compared with the base branch',
    why: 'The gate reads the lockfile of npm (`package-lock.json` or `npm-shrinkwrap.json`, version 2 or 3), and compares where the tools that commands start come from. A lockfile of another package manager is not read: what it fixes is trusted as long as no change touches it. Without a lockfile, every installation can take another version of the tool.',
    wrong: { command: 'npx eslint src', without: ['package-lock.json'] },
    right: 'npx eslint src',
    message: ({ name, path }) =>
      path === ''
        ? `The repository has no lockfile, so nothing fixes the version of \`${name}\`, which the command starts.`
        : `The change edits \`${path}\`, which the gate does not read and which decides where \`${name}\` comes from.`,
    remedy: ({ name, path }) =>
      path === ''
        ? 'Commit the lockfile of your package manager, such as `package-lock.json`.'
        : `Read what \`${path}\` says about \`${name}\`.`,
  }),
  'binary-missing': rule({
    absent: true,
    title: 'npx would download the tool',
    why: 'No declared and locked dependency provides the tool, so npx would search the parent directories and then download it.',
    wrong: 'npx eslnit src',
    right: 'npx eslint src',
    message: 'No declared dependency provides `{name}`, so npx would download it.',
    remedy: 'Add the package of the tool to `devDependencies` and the lockfile.',
  }),
  'binary-shadowed': rule({
    harm: 'danger',
    title: 'Repository provides the tool itself',
    why: 'For npx, `bin` in package.json takes precedence over a tool of the same name from a dependency.',
    wrong: running('npx eslint src', { 'package.json': '{ "bin": { "eslint": "x.js" } }' }),
    right: running('npx eslint src', {
      'package.json': '{ "bin": { "my-tool": "x.js" }, "devDependencies": { "eslint": "1.0.0" } }',
    }),
    message: '`bin` in `{path}` provides `{name}`, so npx would run it instead of the dependency.',
    remedy: 'Run the file with `node`.',
  }),
  'binary-not-node': rule({
    title: 'Tool is not a Node.js program',
    why: 'The gate runs tools with Node.js, without a shell. Other tools need a program that the gate does not know.',
    wrong: running('npx eslint src', {
      'node_modules/.bin/eslint': { symlink: '../eslint/eslint' },
      'node_modules/eslint/eslint': '#!/bin/sh',
    }),
    right: 'npx eslint src',
    message: '`{name}` (`{path}`) is not a Node.js program.',
    remedy: 'Use a tool that is a Node.js program, or wrap the tool in a Node script.',
  }),
  'not-installed': notice({
    title: 'Tool is not installed',
    why: 'The audit used package.json and the lockfile. The tool must be installed before it can run.',
    wrong: { command: 'npx eslint src', without: ['node_modules'] },
    right: 'npx eslint src',
    message: '`{name}` is declared and locked, but not installed.',
    remedy: 'Install dependencies first, for example with `prepare: npm ci --ignore-scripts`.',
  }),
  'build-files-unread': notice<{ program: string; files: readonly string[]; count: number }>({
    title: 'Program runs what build files of the commit say',
    why: 'Build files, such as a Makefile, `conftest.py`, or `build.rs`, are code of the commit like a test. The gate does not judge their content, so a reviewer has to. A change to one of them counts as a change to what validates.',
    wrong: { ...MAKE, command: 'make test' },
    right: 'node scripts/check.js',
    counted: ['files', 'count'],
    message: ({ program, files, count }) =>
      `\`${program}\` runs what the build files of the commit say, which the gate does not read: ${inCode(files)}${count > files.length ? `, and ${count - files.length} more` : ''}.`,
    remedy: 'Review the build files as carefully as the command.',
  }),
  'target-changed': notice({
    title: 'Change edits the file that validates it',
    why: 'The validation changed together with the code that it validates, so a passing result proves less.',
    wrong: {
      ...checking("console.log('OK');\n"),
      base: { 'scripts/check.js': "throw new Error('not yet');\n" },
    },
    right: 'node scripts/check.js',
    message: '`{path}` validates this change and is also changed by it.',
    remedy: 'Review the file as carefully as the rest of the change.',
  }),
  'script-unreadable': warning({
    counted: ['why'],
    title: 'Change adds a script that nobody can read',
    why: 'Reviewers read what validates a change. They cannot read a script of more than 200 kB, or one with a line of more than 2,000 characters, of which GitHub shows nothing or a part. The gene waits for the approval of a person, as for a dangerous command. A script that nobody could read at the base is not reported.',
    wrong: adding(`const data = '<2,001 letters>';\n`),
    right: adding("console.log('OK');\n"),
    message: '`{path}` {why}, and the command runs it.',
    remedy:
      'Write `{path}` so that it can be read, with its data in other files, or ask a person to approve it.',
  }),
  'target-writes': warning({
    writes: true,
    title: 'Script changes files',
    why: 'The source of the script writes or deletes files, so the script can pass because of what it wrote.',
    wrong: checking(`fs.writeFileSync('out.txt', text)`),
    right: checking(`assert.equal(fs.readFileSync('out.txt', 'utf8'), text)`),
    message: '`{path}` writes or deletes files during validation.',
    remedy: 'Only read files in the script, or write to a temporary directory.',
  }),
  'npm-script-missing': warning<{
    script: string;
    passes: boolean;
    /** In place of a script; empty without workspaces. */
    workspace?: string;
  }>({
    harm: 'broken',
    title: 'npm script or workspace does not exist',
    why: 'The command fails when it runs. It is an error if the command runs nothing and passes, with `--if-present`, or if npm chooses what runs: `npm start` runs `server.js` if there is no script.',
    wrong: 'npm run chek',
    right: 'npm run check',
    message: ({ script, passes, workspace }) => {
      if (workspace !== undefined)
        return `package.json declares ${workspace === '' ? 'no workspaces' : `no workspace \`${workspace}\``}.`;
      return `package.json has no script \`${script}\`${passes ? ', so that the command runs nothing and passes (`--if-present`)' : ''}.`;
    },
    remedy: 'Add it to package.json, or correct the name.',
  }),
  'npm-script-empty': rule({
    title: 'npm script is empty',
    why: 'npm passes without running anything if a script is empty, so that nothing is validated. A script of only white space and comments is empty, too. It is a warning where another script runs it.',
    wrong: npmTest(''),
    right: npmTest('node scripts/check.js'),
    message:
      'The npm script `{script}` in `{path}` is empty, so it passes without running anything.',
    remedy: 'Write the command that validates into the script, or do not run the script.',
  }),
  'npm-script-form': rule<{
    script: string;
    text: string;
    part: string;
    why: string;
    words: readonly string[];
  }>({
    harm: 'danger',
    title: 'npm script is more than simple commands',
    why: 'A script is simple commands joined by `&&`, each judged like a command of a gene, with harmless variables, a leading `cd`, and file helpers that write only to paths which git ignores. Other shell syntax can lose a failure or hide which code runs. It is an error where the change brings it or a command passes arguments to it, and a notice where the base has the same text; then all files that the text names count as what validates.',
    wrong: npmTest('node scripts/check.js || true'),
    right: npmTest('node scripts/a.js && node scripts/b.js'),
    message: ({ script, text, part, why, words }) =>
      `In the npm script \`${script}\`, \`${part}\` ${why}${words.length > 0 ? `, and the command passes ${inCode(words)} to it` : ''}: \`${text}\`.`,
    remedy: 'Join simple commands with `&&`, or move the work into a Node script.',
  }),
  'npm-script-text': warning({
    title: 'npm script has a command that would be refused',
    why: 'Each command of a script is judged like a command of a gene. It is an error where the change brings the script, unless the program is only unknown to the gate; a review decides about that.',
    wrong: npmTest('touch x'),
    right: npmTest('node scripts/check.js'),
    message:
      'The npm script `{script}` runs `{text}`, which would be blocked as a validation command (`{reason}`).',
    remedy: 'Use only Node scripts and local tools in the script.',
  }),
  'npm-script-dangerous': rule({
    harm: 'danger',
    actor: 'human',
    title: 'npm script is destructive',
    why: 'The script deletes files, formats disks, pipes a download into a shell, or does similar damage. No validation needs this.',
    wrong: npmTest('rm -rf /'),
    right: npmTest('node --test'),
    message: 'The npm script `{script}` {danger}: `{text}`.',
    remedy: 'Remove this command from the script.',
  }),
  'npm-script-cycle': rule({
    title: 'npm scripts call each other in a cycle',
    why: 'The scripts would run until the time limit stops them.',
    wrong: npmTest('npm test'),
    right: npmTest('node --test'),
    message: 'The npm script `{script}` calls itself.',
    remedy: 'Remove the call that closes the cycle.',
  }),
  'npm-script-chain': rule<{ script: string; limit: number; what: keyof typeof CHAIN_LIMITS }>({
    title: 'npm scripts run too many other scripts',
    why: 'The gate follows the scripts that an npm script runs, up to a depth, a number, and a total time. What is beyond these limits is not judged.',
    wrong: running('npm run 0', { 'package.json': LONG_CHAIN }),
    right: 'npm test',
    counted: ['limit'],
    message: ({ script, limit, what }) =>
      `The npm script \`${script}\` is not followed: the limit of ${limit} ${CHAIN_LIMITS[what]} is reached.`,
    remedy: 'Run the commands directly in the script.',
  }),

  'npmrc-setting': rule<{ path: string; keys: readonly string[]; why: string }>({
    harm: 'danger',
    title: 'Settings of npm are not known to be harmless',
    why: `Settings such as the shell, the Node.js options, the workspaces, and \`usage\` decide which script npm runs, or whether it runs one. npm passes every setting to scripts as \`npm_config_…\`, and replaces \`\${NAME}\` with an environment variable. The gate does not apply them, but other machines do. A setting that the base branch has and that decides nothing is a warning; its \`ignore-scripts\`, and its \`node-options\` with flags that are allowed for \`node\`, apply.`,
    wrong: running('npm test', { '.npmrc': 'script-shell=./sh' }),
    right: running('npm test', { '.npmrc': 'fund=false' }, { '.npmrc': 'fund=true' }),
    message: ({ path, keys, why }) => {
      if (keys.length === 0) return `\`${path}\` cannot be read: ${why}.`;
      const set = `\`${path}\` sets ${inCode(keys)}`;
      if (why === 'decides') return `${set}, which decides what npm runs.`;
      if (why === 'stands') return `${set}, which is not known to be harmless.`;
      return `${set}, which is new or changed, and not known to be harmless.`;
    },
    remedy: ({ path, keys }) =>
      keys.length === 0
        ? `Commit \`${path}\` as a regular file.`
        : `Remove these settings from \`${path}\`, or change them in a separate pull request.`,
  }),

  'package-json-invalid': rule({
    title: 'package.json is invalid',
    why: 'The gate cannot determine what npm would run.',
    wrong: running('npm test', { 'package.json': '{ "scripts": ' }),
    right: npmTest('node --test'),
    message: '`{path}` is not a readable JSON file.',
    remedy: 'Fix the file so that npm can read it.',
  }),
  'package-json-missing': rule<{ directory: string }>({
    absent: true,
    title: 'package.json is missing',
    why: 'npm searches the parent directories, which are outside the repository, and runs the scripts of the package.json that it finds there.',
    wrong: { command: 'npm test', without: ['package.json'] },
    right: 'node --test',
    message: ({ directory }) =>
      `${directory === '' ? 'The root of the repository' : `The directory \`${directory}\``} has no package.json, so npm would search the directories above it.`,
    remedy: 'Add a package.json with the script, or run a script with `node`.',
  }),
  'workspaces-changed': warning<{ path: string; lost: readonly string[] }>({
    title: 'Change leaves out a workspace that validates it',
    why: 'npm selects packages by `workspaces` in package.json. If a change edits it, scripts that ran on the base branch may no longer run, or other ones run in their place.',
    wrong: running(
      WORKSPACES,
      { ...PACKAGES, 'package.json': '{ "workspaces": ["pk/b"] }' },
      PACKAGES,
    ),
    right: running(WORKSPACES, PACKAGES, PACKAGES),
    message: 'The change edits `{path}`, so that the command no longer runs scripts in {lost}.',
    remedy: 'Restore `workspaces` of the base branch, or review why the packages are left out.',
  }),
  'program-replaced': rule({
    title: 'Repository replaces a program in npm scripts',
    why: 'npm puts `node_modules/.bin` first in the PATH of a script. A `bin` of a workspace, or a file there that no package of the lockfile provides, runs in place of `node`, `git`, `grep` and the like, also where a program starts them. A `node`, `npm`, `npx` or `sh` of an installed package, or one that the base branch has, is a warning.',
    wrong: running('npm test', { 'node_modules/.bin/node': '#!/bin/sh' }),
    right: 'npm test',
    message: '`{path}` replaces the program `{name}` in npm scripts.',
    remedy: 'Give the program another name, or remove it.',
  }),
  'settings-changed': rule({
    harm: 'danger',
    actor: 'human',
    title: 'Change edits settings that commands depend on',
    why: 'Settings of a program can replace what it runs, or wrap it: an alias or `runner` of Cargo, a shell or plug-in of a package manager. `python -m` loads a module of the working directory before an installed one, also one of the standard library. The gate does not read such files: what stands at the base is accepted, and a change of one is for a person to judge.',
    wrong: { ...CARGO, base: { '.cargo/config.toml': '[net]\n' } },
    right: CARGO,
    message: 'The change edits `{path}`, which can decide what `{program} {subcommand}` runs.',
    remedy: 'Change `{path}` in a separate pull request, or give a module another name.',
  }),
  'environment-file-unsafe': rule<{ path: string; names: readonly string[] }>({
    harm: 'danger',
    title: 'Environment file changes what runs',
    why: 'Variables such as NODE_OPTIONS load code, and PATH decides which programs run.',
    wrong: running(WITH_ENVIRONMENT, { '.env': 'NODE_OPTIONS=--require=./x.js' }),
    right: {
      ...running(WITH_ENVIRONMENT, { '.env': 'APP_MODE=test' }),
      also: { weakens: 'The file is harmless, but the rule reports that it is read.' },
    },
    message: ({ path, names }) =>
      `\`${path}\` ${names.length === 0 ? 'is too large to check' : `sets ${inCode(names)}, which changes what runs`}.`,
    remedy: 'Remove everything from the file that the command does not need.',
  }),
});
