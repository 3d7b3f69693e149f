import { defineRule } from '../../../finding/rule.ts';

export const successStreakClaim = defineRule<{ capsule: string; claimed: number; counted: number }>(
  {
    id: 'success-streak-claim',
    layer: 'asset',
    severity: 'warning',
    since: '0.1.0',
    title: 'A capsule claims more successes in a row than the events show',
    why: `\`success_streak\` is what a Capsule says of itself. Eligibility is counted from the events that name it,
and this claim does not agree with them.`,
    wrong: '"success_streak": 9   // and one event names the Capsule',
    right: '"success_streak": 1',
    message: ({ capsule, claimed, counted }) =>
      `The Capsule \`${capsule}\` claims ${claimed} successes in a row; the events show ${counted}.`,
    remedy: () => 'Append the events of its cycles, or correct the number.',
  },
);
