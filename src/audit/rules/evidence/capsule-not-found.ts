import { defineRule } from '../../../finding/rule.ts';

export const capsuleNotFound = defineRule<{ event: string; capsule: string }>({
  id: 'capsule-not-found',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'An event names a capsule that does not exist',
  why: `\`capsule_id\` names the Capsule that a cycle made or applied; its successes are counted by it. If no asset
file has that Capsule, the claim cannot be checked.`,
  wrong: '{"type": "EvolutionEvent", "id": "evt_1", "capsule_id": "capsule_unknown", …}',
  right: '{"type": "EvolutionEvent", "id": "evt_1", "capsule_id": "capsule_1", …}',
  message: ({ event, capsule }) =>
    `The EvolutionEvent \`${event}\` names the Capsule \`${capsule}\`, which no asset file has.`,
  remedy: ({ capsule }) => `Add the Capsule \`${capsule}\`, or correct the name.`,
});
