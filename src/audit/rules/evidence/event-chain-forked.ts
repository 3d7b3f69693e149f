import { defineRule } from '../../../finding/rule.ts';

export const eventChainForked = defineRule<{
  event: string;
  other: string;
  parent: string;
  /** The event that it should continue from. */
  last: string;
}>({
  id: 'event-chain-forked',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'Two events continue from the same one',
  why: `The chain of events then has two heads, as when two branches ran cycles of their own and were merged.
Readers that walk back from the newest event see only one of them.`,
  wrong: `{"type": "EvolutionEvent", "id": "evt_2", "parent": "evt_1", …}
{"type": "EvolutionEvent", "id": "evt_3", "parent": "evt_1", …}`,
  right: `{"type": "EvolutionEvent", "id": "evt_2", "parent": "evt_1", …}
{"type": "EvolutionEvent", "id": "evt_3", "parent": "evt_2", …}`,
  message: ({ event, other, parent }) =>
    `The EvolutionEvent \`${event}\` continues from \`${parent}\`, as \`${other}\` does already.`,
  remedy: ({ last }) => `Set its \`parent\` to \`${last}\`, the event before it.`,
});
