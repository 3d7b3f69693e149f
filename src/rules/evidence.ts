import {
  type AssetFields,
  CAPSULES,
  capsule,
  type ExampleFiles,
  GENES,
  gene,
  log,
} from './example-asset.ts';
import { rule, rules, warning } from './rule.ts';

const NINE_SUCCESSES = log(
  ...Array.from({ length: 9 }, (_, index) => ({
    id: `evt_${index + 1}`,
    ...(index > 0 && { parent: `evt_${index}` }),
    capsule_id: 'capsule_1',
  })),
).head;

/** A change with other files and a Capsule with these fields. */
function claiming(fields: AssetFields, others: ExampleFiles) {
  return { head: { [CAPSULES]: [capsule(fields)], ...others } };
}

/** The text of a message between agents with one complete asset. */
function published(payload: object): string {
  const asset = {
    type: 'Mutation',
    id: 'mut_1',
    category: 'repair',
    trigger_signals: ['log_error'],
    target: 'gene:gene_a',
    expected_effect: 'The error is gone.',
    risk_level: 'low',
  };
  const envelope = {
    protocol: 'gep-a2a',
    message_type: 'publish',
    sender_id: 'node_7',
    payload: { ...payload, asset },
  };
  return `${JSON.stringify(envelope, null, 2)}\n`;
}

/** Claims of assets about each other and about the change, in the order of the documentation. */
export const evidenceRules = rules('asset', 'bookkeeping', {
  'event-parent-missing': rule<{ event: string; parent: string; where: string; fix: string }>({
    instance: ['fix'],
    group: 'log',
    unproven: true,
    title: 'Parent of an event does not exist',
    why: '`parent` names the previous event. If no asset file contains it, the log has a gap: a cycle was omitted, or the event was written by hand. An event that is appended to an audit log has its parent there; in a promotion, it is there or among the candidates. For the first event of a log, whose history may be elsewhere, and outside of audit logs, this is a warning.',
    wrong: log({ id: 'evt_8' }, { id: 'evt_9', parent: 'evt_unknown' }),
    right: log({ id: 'evt_8' }, { id: 'evt_9', parent: 'evt_8' }),
    message: 'The EvolutionEvent `{event}` has the parent `{parent}`, which is {where}.',
    remedy: '{fix}.',
  }),
  'event-not-chained': rule<{ event: string; fault: string; fix: string }>({
    instance: ['fault', 'fix'],
    group: 'log',
    title: 'Event does not continue the chain of its log',
    why: 'Only the first event of a log has no parent, and each later one names the event before it. Without a parent, missing lines would go unnoticed. In a circular chain, at least one `parent` was written afterwards, and nothing that is counted along it can be trusted. With the parent of another event, the chain has two ends, and a reader that follows it back from the newest event sees only one of them; that is a warning.',
    wrong: log({ id: 'evt_1', parent: null }, { id: 'evt_2', parent: null }),
    right: log({ id: 'evt_1', parent: null }, { id: 'evt_2', parent: 'evt_1' }),
    message: 'The EvolutionEvent `{event}` {fault}.',
    remedy: '{fix}.',
  }),
  'reference-not-found': rule<{
    type: string;
    id: string;
    wanted: string;
    name: string;
    field: string;
  }>({
    instance: ['type', 'id', 'field'],
    group: 'content',
    unproven: true,
    ignorable: true,
    title: 'Capsule or event names a missing asset',
    why: 'A Capsule or an event names the gene that was applied. If no asset file of the change contains this gene, its limits and validation commands are unknown, and the claim cannot be verified. In a repository, `ad_hoc` is a warning: the reference engine writes it where it used no gene. So is a `capsule_id` or a `validation_report_id` of an event that is not there.',
    wrong: { head: { [CAPSULES]: [capsule({ gene: 'gene_unknown' })] } },
    right: { head: { [CAPSULES]: [capsule({ gene: 'gene_a' })], [GENES]: [gene()] } },
    message: 'The {type} `{id}` names the {wanted} `{name}`, which is not in any asset file.',
    remedy: 'Add the {wanted} `{name}`, or correct `{field}`.',
  }),
  'still-named': warning<{ what: string; by: string; more: number; fix: string }>({
    counted: ['more'],
    title: 'Change removes something that another asset names',
    why: 'A Capsule names the gene that it came from; without the gene, its commands and limits are unknown. A gene that the change does not touch is not judged: if its file or npm script was removed, it fails only later, and nobody remembers why. If only past events name a gene, this is a notice, because the log keeps its history.',
    wrong: {
      base: { [GENES]: [gene()], [CAPSULES]: [capsule({ gene: 'gene_a' })] },
      head: { [CAPSULES]: [capsule({ gene: 'gene_a' })] },
    },
    right: { base: { [GENES]: [gene()], [CAPSULES]: [capsule({ gene: 'gene_a' })] }, head: {} },
    message: ({ what, by, more }) =>
      `The change removes the ${what}, but ${by}${more === 0 ? ' still names' : ` and ${more} more still name`} it.`,
    remedy: '{fix}.',
  }),
  'claim-differs': warning<{ type: string; id: string; claim: string; shown: string; fix: string }>(
    {
      cause: ({ fix }) => `claim: ${fix}`,
      counted: ['claim', 'shown'],
      group: 'evidence',
      title: 'Claim of an asset differs from change or events',
      why: 'A Capsule declares its own blast radius and `success_streak`, and an event estimates what it will edit. The gate compares these claims with git and with the events. A blast radius differs if it is below every way of counting; the claims of one change are added up. An estimate differs if the change touches more than three times as many files, or fewer than a tenth.',
      wrong: claiming({ blast_radius: { files: 1, lines: 1 } }, { 'src/<1-3>.js': 'work();\n' }),
      right: claiming({ blast_radius: { files: 3, lines: 3 } }, { 'src/<1-3>.js': 'work();\n' }),
      message: 'The {type} `{id}` {claim}, but {shown}.',
      remedy: '{fix}.',
    },
  ),
  'claim-not-checked': warning({
    counted: ['why'],
    unproven: true,
    group: 'evidence',
    title: 'Claim not checked: a log was not read completely',
    why: 'Of an audit log, the newest records up to `assets.max_file_bytes` are read. If they do not decide a claim, the gate says so, instead of counting what it did not read as missing. A Capsule is not eligible for promotion until its successes are counted.',
    wrong: {
      base: NINE_SUCCESSES,
      ...claiming({ success_streak: 9 }, NINE_SUCCESSES),
      policy: 'assets:\n  max_file_bytes: 1500\n',
    },
    right: { base: NINE_SUCCESSES, ...claiming({ success_streak: 9 }, NINE_SUCCESSES) },
    configure: `assets:
  max_file_bytes: 67108864`,
    message: 'The gate could not check {claim}. It read {why}.',
    remedy: 'Increase `assets.max_file_bytes` in the policy on the base branch.',
  }),
  'envelope-contradicts-asset': rule({
    otherAsset: true,
    title: 'Message or wrapper contradicts its asset',
    why: 'A message between agents, and each entry in the answer of a hub, says beside the asset which asset it is: `asset_id`, `content_hash`, `asset_type`, `type` or `local_id`. If this differs from the asset, one of the two was edited, or they are about different assets. Readers that trust different parts of it would accept different assets.',
    wrong: { head: { [GENES]: published({ local_id: 'mut_other' }) } },
    right: { head: { [GENES]: published({ local_id: 'mut_1' }) } },
    message:
      'The object that contains the {type} `{id}` states `{field}` {stated}, but the asset has {actual}.',
    remedy: 'Request the asset again from its sender.',
  }),
});
