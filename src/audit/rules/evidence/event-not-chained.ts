import { defineRule } from '../../../finding/rule.ts';

export const eventNotChained = defineRule<{ event: string; last: string }>({
  id: 'event-not-chained',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'An event of the audit log begins a chain of its own',
  why: `Only the first event of a log has no parent. One that is appended without a parent is not tied to what
went before it, so that lines before it could be missed by nobody.`,
  wrong: `{"type": "EvolutionEvent", "id": "evt_1", "parent": null, …}
{"type": "EvolutionEvent", "id": "evt_2", "parent": null, …}`,
  right: `{"type": "EvolutionEvent", "id": "evt_1", "parent": null, …}
{"type": "EvolutionEvent", "id": "evt_2", "parent": "evt_1", …}`,
  message: ({ event }) =>
    `The EvolutionEvent \`${event}\` names no parent, though it is not the first of its log.`,
  remedy: ({ last }) => `Set its \`parent\` to \`${last}\`, the event before it.`,
});
