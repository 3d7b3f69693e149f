import { defineRule } from '../../../finding/rule.ts';

export const eventParentCycle = defineRule<{ event: string; cycle: readonly string[] }>({
  id: 'event-parent-cycle',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'Events continue from each other in a circle',
  why: `No event can come before itself. A circle of \`parent\` fields means that at least one was written after
the fact, and nothing that is counted along the chain can be trusted.`,
  wrong: `{"type": "EvolutionEvent", "id": "evt_1", "parent": "evt_2", …}
{"type": "EvolutionEvent", "id": "evt_2", "parent": "evt_1", …}`,
  right: `{"type": "EvolutionEvent", "id": "evt_1", "parent": null, …}
{"type": "EvolutionEvent", "id": "evt_2", "parent": "evt_1", …}`,
  message: ({ event, cycle }) =>
    `The EvolutionEvent \`${event}\` comes before itself: ${cycle.map((id) => `\`${id}\``).join(', ')}.`,
  remedy: () => 'Let each event name the one before it.',
});
