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

const SERVER: Place = { at: 'mcpServers/*', form: 'server', event: 'MCP server {0}' };

/** Variables that say where requests go, or that make programs load code or decide which are found. */
const VARIABLES =
  /(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;

/** Returns the places of commands, by their names. */
function commands(names: string, where = ''): readonly Place[] {
  return names.split(' ').map((at) => ({ at, form: 'command', event: at + where }));
}

/** In the order of the documentation. */
export const AGENT_FORMATS: readonly AgentFormat[] = [
  {
    name: 'claude-settings',
    tool: 'Claude Code',
    files: ['.claude/settings.json', '.claude/settings.local.json'],
    roots: ['CLAUDE_PROJECT_DIR', 'PWD'],
    approval: 'asks once for the folder',
    specification: 'https://code.claude.com/docs/en/hooks',
    verified: true,
    places: [
      HOOKS,
      { at: 'statusLine', form: 'start' },
      { at: 'fileSuggestion', form: 'start' },
      ...commands('apiKeyHelper awsAuthRefresh awsCredentialExport otelHeadersHelper'),
      { at: 'env/*', form: 'setting', event: 'env {0}', names: VARIABLES },
      { at: 'enableAllProjectMcpServers', form: 'setting', only: { field: '', values: [true] } },
      {
        at: 'permissions/defaultMode',
        form: 'setting',
        only: { field: '', values: ['acceptEdits', 'auto', 'bypassPermissions', 'dontAsk'] },
      },
    ],
  },
  {
    name: 'claude-plugin-hooks',
    tool: 'Claude Code',
    files: ['hooks/hooks.json'],
    roots: ['CLAUDE_PLUGIN_ROOT', 'PLUGIN_ROOT', 'extensionPath'],
    approval: 'runs it where the plugin is installed',
    specification: 'https://code.claude.com/docs/en/plugins-reference',
    verified: true,
    places: [HOOKS],
  },
  {
    name: 'mcp',
    tool: 'Claude Code',
    files: ['.mcp.json'],
    roots: ['CLAUDE_PROJECT_DIR', 'CLAUDE_PLUGIN_ROOT', 'PWD'],
    approval: 'asks once for each server',
    specification: 'https://code.claude.com/docs/en/mcp',
    verified: true,
    places: [SERVER],
  },
  {
    name: 'cursor-mcp',
    tool: 'Cursor',
    files: ['.cursor/mcp.json'],
    roots: ['workspaceFolder', 'PWD'],
    approval: 'does not document who is asked before a server starts',
    specification: 'https://cursor.com/docs/mcp',
    verified: true,
    places: [SERVER],
  },
  {
    name: 'vscode-mcp',
    tool: 'VS Code',
    files: ['.vscode/mcp.json'],
    roots: ['workspaceFolder', 'PWD'],
    approval: 'asks for each server that is new or changed',
    specification: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
    verified: true,
    places: [{ ...SERVER, at: 'servers/*' }],
  },
  {
    name: 'cursor-hooks',
    tool: 'Cursor',
    files: ['.cursor/hooks.json'],
    // The root of the project; in the first versions it was the directory of the file.
    directories: ['', '.cursor'],
    roots: ['CURSOR_PROJECT_DIR', 'CLAUDE_PROJECT_DIR', 'PWD'],
    approval: 'asks once for the workspace',
    specification: 'https://cursor.com/docs/hooks',
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
      ...commands('install start', ' (on a cloud machine)'),
      { at: 'terminals/*', form: 'start', event: 'terminal {0} (on a cloud machine)' },
    ],
  },
  {
    name: 'codex-hooks',
    tool: 'Codex',
    files: ['.codex/hooks.json'],
    roots: ['CODEX_PROJECT_DIR', 'CLAUDE_PROJECT_DIR', 'PWD'],
    approval: 'asks for each changed definition',
    specification: 'https://developers.openai.com/codex/hooks',
    verified: true,
    places: [HOOKS],
  },
  {
    name: 'gemini-settings',
    tool: 'Gemini CLI',
    files: ['.gemini/settings.json'],
    roots: ['GEMINI_PROJECT_DIR', 'GEMINI_CWD', 'CLAUDE_PROJECT_DIR', 'PWD'],
    approval: 'asks once for the folder, if folder trust is on',
    specification: 'https://geminicli.com/docs/hooks/reference',
    verified: true,
    places: [
      HOOKS,
      SERVER,
      ...commands('tools/discoveryCommand tools/callCommand mcp/serverCommand'),
    ],
  },
  {
    name: 'vscode-tasks',
    tool: 'VS Code',
    files: ['.vscode/tasks.json'],
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
        inherits: [
          ...['args', 'command', 'linux', 'options', 'osx', 'presentation'],
          ...['showOutput', 'terminal', 'type', 'windows'],
        ],
      },
    ],
  },
  {
    name: 'devcontainer',
    tool: 'a development container',
    files: [
      '.devcontainer/devcontainer.json',
      '.devcontainer/*/devcontainer.json',
      '.devcontainer.json',
    ],
    roots: ['localWorkspaceFolder', 'containerWorkspaceFolder', 'PWD'],
    approval: 'asks as the editor does',
    specification: 'https://containers.dev/implementors/json_reference',
    verified: true,
    places: [
      ...commands('initializeCommand', ' (on the host)'),
      ...commands(
        'onCreateCommand updateContentCommand postCreateCommand postStartCommand postAttachCommand',
        ' (in the container)',
      ),
    ],
  },
];
