import type { Place } from '../format.ts';
import { INLINE, LINKS } from '../syntax.ts';

/** Hooks as in several agents: events contain matchers, and matchers contain commands. */
export const HOOKS: Place = {
  at: 'hooks/*/*/hooks/*',
  form: 'start',
  event: '{0}',
  detail: 'matcher',
  // Excludes lists of disabled hooks in older files of one agent.
  names: /^(?!(?:enabled|disabled|notifications)$)/,
  // Other types ask a model.
  only: ['type', 'command', 'http', undefined],
  guards: /^(?:pre|before|permission|userprompt|stop|subagentstop|configchange|taskcompleted)/i,
};

/** Hooks without matchers: events contain commands. */
export const FLAT_HOOKS: Place = { ...HOOKS, at: 'hooks/*/*' };

/** Hooks of tools that also accept Claude Code's form. */
export const ALL_HOOKS: readonly Place[] = [{ ...FLAT_HOOKS, without: 'hooks' }, HOOKS];

export const SERVER: Place = { at: 'mcpServers/*', form: 'server', event: 'MCP server {0}' };

/** Switches of a server, and lists of its tools that an agent uses without asking. */
export const SERVER_TRUST = {
  more: 'mcpServers/*/autoApprove mcpServers/*/alwaysAllow',
  less: 'mcpServers/*/disabledTools',
  on: 'mcpServers/*/trust mcpServers/*/autoStart',
  protects: 'mcpServers/*/disabled',
};

/** A file with servers alone. */
export const SERVERS = { places: [SERVER], trust: SERVER_TRUST, harmless: '$schema' };

export const LANGUAGE_SERVER: Place = { at: 'lsp/*', form: 'start', event: 'language server {0}' };

/** Commands in the text of a command, skill or agent, and links to code elsewhere. */
export const TEXT: readonly Place[] = [
  { at: `${INLINE}/*`, form: 'command', event: 'text of {file}' },
  { at: LINKS, form: 'setting', event: 'links to code', trust: 'shown' },
];
