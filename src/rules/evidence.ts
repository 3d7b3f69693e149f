import {
  CAPSULES,
  capsule,
  event,
  GENES,
  gene,
  LOG,
  log,
  validationReport,
} from './example-asset.ts';
import { rule, rules } from './rule.ts';

const ESTIMATE = { blast_radius_estimate: { files: 2 } };

/** What assets claim of each other and of the change, in the order in which it is documented. */
export const evidenceRules = rules('asset', {
  'event-parent-missing': rule<{
    event: string;
    parent: string;
    /** The event before it in its file; empty if it is the first. */
    last: string;
  }>({
    instance: ['last'],
    severity: 'error',
    title: 'An event continues from one that no log has',
    why: `\`parent\` names the event before this one. If no asset file has it, the record has a hole: a cycle was
left out, or the event was written by hand. In the audit log it is an error, elsewhere a warning.`,
    wrong: log({ id: 'evt_8' }, { id: 'evt_9', parent: 'evt_unknown' }),
    right: log({ id: 'evt_8' }, { id: 'evt_9', parent: 'evt_8' }),
    message: ({ event, parent }) =>
      `The EvolutionEvent \`${event}\` continues from \`${parent}\`, which no asset file has.`,
    remedy: ({ parent, last }) =>
      last === ''
        ? `Put \`${parent}\` before it, or, if it is the first of all, set its \`parent\` to null.`
        : `Put \`${parent}\` before it, or set its \`parent\` to \`${last}\`, the event before it.`,
  }),
  'event-parent-cycle': rule<{ event: string; cycle: readonly string[] }>({
    severity: 'error',
    title: 'Events continue from each other in a circle',
    why: `No event can come before itself. A circle of \`parent\` fields means that at least one was written after
the fact, and nothing that is counted along the chain can be trusted.`,
    wrong: log({ id: 'evt_1', parent: 'evt_2' }, { id: 'evt_2', parent: 'evt_1' }),
    right: log({ id: 'evt_1', parent: null }, { id: 'evt_2', parent: 'evt_1' }),
    message: ({ event, cycle }) =>
      `The EvolutionEvent \`${event}\` comes before itself: ${cycle.map((id) => `\`${id}\``).join(', ')}.`,
    remedy: () => 'Let each event name the one before it.',
  }),
  'event-not-chained': rule<{ event: string; last: string }>({
    instance: ['last'],
    severity: 'error',
    title: 'An event of the audit log begins a chain of its own',
    why: `Only the first event of a log has no parent. One that is appended without a parent is not tied to what
went before it, so that lines before it could be missed by nobody.`,
    wrong: log({ id: 'evt_1', parent: null }, { id: 'evt_2', parent: null }),
    right: log({ id: 'evt_1', parent: null }, { id: 'evt_2', parent: 'evt_1' }),
    message: ({ event }) =>
      `The EvolutionEvent \`${event}\` names no parent, though it is not the first of its log.`,
    remedy: ({ last }) => `Set its \`parent\` to \`${last}\`, the event before it.`,
  }),
  'event-chain-forked': rule<{
    event: string;
    other: string;
    parent: string;
    /** The event that it should continue from. */
    last: string;
  }>({
    instance: ['last', 'other'],
    severity: 'warning',
    title: 'Two events continue from the same one',
    why: `The chain of events then has two heads, as when two branches ran cycles of their own and were merged.
Readers that walk back from the newest event see only one of them.`,
    wrong: log({ id: 'evt_1' }, { id: 'evt_2', parent: 'evt_1' }, { id: 'evt_3', parent: 'evt_1' }),
    right: log({ id: 'evt_1' }, { id: 'evt_2', parent: 'evt_1' }, { id: 'evt_3', parent: 'evt_2' }),
    message: ({ event, other, parent }) =>
      `The EvolutionEvent \`${event}\` continues from \`${parent}\`, as \`${other}\` does already.`,
    remedy: ({ last }) => `Set its \`parent\` to \`${last}\`, the event before it.`,
  }),
  'capsule-not-found': rule<{ event: string; capsule: string }>({
    severity: 'warning',
    title: 'An event names a capsule that does not exist',
    why: `\`capsule_id\` names the Capsule that a cycle made or applied; its successes are counted by it. If no asset
file has that Capsule, the claim cannot be checked.`,
    wrong: log({ capsule_id: 'capsule_unknown' }),
    right: { head: { [CAPSULES]: [capsule()], [LOG]: [event({ capsule_id: 'capsule_1' })] } },
    message: ({ event, capsule }) =>
      `The EvolutionEvent \`${event}\` names the Capsule \`${capsule}\`, which no asset file has.`,
    remedy: ({ capsule }) => `Add the Capsule \`${capsule}\`, or correct the name.`,
  }),
  'validation-report-not-found': rule<{ event: string; report: string }>({
    severity: 'warning',
    title: 'An event names a validation report that does not exist',
    why: `\`validation_report_id\` names the report of the commands that an agent ran. If no asset file has it, there
is no evidence that anything was run.`,
    wrong: log({ validation_report_id: 'vr_unknown' }),
    right: { head: { [LOG]: [validationReport(), event({ validation_report_id: 'vr_1' })] } },
    message: ({ event, report }) =>
      `The EvolutionEvent \`${event}\` names the ValidationReport \`${report}\`, which no asset file has.`,
    remedy: ({ report }) =>
      `Append the ValidationReport \`${report}\` to the log, or correct the name.`,
  }),
  'gene-still-named': rule<{ gene: string; by: string; more: number }>({
    severity: 'warning',
    title: 'The change removes a gene that something still names',
    why: `A Capsule says which gene it came from. Without the gene nobody can tell what its commands and limits
were. Where only past events name it, this is a notice: the log keeps its history.`,
    wrong: {
      base: { [GENES]: [gene()], [CAPSULES]: [capsule({ gene: 'gene_a' })] },
      head: { [CAPSULES]: [capsule({ gene: 'gene_a' })] },
    },
    right: {
      base: { [GENES]: [gene()], [CAPSULES]: [capsule({ gene: 'gene_a' })] },
      head: {},
    },
    message: ({ gene, by, more }) =>
      `The change removes the gene \`${gene}\`, which ${by}${more === 0 ? '' : ` and ${more} more`} still ${more === 0 ? 'names' : 'name'}.`,
    remedy: ({ gene }) => `Keep the gene \`${gene}\`, or remove what came from it, too.`,
  }),
  'blast-radius-claim': rule<{
    type: string;
    id: string;
    claimed: string;
    counted: string;
    together: boolean;
  }>({
    counted: ['claimed', 'counted'],
    severity: 'warning',
    title: 'An asset claims another blast radius than git counts',
    why: `Whether other agents get a Capsule depends on how little it touched, and it says so itself. The claim is
held against the change that brings it: less than any way of counting gives is a warning, more than all
changed files and lines is a notice. Several claims of one change are added up.`,
    wrong: {
      head: {
        [CAPSULES]: [capsule({ blast_radius: { files: 1, lines: 1 } })],
        'src/<1-3>.js': 'work();\n',
      },
    },
    right: {
      head: {
        [CAPSULES]: [capsule({ blast_radius: { files: 3, lines: 3 } })],
        'src/<1-3>.js': 'work();\n',
      },
    },
    message: ({ type, id, claimed, counted, together }) =>
      `The ${type} \`${id}\` claims ${claimed}${together ? ', together with the others of the change' : ''}; git counts ${counted} for this change.`,
    remedy: () =>
      'Let the asset say what its cycle really changed, and bring it in the same change.',
  }),
  'success-streak-claim': rule<{ capsule: string; claimed: number; counted: number }>({
    severity: 'warning',
    title: 'A capsule claims more successes in a row than the events show',
    why: `\`success_streak\` is what a Capsule says of itself. Eligibility is counted from the events that name it,
and this claim does not agree with them.`,
    wrong: {
      head: {
        [CAPSULES]: [capsule({ success_streak: 9 })],
        [LOG]: [event({ capsule_id: 'capsule_1' })],
      },
    },
    right: {
      head: {
        [CAPSULES]: [capsule({ success_streak: 1 })],
        [LOG]: [event({ capsule_id: 'capsule_1' })],
      },
    },
    message: ({ capsule, claimed, counted }) =>
      `The Capsule \`${capsule}\` claims ${claimed} successes in a row; the events show ${counted}.`,
    remedy: () => 'Append the events of its cycles, or correct the number.',
  }),
  'estimate-drift': rule<{ event: string; estimate: number; actual: number }>({
    severity: 'warning',
    title: 'A change has another size than the agent had estimated',
    why: `An agent estimates the blast radius before it edits. More than three times as many files, or fewer than
a tenth, means that it did not do what it had planned.`,
    wrong: {
      head: {
        [LOG]: [event({ meta: ESTIMATE, blast_radius: { files: 7, lines: 7 } })],
        'src/<1-7>.js': 'work();\n',
      },
    },
    right: {
      head: {
        [LOG]: [event({ meta: ESTIMATE, blast_radius: { files: 3, lines: 3 } })],
        'src/<1-3>.js': 'work();\n',
      },
    },
    message: ({ event, estimate, actual }) =>
      `The EvolutionEvent \`${event}\` estimates ${estimate} files; the change touches ${actual}.`,
    remedy: () => 'Look at what was changed besides the plan, or estimate anew.',
  }),
});
