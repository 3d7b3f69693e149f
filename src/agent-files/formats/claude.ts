import { PATHS } from '../syntax.ts';
import { type FormatData, inside, type PlacesData, paths, placesOf } from './data.ts';
import { ALL_HOOKS, HOOKS, SERVER, SERVERS, TEXT } from './places.ts';

/** What an agent does without asking. */
export const MODES = 'plan dontAsk default* manual acceptEdits auto bypassPermissions';

const CLAUDE = {
  tool: 'Claude Code',
  roots: 'CLAUDE_PROJECT_DIR',
  approval: 'asks once for the folder',
};

const IN_PLUGIN = {
  tool: 'Claude Code',
  roots: 'CLAUDE_PLUGIN_ROOT CLAUDE_PROJECT_DIR CLAUDE_SKILL_DIR',
  approval: 'runs it where the plugin is installed',
  specification: 'https://code.claude.com/docs/en/plugins-reference',
};

/** Hooks and servers of a plugin, inline or as paths. */
const PLUGIN: PlacesData = {
  places: [
    HOOKS,
    SERVER,
    { at: 'lspServers/*', form: 'start', event: 'language server {0}' },
    { at: 'monitors/*', form: 'start', event: 'monitor' },
    { at: 'experimental/monitors/*', form: 'start', event: 'monitor' },
  ],
  trust: {
    // Paths of separate files.
    more: 'hooks mcpServers lspServers monitors experimental/monitors',
    sources: 'dependencies',
    changes: 'settings',
    on: 'defaultEnabled',
  },
};

/** Keys about a plugin, and paths of its texts, which are read there. */
const PLUGIN_HARMLESS = `$schema name displayName description version author homepage repository license keywords
  category tags logo interface userConfig channels commands agents skills workflows outputStyles rules apps strict`;

/** The text of a skill, command or agent. */
const INSTRUCTIONS = {
  ...IN_PLUGIN,
  approval: 'asks once for the folder',
  specification: 'https://code.claude.com/docs/en/skills',
  unread: 'gene-gate does not judge what its text asks for',
  places: [HOOKS, ...TEXT],
  trust: {
    more: 'allowed-tools',
    less: 'disallowed-tools',
    protects: 'disable-model-invocation',
    changes: 'context agent shell',
  },
  // Keys about the purpose of the text, and its model.
  harmless: `${PATHS} name description model color colour effort argument-hint arguments license version metadata
    compatibility author authors tags keywords category title summary type when_to_use whenToUse paths globs
    alwaysApply applyTo user-invocable user-invokable maxTurns max_turns temperature created updated date status
    priority language domain source id icon homepage repository role subtask origin package
    risk triggers trigger_words`,
};

/** In the order of the documentation. */
export const CLAUDE_FORMATS: readonly FormatData[] = [
  {
    ...CLAUDE,
    name: 'claude-settings',
    files: '.claude/settings.json .claude/settings.local.json',
    specification: 'https://code.claude.com/docs/en/settings-reference',
    places: [
      HOOKS,
      { at: 'statusLine', form: 'start' },
      { at: 'subagentStatusLine', form: 'start' },
      { at: 'fileSuggestion', form: 'start' },
    ],
    commands: `apiKeyHelper awsAuthRefresh awsCredentialExport gcpAuthRefresh otelHeadersHelper proxyAuthHelper
      processWrapper`,
    trust: {
      variables: 'env/*',
      more: `permissions/allow permissions/additionalDirectories enabledMcpjsonServers allowedMcpServers
        allowedHttpHookUrls httpHookAllowedEnvVars allowedChannelPlugins sandbox/excludedCommands
        sandbox/filesystem/allowWrite sandbox/filesystem/allowRead sandbox/network/allowedDomains
        sandbox/network/allowUnixSockets sandbox/network/allowMachLookup`,
      less: `permissions/deny permissions/ask disabledMcpjsonServers deniedMcpServers blockedMarketplaces
        sandbox/filesystem/denyRead sandbox/filesystem/denyWrite sandbox/network/deniedDomains
        sandbox/credentials/files sandbox/credentials/envVars`,
      on: `enableAllProjectMcpServers disableAllHooks skipDangerousModePermissionPrompt skipAutoPermissionPrompt
        skipWebFetchPreflight syncClaudeAiSkills remoteControlAtStartup channelsEnabled allowAllClaudeAiMcps
        sandbox/enableWeakerNestedSandbox sandbox/enableWeakerNetworkIsolation sandbox/allowAppleEvents
        sandbox/filesystem/disabled sandbox/network/allowAllUnixSockets sandbox/network/allowLocalBinding
        sandbox/credentials/allowPlaintextInject extraKnownMarketplaces/*/autoUpdate enabledPlugins/*`,
      onByDefault: `sandbox/autoAllowBashIfSandboxed sandbox/allowUnsandboxedCommands
        useAutoModeDuringPlan`,
      protects: `sandbox/enabled sandbox/failIfUnavailable sandbox/network/strictAllowlist disableSkillShellExecution
        disableClaudeAiConnectors disableRemoteControl disableArtifact isolatePeerMachines disableBundledSkills
        disableSideloadFlags disableCommandPluginSources allowManagedPermissionRulesOnly allowManagedHooksOnly
        allowManagedMcpServersOnly disableAgentView disableWorkflows`,
      protectsByDefault: 'fileCheckpointingEnabled',
      disables: `permissions/disableBypassPermissionsMode permissions/disableAutoMode disableAutoMode
        disableDeepLinkRegistration`,
      any: `claudeMdExcludes agent autoMemoryDirectory modelOverrides worktree/bgIsolation worktree/symlinkDirectories
        remote forceLoginMethod forceLoginOrgUUID sandbox/network/httpProxyPort sandbox/network/socksProxyPort
        sandbox/ripgrep policyHelper sshConfigs`,
      source: 'extraKnownMarketplaces/*/source additionalMarketplaces/*/source',
    },
    scales: { 'permissions/defaultMode': MODES },
    // About models, texts, displays and limits.
    harmless: `$schema advisorModel agentPushNotifEnabled alwaysThinkingEnabled askUserQuestionTimeout attribution
      autoCompactEnabled autoCompactWindow autoMemoryEnabled autoScrollEnabled autoUpdatesChannel availableModels
      awaySummaryEnabled axScreenReader cleanupPeriodDays companyAnnouncements defaultShell dialogExpiry editorMode
      effortLevel emojiCompletionEnabled enforceAvailableModels fallbackModel fastMode fastModePerSessionOptIn
      feedbackSurveyRate includeCoAuthoredBy includeGitInstructions inputNeededNotifEnabled keybindingFlavor language
      model outputStyle plansDirectory pluginTrustMessage preferredNotifChannel prefersReducedMotion
      promptSuggestionEnabled respectGitignore respondToBashCommands showClearContextOnPlanAccept
      showThinkingSummaries showTurnDuration skillListingBudgetFraction skillListingMaxDescChars skippedMarketplaces
      skippedPlugins spinnerTipsEnabled spinnerTipsOverride spinnerVerbs switchModelsOnFlag
      syntaxHighlightingDisabled teammateMode terminalProgressBarEnabled terminalTitleFromRename theme tui ultracode
      verbose viewMode vimInsertModeRemaps voice voiceEnabled wheelScrollAccelerationEnabled
      workflowKeywordTriggerEnabled workflowSizeGuideline worktree/baseRef worktree/sparsePaths`,
  },
  {
    ...IN_PLUGIN,
    name: 'claude-plugin',
    files: `.claude-plugin/plugin.json .cursor-plugin/plugin.json .codex-plugin/plugin.json
      .github/plugin/plugin.json .plugin/plugin.json`,
    ...PLUGIN,
    harmless: PLUGIN_HARMLESS,
  },
  {
    ...IN_PLUGIN,
    name: 'claude-marketplace',
    files: `.claude-plugin/marketplace.json .cursor-plugin/marketplace.json .github/plugin/marketplace.json`,
    approval:
      'asks once for each command of a source, and runs the rest where a plugin is installed',
    specification: 'https://code.claude.com/docs/en/plugin-marketplaces',
    places: [
      { at: 'plugins/*/source/command', form: 'command', event: 'install', detail: 'name' },
      { at: 'plugins/*/source', form: 'setting', event: 'source', detail: 'name', trust: 'source' },
      ...inside('plugins/*', placesOf(PLUGIN)).map((each) => ({ detail: 'name', ...each })),
    ],
    trust: { more: 'allowCrossMarketplaceDependenciesOn', on: 'forceRemoveDeletedPlugins' },
    harmless: `$schema name description version owner metadata renames
      ${paths('plugins/*', PLUGIN_HARMLESS)}`,
  },
  {
    ...IN_PLUGIN,
    name: 'claude-lsp',
    files: '.lsp.json',
    places: [{ at: '*', form: 'start', event: 'language server {0}', names: /^(?!\$schema$)/ }],
    harmless: '$schema',
  },
  {
    ...IN_PLUGIN,
    name: 'claude-monitors',
    files: 'monitors/monitors.json',
    places: [{ at: '*', form: 'start', event: 'session start' }],
  },
  {
    ...INSTRUCTIONS,
    name: 'skill',
    tool: 'an agent with skills',
    files: `${paths(
      `.claude .agents .agent .github .codex .cursor .gemini .opencode .kiro .windsurf .cline .roo .factory .kilocode
      .junie .qwen .augment`,
      'skills/**/SKILL.md',
    )} skills/**/SKILL.md`,
    places: [{ at: '', form: 'scripts', event: 'skill {file}' }, ...INSTRUCTIONS.places],
  },
  {
    ...INSTRUCTIONS,
    name: 'command',
    tool: 'an agent with commands',
    files: `${paths('.claude .opencode .cursor .factory .kilocode', 'commands/**/*.md')} .opencode/command/**/*.md`,
  },
  {
    ...INSTRUCTIONS,
    name: 'agent',
    tool: 'an agent with subagents',
    files: `${paths('.claude .github .opencode .cursor .factory', 'agents/**/*.md')} .opencode/agent/**/*.md
      .github/chatmodes/*.md`,
    specification: 'https://code.claude.com/docs/en/sub-agents',
    places: [
      ...INSTRUCTIONS.places,
      { at: 'mcpServers/*/*', form: 'server', event: 'MCP server' },
      { ...SERVER, at: 'mcp-servers/*' },
    ],
    trust: {
      shown: 'mcpServers skills agents',
      all: 'tools',
      less: 'disallowedTools',
      permission: 'permission/*/* permission/* permission',
      protects: 'disable-model-invocation',
      changes: 'memory background isolation initialPrompt handoffs target mode prompt',
    },
    scales: { permissionMode: MODES },
  },
  {
    ...IN_PLUGIN,
    name: 'claude-plugin-hooks',
    files: 'hooks/hooks.json hooks/hooks-*.json',
    roots: 'CLAUDE_PLUGIN_ROOT PLUGIN_ROOT extensionPath',
    places: ALL_HOOKS,
    harmless: 'description version $schema',
  },
  {
    ...CLAUDE,
    ...SERVERS,
    name: 'mcp',
    files: '.mcp.json .github/mcp.json',
    roots: 'CLAUDE_PROJECT_DIR CLAUDE_PLUGIN_ROOT',
    approval: 'asks once for each server',
    specification: 'https://code.claude.com/docs/en/mcp',
    harmless: '$schema inputs',
  },
];
