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
  'capsule-not-successful': rule({
    title: 'Capsule does not record a success',
    why: 'A promoted Capsule is offered to other agents as a solution that worked. A Capsule whose `outcome.status` is not `success` is not eligible, regardless of its score.',
    wrong: { candidates: [capsule({ outcome: { status: 'failed', score: 0.9 } })] },
    right: { candidates: [capsule({ outcome: { status: 'success', score: 0.9 } })] },
    message:
      'The Capsule `{capsule}` is not eligible: `outcome.status` is {status}, not "success".',
    remedy: 'Promote a Capsule from a successful cycle.',
  }),
  'capsule-score': rule<{ capsule: string; score: string; least: number }>({
    counted: ['score'],
    title: 'Capsule score is too low or missing',
    why: 'Other agents receive only solutions that worked well: `outcome.score` must be at least `min_score` of the policy (0.7). A score that is missing, or is not a number from 0 to 1, is never sufficient.',
    wrong: { candidates: [capsule({ outcome: { status: 'success', score: 0.5 } })] },
    right: { candidates: [capsule({ outcome: { status: 'success', score: 0.85 } })] },
    configure: `a2a:
  min_score: 0.7`,
    message:
      'The Capsule `{capsule}` is not eligible: `outcome.score` is {score}, but it must be a number from {least} to 1.',
    remedy: 'Promote a Capsule with a higher score.',
  }),
  'capsule-blast-radius': rule<{
    capsule: string;
    field: string;
    found: string;
    most: number;
  }>({
    counted: ['found'],
    title: 'Capsule blast radius is too large or missing',
    why: 'Only small and safe solutions are shared between agents: at most `max_files` files (5) and `max_lines` lines (200) in the `blast_radius` of the Capsule. A value that is missing or not a number counts as too large.',
    wrong: { candidates: [capsule({ blast_radius: { files: 12, lines: 340 } })] },
    right: { candidates: [capsule({ blast_radius: { files: 2, lines: 34 } })] },
    configure: `a2a:
  max_files: 5
  max_lines: 200`,
    message:
      'The Capsule `{capsule}` is not eligible: `blast_radius.{field}` is {found}, but it must be a number of at most {most}.',
    remedy: 'Promote a smaller solution, or split this one into several Capsules.',
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
