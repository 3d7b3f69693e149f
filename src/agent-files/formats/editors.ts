import type { AgentFormat, Place } from '../format.ts';
import { CHANGES, ON, ON_BY_DEFAULT, PROTECTS, PROTECTS_BY_DEFAULT, type Trust } from '../trust.ts';
import {
  commands,
  inside,
  keys,
  OTHER_VARIABLES,
  SERVER,
  SERVER_TRUST,
  settings,
} from './places.ts';

/** Tasks that start when a folder is opened. */
const TASK: Place = {
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
};

const SYSTEMS = ['linux', 'osx', 'windows'];

function onSystems(names: string, places: (at: string) => Place): readonly Place[] {
  return names.split(/\s+/).flatMap((at) => SYSTEMS.map((each) => places(`${at}.${each}`)));
}

/**
 * Settings by which VS Code starts programs or its agent does more without asking, and settings of extensions
 * that name a program. Source: https://code.visualstudio.com/docs/copilot/reference/copilot-settings
 */
const VSCODE_SETTINGS: readonly Place[] = [
  ...onSystems('terminal.integrated.profiles', (at) => ({
    at: `${at}/*`,
    form: 'start',
    event: 'terminal {0}',
    only: { field: 'source', values: [undefined] },
  })),
  ...onSystems('terminal.integrated.automationProfile', (at) => ({ at, form: 'start' })),
  ...onSystems('terminal.integrated.shell terminal.integrated.automationShell', (at) => ({
    at,
    form: 'command',
  })),
  ...onSystems(
    `terminal.integrated.shellArgs terminal.integrated.env terminal.integrated.defaultProfile`,
    (at) => ({ at, form: 'setting', trust: 'any' }),
  ),
  { at: 'emeraldwalk.runonsave/commands/*', form: 'start', event: 'file saved' },
  { ...SERVER, at: 'mcp/servers/*' },
  ...settings(
    'any',
    `php.validate.executablePath php.executablePath git.path typescript.tsdk typescript.tsserver.nodePath
    npm.scriptRunner npm.packageManager eslint.nodePath eslint.runtime prettier.prettierPath
    python.defaultInterpreterPath python.condaPath python.poetryPath ruff.path ruff.interpreter
    mypy-type-checker.path pylint.path black-formatter.path rust-analyzer.server.path
    rust-analyzer.check.overrideCommand rust-analyzer.cargo.buildScripts.overrideCommand
    rust-analyzer.procMacro.server rust-analyzer.runnables.command go.alternateTools go.toolsEnvVars
    java.jdt.ls.java.home clangd.path clangd.arguments cmake.cmakePath C_Cpp.default.compilerPath
    solargraph.commandPath deno.path biome.lsp.bin code-runner.executorMap
    chat.agent.sandbox.FileSystem.linux chat.agent.sandbox.FileSystem.mac chat.mcp.access
    github.copilot.chat.otel.otlpEndpoint github.copilot.chat.otel.outfile`,
  ),
  ...settings(
    ON,
    `chat.tools.global.autoApprove chat.tools.terminal.autoReplyToPrompts chat.autopilot.enabled
    chat.tools.terminal.ignoreDefaultAutoApproveRules chat.tools.eligibleForAutoApproval/*
    chat.tools.edits.autoApprove/* chat.tools.urls.autoApprove/* chat.tools.terminal.autoApprove/*
    chat.mcp.discovery.enabled/* chat.mcp.discovery.enabled chat.mcp.autoStart chat.useCustomAgentHooks
    chat.plugins.enabled chat.hookFilesLocations/* chat.agentFilesLocations/* chat.agentSkillsLocations/*
    chat.pluginLocations/* chat.useCustomizationsInParentRepositories github.copilot.chat.otel.captureContent
    github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions`,
  ),
  ...settings(ON_BY_DEFAULT, 'chat.tools.terminal.enableAutoApprove'),
  ...settings(PROTECTS, 'chat.agent.networkFilter'),
  ...settings(PROTECTS_BY_DEFAULT, 'security.workspace.trust.enabled'),
  ...settings('more', 'chat.agent.allowedNetworkDomains chat.plugins.marketplaces'),
  ...settings('more', 'github.copilot.chat.additionalReadAccessFolders'),
  ...settings('less', 'chat.agent.deniedNetworkDomains'),
  ...settings({ order: ['off', 'auto', 'on'], unset: 'auto' }, 'task.allowAutomaticTasks'),
  ...settings(
    { order: ['default', 'autoApprove', 'autopilot'], unset: 'default' },
    'chat.permissions.default',
  ),
  ...settings({ order: ['on', 'allowNetwork', 'off'], unset: 'off' }, 'chat.agent.sandbox.enabled'),
];

/** From the least to the most that a sandbox allows. */
const SANDBOX: Trust = {
  order: ['workspace_readonly', 'workspace_readwrite', 'insecure_none'],
  unset: 'workspace_readwrite',
};

/** In the order of the documentation. */
export const EDITOR_FORMATS: readonly AgentFormat[] = [
  {
    name: 'cursor-mcp',
    tool: 'Cursor',
    files: ['.cursor/mcp.json'],
    roots: ['workspaceFolder', 'PWD'],
    approval: 'does not document who is asked before a server starts',
    specification: 'https://cursor.com/docs/mcp',
    verified: true,
    places: [SERVER, ...SERVER_TRUST],
    harmless: keys('$schema'),
  },
  {
    name: 'cursor-hooks',
    tool: 'Cursor',
    files: ['.cursor/hooks.json'],
    // The project's root; in the first versions, the file's directory.
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
    harmless: keys('version'),
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
    name: 'cursor-worktrees',
    tool: 'Cursor',
    files: ['.cursor/worktrees.json'],
    directories: ['', '.cursor'],
    roots: ['ROOT_WORKTREE_PATH', 'PWD'],
    approval: 'does not document who is asked before a worktree is set up',
    specification: 'https://cursor.com/docs/configuration/worktrees',
    verified: false,
    places: ['setup-worktree', 'setup-worktree-unix', 'setup-worktree-windows'].map((at) => ({
      at,
      form: 'lines',
    })),
    harmless: keys('$schema'),
  },
  {
    name: 'cursor-permissions',
    tool: 'Cursor',
    files: ['.cursor/sandbox.json', '.cursor/cli.json', '.cursor/permissions.json'],
    roots: [],
    approval: 'asks nobody',
    specification: 'https://cursor.com/docs/reference/sandbox',
    verified: true,
    places: [
      ...settings(SANDBOX, 'type'),
      ...settings(
        'more',
        `additionalReadwritePaths additionalReadonlyPaths networkPolicy/allow permissions/allow
        terminalAllowlist mcpAllowlist`,
      ),
      ...settings('less', 'networkPolicy/deny permissions/deny'),
      ...settings({ order: ['deny', 'allow'], unset: 'deny' }, 'networkPolicy/default'),
      ...settings(PROTECTS, 'disableTmpWrite'),
      ...settings(ON, 'enableSharedBuildCache'),
    ],
    harmless: keys('$schema version'),
  },
  {
    name: 'vscode-settings',
    isGeneral: true,
    tool: 'VS Code',
    files: ['.vscode/settings.json'],
    roots: ['workspaceFolder', 'workspaceRoot', 'PWD'],
    approval: 'asks once for the workspace',
    specification: 'https://code.visualstudio.com/docs/editing/workspaces/workspace-trust',
    verified: true,
    places: VSCODE_SETTINGS,
  },
  {
    name: 'vscode-workspace',
    isGeneral: true,
    tool: 'VS Code',
    files: ['*.code-workspace'],
    roots: ['workspaceFolder', 'workspaceRoot', 'PWD'],
    approval: 'asks once for the workspace',
    specification: 'https://code.visualstudio.com/docs/editing/workspaces/multi-root-workspaces',
    verified: true,
    places: [...inside('settings', VSCODE_SETTINGS), ...inside('tasks', [TASK])],
  },
  {
    name: 'zed-settings',
    isGeneral: true,
    tool: 'Zed',
    files: ['.zed/settings.json'],
    roots: ['ZED_WORKTREE_ROOT', 'PWD'],
    approval: 'asks once for the project',
    specification: 'https://zed.dev/docs/worktree-trust',
    verified: true,
    places: [
      { at: 'lsp/*/binary/path', form: 'command', event: 'language server {0}' },
      ...settings('any', 'lsp/*/binary/arguments lsp/*/binary/env'),
      {
        at: 'context_servers/*',
        form: 'server',
        event: 'MCP server {0}',
        only: { field: 'source', values: [undefined, 'custom'] },
      },
      { at: 'agent_servers/*', form: 'start', event: 'agent {0}' },
      { at: 'dap/*/binary', form: 'command', event: 'debugger {0}' },
      ...['formatter/external', 'formatter/*/external'].flatMap((at): readonly Place[] => [
        { at, form: 'start', event: 'formatter', mayDiffer: true },
        { at: `languages/*/${at}`, form: 'start', event: 'formatter of {0}', mayDiffer: true },
      ]),
      { at: 'terminal/shell/with_arguments', form: 'start', event: 'terminal', mayDiffer: true },
      { at: 'terminal/shell/program', form: 'command', event: 'terminal', mayDiffer: true },
      ...settings('any', 'terminal/env/* node/path node/npm_path agent/tool_permissions'),
      ...settings(ON, 'agent/always_allow_tool_actions session/trust_all_worktrees'),
      ...settings(ON, 'auto_install_extensions/*'),
    ],
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
    harmless: keys('$schema inputs'),
  },
  {
    name: 'vscode-tasks',
    tool: 'VS Code',
    files: ['.vscode/tasks.json'],
    roots: ['workspaceFolder', 'workspaceRoot', 'cwd', 'PWD'],
    approval: 'asks once for the workspace and for automatic tasks',
    specification: 'https://code.visualstudio.com/docs/reference/tasks-appendix',
    verified: true,
    places: [TASK],
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
      ...['dockerFile', 'build/dockerfile', 'dockerComposeFile'].map(
        (at): Place => ({
          at,
          form: 'file',
          event: 'build of the container',
        }),
      ),
      ...settings('source', 'image'),
      ...settings('sources', 'features customizations/vscode/extensions'),
      ...settings('more', 'mounts runArgs capAdd securityOpt build/options'),
      ...settings(ON, 'privileged'),
      ...settings('any', 'remoteEnv/* containerEnv/*').map((each) => ({
        ...each,
        names: OTHER_VARIABLES,
      })),
      ...settings('any', 'remoteUser containerUser workspaceMount'),
      ...settings(CHANGES, 'build/context build/target build/cacheFrom build/args/* service'),
      ...inside('customizations/vscode/settings', VSCODE_SETTINGS),
    ],
  },
];
