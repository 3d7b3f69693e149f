import { defineRule } from '../../../finding/rule.ts';

export const capsuleStreak = defineRule<{ capsule: string; streak: number; least: number }>({
  id: 'capsule-streak',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'A capsule that has not succeeded often enough in a row is not promoted',
  why: `Once can be luck. The events that name the Capsule (\`capsule_id\`) are walked back from the newest,
and the successes until the first that is none must reach the policy's \`min_success_streak\` (2). The
Capsule's own \`success_streak\` is a claim and does not count; without events there is no streak.`,
  wrong: '{"type": "Capsule", "id": "capsule_1", "success_streak": 9}   // and no event names it',
  right: `{"type": "EvolutionEvent", "id": "evt_1", "capsule_id": "capsule_1", "outcome": {"status": "success", …}}
{"type": "EvolutionEvent", "id": "evt_2", "capsule_id": "capsule_1", "outcome": {"status": "success", …}}`,
  configure: `a2a:
  min_success_streak: 2`,
  message: ({ capsule, streak, least }) =>
    `The Capsule \`${capsule}\` is not eligible: the events show ${streak} ${streak === 1 ? 'success' : 'successes'} in a row; it takes ${least}.`,
  remedy: () => 'Apply the Capsule again, and append the events of its cycles to the log.',
});
