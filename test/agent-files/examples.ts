const HOOKS = {
  SessionStart: [{ matcher: 'startup', hooks: [{ type: 'command', command: './start.sh' }] }],
};

const SERVERS = { search: { command: 'npx', args: ['-y', 'search-server@1.2.3'] } };

function each(names: string, value: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, value]));
}

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
  'claude-plugin-hooks': { hooks: HOOKS },
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
    tools: { discoveryCommand: './tools.sh', callCommand: './call.sh' },
    mcp: { serverCommand: './mcp.sh' },
  },
  'vscode-tasks': {
    version: '2.0.0',
    tasks: [{ label: 'watch', command: 'node x.js', runOptions: { runOn: 'folderOpen' } }],
  },
  devcontainer: {
    initializeCommand: './prepare.sh',
    ...each(
      'onCreateCommand updateContentCommand postCreateCommand postStartCommand postAttachCommand',
      ['node', 'prepare.js'],
    ),
  },
};
