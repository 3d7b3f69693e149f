import { MODES } from './claude.ts';
import { type FormatData, paths } from './data.ts';
import {
  ALL_HOOKS,
  FLAT_HOOKS,
  HOOKS,
  LANGUAGE_SERVER,
  SERVER,
  SERVER_TRUST,
  SERVERS,
} from './places.ts';

const CODEX = {
  tool: 'Codex',
  specification: 'https://developers.openai.com/codex/config-reference',
};

const COPILOT = {
  tool: 'GitHub Copilot',
  approval: 'asks once for the folder; the agent in the cloud asks nobody',
};

/** Agents of Kiro and of Amazon Q, its origin. */
const AGENT = {
  places: [FLAT_HOOKS, SERVER],
  trust: {
    ...SERVER_TRUST,
    more: `${SERVER_TRUST.more} allowedTools tools`,
    any: 'toolsSettings',
    on: `${SERVER_TRUST.on} useLegacyMcpJson includeMcpJson`,
    changes: 'prompt resources toolAliases',
  },
  harmless: '$schema name description model keyboardShortcut welcomeMessage version',
};
const KIRO = { tool: 'Kiro', specification: 'https://kiro.dev/docs/hooks/actions' };
const AMAZON_Q = {
  tool: 'Amazon Q',
  specification: 'https://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md',
};

/** A hook is named after its event. */
const CLINE_EVENTS = `TaskStart TaskResume TaskCancel TaskComplete PreToolUse PostToolUse UserPromptSubmit
  PreCompact`;

/** In the order of the documentation. */
export const OTHER_AGENT_FORMATS: readonly FormatData[] = [
  {
    ...CODEX,
    name: 'codex-hooks',
    files: '.codex/hooks.json',
    roots: 'CODEX_PROJECT_DIR CLAUDE_PROJECT_DIR',
    approval: 'asks for each changed definition',
    specification: 'https://developers.openai.com/codex/hooks',
    places: [HOOKS],
    harmless: 'version description $schema',
  },
  {
    ...CODEX,
    name: 'codex-config',
    files: '.codex/config.toml',
    directories: ['', '.codex'],
    roots: 'CODEX_PROJECT_DIR',
    approval: 'asks once for the project, and for each changed definition of a hook',
    places: [
      HOOKS,
      { ...SERVER, at: 'mcp_servers/*' },
      { at: 'model_providers/*/auth', form: 'start', event: 'credentials of {0}' },
    ],
    commands: 'notify',
    trust: {
      all: 'mcp_servers/*/enabled_tools',
      less: 'mcp_servers/*/disabled_tools shell_environment_policy/exclude',
      more: 'sandbox_workspace_write/writable_roots',
      on: `sandbox_workspace_write/network_access shell_environment_policy/ignore_default_excludes
        apps/*/destructive_enabled apps/*/open_world_enabled plugins/*/enabled allow_login_shell
        notice/hide_full_access_warning`,
      protects: `sandbox_workspace_write/exclude_tmpdir_env_var sandbox_workspace_write/exclude_slash_tmp`,
      changes: `features/* profiles agents persistent_instructions forced_login_method developer_instructions
        instructions model_instructions_file`,
      protectsByDefault: 'features/hooks',
      variables: 'shell_environment_policy/set/*',
      any: `default_permissions permissions marketplaces/* openai_base_url chatgpt_base_url model_provider
        model_providers/*/base_url otel features/network_proxy`,
    },
    scales: {
      approval_policy: 'untrusted on-request* on-failure never',
      sandbox_mode: 'read-only* workspace-write danger-full-access',
      approvals_reviewer: 'user* auto_review',
      web_search: 'disabled cached* live',
      'projects/*/trust_level': 'untrusted* trusted',
      'mcp_servers/*/default_tools_approval_mode': 'prompt* auto approve',
      'shell_environment_policy/inherit': 'none core all*',
    },
    harmless: `model review_model model_reasoning_effort model_reasoning_summary model_verbosity model_context_window
      model_max_output_tokens model_auto_compact_token_limit personality service_tier hide_agent_reasoning
      show_raw_agent_reasoning file_opener tui history check_for_update_on_startup tool_output_token_limit
      project_doc_max_bytes project_doc_fallback_filenames model_providers/*/name model_providers/*/env_key
      model_providers/*/wire_api disable_paste_burst windows_wsl_setup_acknowledged feedback analytics`,
  },
  {
    ...CODEX,
    name: 'codex-environment',
    files: '.codex/environments/*.toml',
    verified: false,
    places: [{ at: 'actions/*', form: 'start', event: 'action', detail: 'name' }],
    commands: 'setup/script cleanup/script',
    harmless: 'version name',
  },
  {
    name: 'gemini-settings',
    tool: 'Gemini CLI',
    files: '.gemini/settings.json',
    roots: 'GEMINI_PROJECT_DIR GEMINI_CWD CLAUDE_PROJECT_DIR',
    approval: 'asks once for the folder, if folder trust is on',
    specification: 'https://geminicli.com/docs/hooks/reference',
    places: [HOOKS, SERVER],
    commands: `tools/discoveryCommand tools/callCommand mcp/serverCommand tools/shell/pager
      experimental/gemmaModelRouter/binaryPath`,
    trust: {
      more: `${SERVER_TRUST.more} tools/allowed tools/sandboxAllowedPaths security/allowedExtensions
        context/includeDirectories security/environmentVariableRedaction/allowed hooksConfig/disabled`,
      all: 'mcp/allowed tools/core mcpServers/*/includeTools',
      less: `${SERVER_TRUST.less} tools/exclude tools/confirmationRequired mcp/excluded
        security/environmentVariableRedaction/blocked skills/disabled extensions/disabled mcpServers/*/excludeTools`,
      on: `${SERVER_TRUST.on} tools/sandboxNetworkAccess security/enablePermanentToolApproval
        security/autoAddToPolicyByDefault telemetry/enabled telemetry/logPrompts`,
      protects: `${SERVER_TRUST.protects} tools/sandbox security/toolSandboxing security/disableYoloMode
        security/disableAlwaysAllow security/blockGitExtensions security/folderTrust/enabled
        security/enableConseca security/environmentVariableRedaction/enabled`,
      protectsByDefault: `hooksConfig/enabled context/fileFiltering/respectGitIgnore
        context/fileFiltering/respectGeminiIgnore`,
      any: `security/auth telemetry/otlpEndpoint telemetry/outfile telemetry/target policyPaths adminPolicyPaths
        advanced/bugCommand advanced/excludedEnvVars experimental/extensionRegistryURI`,
      changes: 'context/fileName contextFileName experimental/*',
    },
    scales: { 'general/defaultApprovalMode': 'plan default* auto_edit' },
    harmless: `$schema ui general/vimMode general/preferredEditor general/checkpointing general/previewFeatures
      general/devtools general/sessionRetention general/enablePromptCompletion general/enableAutoUpdate
      general/disableAutoUpdate general/disableUpdateNag general/enableNotifications model modelConfigs
      output ide billing contextManagement privacy context/discoveryMaxDirs context/importFormat
      context/loadMemoryFromIncludeDirectories theme vimMode preferredEditor hideTips hideBanner
      usageStatisticsEnabled selectedAuthType`,
  },
  {
    name: 'gemini-extension',
    tool: 'Gemini CLI',
    files: 'gemini-extension.json',
    roots: 'extensionPath',
    approval: 'runs it where the extension is installed',
    specification: 'https://geminicli.com/docs/extensions/reference',
    places: [SERVER],
    trust: {
      ...SERVER_TRUST,
      less: `${SERVER_TRUST.less} excludeTools`,
      any: 'migratedTo',
      changes: 'contextFileName settings',
    },
    harmless: '$schema name version description themes author homepage license',
  },
  {
    ...COPILOT,
    name: 'copilot-hooks',
    files: '.github/hooks/*.json',
    directories: ['', '.github/hooks'],
    specification: 'https://docs.github.com/en/copilot/reference/hooks-reference',
    places: ALL_HOOKS,
    harmless: 'version description $schema',
  },
  {
    ...COPILOT,
    name: 'copilot-settings',
    files: '.github/copilot/settings.json .github/copilot/settings.local.json',
    specification:
      'https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-config-dir-reference',
    places: ALL_HOOKS,
    trust: {
      on: 'enabledPlugins/* disableAllHooks',
      source: 'extraKnownMarketplaces/*/source',
      less: 'deniedUrls disabledMcpServers disabledSkills',
    },
    harmless: `$schema model effortLevel contextTier includeCoAuthoredBy companyAnnouncements mergeStrategy
      respectGitignore`,
  },
  {
    name: 'opencode',
    tool: 'opencode',
    files: `opencode.json opencode.jsonc .opencode/opencode.json .opencode/opencode.jsonc kilo.json
      kilo.jsonc`,
    approval: 'asks nobody',
    specification: 'https://opencode.ai/docs/config',
    places: [
      { ...SERVER, at: 'mcp/*', only: ['type', 'local', 'remote', undefined] },
      { at: 'formatter/*', form: 'start', event: 'formatter {0}', needs: 'command' },
      { ...LANGUAGE_SERVER, needs: 'command' },
    ],
    trust: {
      sources: 'plugin instructions',
      source: 'provider/*/npm',
      any: `provider/*/options/baseURL provider/*/options/apiKey provider/*/options/endpoint
        server/hostname`,
      permission: `agent/*/permission/*/* agent/*/permission/* agent/*/permission mode/*/permission/*/*
        mode/*/permission/* mode/*/permission permission/*/* permission/* permission`,
      onByDefault: 'tools/* agent/*/tools/* mode/*/tools/* mcp/*/enabled',
      on: 'server/mdns',
      more: 'server/cors',
      protectsByDefault: 'snapshot',
      changes: 'default_agent skills experimental agent/*/prompt mode/*/prompt command/*/template',
    },
    scales: { share: 'disabled manual* auto' },
    harmless: `$schema model small_model theme keybinds autoupdate username compaction watcher tui layout
      provider/*/name provider/*/models disabled_providers enabled_providers agent/*/model agent/*/description
      agent/*/mode agent/*/color agent/*/temperature agent/*/top_p agent/*/steps agent/*/hidden agent/*/disable
      mode/*/model mode/*/temperature command/*/description command/*/agent command/*/model command/*/subtask
      server/port lsp/*/disabled lsp/*/initialization lsp/*/extensions lsp formatter/*/disabled
      formatter/*/extensions formatter`,
  },
  {
    name: 'opencode-plugin',
    tool: 'opencode',
    files: paths(
      '.opencode/plugins .opencode/plugin .opencode/tools .opencode/tool',
      '*.ts *.js *.mjs',
    ),
    syntax: 'program',
    approval: 'asks nobody',
    specification: 'https://opencode.ai/docs/plugins',
    places: [{ at: '', form: 'file', event: 'start of opencode' }],
  },
  {
    name: 'windsurf-hooks',
    tool: 'Windsurf',
    files: '.windsurf/hooks.json',
    specification: 'https://docs.windsurf.com/windsurf/cascade/hooks',
    places: [FLAT_HOOKS],
    harmless: '$schema version description',
  },
  {
    name: 'cline-hooks',
    tool: 'Cline',
    files: `${paths(
      '.clinerules/hooks .cline/hooks',
      CLINE_EVENTS.replace(/\w+/g, '$& $&.js $&.py $&.ps1 $&.sh'),
    )} .cline/plugins/*.js .cline/plugins/*.ts`,
    syntax: 'program',
    specification: 'https://docs.cline.bot/customization/hooks',
    verified: false,
    places: [
      { at: '', form: 'file', event: '{file}', ...(HOOKS.guards && { guards: HOOKS.guards }) },
    ],
  },
  {
    ...KIRO,
    name: 'kiro-hook',
    files: '.kiro/hooks/*.kiro.hook .kiro/hooks/*.hook',
    places: [{ at: 'then', form: 'start', event: '{file}', only: ['type', 'runCommand'] }],
    trust: { onByDefault: 'enabled' },
    harmless: `name description version when shortName workspaceFolderName then/type then/prompt then/timeout
      then/command`,
  },
  {
    ...KIRO,
    name: 'kiro-hooks',
    files: '.kiro/hooks/*.json',
    verified: false,
    places: [
      {
        at: 'hooks/*/action',
        form: 'start',
        event: 'hook',
        detail: 'trigger',
        only: ['type', 'command'],
      },
    ],
    trust: { onByDefault: 'hooks/*/enabled' },
    harmless: `$schema version name description hooks/*/name hooks/*/description hooks/*/trigger hooks/*/matcher
      hooks/*/patterns hooks/*/action/type hooks/*/action/prompt`,
  },
  {
    ...AGENT,
    name: 'kiro-agent',
    tool: 'Kiro',
    files: '.kiro/agents/*.json',
    specification: 'https://kiro.dev/docs/cli/hooks',
  },
  {
    ...AMAZON_Q,
    ...AGENT,
    name: 'amazonq-agent',
    files: '.amazonq/cli-agents/*.json .amazonq/agents/*.json',
  },
  {
    ...SERVERS,
    name: 'kiro-mcp',
    tool: 'Kiro',
    files: '.kiro/settings/mcp.json',
    specification: 'https://kiro.dev/docs/mcp/security',
  },
  {
    ...AMAZON_Q,
    ...SERVERS,
    name: 'amazonq-mcp',
    files: '.amazonq/mcp.json',
  },
  {
    ...SERVERS,
    name: 'roo-mcp',
    tool: 'Roo Code',
    files: '.roo/mcp.json .kilocode/mcp.json',
    roots: 'workspaceFolder',
    approval: 'asks nobody before a server starts',
    specification: 'https://docs.roocode.com/features/mcp/using-mcp-in-roo',
  },
  {
    ...SERVERS,
    name: 'other-mcp',
    tool: 'an agent',
    files: `.amazonq/default.json .junie/mcp/mcp.json .factory/mcp.json .kimi-code/mcp.json .windsurf/mcp_config.json
      .devin/mcp_config.json .aiassistant/mcp/mcp.json .trae/mcp.json .agents/mcp.json .cline/mcp.json`,
    roots: 'workspaceFolder',
    specification: 'https://www.jetbrains.com/help/junie/model-context-protocol-mcp.html',
    verified: false,
    harmless: '$schema inputs',
  },
  {
    name: 'other-settings',
    tool: 'an agent with settings like those of Claude Code',
    files: `${paths(
      '.factory .qoder .codebuddy .qwen .iflow .augment .letta .cortex',
      'settings.json settings.local.json',
    )} .grok/hooks/*.json .openhands/hooks.json .openinterpreter/hooks.json`,
    roots: 'CLAUDE_PROJECT_DIR FACTORY_PROJECT_DIR QODER_PROJECT_DIR',
    specification: 'https://code.claude.com/docs/en/settings-reference',
    verified: false,
    places: [HOOKS, SERVER],
    trust: {
      variables: 'env/*',
      more: `${SERVER_TRUST.more} permissions/allow permissions/additionalDirectories commandAllowlist`,
      less: `${SERVER_TRUST.less} permissions/deny permissions/ask commandDenylist`,
      on: SERVER_TRUST.on,
      protects: `${SERVER_TRUST.protects} hooks/enabled`,
    },
    scales: { 'permissions/defaultMode': MODES },
    harmless: '$schema model theme language version ui',
  },
  {
    name: 'crush',
    tool: 'Crush',
    files: 'crush.json .crush.json',
    approval: 'asks nobody',
    specification: 'https://github.com/charmbracelet/crush',
    places: [FLAT_HOOKS, { ...SERVER, at: 'mcp/*' }, { ...LANGUAGE_SERVER, needs: 'command' }],
    commands: 'providers/*/aws_auth_refresh',
    trust: {
      more: 'permissions/allowed_tools options/skills_paths options/context_paths',
      less: 'options/disabled_tools options/disabled_skills',
      any: 'providers/*/base_url providers/*/extra_headers providers/*/api_key env/*',
    },
    harmless: `$schema models lsp/*/options lsp/*/disabled options/disable_metrics options/tui options/debug
      options/attribution`,
  },
];
