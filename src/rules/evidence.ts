import {
  type AssetFields,
  CAPSULES,
  capsule,
  event,
  GENES,
  gene,
  genes,
  LOG,
  log,
} from './example-asset.ts';
import type { ExampleFiles } from './example-files.ts';
import { notice, rule, rules, warning } from './rule.ts';

/** A change of some files, with an event that estimates two. */
function estimating(files: number) {
  const meta = { blast_radius_estimate: { files: 2 } };
  const { head } = log({ meta, blast_radius: { files, lines: files } });
  return { head: { ...head, [`src/<1-${files}>.js`]: 'work();\n' } };
}

const NINE_SUCCESSES = log(
  ...Array.from({ length: 9 }, (_, index) => ({
    id: `evt_${index + 1}`,
    ...(index > 0 && { parent: `evt_${index}` }),
    capsule_id: 'capsule_1',
  })),
).head;

const WITH_SCRIPT = {
  ...genes({ validation: ['node scripts/extra.js'] }).head,
  'scripts/extra.js': 'check();\n',
};

/** A change with a Capsule that has these fields, and with other files. */
function claiming(fields: AssetFields, others: ExampleFiles) {
  return { head: { [CAPSULES]: [capsule(fields)], ...others } };
}

/** Returns the text of a message between agents with one complete asset. */
function published(payload: object, message: object = {}): string {
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
    ...message,
    payload: { ...payload, asset },
  };
  return `${JSON.stringify(envelope, null, 2)}\n`;
}

/** The event to continue from, and the `asset_id` of an event that has one after that. */
const continueFrom = ({ last, hash }: { last: string; hash: string }) =>
  `Set \`parent\` to \`${last}\`, the previous event${hash && `, and \`asset_id\` to \`${hash}\``}.`;

/** What assets claim of each other and of the change, in the order in which it is documented. */
export const evidenceRules = rules('asset', 'bookkeeping', {
  'event-parent-missing': rule<{
    event: string;
    parent: string;
    /** Whether it is the first event of its file. */
    first: boolean;
  }>({
    instance: ['first'],
    group: 'log',
    title: 'Parent of an event does not exist',
    why: '`parent` names the previous event. If no asset file contains it, the log has a gap: a cycle was omitted, or the event was written by hand. An event that is appended to an audit log has its parent there. For the first event of a log, whose history may be elsewhere, and outside of audit logs, this is a warning.',
    wrong: log({ id: 'evt_8' }, { id: 'evt_9', parent: 'evt_unknown' }),
    right: log({ id: 'evt_8' }, { id: 'evt_9', parent: 'evt_8' }),
    message:
      'The EvolutionEvent `{event}` has the parent `{parent}`, which is not in any asset file.',
    remedy: ({ parent, first }) =>
      first
        ? `If the log with \`${parent}\` exists, commit it, too; otherwise leave the event as its engine wrote it.`
        : `Append the events up to \`${parent}\` that the engine wrote before this one; if they are lost, leave the event out.`,
  }),
  'event-parent-cycle': rule<{ event: string; cycle: readonly string[] }>({
    group: 'log',
    title: 'Events have a circular chain of parents',
    why: 'An event cannot come before itself. A circular chain of `parent` fields means that at least one of them was written afterwards, and nothing that is counted along the chain can be trusted.',
    wrong: log({ id: 'evt_1', parent: 'evt_2' }, { id: 'evt_2', parent: 'evt_1' }),
    right: log({ id: 'evt_1', parent: null }, { id: 'evt_2', parent: 'evt_1' }),
    message: 'The EvolutionEvent `{event}` has a circular chain of parents: {cycle}.',
    remedy: 'Set the `parent` of each event to the previous event.',
  }),
  'event-not-chained': rule<{ event: string; fault: string; last: string; hash: string }>({
    instance: ['last', 'hash', 'fault'],
    group: 'log',
    title: 'Event in the audit log does not continue the chain',
    why: 'Only the first event of a log has no parent, and each later one names the event before it. Without a parent, missing lines would go unnoticed. With the parent of another event, the chain has two ends, and a reader that follows it back from the newest event sees only one of them; that is a warning.',
    wrong: log({ id: 'evt_1', parent: null }, { id: 'evt_2', parent: null }),
    right: log({ id: 'evt_1', parent: null }, { id: 'evt_2', parent: 'evt_1' }),
    message: 'The EvolutionEvent `{event}` {fault}.',
    remedy: continueFrom,
  }),
  'reference-not-found': warning({
    instance: ['id', 'field'],
    group: 'log',
    title: 'Event names a Capsule or a report that does not exist',
    why: '`capsule_id` names the Capsule that a cycle created or applied, and the successes of the Capsule are counted by it. If no asset file contains the Capsule, the claim cannot be verified.',
    wrong: log({ capsule_id: 'capsule_unknown' }),
    right: { head: { [CAPSULES]: [capsule()], [LOG]: [event({ capsule_id: 'capsule_1' })] } },
    message:
      'The EvolutionEvent `{event}` names the {type} `{id}`, which is not in any asset file.',
    remedy: 'Add the {type} `{id}`, or correct `{field}`.',
  }),
  'gene-still-named': warning<{ gene: string; by: string; more: number }>({
    group: 'log',
    title: 'Change removes a gene that another asset names',
    why: 'A Capsule names the gene that it came from. Without the gene, the commands and limits of the Capsule are unknown. If only past events name the gene, this is a notice, because the log keeps its history.',
    wrong: {
      base: { [GENES]: [gene()], [CAPSULES]: [capsule({ gene: 'gene_a' })] },
      head: { [CAPSULES]: [capsule({ gene: 'gene_a' })] },
    },
    right: { base: { [GENES]: [gene()], [CAPSULES]: [capsule({ gene: 'gene_a' })] }, head: {} },
    message: ({ gene, by, more }) =>
      `The change removes ${/^sha256:/.test(gene) ? 'the gene that was' : 'the gene'} \`${gene}\`, but ${by}${more === 0 ? ' still names' : ` and ${more} more still name`} it.`,
    remedy: ({ gene }) =>
      /^sha256:/.test(gene)
        ? 'Name the gene by its `id`, or by its new `asset_id`.'
        : `Keep the gene \`${gene}\`, or also remove the Capsules that name it.`,
  }),
  'script-still-named': warning<{ path: string; script: string; gene: string; more: number }>({
    counted: ['more'],
    harm: 'broken',
    title: 'Change removes a file or npm script that an unchanged gene names',
    why: 'The gate judges the genes that a change touches. A gene whose script was removed fails only later, when another change edits or applies it, and nobody remembers why.',
    wrong: { base: WITH_SCRIPT, ...genes({ validation: ['node scripts/extra.js'] }) },
    right: { base: WITH_SCRIPT, ...genes({ validation: ['node scripts/check.js'] }) },
    message: ({ path, script, gene, more }) =>
      `The change removes ${script === '' ? '' : `the script \`${script}\` of `}\`${path}\`, but the gene \`${gene}\`${more === 0 ? ' still names' : ` and ${more} more still name`} it in \`validation\`.`,
    remedy: ({ path, script }) =>
      `Keep \`${script || path}\`, or change the commands that name it.`,
  }),
  'blast-radius-claim': warning<{
    type: string;
    id: string;
    claimed: string;
    counted: string;
    together: boolean;
  }>({
    cause: () => 'claimed size',
    counted: ['claimed', 'counted'],
    group: 'evidence',
    title: 'Claimed blast radius differs from the change',
    why: 'Whether other agents receive a Capsule depends on its blast radius, which the Capsule declares itself. The gate compares the claim with the change that adds the asset. A claim below every way of counting is a warning, and a claim above all changed files and lines is a notice. The claims of one change are added up.',
    wrong: claiming({ blast_radius: { files: 1, lines: 1 } }, { 'src/<1-3>.js': 'work();\n' }),
    right: claiming({ blast_radius: { files: 3, lines: 3 } }, { 'src/<1-3>.js': 'work();\n' }),
    message: ({ type, id, claimed, counted, together }) =>
      `The ${type} \`${id}\` claims ${claimed}${together ? ' together with the others of the change' : ''}, but git counts ${counted} for this change.`,
    remedy: 'Set `blast_radius` to what the cycle changed, and add the asset in the same change.',
  }),
  'success-streak-claim': warning<{ capsule: string; claimed: number; counted: number }>({
    group: 'evidence',
    title: 'Capsule claims more consecutive successes than the events show',
    why: '`success_streak` is a claim of the Capsule. The gate counts the events that name the Capsule, and they show fewer successes.',
    wrong: claiming({ success_streak: 9 }, log({ capsule_id: 'capsule_1' }).head),
    right: claiming({ success_streak: 1 }, log({ capsule_id: 'capsule_1' }).head),
    message:
      'The Capsule `{capsule}` claims a success streak of {claimed}, but the events show {counted}.',
    remedy: 'Append the events of its cycles, or correct `success_streak`.',
  }),
  'claim-not-checked': warning({
    counted: ['why'],
    unproven: true,
    group: 'evidence',
    title: 'Claim could not be checked, because a log was not read completely',
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
  'estimate-drift': warning<{ event: string; estimate: number; actual: number }>({
    group: 'evidence',
    title: 'Size of the change differs from the estimate',
    why: 'An agent estimates the blast radius before it edits. If the change touches more than three times as many files, or fewer than a tenth, the agent did not do what it planned.',
    wrong: estimating(7),
    right: estimating(3),
    message:
      'The EvolutionEvent `{event}` estimates {estimate} files, but the change touches {actual}.',
    remedy: 'Review the changes that were not planned, or update the estimate.',
  }),
  'capsule-field-missing': warning<{ capsule: string; fields: readonly string[] }>({
    instance: ['fields'],
    title: 'Capsule lacks a field that the overview requires',
    why: 'The overview of the protocol requires `success_streak` and `env_fingerprint` of every Capsule, although its schema does not. Without the fingerprint, nobody can tell in which environment the solution worked.',
    wrong: claiming({ success_streak: undefined, env_fingerprint: undefined }, {}),
    right: claiming({ success_streak: 0, env_fingerprint: { platform: 'linux', arch: 'x64' } }, {}),
    message: ({ capsule, fields }) =>
      `The Capsule \`${capsule}\` has no ${fields.map((field) => `\`${field}\``).join(' and no ')}.`,
    remedy: ({ fields }) => `Add ${fields.map((field) => `\`${field}\``).join(' and ')}.`,
  }),
  'envelope-contradicts-asset': rule({
    otherAsset: true,
    title: 'Message or wrapper contradicts the asset that it contains',
    why: 'A message between agents, and each entry in the answer of a hub, says beside the asset which asset it is: `asset_id`, `content_hash`, `asset_type`, `type` or `local_id`. If this differs from the asset, one of the two was edited, or they are about different assets. Readers that trust different parts of it would accept different assets.',
    wrong: { head: { [GENES]: published({ local_id: 'mut_other' }) } },
    right: { head: { [GENES]: published({ local_id: 'mut_1' }) } },
    message:
      'The object that contains the {type} `{id}` states `{field}` {stated}, but the asset has {actual}.',
    remedy: 'Request the asset again from its sender.',
  }),
  'envelope-sender-missing': warning({
    title: 'Message does not name its sender',
    why: 'A message between agents names its sender in `sender_id`. Without it, nobody can say where the asset comes from, or ask its author about it.',
    wrong: { head: { [GENES]: published({}, { sender_id: undefined }) } },
    right: { head: { [GENES]: published({}) } },
    message: 'The message with the {type} `{id}` has no `sender_id`.',
    remedy: 'Store the message with its `sender_id`.',
  }),
  'signature-not-verified': notice({
    title: 'Signature is not verified',
    why: 'The reference engine signs a message with a secret that only the sender and the hub know, so the gate cannot verify it. The signature proves nothing here. An attestation can be verified by everyone.',
    wrong: { head: { [GENES]: published({ signature: 'c2lnbmF0dXJl' }) } },
    right: { head: { [GENES]: published({}) } },
    message: 'The {type} `{id}` has a signature, which the gate cannot verify and does not use.',
    remedy: 'No action is required; pass an attestation if the origin must be proven.',
  }),
});
