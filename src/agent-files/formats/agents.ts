import type { AgentFormat, Place } from '../format.ts';
import { CHANGES, ON, ON_BY_DEFAULT, PERMISSION, PROTECTS, PROTECTS_BY_DEFAULT } from '../trust.ts';
import { MODES } from './claude.ts';
import {
  ALL_HOOKS,
  commands,
  ENVIRONMENT,
  FLAT_HOOKS,
  HARMLESS_VARIABLES,
  HOOKS,
  keys,
  OTHER_VARIABLES,
  paths,
  SERVER,
  SERVER_TRUST,
  settings,
} from './places.ts';

/** Agents of Kiro and of Amazon Q, its origin. */
const AGENT: readonly Place[] = [
  { ...FLAT_HOOKS, detail: 'matcher' },
  SERVER,
  ...SERVER_TRUST,
  ...settings('more', 'allowedTools tools'),
  ...settings('any', 'toolsSettings'),
  ...settings(ON, 'useLegacyMcpJson includeMcpJson'),
  ...settings(CHANGES, 'prompt resources toolAliases'),
];
const AGENT_HARMLESS = keys(
  '$schema name description model keyboardShortcut welcomeMessage version',
);

/** A hook is named after its event. */
const CLINE_EVENTS = `TaskStart TaskResume TaskCancel TaskComplete PreToolUse PostToolUse UserPromptSubmit
  PreCompact`;

/** In the order of the documentation. */
export const OTHER_AGENT_FORMATS: readonly AgentFormat[] = [
  {
    name: 'codex-hooks',
    tool: 'Codex',
    files: ['.codex/hooks.json'],
    roots: ['CODEX_PROJECT_DIR', 'CLAUDE_PROJECT_DIR', 'PWD'],
    approval: 'asks for each changed definition',
    specification: 'https://developers.openai.com/codex/hooks',
    verified: true,
    places: [HOOKS],
    harmless: keys('version description $schema'),
  },
  {
    name: 'codex-config',
    tool: 'Codex',
    files: ['.codex/config.toml'],
    syntax: 'toml',
    directories: ['', '.codex'],
    roots: ['CODEX_PROJECT_DIR', 'PWD'],
    approval: 'asks once for the project, and for each changed definition of a hook',
    specification: 'https://developers.openai.com/codex/config-reference',
    verified: true,
    places: [
      HOOKS,
      { ...SERVER, at: 'mcp_servers/*' },
      ...commands('notify'),
      { at: 'model_providers/*/auth', form: 'start', event: 'credentials of {0}' },
      ...settings(
        { order: ['untrusted', 'on-request', 'on-failure', 'never'], unset: 'on-request' },
        'approval_policy',
      ),
      ...settings(
        { order: ['read-only', 'workspace-write', 'danger-full-access'], unset: 'read-only' },
        'sandbox_mode',
      ),
      ...settings({ order: ['user', 'auto_review'], unset: 'user' }, 'approvals_reviewer'),
      ...settings({ order: ['disabled', 'cached', 'live'], unset: 'cached' }, 'web_search'),
      ...settings(
        { order: ['untrusted', 'trusted'], unset: 'untrusted' },
        'projects/*/trust_level',
      ),
      ...settings(
        { order: ['prompt', 'auto', 'approve'], unset: 'prompt' },
        'mcp_servers/*/default_tools_approval_mode',
      ),
      ...settings('all', 'mcp_servers/*/enabled_tools'),
      ...settings('less', 'mcp_servers/*/disabled_tools shell_environment_policy/exclude'),
      ...settings('more', 'sandbox_workspace_write/writable_roots'),
      ...settings(
        ON,
        `sandbox_workspace_write/network_access shell_environment_policy/ignore_default_excludes
        apps/*/destructive_enabled apps/*/open_world_enabled plugins/*/enabled allow_login_shell
        notice/hide_full_access_warning`,
      ),
      ...settings(PROTECTS, 'sandbox_workspace_write/exclude_tmpdir_env_var'),
      ...settings(PROTECTS, 'sandbox_workspace_write/exclude_slash_tmp'),
      ...settings(
        CHANGES,
        'features/* profiles agents persistent_instructions forced_login_method',
      ),
      ...settings(PROTECTS_BY_DEFAULT, 'features/hooks'),
      ...settings(
        { order: ['none', 'core', 'all'], unset: 'all' },
        'shell_environment_policy/inherit',
      ),
      { ...ENVIRONMENT, at: 'shell_environment_policy/set/*', names: OTHER_VARIABLES },
      ...settings(
        'any',
        `default_permissions permissions marketplaces/* openai_base_url chatgpt_base_url model_provider
        model_providers/*/base_url otel features/network_proxy`,
      ),
      ...settings(CHANGES, 'developer_instructions instructions model_instructions_file'),
    ],
    harmless: [
      ...keys(
        `model review_model model_reasoning_effort model_reasoning_summary model_verbosity model_context_window
        model_max_output_tokens model_auto_compact_token_limit personality service_tier hide_agent_reasoning
        show_raw_agent_reasoning file_opener tui history check_for_update_on_startup tool_output_token_limit
        project_doc_max_bytes project_doc_fallback_filenames model_providers/*/name model_providers/*/env_key
        model_providers/*/wire_api disable_paste_burst windows_wsl_setup_acknowledged feedback analytics`,
      ),
      { at: 'shell_environment_policy/set/*', names: HARMLESS_VARIABLES },
    ],
  },
  {
    name: 'codex-environment',
    tool: 'Codex',
    files: ['.codex/environments/*.toml'],
    syntax: 'toml',
    roots: ['PWD'],
    approval: 'does not document who is asked before an environment is set up',
    specification: 'https://developers.openai.com/codex/config-reference',
    verified: false,
    places: [
      ...commands('setup/script cleanup/script'),
      { at: 'actions/*', form: 'start', event: 'action', detail: 'name' },
    ],
    harmless: keys('version name'),
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
      ...SERVER_TRUST,
      ...commands(
        `tools/discoveryCommand tools/callCommand mcp/serverCommand tools/shell/pager
        experimental/gemmaModelRouter/binaryPath`,
      ),
      ...settings(
        { order: ['plan', 'default', 'auto_edit'], unset: 'default' },
        'general/defaultApprovalMode',
      ),
      ...settings(
        'more',
        `tools/allowed tools/sandboxAllowedPaths security/allowedExtensions context/includeDirectories
        security/environmentVariableRedaction/allowed hooksConfig/disabled`,
      ),
      ...settings('all', 'mcp/allowed tools/core mcpServers/*/includeTools'),
      ...settings(
        'less',
        `tools/exclude tools/confirmationRequired mcp/excluded security/environmentVariableRedaction/blocked
        skills/disabled extensions/disabled mcpServers/*/excludeTools`,
      ),
      ...settings(
        ON,
        `tools/sandboxNetworkAccess security/enablePermanentToolApproval security/autoAddToPolicyByDefault
        telemetry/enabled telemetry/logPrompts`,
      ),
      ...settings(
        PROTECTS,
        `tools/sandbox security/toolSandboxing security/disableYoloMode security/disableAlwaysAllow
        security/blockGitExtensions security/folderTrust/enabled security/enableConseca
        security/environmentVariableRedaction/enabled`,
      ),
      ...settings(
        PROTECTS_BY_DEFAULT,
        'hooksConfig/enabled context/fileFiltering/respectGitIgnore context/fileFiltering/respectGeminiIgnore',
      ),
      ...settings(
        'any',
        `security/auth telemetry/otlpEndpoint telemetry/outfile telemetry/target policyPaths adminPolicyPaths
        advanced/bugCommand advanced/excludedEnvVars experimental/extensionRegistryURI`,
      ),
      ...settings(CHANGES, 'context/fileName contextFileName experimental/*'),
    ],
    harmless: keys(
      `$schema ui general/vimMode general/preferredEditor general/checkpointing general/previewFeatures general/devtools
      general/sessionRetention general/enablePromptCompletion general/enableAutoUpdate
      general/disableAutoUpdate general/disableUpdateNag general/enableNotifications model modelConfigs
      output ide billing contextManagement privacy context/discoveryMaxDirs context/importFormat
      context/loadMemoryFromIncludeDirectories theme vimMode preferredEditor hideTips hideBanner
      usageStatisticsEnabled selectedAuthType`,
    ),
  },
  {
    name: 'gemini-extension',
    tool: 'Gemini CLI',
    files: ['gemini-extension.json'],
    roots: ['extensionPath', 'PWD'],
    approval: 'runs it where the extension is installed',
    specification: 'https://geminicli.com/docs/extensions/reference',
    verified: true,
    places: [
      SERVER,
      ...SERVER_TRUST,
      ...settings('less', 'excludeTools'),
      ...settings('any', 'migratedTo'),
      ...settings(CHANGES, 'contextFileName settings'),
    ],
    harmless: keys('$schema name version description themes author homepage license'),
  },
  {
    name: 'copilot-hooks',
    tool: 'GitHub Copilot',
    files: ['.github/hooks/*.json'],
    directories: ['', '.github/hooks'],
    roots: ['PWD'],
    approval: 'asks once for the folder; the agent in the cloud asks nobody',
    specification: 'https://docs.github.com/en/copilot/reference/hooks-reference',
    verified: true,
    places: ALL_HOOKS,
    harmless: keys('version description $schema'),
  },
  {
    name: 'copilot-settings',
    tool: 'GitHub Copilot',
    files: ['.github/copilot/settings.json', '.github/copilot/settings.local.json'],
    roots: ['PWD'],
    approval: 'asks once for the folder; the agent in the cloud asks nobody',
    specification:
      'https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-config-dir-reference',
    verified: true,
    places: [
      ...ALL_HOOKS,
      ...settings(ON, 'enabledPlugins/* disableAllHooks'),
      ...settings('source', 'extraKnownMarketplaces/*/source'),
      ...settings('less', 'deniedUrls disabledMcpServers disabledSkills'),
    ],
    harmless: keys(
      `$schema model effortLevel contextTier includeCoAuthoredBy companyAnnouncements mergeStrategy
      respectGitignore`,
    ),
  },
  {
    name: 'opencode',
    tool: 'opencode',
    files: [
      ...['opencode.json', 'opencode.jsonc', '.opencode/opencode.json', '.opencode/opencode.jsonc'],
      ...['kilo.json', 'kilo.jsonc'],
    ],
    roots: ['PWD'],
    approval: 'asks nobody',
    specification: 'https://opencode.ai/docs/config',
    verified: true,
    places: [
      { ...SERVER, at: 'mcp/*', only: { field: 'type', values: ['local', 'remote', undefined] } },
      { at: 'formatter/*', form: 'start', event: 'formatter {0}', needs: 'command' },
      { at: 'lsp/*', form: 'start', event: 'language server {0}', needs: 'command' },
      ...settings('sources', 'plugin'),
      ...settings('source', 'provider/*/npm'),
      ...settings(
        'any',
        'provider/*/options/baseURL provider/*/options/apiKey provider/*/options/endpoint',
      ),
      ...settings(PERMISSION, 'agent/*/permission/*/* agent/*/permission/* agent/*/permission'),
      ...settings(PERMISSION, 'mode/*/permission/*/* mode/*/permission/* mode/*/permission'),
      ...settings(PERMISSION, 'permission/*/* permission/* permission'),
      ...settings(ON_BY_DEFAULT, 'tools/* agent/*/tools/* mode/*/tools/* mcp/*/enabled'),
      ...settings({ order: ['disabled', 'manual', 'auto'], unset: 'manual' }, 'share'),
      ...settings('any', 'server/hostname'),
      ...settings(ON, 'server/mdns'),
      ...settings('more', 'server/cors'),
      ...settings('sources', 'instructions'),
      ...settings(PROTECTS_BY_DEFAULT, 'snapshot'),
      ...settings(
        CHANGES,
        'default_agent skills experimental agent/*/prompt mode/*/prompt command/*/template',
      ),
    ],
    harmless: keys(
      `$schema model small_model theme keybinds autoupdate username compaction watcher tui layout
      provider/*/name provider/*/models disabled_providers enabled_providers agent/*/model agent/*/description
      agent/*/mode agent/*/color agent/*/temperature agent/*/top_p agent/*/steps agent/*/hidden agent/*/disable
      mode/*/model mode/*/temperature command/*/description command/*/agent command/*/model command/*/subtask
      server/port lsp/*/disabled lsp/*/initialization lsp/*/extensions lsp formatter/*/disabled
      formatter/*/extensions formatter`,
    ),
  },
  {
    name: 'opencode-plugin',
    tool: 'opencode',
    files: paths(
      '.opencode/plugins .opencode/plugin .opencode/tools .opencode/tool',
      '*.ts *.js *.mjs',
    ),
    syntax: 'program',
    roots: ['PWD'],
    approval: 'asks nobody',
    specification: 'https://opencode.ai/docs/plugins',
    verified: true,
    places: [{ at: '', form: 'file', event: 'start of opencode' }],
  },
  {
    name: 'windsurf-hooks',
    tool: 'Windsurf',
    files: ['.windsurf/hooks.json'],
    roots: ['PWD'],
    approval: 'does not document who is asked before a hook runs',
    specification: 'https://docs.windsurf.com/windsurf/cascade/hooks',
    verified: true,
    places: [FLAT_HOOKS],
    harmless: keys('$schema version description'),
  },
  {
    name: 'cline-hooks',
    tool: 'Cline',
    files: [
      ...paths('.clinerules/hooks .cline/hooks', CLINE_EVENTS),
      ...paths(
        '.clinerules/hooks .cline/hooks',
        CLINE_EVENTS.replace(/\w+/g, '$&.js $&.py $&.ps1 $&.sh'),
      ),
      ...paths('.cline/plugins', '*.js *.ts'),
    ],
    syntax: 'program',
    roots: ['PWD'],
    approval: 'does not document who is asked before a hook runs',
    specification: 'https://docs.cline.bot/customization/hooks',
    verified: false,
    places: [
      { at: '', form: 'file', event: '{file}', ...(HOOKS.guards && { guards: HOOKS.guards }) },
    ],
  },
  {
    name: 'kiro-hook',
    tool: 'Kiro',
    files: ['.kiro/hooks/*.kiro.hook', '.kiro/hooks/*.hook'],
    roots: ['PWD'],
    approval: 'does not document who is asked before a hook runs',
    specification: 'https://kiro.dev/docs/hooks/actions',
    verified: true,
    places: [
      {
        at: 'then',
        form: 'start',
        event: '{file}',
        only: { field: 'type', values: ['runCommand'] },
      },
      ...settings(ON_BY_DEFAULT, 'enabled'),
    ],
    harmless: keys(
      'name description version when shortName workspaceFolderName then/type then/prompt then/timeout then/command',
    ),
  },
  {
    name: 'kiro-hooks',
    tool: 'Kiro',
    files: ['.kiro/hooks/*.json'],
    roots: ['PWD'],
    approval: 'does not document who is asked before a hook runs',
    specification: 'https://kiro.dev/docs/hooks/actions',
    verified: false,
    places: [
      {
        at: 'hooks/*/action',
        form: 'start',
        event: 'hook',
        detail: 'trigger',
        only: { field: 'type', values: ['command'] },
      },
      ...settings(ON_BY_DEFAULT, 'hooks/*/enabled'),
    ],
    harmless: keys(
      `$schema version name description hooks/*/name hooks/*/description hooks/*/trigger hooks/*/matcher
      hooks/*/patterns hooks/*/action/type hooks/*/action/prompt`,
    ),
  },
  {
    name: 'kiro-agent',
    tool: 'Kiro',
    files: ['.kiro/agents/*.json'],
    roots: ['PWD'],
    approval: 'does not document who is asked before an agent starts',
    specification: 'https://kiro.dev/docs/cli/hooks',
    verified: true,
    places: AGENT,
    harmless: AGENT_HARMLESS,
  },
  {
    name: 'amazonq-agent',
    tool: 'Amazon Q',
    files: ['.amazonq/cli-agents/*.json', '.amazonq/agents/*.json'],
    roots: ['PWD'],
    approval: 'does not document who is asked before an agent starts',
    specification: 'https://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md',
    verified: true,
    places: AGENT,
    harmless: AGENT_HARMLESS,
  },
  {
    name: 'kiro-mcp',
    tool: 'Kiro',
    files: ['.kiro/settings/mcp.json'],
    roots: ['PWD'],
    approval: 'does not document who is asked before a server starts',
    specification: 'https://kiro.dev/docs/mcp/security',
    verified: true,
    places: [SERVER, ...SERVER_TRUST],
    harmless: keys('$schema'),
  },
  {
    name: 'amazonq-mcp',
    tool: 'Amazon Q',
    files: ['.amazonq/mcp.json'],
    roots: ['PWD'],
    approval: 'does not document who is asked before a server starts',
    specification: 'https://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md',
    verified: true,
    places: [SERVER, ...SERVER_TRUST],
    harmless: keys('$schema'),
  },
  {
    name: 'roo-mcp',
    tool: 'Roo Code',
    files: ['.roo/mcp.json', '.kilocode/mcp.json'],
    roots: ['workspaceFolder', 'PWD'],
    approval: 'asks nobody before a server starts',
    specification: 'https://docs.roocode.com/features/mcp/using-mcp-in-roo',
    verified: true,
    places: [SERVER, ...SERVER_TRUST],
    harmless: keys('$schema'),
  },
  {
    name: 'other-mcp',
    tool: 'an agent',
    files: [
      ...['.amazonq/default.json', '.junie/mcp/mcp.json', '.factory/mcp.json'],
      ...['.kimi-code/mcp.json', '.windsurf/mcp_config.json', '.devin/mcp_config.json'],
      ...['.aiassistant/mcp/mcp.json', '.trae/mcp.json', '.agents/mcp.json', '.cline/mcp.json'],
    ],
    roots: ['workspaceFolder', 'PWD'],
    approval: 'does not document who is asked before a server starts',
    specification: 'https://www.jetbrains.com/help/junie/model-context-protocol-mcp.html',
    verified: false,
    places: [SERVER, ...SERVER_TRUST],
    harmless: keys('$schema inputs'),
  },
  {
    name: 'other-settings',
    tool: 'an agent with settings like those of Claude Code',
    files: ['factory', 'qoder', 'codebuddy', 'qwen', 'iflow', 'augment', 'letta', 'cortex']
      .flatMap((name) => [`.${name}/settings.json`, `.${name}/settings.local.json`])
      .concat('.grok/hooks/*.json', '.openhands/hooks.json', '.openinterpreter/hooks.json'),
    roots: ['CLAUDE_PROJECT_DIR', 'FACTORY_PROJECT_DIR', 'QODER_PROJECT_DIR', 'PWD'],
    approval: 'does not document who is asked before a command runs',
    specification: 'https://code.claude.com/docs/en/settings-reference',
    verified: false,
    places: [
      HOOKS,
      SERVER,
      ...SERVER_TRUST,
      ENVIRONMENT,
      { at: 'permissions/defaultMode', form: 'setting', trust: MODES },
      ...settings('more', 'permissions/allow permissions/additionalDirectories commandAllowlist'),
      ...settings('less', 'permissions/deny permissions/ask commandDenylist'),
      ...settings(PROTECTS, 'hooks/enabled'),
    ],
    harmless: [
      ...keys('$schema model theme language version ui'),
      { at: 'env/*', names: HARMLESS_VARIABLES },
    ],
  },
  {
    name: 'crush',
    tool: 'Crush',
    files: ['crush.json', '.crush.json'],
    roots: ['PWD'],
    approval: 'asks nobody',
    specification: 'https://github.com/charmbracelet/crush',
    verified: true,
    places: [
      FLAT_HOOKS,
      { ...SERVER, at: 'mcp/*' },
      { at: 'lsp/*', form: 'start', event: 'language server {0}', needs: 'command' },
      ...commands('providers/*/aws_auth_refresh'),
      ...settings('more', 'permissions/allowed_tools options/skills_paths options/context_paths'),
      ...settings('less', 'options/disabled_tools options/disabled_skills'),
      ...settings(
        'any',
        'providers/*/base_url providers/*/extra_headers providers/*/api_key env/*',
      ),
    ],
    harmless: keys(
      '$schema models lsp/*/options lsp/*/disabled options/disable_metrics options/tui options/debug options/attribution',
    ),
  },
];
