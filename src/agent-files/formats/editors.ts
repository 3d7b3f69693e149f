import type { Place } from '../format.ts';
import { commandsAt, type FormatData, inside, namesIn, type PlacesData, placesOf } from './data.ts';
import { FLAT_HOOKS, LANGUAGE_SERVER, SERVER, SERVERS } from './places.ts';

/** Tasks that start when a folder is opened. */
const TASK: Place = {
  at: 'tasks/*',
  form: 'start',
  event: 'folder opened',
  detail: 'label',
  only: ['runOptions/runOn', 'folderOpen'],
  startsOthers: true,
  inherits: namesIn('args command linux options osx presentation showOutput terminal type windows'),
};

function onSystems(names: string): string {
  return names.replace(/\S+/g, '$&.linux $&.osx $&.windows');
}

/**
 * Settings by which VS Code starts programs or its agent does more without asking, and settings of extensions
 * that name a program. Source: https://code.visualstudio.com/docs/copilot/reference/copilot-settings
 */
const VSCODE_SETTINGS: PlacesData = {
  places: [
    ...namesIn(onSystems('terminal.integrated.profiles')).map(
      (at): Place => ({
        at: `${at}/*`,
        form: 'start',
        event: 'terminal {0}',
        only: ['source', undefined],
      }),
    ),
    ...namesIn(onSystems('terminal.integrated.automationProfile')).map(
      (at): Place => ({ at, form: 'start' }),
    ),
    { at: 'emeraldwalk.runonsave/commands/*', form: 'start', event: 'file saved' },
    { ...SERVER, at: 'mcp/servers/*' },
  ],
  commands: onSystems('terminal.integrated.shell terminal.integrated.automationShell'),
  trust: {
    any: `${onSystems('terminal.integrated.shellArgs terminal.integrated.env terminal.integrated.defaultProfile')}
      php.validate.executablePath php.executablePath git.path typescript.tsdk typescript.tsserver.nodePath
      npm.scriptRunner npm.packageManager eslint.nodePath eslint.runtime prettier.prettierPath
      python.defaultInterpreterPath python.condaPath python.poetryPath ruff.path ruff.interpreter
      mypy-type-checker.path pylint.path black-formatter.path rust-analyzer.server.path
      rust-analyzer.check.overrideCommand rust-analyzer.cargo.buildScripts.overrideCommand
      rust-analyzer.procMacro.server rust-analyzer.runnables.command go.alternateTools go.toolsEnvVars
      java.jdt.ls.java.home clangd.path clangd.arguments cmake.cmakePath C_Cpp.default.compilerPath
      solargraph.commandPath deno.path biome.lsp.bin code-runner.executorMap
      chat.agent.sandbox.FileSystem.linux chat.agent.sandbox.FileSystem.mac chat.mcp.access
      github.copilot.chat.otel.otlpEndpoint github.copilot.chat.otel.outfile`,
    on: `chat.tools.global.autoApprove chat.tools.terminal.autoReplyToPrompts chat.autopilot.enabled
      chat.tools.terminal.ignoreDefaultAutoApproveRules chat.tools.eligibleForAutoApproval/*
      chat.tools.edits.autoApprove/* chat.tools.urls.autoApprove/* chat.tools.terminal.autoApprove/*
      chat.mcp.discovery.enabled/* chat.mcp.discovery.enabled chat.mcp.autoStart chat.useCustomAgentHooks
      chat.plugins.enabled chat.hookFilesLocations/* chat.agentFilesLocations/* chat.agentSkillsLocations/*
      chat.pluginLocations/* chat.useCustomizationsInParentRepositories github.copilot.chat.otel.captureContent
      github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions`,
    onByDefault: 'chat.tools.terminal.enableAutoApprove',
    protects: 'chat.agent.networkFilter',
    protectsByDefault: 'security.workspace.trust.enabled',
    more: `chat.agent.allowedNetworkDomains chat.plugins.marketplaces
      github.copilot.chat.additionalReadAccessFolders`,
    less: 'chat.agent.deniedNetworkDomains',
  },
  scales: {
    'task.allowAutomaticTasks': 'off auto* on',
    'chat.permissions.default': 'default* autoApprove autopilot',
    'chat.agent.sandbox.enabled': 'on allowNetwork off*',
  },
};
const VSCODE_PLACES = placesOf(VSCODE_SETTINGS);

const VSCODE = {
  tool: 'VS Code',
  roots: 'workspaceFolder workspaceRoot',
  approval: 'asks once for the workspace',
};

/** Files of Cursor, for commands that start in their directory or the project's root. */
const CURSOR = { tool: 'Cursor', directories: ['', '.cursor'] };

/** In the order of the documentation. */
export const EDITOR_FORMATS: readonly FormatData[] = [
  {
    ...SERVERS,
    name: 'cursor-mcp',
    tool: 'Cursor',
    files: '.cursor/mcp.json',
    roots: 'workspaceFolder',
    specification: 'https://cursor.com/docs/mcp',
  },
  {
    // In the first versions, commands start in the file's directory.
    ...CURSOR,
    name: 'cursor-hooks',
    files: '.cursor/hooks.json',
    roots: 'CURSOR_PROJECT_DIR CLAUDE_PROJECT_DIR',
    approval: 'asks once for the workspace',
    specification: 'https://cursor.com/docs/hooks',
    places: [FLAT_HOOKS],
    harmless: 'version',
  },
  {
    ...CURSOR,
    name: 'cursor-environment',
    files: '.cursor/environment.json',
    approval: 'asks nobody',
    specification: 'https://cursor.com/docs/cloud-agent/setup',
    verified: false,
    places: [
      ...commandsAt('install start', ' (on a cloud machine)'),
      { at: 'terminals/*', form: 'start', event: 'terminal {0} (on a cloud machine)' },
    ],
  },
  {
    ...CURSOR,
    name: 'cursor-worktrees',
    files: '.cursor/worktrees.json',
    roots: 'ROOT_WORKTREE_PATH',
    specification: 'https://cursor.com/docs/configuration/worktrees',
    verified: false,
    places: ['setup-worktree', 'setup-worktree-unix', 'setup-worktree-windows'].map((at) => ({
      at,
      form: 'lines',
    })),
    harmless: '$schema',
  },
  {
    name: 'cursor-permissions',
    tool: 'Cursor',
    files: '.cursor/sandbox.json .cursor/cli.json .cursor/permissions.json',
    approval: 'asks nobody',
    specification: 'https://cursor.com/docs/reference/sandbox',
    trust: {
      more: `additionalReadwritePaths additionalReadonlyPaths networkPolicy/allow permissions/allow
        terminalAllowlist mcpAllowlist`,
      less: 'networkPolicy/deny permissions/deny',
      protects: 'disableTmpWrite',
      on: 'enableSharedBuildCache',
    },
    scales: {
      type: 'workspace_readonly workspace_readwrite* insecure_none',
      'networkPolicy/default': 'deny* allow',
    },
    harmless: '$schema version',
  },
  {
    ...VSCODE,
    ...VSCODE_SETTINGS,
    name: 'vscode-settings',
    isGeneral: true,
    files: '.vscode/settings.json',
    specification: 'https://code.visualstudio.com/docs/editing/workspaces/workspace-trust',
  },
  {
    ...VSCODE,
    name: 'vscode-workspace',
    isGeneral: true,
    files: '*.code-workspace',
    specification: 'https://code.visualstudio.com/docs/editing/workspaces/multi-root-workspaces',
    places: [...inside('settings', VSCODE_PLACES), ...inside('tasks', [TASK])],
  },
  {
    name: 'zed-settings',
    isGeneral: true,
    tool: 'Zed',
    files: '.zed/settings.json',
    roots: 'ZED_WORKTREE_ROOT',
    approval: 'asks once for the project',
    specification: 'https://zed.dev/docs/worktree-trust',
    places: [
      { ...LANGUAGE_SERVER, at: 'lsp/*/binary/path', form: 'command' },
      { ...SERVER, at: 'context_servers/*', only: ['source', undefined, 'custom'] },
      { at: 'agent_servers/*', form: 'start', event: 'agent {0}' },
      { at: 'dap/*/binary', form: 'command', event: 'debugger {0}' },
      ...['formatter/external', 'formatter/*/external'].flatMap((at): readonly Place[] => [
        { at, form: 'start', event: 'formatter', mayDiffer: true },
        { at: `languages/*/${at}`, form: 'start', event: 'formatter of {0}', mayDiffer: true },
      ]),
      { at: 'terminal/shell/with_arguments', form: 'start', event: 'terminal', mayDiffer: true },
      { at: 'terminal/shell/program', form: 'command', event: 'terminal', mayDiffer: true },
    ],
    trust: {
      any: `lsp/*/binary/arguments lsp/*/binary/env terminal/env/* node/path node/npm_path
        agent/tool_permissions`,
      on: `agent/always_allow_tool_actions session/trust_all_worktrees auto_install_extensions/*`,
    },
  },
  {
    ...VSCODE,
    name: 'vscode-mcp',
    files: '.vscode/mcp.json',
    roots: 'workspaceFolder',
    approval: 'asks for each server that is new or changed',
    specification: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
    places: [{ ...SERVER, at: 'servers/*' }],
    harmless: '$schema inputs',
  },
  {
    ...VSCODE,
    name: 'vscode-tasks',
    files: '.vscode/tasks.json',
    roots: `${VSCODE.roots} cwd`,
    approval: 'asks once for the workspace and for automatic tasks',
    specification: 'https://code.visualstudio.com/docs/reference/tasks-appendix',
    places: [TASK],
  },
  {
    name: 'devcontainer',
    tool: 'a development container',
    files: '.devcontainer/devcontainer.json .devcontainer/*/devcontainer.json .devcontainer.json',
    roots: 'localWorkspaceFolder containerWorkspaceFolder',
    approval: 'asks as the editor does',
    specification: 'https://containers.dev/implementors/json_reference',
    places: [
      ...commandsAt('initializeCommand', ' (on the host)'),
      ...commandsAt(
        'onCreateCommand updateContentCommand postCreateCommand postStartCommand postAttachCommand',
        ' (in the container)',
      ),
      ...namesIn('dockerFile build/dockerfile dockerComposeFile').map(
        (at): Place => ({ at, form: 'file', event: 'build of the container' }),
      ),
      ...inside('customizations/vscode/settings', VSCODE_PLACES),
    ],
    trust: {
      source: 'image',
      sources: 'features customizations/vscode/extensions',
      more: 'mounts runArgs capAdd securityOpt build/options',
      on: 'privileged',
      variables: 'remoteEnv/* containerEnv/*',
      any: 'remoteUser containerUser workspaceMount',
      changes: 'build/context build/target build/cacheFrom build/args/* service',
    },
  },
];
