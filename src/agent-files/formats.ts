import type { AgentFormat, Place } from './format.ts';

/** Hooks as several agents have them: for each event matchers, and for each matcher commands. */
const HOOKS: Place = {
  at: 'hooks/*/*/hooks/*',
  form: 'start',
  event: '{0}',
  detail: 'matcher',
  // Lists of what is off, in older files of one agent.
  names: /^(?!(?:enabled|disabled|notifications)$)/,
  // The others ask a model.
  only: { field: 'type', values: ['command', 'http', undefined] },
};

const HOOKS_EXAMPLE = {
  SessionStart: [{ matcher: 'startup', hooks: [{ type: 'command', command: './start.sh' }] }],
};

const SERVER: Place = { at: 'mcpServers/*', form: 'server', event: 'MCP server {0}' };

const SERVER_EXAMPLE = { search: { command: 'npx', args: ['-y', 'search-server@1.2.3'] } };

/** Variables of the environment that say where requests go. */
const ADDRESSES: Place = {
  at: 'env/*',
  form: 'setting',
  event: 'env {0}',
  names: /(?:_URL|_ENDPOINT|_PROXY)$/i,
};

/** Variables that make programs load code, or decide which programs are found. */
const LOADERS: Place = {
  at: 'env/*',
  form: 'setting',
  event: 'env {0}',
  names: /^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/,
};

const LIFECYCLE: readonly string[] = [
  ...['onCreateCommand', 'updateContentCommand', 'postCreateCommand'],
  ...['postStartCommand', 'postAttachCommand'],
];

const MCP = {
  directories: [''],
  roots: ['CLAUDE_PROJECT_DIR', 'CLAUDE_PLUGIN_ROOT', 'workspaceFolder', 'PWD'],
  approval: 'asks once for each server',
  verified: true,
  places: [SERVER],
  example: { mcpServers: SERVER_EXAMPLE },
} as const;

/** In the order of the documentation. */
export const AGENT_FORMATS: readonly AgentFormat[] = [
  {
    name: 'claude-settings',
    tool: 'Claude Code',
    files: ['.claude/settings.json', '.claude/settings.local.json'],
    directories: [''],
    roots: ['CLAUDE_PROJECT_DIR', 'PWD'],
    approval: 'asks once for the folder',
    specification: 'https://code.claude.com/docs/en/hooks',
    verified: true,
    places: [
      HOOKS,
      { at: 'statusLine', form: 'start' },
      { at: 'fileSuggestion', form: 'start' },
      { at: 'apiKeyHelper', form: 'command' },
      { at: 'awsAuthRefresh', form: 'command' },
      { at: 'awsCredentialExport', form: 'command' },
      { at: 'otelHeadersHelper', form: 'command' },
      ADDRESSES,
      LOADERS,
      {
        at: 'enableAllProjectMcpServers',
        form: 'setting',
        only: { field: '', values: [true] },
      },
      {
        at: 'permissions/defaultMode',
        form: 'setting',
        event: 'permissions.defaultMode',
        only: { field: '', values: ['acceptEdits', 'auto', 'bypassPermissions', 'dontAsk'] },
      },
    ],
    example: {
      hooks: HOOKS_EXAMPLE,
      statusLine: { type: 'command', command: 'node status.js' },
      fileSuggestion: { type: 'command', command: 'node files.js' },
      apiKeyHelper: './key.sh',
      awsAuthRefresh: 'aws sso login',
      awsCredentialExport: './credentials.sh',
      otelHeadersHelper: './headers.sh',
      env: { ANTHROPIC_BASE_URL: 'https://proxy.example', NODE_OPTIONS: '--require ./x.js' },
      enableAllProjectMcpServers: true,
      permissions: { defaultMode: 'bypassPermissions' },
    },
  },
  {
    name: 'claude-plugin-hooks',
    tool: 'Claude Code',
    files: ['hooks/hooks.json'],
    directories: [''],
    roots: ['CLAUDE_PLUGIN_ROOT', 'PLUGIN_ROOT', 'extensionPath'],
    approval: 'runs it where the plugin is installed',
    specification: 'https://code.claude.com/docs/en/plugins-reference',
    verified: true,
    places: [HOOKS],
    example: { hooks: HOOKS_EXAMPLE },
  },
  {
    name: 'mcp',
    tool: 'Claude Code',
    files: ['.mcp.json'],
    specification: 'https://code.claude.com/docs/en/mcp',
    ...MCP,
  },
  {
    name: 'cursor-mcp',
    tool: 'Cursor',
    files: ['.cursor/mcp.json'],
    specification: 'https://cursor.com/docs/context/mcp',
    ...MCP,
  },
  {
    name: 'vscode-mcp',
    tool: 'VS Code',
    files: ['.vscode/mcp.json'],
    specification: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
    ...MCP,
    places: [{ ...SERVER, at: 'servers/*' }],
    example: { servers: SERVER_EXAMPLE },
  },
  {
    name: 'cursor-hooks',
    tool: 'Cursor',
    files: ['.cursor/hooks.json'],
    // The documentation says the project; files with paths from their own folder are common.
    directories: ['', '.cursor'],
    roots: ['CURSOR_PROJECT_DIR', 'CLAUDE_PROJECT_DIR', 'workspaceFolder', 'PWD'],
    approval: 'asks once for the workspace',
    specification: 'https://cursor.com/docs/hooks.md',
    verified: true,
    places: [
      {
        at: 'hooks/*/*',
        form: 'start',
        event: '{0}',
        detail: 'matcher',
        only: { field: 'type', values: ['command', undefined] },
      },
    ],
    example: { version: 1, hooks: { sessionStart: [{ command: '.cursor/hooks/start.sh' }] } },
  },
  {
    name: 'cursor-environment',
    tool: 'Cursor',
    files: ['.cursor/environment.json'],
    directories: ['', '.cursor'],
    roots: ['PWD'],
    approval: 'asks nobody',
    specification: 'https://cursor.com/docs/cloud-agent/setup',
    verified: false,
    places: [
      { at: 'install', form: 'command', event: 'install (on a cloud machine)' },
      { at: 'start', form: 'command', event: 'start (on a cloud machine)' },
      { at: 'terminals/*', form: 'start', event: 'terminal {0} (on a cloud machine)' },
    ],
    example: {
      install: 'npm ci',
      start: './start.sh',
      terminals: [{ name: 'server', command: 'npm start' }],
    },
  },
  {
    name: 'codex-hooks',
    tool: 'Codex',
    files: ['.codex/hooks.json'],
    directories: [''],
    roots: ['CODEX_PROJECT_DIR', 'CLAUDE_PROJECT_DIR', 'PWD'],
    approval: 'asks for each changed definition',
    specification: 'https://developers.openai.com/codex/hooks',
    verified: true,
    places: [HOOKS],
    example: { hooks: HOOKS_EXAMPLE },
  },
  {
    name: 'gemini-settings',
    tool: 'Gemini CLI',
    files: ['.gemini/settings.json'],
    directories: [''],
    roots: ['GEMINI_PROJECT_DIR', 'GEMINI_CWD', 'CLAUDE_PROJECT_DIR', 'PWD'],
    approval: 'asks once for the folder, if folder trust is on',
    specification: 'https://geminicli.com/docs/hooks/reference',
    verified: true,
    places: [
      HOOKS,
      SERVER,
      { at: 'tools/discoveryCommand', form: 'command' },
      { at: 'tools/callCommand', form: 'command' },
      { at: 'mcp/serverCommand', form: 'command' },
    ],
    example: {
      hooks: HOOKS_EXAMPLE,
      mcpServers: SERVER_EXAMPLE,
      tools: { discoveryCommand: './tools.sh', callCommand: './call.sh' },
      mcp: { serverCommand: './mcp.sh' },
    },
  },
  {
    name: 'vscode-tasks',
    tool: 'VS Code',
    files: ['.vscode/tasks.json'],
    directories: [''],
    roots: ['workspaceFolder', 'workspaceRoot', 'cwd', 'PWD'],
    approval: 'asks once for the workspace and for automatic tasks',
    specification: 'https://code.visualstudio.com/docs/reference/tasks-appendix',
    verified: true,
    places: [
      {
        at: 'tasks/*',
        form: 'start',
        event: 'folder opened',
        detail: 'label',
        only: { field: 'runOptions/runOn', values: ['folderOpen'] },
        startsOthers: true,
      },
    ],
    example: {
      version: '2.0.0',
      tasks: [
        {
          label: 'watch',
          type: 'shell',
          command: 'node watch.js',
          runOptions: { runOn: 'folderOpen' },
        },
      ],
    },
  },
  {
    name: 'devcontainer',
    tool: 'a development container',
    files: [
      '.devcontainer/devcontainer.json',
      '.devcontainer/*/devcontainer.json',
      '.devcontainer.json',
    ],
    directories: [''],
    roots: ['localWorkspaceFolder', 'containerWorkspaceFolder', 'PWD'],
    approval: 'asks as the editor does',
    specification: 'https://containers.dev/implementors/json_reference',
    verified: true,
    places: [
      { at: 'initializeCommand', form: 'command', event: 'initializeCommand (on the host)' },
      ...LIFECYCLE.map((at) => ({
        ...{ at, form: 'command' as const, event: `${at} (in the container)` },
      })),
    ],
    example: {
      initializeCommand: './prepare.sh',
      ...Object.fromEntries(LIFECYCLE.map((name) => [name, ['node', 'prepare.js']])),
    },
  },
];
