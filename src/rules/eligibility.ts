import { capsule, event } from './example-asset.ts';
import { rule, rules } from './rule.ts';

/** A Capsule and the events of two cycles. */
function applied() {
  const name = { capsule_id: 'capsule_1' };
  const second = event({ id: 'evt_2', ...name, parent: 'evt_1' });
  return { candidates: [capsule()], events: [event({ id: 'evt_1', ...name }), second] };
}

/** Why a Capsule is not offered to other agents, in the order of checking. */
export const eligibilityRules = rules('asset', 'bookkeeping', {
  'capsule-not-eligible': rule({
    counted: ['why'],
    title: 'Capsule is not one that is offered to other agents',
    why: 'Other agents receive only solutions that worked well, and that are small and safe: `outcome.status` is `success`, `outcome.score` is at least `min_score` (0.7), and `blast_radius` has 1 to `max_files` files (5) and 1 to `max_lines` lines (200): without a change there is no evidence. A value that is missing or no number never passes. The newest event that names the Capsule (`capsule_id`) is a success, and the gate blocks no command of its gene: else the log refutes the claim, or nothing shows it.',
    wrong: { candidates: [capsule({ outcome: { status: 'success', score: 0.5 } })] },
    right: { candidates: [capsule({ outcome: { status: 'success', score: 0.85 } })] },
    configure: `a2a:
  min_score: 0.7
  max_files: 5
  max_lines: 200`,
    message: 'The Capsule `{capsule}` is not eligible: {why}.',
    remedy:
      'Promote a smaller or more successful solution, with a gene whose commands are all allowed.',
  }),
  'capsule-streak': rule<{
    capsule: string;
    streak: number;
    least: number;
    /** The first uncounted successes, with reasons. */
    uncounted: readonly string[];
  }>({
    unproven: true,
    counted: ['uncounted'],
    title: 'Capsule has too few consecutive successes',
    why: 'A single success can be luck. The gate reads the events that name the Capsule (`capsule_id`) from the newest to the oldest and counts the successes before the first other outcome. The count must be at least `min_success_streak` of the policy (2). The `success_streak` of the Capsule is a claim and does not count. A success counts only if it is evidence: it was in the log before the change that is judged, the hash of its content is in `asset_id`, no earlier event with other content has its `id`, its `parent` is in the log before it, it names the gene of the Capsule in `genes_used`, and its `blast_radius`, if it has one, is not zero.',
    wrong: { candidates: [capsule({ success_streak: 9 })], events: [] },
    right: { ...applied(), candidates: [capsule({ success_streak: 2 })] },
    configure: `a2a:
  min_success_streak: 2`,
    message: ({ capsule, streak, least, uncounted }) =>
      `The Capsule \`${capsule}\` is not eligible: the events show ${streak} consecutive ${streak === 1 ? 'success' : 'successes'}, but the policy requires ${least}${uncounted.map((each) => `; ${each}`).join('')}.`,
    remedy:
      'Apply the Capsule again, so that the engine appends the complete events of its cycles to the log.',
  }),
});
