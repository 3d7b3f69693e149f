import { rule, rules } from './rule.ts';

/** Rules about the files and scripts that would really run, in the order in which they are documented. */
export const targetRules = rules('target', {
  'target-outside': rule<{ path: string; reason: string }>({
    severity: 'error',
    title: 'What would run is outside of the repository',
    why: `Only what the commit holds has been reviewed. A path that leaves the repository, by itself or through a symlink, is somebody's machine.`,
    wrong: 'node ../other/check.js',
    right: 'node scripts/check.js',
    message: ({ path, reason }) =>
      reason === 'symlink'
        ? `\`${path}\` is a symlink that leads out of the repository.`
        : reason === 'address'
          ? `\`${path}\` is an address, not a path in the repository.`
          : reason === 'workspace'
            ? `The workspaces \`${path}\` may lead out of the repository.`
            : `\`${path}\` is outside of the repository.`,
    remedy: () => 'Put the file into the repository and name it by its path from the root.',
  }),
  'target-in-git': rule<{ path: string }>({
    severity: 'error',
    title: 'What would run is in .git',
    why: `Files in \`.git\` are in no commit and no diff.`,
    wrong: 'node .git/hooks/check',
    right: 'node scripts/check.js',
    message: ({ path }) => `\`${path}\` is in .git, which no commit holds.`,
    remedy: () => 'Put the script into the repository.',
  }),
  'target-missing': rule<{ path: string }>({
    severity: 'warning',
    title: 'What would run is not there',
    why: `The command fails when it runs.`,
    wrong: 'node scripts/chek.js',
    right: 'node scripts/check.js',
    message: ({ path }) => `\`${path}\` is not in the repository at this commit.`,
    remedy: () => 'Add the file to the change, or correct the path.',
  }),
  'target-not-a-file': rule<{ path: string; reason: string }>({
    severity: 'error',
    title: 'What would run is not a regular file',
    why: `For a directory, its package.json or index decides what runs; a loop of symlinks or a path with backslashes means different things on different machines.`,
    wrong: 'node src',
    right: 'node src/index.js',
    message: ({ path, reason }) => `\`${path}\` is not a regular file (${reason}).`,
    remedy: ({ path, reason }) =>
      reason === 'directory'
        ? `Name the file: \`${path.replace(/\/$/, '')}/index.js\` or what package.json calls main.`
        : reason === 'backslash'
          ? `Write \`${path.replaceAll('\\', '/')}\`.`
          : 'Name a regular file.',
  }),
  'target-extension': rule<{ path: string; extension: string }>({
    severity: 'error',
    title: 'The file is nothing that node runs',
    why: `node runs .js, .mjs, .cjs and, in newer versions, .ts; it loads .node files as machine code.`,
    wrong: 'node data.json',
    right: 'node scripts/check.js',
    message: ({ path, extension }) =>
      `node does not run \`.${extension}\` files such as \`${path}\`.`,
    remedy: () => 'Name a .js, .mjs or .cjs file.',
  }),
  'target-untracked': rule<{ path: string }>({
    severity: 'error',
    title: 'What would run is in no commit',
    why: `Nobody has reviewed it, and the validating machine may not have it.`,
    wrong: {
      command: 'node node_modules/check.js',
      files: { 'node_modules/check.js': 'process.exit(0);' },
    },
    right: 'node scripts/check.js',
    message: ({ path }) => `\`${path}\` is not in the audited commit.`,
    remedy: () => 'Commit the file, or run its source.',
  }),
  'dependency-unverified': rule<{ name: string; path: string; fault: string }>({
    severity: 'error',
    title: 'Code of a package that nothing vouches for',
    why: `A package is trusted if package.json declares it, the lockfile fixes its content, and it is installed rather than committed.`,
    wrong: {
      command: 'npx tool-of-a-dependency',
      files: {
        'node_modules/.bin/tool-of-a-dependency': { symlink: '../dependency/tool.js' },
        'node_modules/dependency/tool.js': '#!/usr/bin/env node',
      },
    },
    right: 'npx eslint src',
    message: ({ name, path, fault }) =>
      fault === 'committed'
        ? `\`${path}\` of ${name} is committed, so that the change may bring its own.`
        : fault === 'elsewhere'
          ? `\`${name}\` leads to ${path}, which belongs to no package.`
          : `${name} is not ${fault === 'unlocked' ? 'in the lockfile' : 'declared in package.json'}.`,
    remedy: ({ name, fault }) =>
      fault === 'committed' || fault === 'elsewhere'
        ? 'Ignore node_modules in git and install it.'
        : `Add ${name} to devDependencies and commit the lockfile.`,
  }),
  'binary-missing': rule<{ name: string }>({
    severity: 'error',
    title: 'npx would download the tool',
    why: `No dependency that is declared and locked provides it, so npx would look in parent directories and then download it.`,
    wrong: 'npx eslnit src',
    right: 'npx eslint src',
    message: ({ name }) =>
      `No declared dependency provides \`${name}\`, so that npx would download it.`,
    remedy: () => 'Add its package to devDependencies and the lockfile.',
  }),
  'binary-shadowed': rule<{ name: string; path: string }>({
    severity: 'error',
    title: 'The change provides the tool itself',
    why: `\`bin\` of package.json comes first for npx and hides the dependency's tool of the same name.`,
    wrong: {
      command: 'npx eslint src',
      files: { 'package.json': '{ "bin": { "eslint": "x.js" } }' },
    },
    right: {
      command: 'npx eslint src',
      files: {
        'package.json':
          '{ "bin": { "my-tool": "x.js" }, "devDependencies": { "eslint": "1.0.0" } }',
      },
    },
    message: ({ name, path }) =>
      `\`bin\` in ${path} provides \`${name}\`, which npx would run instead of the dependency.`,
    remedy: () => `Run the file with \`node\`.`,
  }),
  'binary-not-node': rule<{ name: string; path: string }>({
    severity: 'error',
    title: 'The tool is no Node program',
    why: `Tools are run by node itself, without a shell; others need a program that the gate does not know.`,
    wrong: {
      command: 'npx eslint src',
      files: {
        'node_modules/.bin/eslint': { symlink: '../eslint/eslint' },
        'node_modules/eslint/eslint': '#!/bin/sh',
      },
    },
    right: 'npx eslint src',
    message: ({ name, path }) => `\`${name}\` (${path}) is not a Node program.`,
    remedy: () => 'Use a tool that is, or wrap it in a Node script.',
  }),
  'not-installed': rule<{ name: string }>({
    severity: 'notice',
    title: 'The tool is not installed yet',
    why: `The audit judged it from package.json and the lockfile. It must be installed before it can run.`,
    wrong: { command: 'npx eslint src', without: ['node_modules'] },
    right: 'npx eslint src',
    message: ({ name }) => `\`${name}\` is declared and locked, but not installed.`,
    remedy: () => `Install dependencies before, for example \`prepare: npm ci --ignore-scripts\`.`,
  }),
  'target-changed': rule<{ path: string }>({
    severity: 'notice',
    title: 'The change also changes what validates it',
    why: `The validator moved together with what it validates, so that its passing means less.`,
    wrong: {
      command: 'node scripts/check.js',
      base: { 'scripts/check.js': "throw new Error('not yet');\n" },
      files: { 'scripts/check.js': "console.log('OK');\n" },
    },
    right: 'node scripts/check.js',
    message: ({ path }) => `\`${path}\`, which validates this change, is changed by it.`,
    remedy: () => 'Review it as carefully as the change itself.',
  }),
  'target-writes': rule<{ path: string }>({
    severity: 'warning',
    title: 'The script changes files',
    why: `By its text it writes or deletes files, so that it may pass by what it wrote.`,
    wrong: {
      command: 'node scripts/check.js',
      files: { 'scripts/check.js': `fs.writeFileSync('out.txt', text)` },
    },
    right: {
      command: 'node scripts/check.js',
      files: { 'scripts/check.js': `assert.equal(fs.readFileSync('out.txt', 'utf8'), text)` },
    },
    message: ({ path }) => `\`${path}\` writes or deletes files while it validates.`,
    remedy: () => 'Let a validation only look, or write to a temporary directory.',
  }),
  'npm-script-missing': rule<{ script: string; passes: boolean }>({
    severity: 'warning',
    title: 'package.json has no such script',
    why: `The command fails when it runs, or with \`--if-present\` passes without doing anything.`,
    wrong: 'npm run chek',
    right: 'npm run check',
    message: ({ script, passes }) =>
      passes
        ? `package.json has no script \`${script}\`, and with \`--if-present\` that passes.`
        : `package.json has no script \`${script}\`.`,
    remedy: () => 'Add the script to package.json, or correct its name.',
  }),
  'npm-script-text': rule<{ script: string; text: string; reason: string }>({
    severity: 'warning',
    title: 'An npm script does what a command may not',
    why: `A script of package.json is a shell's text by npm's contract, and reviewed as such. Here it does what a validation command is refused for.`,
    wrong: {
      command: 'npm test',
      files: { 'package.json': '{ "scripts": { "test": "touch x" } }' },
    },
    right: {
      command: 'npm test',
      files: { 'package.json': '{ "scripts": { "test": "node scripts/check.js" } }' },
    },
    message: ({ script, text, reason }) =>
      `The npm script \`${script}\` runs \`${text}\` (${reason}).`,
    remedy: () => 'Let the script run Node scripts or local tools only.',
  }),
  'npm-script-compound': rule<{ script: string; text: string }>({
    severity: 'notice',
    title: 'An npm script is more than one simple command',
    why: `What a shell makes of it is not followed in every detail, so it is shown.`,
    wrong: {
      command: 'npm test',
      files: {
        'package.json': '{ "scripts": { "test": "node scripts/a.js && node scripts/b.js" } }',
      },
    },
    right: {
      command: 'npm test',
      files: { 'package.json': '{ "scripts": { "test": "node scripts/a.js" } }' },
    },
    message: ({ script, text }) => `The npm script \`${script}\` runs \`${text}\`.`,
    remedy: () => 'Read it as part of the command.',
  }),
  'npm-script-dangerous': rule<{ script: string; text: string; danger: string }>({
    severity: 'error',
    title: 'An npm script is destructive',
    why: `It deletes, formats, or pipes what it downloads into a shell; no validation needs that.`,
    wrong: {
      command: 'npm run clean',
      files: { 'package.json': '{ "scripts": { "clean": "rm -rf /" } }' },
    },
    right: {
      command: 'npm test',
      files: { 'package.json': '{ "scripts": { "test": "node --test" } }' },
    },
    message: ({ script, text, danger }) => `The npm script \`${script}\` ${danger}: \`${text}\`.`,
    remedy: () => 'Remove that from the script.',
  }),
  'npm-script-cycle': rule<{ script: string }>({
    severity: 'error',
    title: 'npm scripts call each other in a circle',
    why: `They would run until the time limit stops them.`,
    wrong: {
      command: 'npm run a',
      files: { 'package.json': '{ "scripts": { "a": "npm run b", "b": "npm run a" } }' },
    },
    right: {
      command: 'npm run a',
      files: { 'package.json': '{ "scripts": { "a": "node scripts/a.js" } }' },
    },
    message: ({ script }) => `The npm script \`${script}\` calls itself.`,
    remedy: () => 'Break the circle.',
  }),
  'npmrc-redirects': rule<{ path: string; keys: readonly string[] }>({
    severity: 'warning',
    title: '.npmrc changes what npm runs',
    why: `Shell, flags of node, registry and programs in .npmrc decide what a script does. The gate overrides the worst of them; other machines do not.`,
    wrong: { command: 'npm test', files: { '.npmrc': 'script-shell=./sh' } },
    right: { command: 'npm test', files: { '.npmrc': 'fund=false' } },
    message: ({ path, keys }) =>
      `${path} sets ${keys.join(', ')}, which changes what npm runs or trusts.`,
    remedy: () => 'Remove these settings from the repository.',
  }),
  'package-json-invalid': rule<{ path: string }>({
    severity: 'error',
    title: 'package.json cannot be read',
    why: `What npm would run is not known.`,
    wrong: { command: 'npm test', files: { 'package.json': '{ "scripts": ' } },
    right: {
      command: 'npm test',
      files: { 'package.json': '{ "scripts": { "test": "node --test" } }' },
    },
    message: ({ path }) => `${path} is not a JSON file that can be read.`,
    remedy: () => 'Correct it.',
  }),
  'package-json-missing': rule<{ directory: string }>({
    severity: 'error',
    title: 'npm finds no package.json here',
    why: `npm then looks for one in the directories above, outside of the repository, and runs the scripts of that.`,
    wrong: { command: 'npm test', without: ['package.json'] },
    right: 'node --test',
    message: ({ directory }) =>
      directory === ''
        ? 'There is no package.json at the root, so npm would look for one above the repository.'
        : `There is no package.json in ${directory}, so npm would look for one above it.`,
    remedy: () => `Add a package.json with the script, or run a script with \`node\`.`,
  }),
  'workspace-missing': rule<{ workspace: string }>({
    severity: 'warning',
    title: 'There is no such workspace',
    why: `npm fails, or with \`--if-present\` passes without doing anything.`,
    wrong: 'npm test -w nope',
    right: 'npm test -w packages/a',
    message: ({ workspace }) =>
      workspace === ''
        ? 'package.json declares no workspaces.'
        : `There is no workspace \`${workspace}\`.`,
    remedy: () => 'Name a workspace that package.json declares.',
  }),
  'path-shadowed': rule<{ path: string }>({
    severity: 'warning',
    title: 'A dependency replaces a program of npm scripts',
    why: `npm puts node_modules/.bin first in the PATH of a script.`,
    wrong: {
      command: 'npm test',
      files: { 'node_modules/.bin/node': { symlink: '../eslint/bin.js' } },
    },
    right: 'npm test',
    message: ({ path }) => `\`${path}\` is what npm scripts would run under that name.`,
    remedy: () => 'Remove the dependency that provides it.',
  }),
  'environment-file-unsafe': rule<{ path: string; names: readonly string[] }>({
    severity: 'error',
    title: 'The environment file changes what runs',
    why: `Variables such as NODE_OPTIONS load code, and PATH decides which programs run.`,
    wrong: {
      command: 'node --env-file=.env scripts/check.js',
      files: { '.env': 'NODE_OPTIONS=--require=./x.js' },
    },
    right: {
      command: 'node --env-file=.env scripts/check.js',
      files: { '.env': 'APP_MODE=test' },
      also: {
        'reads-environment-file': 'The file is harmless; that it is read is reported all the same.',
      },
    },
    message: ({ path, names }) => `${path} sets ${names.join(', ')}, which decides what runs.`,
    remedy: () => 'Remove these variables from the file.',
  }),
});
