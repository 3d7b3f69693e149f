import type { AgentFormat, Place } from '../format.ts';
import {
  CHANGES,
  ON,
  ON_BY_DEFAULT,
  PERMISSION,
  PROTECTS,
  PROTECTS_BY_DEFAULT,
  type Trust,
} from '../trust.ts';
import {
  ALL_HOOKS,
  commands,
  ENVIRONMENT,
  HARMLESS_TOP,
  HARMLESS_VARIABLES,
  HOOKS,
  inside,
  keys,
  paths,
  SERVER,
  SERVER_TRUST,
  settings,
  TEXT,
} from './places.ts';

/** From the least to the most that an agent does without asking. */
export const MODES: Trust = {
  order: ['plan', 'dontAsk', 'default', 'manual', 'acceptEdits', 'auto', 'bypassPermissions'],
  unset: 'default',
};

/** A switch whose only value protects. */
const DISABLES: Trust = { order: ['disable', undefined], unset: undefined };

/** Settings about trust: https://code.claude.com/docs/en/settings-reference. */
const TRUST: readonly Place[] = [
  { at: 'permissions/defaultMode', form: 'setting', trust: MODES },
  ...settings(
    'more',
    `permissions/allow permissions/additionalDirectories enabledMcpjsonServers allowedMcpServers allowedHttpHookUrls
    httpHookAllowedEnvVars allowedChannelPlugins sandbox/excludedCommands sandbox/filesystem/allowWrite
    sandbox/filesystem/allowRead sandbox/network/allowedDomains sandbox/network/allowUnixSockets
    sandbox/network/allowMachLookup`,
  ),
  ...settings(
    'less',
    `permissions/deny permissions/ask disabledMcpjsonServers deniedMcpServers blockedMarketplaces
    sandbox/filesystem/denyRead sandbox/filesystem/denyWrite sandbox/network/deniedDomains
    sandbox/credentials/files sandbox/credentials/envVars`,
  ),
  ...settings(
    ON,
    `enableAllProjectMcpServers disableAllHooks skipDangerousModePermissionPrompt skipAutoPermissionPrompt
    skipWebFetchPreflight syncClaudeAiSkills remoteControlAtStartup channelsEnabled allowAllClaudeAiMcps
    sandbox/enableWeakerNestedSandbox sandbox/enableWeakerNetworkIsolation sandbox/allowAppleEvents
    sandbox/filesystem/disabled sandbox/network/allowAllUnixSockets sandbox/network/allowLocalBinding
    sandbox/credentials/allowPlaintextInject`,
  ),
  ...settings(
    ON_BY_DEFAULT,
    'sandbox/autoAllowBashIfSandboxed sandbox/allowUnsandboxedCommands useAutoModeDuringPlan',
  ),
  ...settings(
    PROTECTS,
    `sandbox/enabled sandbox/failIfUnavailable sandbox/network/strictAllowlist disableSkillShellExecution
    disableClaudeAiConnectors disableRemoteControl disableArtifact isolatePeerMachines disableBundledSkills
    disableSideloadFlags disableCommandPluginSources allowManagedPermissionRulesOnly allowManagedHooksOnly
    allowManagedMcpServersOnly disableAgentView disableWorkflows`,
  ),
  ...settings(PROTECTS_BY_DEFAULT, 'fileCheckpointingEnabled'),
  ...settings(
    DISABLES,
    'permissions/disableBypassPermissionsMode permissions/disableAutoMode disableAutoMode disableDeepLinkRegistration',
  ),
  ...settings(
    'any',
    `claudeMdExcludes agent autoMemoryDirectory modelOverrides
    worktree/bgIsolation worktree/symlinkDirectories remote forceLoginMethod forceLoginOrgUUID
    sandbox/network/httpProxyPort sandbox/network/socksProxyPort sandbox/ripgrep policyHelper sshConfigs`,
  ),
  ...settings('source', 'extraKnownMarketplaces/*/source additionalMarketplaces/*/source'),
  ...settings(ON, 'extraKnownMarketplaces/*/autoUpdate'),
  { at: 'enabledPlugins/*', form: 'setting', event: 'enabledPlugins {0}', trust: ON },
];

/** Settings about models, texts, displays and limits. */
const HARMLESS = keys(
  `$schema advisorModel agentPushNotifEnabled alwaysThinkingEnabled askUserQuestionTimeout attribution
  autoCompactEnabled autoCompactWindow autoMemoryEnabled autoScrollEnabled autoUpdatesChannel availableModels
  awaySummaryEnabled axScreenReader cleanupPeriodDays companyAnnouncements defaultShell dialogExpiry editorMode
  effortLevel emojiCompletionEnabled enforceAvailableModels fallbackModel fastMode fastModePerSessionOptIn
  feedbackSurveyRate includeCoAuthoredBy includeGitInstructions inputNeededNotifEnabled keybindingFlavor language
  model outputStyle plansDirectory pluginTrustMessage preferredNotifChannel prefersReducedMotion
  promptSuggestionEnabled respectGitignore respondToBashCommands showClearContextOnPlanAccept showThinkingSummaries
  showTurnDuration skillListingBudgetFraction skillListingMaxDescChars skippedMarketplaces skippedPlugins
  spinnerTipsEnabled spinnerTipsOverride spinnerVerbs switchModelsOnFlag syntaxHighlightingDisabled teammateMode
  terminalProgressBarEnabled terminalTitleFromRename theme tui ultracode verbose viewMode vimInsertModeRemaps voice
  voiceEnabled wheelScrollAccelerationEnabled workflowKeywordTriggerEnabled workflowSizeGuideline worktree/baseRef
  worktree/sparsePaths`,
);

const PLUGIN_ROOTS = ['CLAUDE_PLUGIN_ROOT', 'CLAUDE_PROJECT_DIR', 'CLAUDE_SKILL_DIR', 'PWD'];

/** Hooks and servers of a plugin, inline or as paths. */
const PLUGIN: readonly Place[] = [
  HOOKS,
  SERVER,
  { at: 'lspServers/*', form: 'start', event: 'language server {0}' },
  { at: 'monitors/*', form: 'start', event: 'monitor' },
  { at: 'experimental/monitors/*', form: 'start', event: 'monitor' },
  // Paths of separate files.
  ...settings('more', 'hooks mcpServers lspServers monitors experimental/monitors'),
  ...settings('sources', 'dependencies'),
  ...settings(CHANGES, 'settings'),
  ...settings(ON, 'defaultEnabled'),
];

/** Keys about a plugin, and paths of its texts, which are read there. */
const PLUGIN_HARMLESS = keys(
  `$schema name displayName description version author homepage repository license keywords category tags logo
  interface userConfig channels commands agents skills workflows outputStyles rules apps strict`,
);

const TOP_APPROVAL = 'asks once for the folder';

const SKILL_TEXT = 'gene-gate does not judge what its text asks for';

/** In the order of the documentation. */
export const CLAUDE_FORMATS: readonly AgentFormat[] = [
  {
    name: 'claude-settings',
    tool: 'Claude Code',
    files: ['.claude/settings.json', '.claude/settings.local.json'],
    roots: ['CLAUDE_PROJECT_DIR', 'PWD'],
    approval: 'asks once for the folder',
    specification: 'https://code.claude.com/docs/en/settings-reference',
    verified: true,
    places: [
      HOOKS,
      { at: 'statusLine', form: 'start' },
      { at: 'subagentStatusLine', form: 'start' },
      { at: 'fileSuggestion', form: 'start' },
      ...commands(
        'apiKeyHelper awsAuthRefresh awsCredentialExport gcpAuthRefresh otelHeadersHelper proxyAuthHelper processWrapper',
      ),
      ENVIRONMENT,
      ...TRUST,
    ],
    harmless: [...HARMLESS, { at: 'env/*', names: HARMLESS_VARIABLES }],
  },
  {
    name: 'claude-plugin',
    tool: 'Claude Code',
    files: [
      ...['.claude-plugin/plugin.json', '.cursor-plugin/plugin.json', '.codex-plugin/plugin.json'],
      ...['.github/plugin/plugin.json', '.plugin/plugin.json'],
    ],
    roots: PLUGIN_ROOTS,
    approval: 'runs it where the plugin is installed',
    specification: 'https://code.claude.com/docs/en/plugins-reference',
    verified: true,
    places: PLUGIN,
    harmless: PLUGIN_HARMLESS,
  },
  {
    name: 'claude-marketplace',
    tool: 'Claude Code',
    files: [
      ...['.claude-plugin/marketplace.json', '.cursor-plugin/marketplace.json'],
      '.github/plugin/marketplace.json',
    ],
    roots: PLUGIN_ROOTS,
    approval:
      'asks once for each command of a source, and runs the rest where a plugin is installed',
    specification: 'https://code.claude.com/docs/en/plugin-marketplaces',
    verified: true,
    places: [
      { at: 'plugins/*/source/command', form: 'command', event: 'install', detail: 'name' },
      { at: 'plugins/*/source', form: 'setting', event: 'source', detail: 'name', trust: 'source' },
      ...inside('plugins/*', PLUGIN).map((each) => ({ detail: 'name', ...each })),
      ...settings('more', 'allowCrossMarketplaceDependenciesOn'),
      ...settings(ON, 'forceRemoveDeletedPlugins'),
    ],
    harmless: [
      ...keys('$schema name description version owner metadata renames'),
      ...PLUGIN_HARMLESS.map(({ at }) => ({ at: `plugins/*/${at}` })),
    ],
  },
  {
    name: 'claude-lsp',
    tool: 'Claude Code',
    files: ['.lsp.json'],
    roots: PLUGIN_ROOTS,
    approval: 'runs it where the plugin is installed',
    specification: 'https://code.claude.com/docs/en/plugins-reference',
    verified: true,
    places: [{ at: '*', form: 'start', event: 'language server {0}', names: /^(?!\$schema$)/ }],
    harmless: keys('$schema'),
  },
  {
    name: 'claude-monitors',
    tool: 'Claude Code',
    files: ['monitors/monitors.json'],
    roots: PLUGIN_ROOTS,
    approval: 'runs it where the plugin is installed',
    specification: 'https://code.claude.com/docs/en/plugins-reference',
    verified: true,
    places: [{ at: '*', form: 'start', event: 'session start' }],
  },
  {
    name: 'skill',
    tool: 'an agent with skills',
    files: paths(
      `.claude .agents .agent .github .codex .cursor .gemini .opencode .kiro .windsurf .cline .roo .factory .kilocode
      .junie .qwen .augment`,
      'skills/**/SKILL.md',
    ).concat('skills/**/SKILL.md'),
    syntax: 'markdown',
    roots: PLUGIN_ROOTS,
    approval: TOP_APPROVAL,
    specification: 'https://code.claude.com/docs/en/skills',
    verified: true,
    unread: SKILL_TEXT,
    places: [
      { at: '', form: 'scripts', event: 'skill {file}' },
      HOOKS,
      ...TEXT,
      ...settings('more', 'allowed-tools'),
      ...settings('less', 'disallowed-tools'),
      ...settings(PROTECTS, 'disable-model-invocation'),
      ...settings(CHANGES, 'context agent shell'),
    ],
    harmless: HARMLESS_TOP,
  },
  {
    name: 'command',
    tool: 'an agent with commands',
    files: paths('.claude .opencode .cursor .factory .kilocode', 'commands/**/*.md').concat(
      '.opencode/command/**/*.md',
    ),
    syntax: 'markdown',
    roots: PLUGIN_ROOTS,
    approval: TOP_APPROVAL,
    specification: 'https://code.claude.com/docs/en/skills',
    verified: true,
    unread: SKILL_TEXT,
    places: [
      HOOKS,
      ...TEXT,
      ...settings('more', 'allowed-tools'),
      ...settings('less', 'disallowed-tools'),
      ...settings(PROTECTS, 'disable-model-invocation'),
      ...settings(CHANGES, 'context agent shell'),
    ],
    harmless: HARMLESS_TOP,
  },
  {
    name: 'agent',
    tool: 'an agent with subagents',
    files: [
      ...paths('.claude .github .opencode .cursor .factory', 'agents/**/*.md'),
      ...['.opencode/agent/**/*.md', '.github/chatmodes/*.md'],
    ],
    syntax: 'markdown',
    roots: PLUGIN_ROOTS,
    approval: TOP_APPROVAL,
    specification: 'https://code.claude.com/docs/en/sub-agents',
    verified: true,
    unread: SKILL_TEXT,
    places: [
      HOOKS,
      { at: 'mcpServers/*/*', form: 'server', event: 'MCP server' },
      ...settings('shown', 'mcpServers skills agents'),
      { ...SERVER, at: 'mcp-servers/*' },
      ...TEXT,
      { at: 'permissionMode', form: 'setting', trust: MODES },
      ...settings('all', 'tools'),
      ...settings('less', 'disallowedTools'),
      ...settings(PERMISSION, 'permission/*/* permission/* permission'),
      ...settings(PROTECTS, 'disable-model-invocation'),
      ...settings(CHANGES, 'memory background isolation initialPrompt handoffs target mode prompt'),
    ],
    harmless: HARMLESS_TOP,
  },
  {
    name: 'claude-plugin-hooks',
    tool: 'Claude Code',
    files: ['hooks/hooks.json', 'hooks/hooks-*.json'],
    roots: ['CLAUDE_PLUGIN_ROOT', 'PLUGIN_ROOT', 'extensionPath'],
    approval: 'runs it where the plugin is installed',
    specification: 'https://code.claude.com/docs/en/plugins-reference',
    verified: true,
    places: ALL_HOOKS,
    harmless: keys('description version $schema'),
  },
  {
    name: 'mcp',
    tool: 'Claude Code',
    files: ['.mcp.json', '.github/mcp.json'],
    roots: ['CLAUDE_PROJECT_DIR', 'CLAUDE_PLUGIN_ROOT', 'PWD'],
    approval: 'asks once for each server',
    specification: 'https://code.claude.com/docs/en/mcp',
    verified: true,
    places: [SERVER, ...SERVER_TRUST],
    harmless: keys('$schema inputs'),
  },
];
