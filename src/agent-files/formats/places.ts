import type { Place } from '../format.ts';
import { INLINE, LINKS, PATHS } from '../syntax.ts';
import { ON, PROTECTS, type Trust } from '../trust.ts';

/** Hooks as in several agents: events contain matchers, and matchers contain commands. */
export const HOOKS: Place = {
  at: 'hooks/*/*/hooks/*',
  form: 'start',
  event: '{0}',
  detail: 'matcher',
  // Excludes lists of disabled hooks in older files of one agent.
  names: /^(?!(?:enabled|disabled|notifications)$)/,
  // Other types ask a model.
  only: { field: 'type', values: ['command', 'http', undefined] },
  guards: /^(?:pre|before|permission|userprompt|stop|subagentstop|configchange|taskcompleted)/i,
};

export const SERVER: Place = { at: 'mcpServers/*', form: 'server', event: 'MCP server {0}' };

/** Switches of a server, and lists of its tools that an agent uses without asking. */
export const SERVER_TRUST: readonly Place[] = [
  ...settings('more', 'mcpServers/*/autoApprove mcpServers/*/alwaysAllow'),
  ...settings('less', 'mcpServers/*/disabledTools'),
  ...settings(ON, 'mcpServers/*/trust mcpServers/*/autoStart'),
  ...settings(PROTECTS, 'mcpServers/*/disabled'),
];

/** Hooks without matchers: events contain commands. */
export const FLAT_HOOKS: Place = { ...HOOKS, at: 'hooks/*/*' };

/** Hooks of tools that also accept Claude Code's form. */
export const ALL_HOOKS: readonly Place[] = [{ ...FLAT_HOOKS, without: 'hooks' }, HOOKS];

/** Commands in the text of a command, skill or agent, and links to code elsewhere. */
export const TEXT: readonly Place[] = [
  { at: `${INLINE}/*`, form: 'command', event: 'text of {file}' },
  { at: LINKS, form: 'setting', event: 'links to code', trust: 'shown' },
];

/** Front matter keys about the purpose of a text for agents, and its model. */
export const HARMLESS_TOP = keys(
  `${PATHS} name description model color colour effort argument-hint arguments license version metadata
  compatibility author authors tags keywords category title summary type when_to_use whenToUse paths globs
  alwaysApply applyTo user-invocable user-invokable maxTurns max_turns temperature created updated date status
  priority language domain source id icon homepage repository role subtask origin package
  risk triggers trigger_words`,
);

/** Moves places inside another value. */
export function inside(at: string, places: readonly Place[]): readonly Place[] {
  return places.map((each) => ({
    ...each,
    at: `${at}/${each.at}`,
    ...(each.event && at.includes('*') && { event: each.event.replace('{0}', '{1}') }),
  }));
}

/** Returns each folder with each ending. */
export function paths(folders: string, endings: string): readonly string[] {
  return folders
    .split(/\s+/)
    .flatMap((folder) => endings.split(/\s+/).map((ending) => `${folder}/${ending}`));
}

export function commands(names: string, where = ''): readonly Place[] {
  return names.split(/\s+/).map((at) => ({ at, form: 'command', event: at + where }));
}

export function settings(trust: Trust, names: string): readonly Place[] {
  return names.split(/\s+/).map((at) => ({ at, form: 'setting', trust }));
}

export function keys(names: string): readonly Pick<Place, 'at'>[] {
  return names.split(/\s+/).map((at) => ({ at }));
}

/** Variables that decide the target of requests, trusted certificates, or code that programs load. */
const VARIABLES = new RegExp(
  [
    /_(?:URL|ENDPOINT|PROXY|MIRROR|REGISTRY|OPTIONS|OPTS|WRAPPER|STARTUP_HOOKS)$/,
    /^(?:BASH_ENV|ENV|PATH|SHELL|ZDOTDIR|PROMPT_COMMAND|IFS|EDITOR|VISUAL|PAGER|BROWSER|COMSPEC|PATHEXT)$/,
    /^(?:PSMODULEPATH|CLASSPATH|JAVA_HOME|MAKEFLAGS|PHPRC|RUSTC|RUSTFLAGS|CC|CXX|NO_PROXY)$/,
    /^(?:DYLD|GIT|LD|PYTHON|PERL|RUBY|NPM_CONFIG|NODE(?!_ENV$)|COREPACK|YARN|BUN|DENO|PIP|UV|GEM|BUNDLE|GO|CARGO)_?\w+$/,
    /^(?:LUA|COMPOSER|GRADLE|DOTNET|COR|CORECLR|SSL|CURL|OPENSSL|OTEL|LESS|GTK|QT)_?\w+$/,
    /^(?:DOCKER_CONFIG|KUBECONFIG|AWS_CONFIG_FILE|AWS_SHARED_CREDENTIALS_FILE|REQUESTS_CA_BUNDLE)$/,
    /^CLAUDE_(?:CODE_(?:SHELL|GIT_BASH_PATH|PLUGIN|PROCESS|TMPDIR|CERT|CLIENT|SUBPROCESS|SCRIPT|MCP|SKIP|USE)|ENV_FILE|CONFIG_DIR)\w*$/,
    /^CLAUDE_CODE_(?:ENABLE_TELEMETRY|EXTRA_BODY|SAFE_MODE|DISABLE_POLICY_SKILLS)$/,
    /^ANTHROPIC_CUSTOM_HEADERS$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** Variables about models, limits, languages and displays, and switches that turn telemetry off. */
export const HARMLESS_VARIABLES = new RegExp(
  [
    /^(?:ANTHROPIC|GEMINI|OPENAI|CLAUDE_CODE)_\w*MODEL\w*$/,
    /(?:_TIMEOUT(?:_MS|_SECONDS)?|_MS|_TOKENS|_MAX_\w+|_REGION)$|^MAX_\w+$/,
    /^(?:DISABLE_(?:TELEMETRY|ERROR_REPORTING|BUG_COMMAND|FEEDBACK_COMMAND|COST_WARNINGS|\w*COMPACT|PROMPT_CACHING\w*))$/,
    /^(?:DO_NOT_TRACK|NODE_ENV|DEBUG|CI|TZ|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|BASH_MAX_OUTPUT_LENGTH)$/,
    /^CLAUDE_CODE_(?:EFFORT_LEVEL|EXPERIMENTAL_AGENT_TEAMS|ENABLE_TASKS|NO_FLICKER|DISABLE_(?:NONESSENTIAL_TRAFFIC|FEEDBACK_SURVEY|TERMINAL_TITLE|AUTO_MEMORY|BACKGROUND_TASKS))$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

export const OTHER_VARIABLES = new RegExp(`^(?!.*(?:${HARMLESS_VARIABLES.source}))`, 'i');

/** Only those about code, trust or the target of data count. */
export const ENVIRONMENT: Place = {
  at: 'env/*',
  form: 'setting',
  event: 'env {0}',
  names: VARIABLES,
  trust: 'any',
};
