import { defineRule } from '../../../finding/rule.ts';

export const eventParentMissing = defineRule<{
  event: string;
  parent: string;
  /** The event before it in its file; empty if it is the first. */
  last: string;
}>({
  id: 'event-parent-missing',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'An event continues from one that no log has',
  why: `\`parent\` names the event before this one. If no asset file has it, the record has a hole: a cycle was
left out, or the event was written by hand. In the audit log it is an error, elsewhere a warning.`,
  wrong: '{"type": "EvolutionEvent", "id": "evt_9", "parent": "evt_unknown", …}',
  right: '{"type": "EvolutionEvent", "id": "evt_9", "parent": "evt_8", …}',
  message: ({ event, parent }) =>
    `The EvolutionEvent \`${event}\` continues from \`${parent}\`, which no asset file has.`,
  remedy: ({ parent, last }) =>
    last === ''
      ? `Put \`${parent}\` before it, or, if it is the first of all, set its \`parent\` to null.`
      : `Put \`${parent}\` before it, or set its \`parent\` to \`${last}\`, the event before it.`,
});
