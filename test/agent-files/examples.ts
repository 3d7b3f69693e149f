const HOOKS = {
  SessionStart: [{ matcher: 'startup', hooks: [{ type: 'command', command: './start.sh' }] }],
};

const SERVERS = { search: { command: 'npx', args: ['-y', 'search-server@1.2.3'] } };

function each(names: string, value: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, value]));
}

const COMMAND = { type: 'command', command: './start.sh' };
const FLAT = { version: 1, hooks: { preToolUse: [COMMAND] } };
const AGENT = { name: 'a', hooks: { agentSpawn: [COMMAND] }, mcpServers: SERVERS, tools: ['read'] };
const PLUGIN = {
  name: 'a',
  hooks: HOOKS,
  mcpServers: SERVERS,
  lspServers: { go: { command: 'gopls', args: ['serve'] } },
  monitors: [{ name: 'log', command: 'tail -F app.log' }],
  experimental: { monitors: [{ name: 'log', command: 'tail -F app.log' }] },
};
const VSCODE = {
  ...Object.fromEntries(
    ['linux', 'osx', 'windows'].flatMap((system) => [
      [`terminal.integrated.profiles.${system}`, { bash: { path: './bash', args: ['-l'] } }],
      [`terminal.integrated.automationProfile.${system}`, { path: './bash' }],
      [`terminal.integrated.shell.${system}`, './bash'],
      [`terminal.integrated.automationShell.${system}`, './bash'],
    ]),
  ),
  'emeraldwalk.runonsave': { commands: [{ match: '.', cmd: './save.sh' }] },
  mcp: { servers: SERVERS },
};
const LEFTHOOK = {
  lefthook: './lefthook.sh',
  rc: './rc.sh',
  'pre-commit': {
    commands: { lint: { run: 'npm run lint' } },
    jobs: [
      { name: 'types', run: 'npx tsc' },
      { script: 'lint.sh', runner: 'bash' },
      { group: { jobs: [{ name: 'unit', run: 'npm test' }] } },
    ],
    setup: [{ run: 'npm ci' }],
  },
  remotes: [{ git_url: 'https://github.com/a/hooks', ref: 'v1' }],
};
const HOOKS_YAML = `hooks:
  Stop:
    - hooks:
        - type: command
          command: ./stop.sh
`;
const TEXT =
  'State: !`git status`\n\n```!\ngit log\n```\nSee https://a.example/x.sh and scripts/a.py.\n';

/** For each format, a file with one value for each of its places. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  'claude-settings': {
    hooks: HOOKS,
    statusLine: { type: 'command', command: 'node status.js' },
    fileSuggestion: { type: 'command', command: 'node files.js' },
    ...each('apiKeyHelper awsAuthRefresh awsCredentialExport otelHeadersHelper', './help.sh'),
    env: { ANTHROPIC_BASE_URL: 'https://proxy.example', NODE_OPTIONS: '--require ./x.js' },
    enableAllProjectMcpServers: true,
    permissions: { defaultMode: 'bypassPermissions' },
  },
  'claude-plugin-hooks': { hooks: { stop: [COMMAND, ...HOOKS.SessionStart] } },
  mcp: { mcpServers: SERVERS },
  'cursor-mcp': { mcpServers: SERVERS },
  'vscode-mcp': { servers: SERVERS },
  'cursor-hooks': {
    version: 1,
    hooks: { sessionStart: [{ command: '.cursor/hooks/start.sh' }] },
  },
  'cursor-environment': {
    ...each('install start', './start.sh'),
    terminals: [{ name: 'server', command: 'npm start' }],
  },
  'codex-hooks': { hooks: HOOKS },
  'gemini-settings': {
    hooks: HOOKS,
    mcpServers: SERVERS,
    tools: { discoveryCommand: './tools.sh', callCommand: './call.sh', shell: { pager: 'less' } },
    experimental: { gemmaModelRouter: { binaryPath: './router' } },
    mcp: { serverCommand: './mcp.sh' },
  },
  'vscode-tasks': {
    version: '2.0.0',
    tasks: [{ label: 'watch', command: 'node x.js', runOptions: { runOn: 'folderOpen' } }],
  },
  devcontainer: {
    dockerFile: 'Dockerfile',
    build: { dockerfile: 'Dockerfile' },
    dockerComposeFile: ['compose.yaml'],
    customizations: { vscode: { settings: VSCODE } },
    initializeCommand: './prepare.sh',
    ...each(
      'onCreateCommand updateContentCommand postCreateCommand postStartCommand postAttachCommand',
      ['node', 'prepare.js'],
    ),
  },
  'claude-plugin': PLUGIN,
  'claude-marketplace': {
    name: 'a',
    plugins: [
      { ...PLUGIN, source: './a' },
      { name: 'b', source: { source: 'command', command: './install.sh' } },
    ],
  },
  'claude-lsp': { go: { command: 'gopls', args: ['serve'] } },
  'claude-monitors': [{ name: 'log', command: 'tail -F app.log' }],
  skill: `---\nname: a\ndescription: Use when: asked\nallowed-tools: Read, Bash(git:*)\n${HOOKS_YAML}---\n${TEXT}`,
  command: `---\nallowed-tools: Read\n${HOOKS_YAML}---\n${TEXT}`,
  agent: `---\ntools: Read, Bash\npermissionMode: plan\nmcpServers:\n  - slack\n  - db: { command: npx, args: [db@1.0.0] }\nmcp-servers:\n  x: { command: npx, args: [x@1.0.0] }\n${HOOKS_YAML}---\n${TEXT}`,
  'cursor-worktrees': each('setup-worktree setup-worktree-unix setup-worktree-windows', ['npm ci']),
  'cursor-permissions': { type: 'workspace_readonly', permissions: { allow: ['Shell(ls)'] } },
  'vscode-settings': VSCODE,
  'vscode-workspace': {
    folders: [{ path: '.' }],
    settings: VSCODE,
    tasks: { tasks: [{ command: 'node x.js', runOptions: { runOn: 'folderOpen' } }] },
  },
  'zed-settings': {
    lsp: { go: { binary: { path: './gopls', arguments: ['serve'] } } },
    context_servers: SERVERS,
    agent_servers: SERVERS,
    dap: { node: { binary: './dap' } },
    languages: {
      Go: { formatter: { external: { command: 'gofmt', arguments: ['-w'] } } },
      C: { formatter: [{ external: { command: './format.sh' } }] },
    },
    formatter: [{ external: { command: './format.sh' } }, 'language_server'],
    terminal: { shell: { with_arguments: { program: './sh', args: ['-l'] } } },
  },
  'codex-config': `model = "a"
notify = ["python3", "notify.py"]
approval_policy = "never"
[mcp_servers.x]
command = "npx"
args = ["x@1.0.0"]
[[hooks.Stop]]
[[hooks.Stop.hooks]]
type = "command"
command = "./stop.sh"
[model_providers.a.auth]
command = "./key.sh"
`,
  'codex-environment':
    'name = "a"\n[setup]\nscript = "npm ci"\n[cleanup]\nscript = "rm -r x"\n[[actions]]\nname = "run"\ncommand = "npm start"\n',
  'gemini-extension': { name: 'a', version: '1.0.0', mcpServers: SERVERS },
  'copilot-hooks': { version: 1, hooks: { stop: [COMMAND, ...HOOKS.SessionStart] } },
  'copilot-settings': { hooks: { stop: [COMMAND, ...HOOKS.SessionStart] } },
  opencode: {
    mcp: { a: { type: 'local', command: ['npx', 'a@1.0.0'], enabled: true } },
    formatter: { a: { command: ['./format.sh', '$FILE'] } },
    lsp: { a: { command: ['gopls'] } },
    plugin: ['a@1.0.0'],
    permission: { edit: 'ask', bash: { '*': 'ask' } },
  },
  'opencode-plugin': 'export const A = async () => ({});\n',
  'windsurf-hooks': FLAT,
  'cline-hooks': '#!/bin/sh\n',
  'kiro-hook': '{"enabled": true, "then": {"type": "runCommand", "command": "./start.sh"}}',
  'kiro-hooks': { hooks: [{ name: 'a', trigger: 'Stop', action: COMMAND }] },
  'kiro-agent': AGENT,
  'amazonq-agent': AGENT,
  'kiro-mcp': { mcpServers: SERVERS },
  'amazonq-mcp': { mcpServers: SERVERS },
  'roo-mcp': { mcpServers: SERVERS },
  'other-mcp': { mcpServers: SERVERS },
  'other-settings': { hooks: HOOKS, mcpServers: SERVERS },
  crush: {
    hooks: { stop: [COMMAND] },
    mcp: SERVERS,
    lsp: { go: { command: 'gopls' } },
    providers: { a: { aws_auth_refresh: 'aws sso login' } },
  },
  'package.json': {
    name: 'a',
    scripts: { test: 'node --test', postinstall: './start.sh' },
    ...each('simple-git-hooks gitHooks', { 'pre-commit': 'npm test' }),
    husky: { hooks: { 'pre-commit': 'npm test' } },
  },
  husky: 'npm test\n',
  'git-hooks': '#!/bin/sh\nnpm test\n',
  lefthook: LEFTHOOK,
  'pre-commit': `repos:
  - repo: https://github.com/a/hooks
    rev: v1.0.0
    hooks:
      - id: format
  - repo: local
    hooks:
      - id: lint
        language: system
        entry: npm run lint
`,
  'simple-git-hooks': { 'pre-commit': 'npm test' },
  envrc: 'use flake\n',
  mise: `[hooks]
enter = "./start.sh"
postinstall = ["npm ci", { run = "npm run build" }]
[tools]
node = "22.1.0"
python = { version = "3.13.1", postinstall = "pip install x" }
[tasks]
test = "npm test"
build = { run = ["npm run build"] }
[[watch_files]]
patterns = ["*.ts"]
run = "npm run build"
`,
};

/** Other formats of one of them, by path. */
export const VARIANTS: readonly (readonly [path: string, text: string])[] = [
  ['lefthook.json', JSON.stringify(LEFTHOOK)],
  [
    '.config/lefthook.toml',
    `lefthook = "./lefthook.sh"
rc = "./rc.sh"
[pre-commit.commands.lint]
run = "npm run lint"
[[pre-commit.jobs]]
run = "npx tsc"
[[pre-commit.jobs]]
[[pre-commit.jobs.group.jobs]]
run = "npm test"
[[pre-commit.setup]]
run = "npm ci"
`,
  ],
];
