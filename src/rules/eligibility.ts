import { capsule, event } from './example-asset.ts';
import { rule, rules } from './rule.ts';

/** Why a Capsule is not offered to other agents, in the order in which it is asked. */
export const eligibilityRules = rules('asset', {
  'capsule-not-successful': rule<{ capsule: string; status: string }>({
    severity: 'error',
    title: 'A capsule that records no success is not promoted',
    why: `A Capsule is offered to other agents as a solution that worked. One whose \`outcome.status\` is
anything but \`success\` is not eligible, whatever its score.`,
    wrong: { candidates: [capsule({ outcome: { status: 'failed', score: 0.9 } })] },
    right: { candidates: [capsule({ outcome: { status: 'success', score: 0.9 } })] },
    message: ({ capsule, status }) =>
      `The Capsule \`${capsule}\` is not eligible: its \`outcome.status\` is ${status}, not "success".`,
    remedy: () => 'Promote a Capsule of a cycle that succeeded.',
  }),
  'capsule-score': rule<{ capsule: string; score: string; least: number }>({
    counted: ['score'],
    severity: 'error',
    title: 'A capsule with a low score, or none, is not promoted',
    why: `Other agents get only what worked well: \`outcome.score\` must reach the policy's \`min_score\`
(0.7). A score that is missing, or is no number from 0 to 1, is never enough.`,
    wrong: { candidates: [capsule({ outcome: { status: 'success', score: 0.5 } })] },
    right: { candidates: [capsule({ outcome: { status: 'success', score: 0.85 } })] },
    configure: `a2a:
  min_score: 0.7`,
    message: ({ capsule, score, least }) =>
      `The Capsule \`${capsule}\` is not eligible: its \`outcome.score\` is ${score}; it takes at least ${least}, at most 1.`,
    remedy: () => 'Promote a Capsule with a better outcome.',
  }),
  'capsule-blast-radius': rule<{
    capsule: string;
    field: string;
    found: string;
    most: number;
  }>({
    counted: ['found'],
    severity: 'error',
    title: 'A capsule that touched much, or does not say how much, is not promoted',
    why: `Only small and safe solutions are shared between agents: at most \`max_files\` files (5) and
\`max_lines\` lines (200) by the Capsule's \`blast_radius\`. A number that is missing, or is none, counts
as too many.`,
    wrong: { candidates: [capsule({ blast_radius: { files: 12, lines: 340 } })] },
    right: { candidates: [capsule({ blast_radius: { files: 2, lines: 34 } })] },
    configure: `a2a:
  max_files: 5
  max_lines: 200`,
    message: ({ capsule, field, found, most }) =>
      `The Capsule \`${capsule}\` is not eligible: its \`blast_radius.${field}\` is ${found}; it may be at most ${most}.`,
    remedy: () => 'Share a smaller solution, or split this one into Capsules of their own.',
  }),
  'capsule-streak': rule<{ capsule: string; streak: number; least: number }>({
    severity: 'error',
    title: 'A capsule that has not succeeded often enough in a row is not promoted',
    why: `Once can be luck. The events that name the Capsule (\`capsule_id\`) are walked back from the newest,
and the successes until the first that is none must reach the policy's \`min_success_streak\` (2). The
Capsule's own \`success_streak\` is a claim and does not count; without events there is no streak.`,
    wrong: { candidates: [capsule({ success_streak: 9 })], events: [] },
    right: {
      candidates: [capsule({ success_streak: 2 })],
      events: [
        event({ id: 'evt_1', capsule_id: 'capsule_1' }),
        event({ id: 'evt_2', capsule_id: 'capsule_1', parent: 'evt_1' }),
      ],
    },
    configure: `a2a:
  min_success_streak: 2`,
    message: ({ capsule, streak, least }) =>
      `The Capsule \`${capsule}\` is not eligible: the events show ${streak} ${streak === 1 ? 'success' : 'successes'} in a row; it takes ${least}.`,
    remedy: () => 'Apply the Capsule again, and append the events of its cycles to the log.',
  }),
});
