import { defineRule } from '../../finding/rule.ts';

export const eventParentUnknown = defineRule<{ event: string; parent: string }>({
  id: 'event-parent-unknown',
  layer: 'promotion',
  severity: 'error',
  since: '0.1.0',
  title: 'A candidate follows an event that is not there',
  why: `Events form a chain: each names the one before it. An event whose \`parent\` is neither among the
candidates nor in the log proves nothing about what went before, and breaks the log it is appended to.`,
  wrong: '"parent": "evt_that_nobody_has"',
  right: '"parent": "<the id of the event before it>"',
  message: ({ event, parent }) =>
    `The event \`${event}\` follows the event \`${parent}\`, which is neither a candidate nor in the log.`,
  remedy: () => 'Give the events before it as well, or the log that holds them with --events.',
});
