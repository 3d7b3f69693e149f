import type { AgentFormat, Place } from '../format.ts';
import { ON, PROTECTS, PROTECTS_BY_DEFAULT, type Trust } from '../trust.ts';
import {
  commands,
  ENVIRONMENT,
  HARMLESS_VARIABLES,
  HOOKS,
  keys,
  SERVER,
  settings,
} from './places.ts';

/** From the least to the most that an agent does without asking. */
const MODES: Trust = {
  order: ['plan', 'dontAsk', 'default', 'manual', 'acceptEdits', 'auto', 'bypassPermissions'],
  unset: 'default',
};

const ON_BY_DEFAULT: Trust = { order: [false, true], unset: true };

/** A switch with one value, which protects. */
const DISABLES: Trust = { order: ['disable', undefined], unset: undefined };

/** Keys of settings that decide what is trusted: https://code.claude.com/docs/en/settings-reference. */
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
    `extraKnownMarketplaces/* additionalMarketplaces/* claudeMdExcludes agent autoMemoryDirectory modelOverrides
    worktree/bgIsolation worktree/symlinkDirectories remote forceLoginMethod forceLoginOrgUUID
    sandbox/network/httpProxyPort sandbox/network/socksProxyPort sandbox/ripgrep policyHelper sshConfigs`,
  ),
  { at: 'enabledPlugins/*', form: 'setting', event: 'enabledPlugins {0}', trust: ON },
];

/** Names of models, texts, displays and limits. */
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

const SERVERS_ROOTS = ['CLAUDE_PROJECT_DIR', 'CLAUDE_PLUGIN_ROOT', 'PWD'];

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
    name: 'claude-plugin-hooks',
    tool: 'Claude Code',
    files: ['hooks/hooks.json'],
    roots: ['CLAUDE_PLUGIN_ROOT', 'PLUGIN_ROOT', 'extensionPath'],
    approval: 'runs it where the plugin is installed',
    specification: 'https://code.claude.com/docs/en/plugins-reference',
    verified: true,
    places: [HOOKS],
    harmless: keys('description $schema'),
  },
  {
    name: 'mcp',
    tool: 'Claude Code',
    files: ['.mcp.json'],
    roots: SERVERS_ROOTS,
    approval: 'asks once for each server',
    specification: 'https://code.claude.com/docs/en/mcp',
    verified: true,
    places: [SERVER],
    harmless: keys('$schema inputs'),
  },
];
