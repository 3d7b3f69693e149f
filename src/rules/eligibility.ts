import { type AssetFields, capsule, event, GENES, gene } from './example-asset.ts';
import { rule, rules, warning } from './rule.ts';

/** A Capsule and the events of two cycles, of which the second has these fields. */
function applied(fields: AssetFields = {}) {
  const name = { capsule_id: 'capsule_1' };
  const second = event({ id: 'evt_2', ...name, parent: 'evt_1', ...fields });
  return { candidates: [capsule()], events: [event({ id: 'evt_1', ...name }), second] };
}

/** Why a Capsule is not offered to other agents, in the order in which it is asked. */
export const eligibilityRules = rules('asset', 'bookkeeping', {
  'capsule-not-eligible': rule<{ capsule: string; field: string; found: string; wanted: string }>({
    counted: ['found'],
    title: 'Capsule is not one that is offered to other agents',
    why: 'Other agents receive only solutions that worked well, and that are small and safe: `outcome.status` is `success`, `outcome.score` is at least `min_score` (0.7), and `blast_radius` has at most `max_files` files (5) and `max_lines` lines (200). A value that is missing or no number never passes.',
    wrong: { candidates: [capsule({ outcome: { status: 'success', score: 0.5 } })] },
    right: { candidates: [capsule({ outcome: { status: 'success', score: 0.85 } })] },
    configure: `a2a:
  min_score: 0.7
  max_files: 5
  max_lines: 200`,
    message:
      'The Capsule `{capsule}` is not eligible: `{field}` is {found}, but it must be {wanted}.',
    remedy: 'Promote a smaller or more successful solution.',
  }),
  'capsule-failed': rule({
    title: 'Newest event of a Capsule is not a success',
    why: 'A Capsule claims that a solution works. If the newest event that names it (`capsule_id`) records another outcome than a success, the log refutes this claim, however many successes came before.',
    wrong: applied({ outcome: { status: 'failed', score: 0.1 } }),
    right: applied(),
    message:
      'The Capsule `{capsule}` is not eligible: the event `{event}`, the newest one that names it, is not a success.',
    remedy: 'Fix the solution, and record the successes of a new Capsule.',
  }),
  'capsule-gene-blocked': rule({
    title: 'Gene of a Capsule may not run',
    why: 'The commands of the gene show whether the solution of the Capsule works. If the gate blocks one of them, none of them runs, and nothing shows it.',
    wrong: {
      candidates: [capsule({ gene: 'gene_fix' })],
      files: { [GENES]: [gene({ id: 'gene_fix', validation: ['curl example.com'] })] },
    },
    right: {
      candidates: [capsule({ gene: 'gene_fix' })],
      files: { [GENES]: [gene({ id: 'gene_fix' })] },
    },
    message:
      'The Capsule `{capsule}` is not eligible: the command `{command}` of its gene `{gene}` is blocked.',
    remedy: 'Correct the validation commands of the gene first.',
  }),
  'capsule-streak': rule<{ capsule: string; streak: number; least: number }>({
    unproven: true,
    title: 'Capsule has too few consecutive successes',
    why: 'A single success can be luck. The gate reads the events that name the Capsule (`capsule_id`) from the newest to the oldest and counts the successes before the first other outcome. The count must be at least `min_success_streak` of the policy (2). The `success_streak` of the Capsule is a claim and does not count. Without events, the count is 0.',
    wrong: { candidates: [capsule({ success_streak: 9 })], events: [] },
    right: { ...applied(), candidates: [capsule({ success_streak: 2 })] },
    configure: `a2a:
  min_success_streak: 2`,
    message: ({ capsule, streak, least }) =>
      `The Capsule \`${capsule}\` is not eligible: the events show ${streak} consecutive ${streak === 1 ? 'success' : 'successes'}, but the policy requires ${least}.`,
    remedy: 'Apply the Capsule again, and append the events of its cycles to the log.',
  }),
  'streak-event-not-counted': warning({
    unproven: true,
    title: 'Success of a Capsule does not count',
    why: 'A success counts towards the streak of a Capsule only if it is evidence: it was in the log before the change that is judged, the hash of its content is in `asset_id`, no earlier event with other content has its `id`, its `parent` is in the log before it, and it names the gene of the Capsule in `genes_used`. Anyone can write an event that does not meet these conditions.',
    wrong: {
      ...applied({ parent: 'evt_unknown' }),
      also: { 'capsule-streak': 'Only one success counts.' },
    },
    right: applied(),
    message: 'The event `{event}` does not count as a success of the Capsule `{capsule}`: {why}.',
    remedy: 'Append complete events to the log in the cycle that they record.',
  }),
});
