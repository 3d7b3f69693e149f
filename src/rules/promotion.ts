import {
  capsule,
  event,
  GENES,
  gene,
  genes,
  LOG,
  RIGHT_HASH,
  validationReport,
  WRONG_HASH,
} from './example-asset.ts';
import { notice, rule, rules } from './rule.ts';
import { ASKING_POLICY } from './standard-repository.ts';

const OF_GENE_B = { gene: 'gene_b' };
const NOTED = { status: 'success', score: 0.9, notes: 'It went well.' };
const SUCCESSES_OF_GENE_B = [
  event({ genes_used: ['gene_b'], capsule_id: 'capsule_1' }),
  event({ id: 'evt_2', parent: 'evt_1', genes_used: ['gene_b'], capsule_id: 'capsule_1' }),
];

const OTHER_GENE = { files: genes({ summary: 'Another one.' }).head };
const CHECKED = { validation: ['node scripts/check.js'] };

const OTHER_COMMAND = { command: 'node -v', ok: true, stdout: '', stderr: '' };
/** A file of the repository that stores messages. */
const REVOKED = 'assets/gep/genes_revoked.json';

/** Returns the text of a message that revokes an asset. */
function revoke(id: string): string {
  const envelope = { protocol: 'gep-a2a', message_type: 'revoke', sender_id: 'node_7' };
  const payload = { target_local_id: id, reason: 'It deletes files.' };
  return `${JSON.stringify({ ...envelope, payload }, null, 2)}\n`;
}

/** Lists commands for a sentence, the first three. */
function list(commands: readonly string[]): string {
  if (commands.length === 0) return 'no commands';
  const named = commands.slice(0, 3).map((command) => `\`${command}\``);
  return [...named, ...(commands.length > 3 ? [`${commands.length - 3} more`] : [])].join(', ');
}

const REPORTED = { candidates: [gene()], reports: [validationReport()] };

/** Rules about candidates for a promotion and the evidence for them, in the order of deciding. */
export const promotionRules = rules('promotion', 'bookkeeping', {
  'asset-revoked': rule<{ type: string; id: string; by: string; why: string }>({
    harm: 'danger',
    title: 'Asset is revoked',
    why: 'A message of the type `revoke` withdraws a published asset. An asset that a message among the candidates or in the repository revokes is refused. If the repository already has the asset, the answer lists it in `revoked`.',
    wrong: { candidates: [gene()], files: { [REVOKED]: revoke('gene_a') } },
    right: { candidates: [gene()], files: { [REVOKED]: revoke('gene_other') } },
    message: ({ type, id, by, why }) =>
      `The ${type} \`${id}\` is revoked by \`${by}\`${why === '' ? '' : `: ${why}`}.`,
    remedy: 'Remove the asset where it is used, and ask its author for another version.',
  }),
  'unsafe-validation-command': rule({
    harm: 'danger',
    title: 'Candidate has a validation command that is not allowed',
    why: 'If you promote a gene, its commands run in your repository from then on. A command that the audit blocks is rejected with the message of the reference engine, and the findings that follow explain what it would do.',
    wrong: {
      candidates: [gene({ validation: ['npm test && node scripts/b.js'] })],
      also: { 'shell-operator': 'It says why the command is unsafe.' },
    },
    right: { candidates: [gene({ validation: ['npm test'] })] },
    message: 'Unsafe validation command: {command}',
    remedy: 'Ask the author for a command that the audit allows.',
  }),
  'strategy-missing': rule({
    title: 'Candidate has no strategy',
    why: 'The strategy of a gene is the list of steps that an agent takes. A gene without a step has nothing to promote, and other agents reject it.',
    wrong: {
      candidates: [gene({ strategy: [] })],
      also: { 'schema-field': 'The schema asks for a step, too.' },
    },
    right: { candidates: [gene({ strategy: ['Remove the error.'] })] },
    message: 'The gene `{gene}` has no strategy.',
    remedy: 'Add at least one non-empty step to `strategy`.',
  }),
  'event-parent-unknown': rule({
    unproven: true,
    title: 'Parent of a candidate event does not exist',
    why: 'Events form a chain: each event names the previous one. An event whose `parent` is neither a candidate nor in the log proves nothing about earlier events, and breaks the log that it is appended to.',
    wrong: {
      candidates: [event({ parent: 'evt_that_nobody_has' })],
      files: { [LOG]: [event({ id: 'evt_0' })] },
    },
    right: { candidates: [event({ parent: 'evt_0' })], files: { [LOG]: [event({ id: 'evt_0' })] } },
    message:
      'The event `{event}` has the parent `{parent}`, which is neither a candidate nor in the log.',
    remedy: 'Also pass the events before it, or pass the log that contains them with `--events`.',
  }),
  'id-unusable': rule({
    title: 'Id of a candidate cannot be read by people',
    why: 'Logs, reports and other assets name an asset by its id. Control characters in it hide text or change its order, and nobody compares ids of more than 200 characters.',
    wrong: { candidates: [gene({ id: 'gene_\u0007' })] },
    right: { candidates: [gene({ id: 'gene_retry' })] },
    message: 'The id of the {type} `{id}` {why}.',
    remedy: 'Ask the author for the asset with another id.',
  }),
  'promotion-conflict': rule({
    title: 'Another asset already has the id of a candidate',
    why: 'The repository keeps its own assets: a candidate never replaces an asset that has the same id and different content, as in the reference engine. Of two candidates with the same id, the first is kept.',
    wrong: { candidates: [gene()], ...OTHER_GENE },
    right: { candidates: [gene({ id: 'gene_a_from_agent_7' })], ...OTHER_GENE },
    message:
      'Another {type} `{id}` with different content already exists in `{place}` and is kept.',
    remedy: 'Compare the two assets; to keep both, rename the candidate and hash it again.',
  }),
  'fields-not-hashed': notice<{ capsule: string; fields: readonly string[] }>({
    instance: ['fields'],
    title: 'Fields of a Capsule are not covered by its hash',
    why: 'A hub strips `outcome.notes` and `outcome.details` from a Capsule before it hashes it. Anybody between its author and you can change these texts, and the hash still matches. A promoted Capsule is hashed again, and the new hash would make such a text look like the author’s. So the promoted Capsule does not contain it.',
    wrong: { candidates: [capsule({ outcome: NOTED, asset_id: RIGHT_HASH.hub })] },
    right: { candidates: [capsule({ outcome: NOTED, asset_id: RIGHT_HASH.own })] },
    message:
      'The `asset_id` of the Capsule `{capsule}` does not cover {fields}. The promoted Capsule leaves this text out.',
    remedy:
      'No action is required; to keep the text, ask the author for the Capsule with the hash of its whole content.',
  }),
  'bundle-incomplete': rule({
    unproven: true,
    title: 'Candidate belongs to a bundle that is not promoted',
    why: 'Agents publish a Gene together with the Capsules that prove it, and hubs accept a bundle as a whole. What one message or one archive contains is a bundle, and of its Genes with their Capsules all are promoted or none is. Any other Capsule needs its Gene, because it cannot be applied without it; a Gene does not need the Capsules that others offer.',
    wrong: {
      candidates: [gene({ id: 'gene_b', strategy: [] }), capsule(OF_GENE_B)],
      events: SUCCESSES_OF_GENE_B,
      also: {
        'schema-field': 'It is why the Gene is not promoted.',
        'strategy-missing': 'It is why the Gene is not promoted.',
      },
    },
    right: {
      candidates: [gene({ id: 'gene_b' }), capsule(OF_GENE_B)],
      events: SUCCESSES_OF_GENE_B,
    },
    instance: ['type', 'id', 'otherType', 'other'],
    message:
      'The {type} `{id}` is not promoted because the {otherType} `{other}`, which it needs or was sent with, is not.',
    remedy: 'Fix the other asset, or pass the two in separate promotions.',
  }),
  'nothing-to-promote': notice({
    title: 'Message or asset is nothing that agents exchange',
    why: 'Agents offer Genes, Capsules and EvolutionEvents in messages of the types `publish`, `report`, and `fetch`. Mutations and ValidationReports of a log, and the assets of any other message, are not promoted. A ValidationReport is evidence: pass it with `--report`.',
    wrong: { candidates: [gene(), { type: 'Mutation', id: 'mut_1' }] },
    right: { candidates: [gene()] },
    message: '{what} is not promoted: agents do not exchange it.',
    remedy: 'No action is required; you can pass a ValidationReport with `--report`.',
  }),
  'already-promoted': notice({
    title: 'Candidate already exists',
    why: 'Promoting an asset twice has the same result as promoting it once: an asset with the same content is not appended again and is not an error.',
    wrong: { candidates: [gene()], files: { [GENES]: [gene()] } },
    right: { candidates: [gene()], files: {} },
    message: 'The same {type} `{id}` already exists in `{place}`.',
    remedy: 'No action is required.',
  }),
  'not-validated': rule({
    unproven: true,
    title: 'Not all commands of a candidate ran',
    why: 'With `--run`, a gene is promoted if all of its commands pass. If the run was interrupted or waits for approval, the result is unknown.',
    wrong: { candidates: [gene(CHECKED)], policy: ASKING_POLICY, run: true },
    right: { candidates: [gene(CHECKED)], run: true },
    message: 'The gene `{gene}` was not validated: {summary}.',
    remedy: 'Approve the commands if they wait for approval, and run the promotion again.',
  }),
  'report-missing': rule({
    unproven: true,
    title: 'No report covers the candidate',
    why: 'A ValidationReport is evidence for one version of one gene: the version with the hash in `gene_asset_id`. A report about another version proves nothing about this one.',
    wrong: { candidates: [gene()], reports: [validationReport({ gene_asset_id: WRONG_HASH })] },
    right: REPORTED,
    message: 'No report names the `asset_id` of the gene `{gene}`.',
    remedy:
      'Validate the current version of the gene with the gate, and pass its report with `--report`.',
  }),
  'evidence-too-low': rule<{ type: string; id: string; level: string; required: string }>({
    unproven: true,
    title: 'Candidate has too little evidence',
    why: 'The policy says how well it must be proven that the commands of a gene passed. The levels, from the lowest: `none`; `self_reported`, a report that somebody made and whose hash is correct; `gate`, a GateReport of this gate for this content and policy, or `--run`; `published`, the check run of the report is found on GitHub; `attested`, a signature is verified. The candidate is quarantined until better evidence is passed.',
    wrong: { ...REPORTED, policy: 'a2a:\n  require_evidence: published\n' },
    right: { ...REPORTED, policy: 'a2a:\n  require_evidence: published\n', checkRun: true },
    configure: `a2a:
  require_evidence: gate`,
    message:
      'The evidence for the {type} `{id}` has the level `{level}`, but the policy requires `{required}`.',
    remedy: ({ required }) =>
      required === 'attested'
        ? 'Pass an attestation about the asset with `--attestation`.'
        : 'Pass the `gate-report.json` of the gate with `--report` (and a token, if it must be published), or run the commands with `--run` and `--repo`.',
  }),
  'report-altered': rule({
    harm: 'danger',
    title: 'Report content does not match its asset_id',
    why: 'The `asset_id` of a ValidationReport is the hash of its content. If it is missing or does not match, the report was edited after it was written.',
    wrong: { candidates: [gene()], reports: [validationReport({ asset_id: WRONG_HASH })] },
    right: REPORTED,
    message: 'The `asset_id` of the report `{report}` does not match its content.',
    remedy: 'Pass the report exactly as the gate wrote it.',
  }),
  'report-other-policy': rule({
    unproven: true,
    title: 'Report was made with another policy',
    why: 'The policy decides which commands run, for how long, and in which containment. A report made with a more permissive policy is not evidence, so the digests must be equal. Workflow inputs that tighten the policy also change its digest.',
    wrong: { candidates: [gene()], reports: [validationReport({ policy_digest: WRONG_HASH })] },
    right: REPORTED,
    message: 'The report `{report}` was made with the policy `{found}`, not with `{expected}`.',
    remedy: 'Pass the policy of the gate with `--policy`, or run the gate with this policy.',
  }),
  'report-not-ok': rule({
    title: 'Report shows that the validation failed',
    why: 'A gene is promoted only if all of its commands passed.',
    wrong: { candidates: [gene()], reports: [validationReport({ overall_ok: false })] },
    right: REPORTED,
    message: 'The report `{report}` does not show that every command passed.',
    remedy: 'Fix the failed commands, and validate the gene again with the gate.',
  }),
  'report-contradictory': rule({
    title: 'Report contradicts itself or the gene',
    why: 'A report is evidence only if all of it says the same: its two lists of results agree, it names the gene, and the GateReport that contains it lists this version of the gene, with a passed outcome for each command and without an error. Readers that trust different parts of another one would decide differently.',
    wrong: {
      candidates: [gene()],
      reports: [validationReport({ results: [{ cmd: 'node scripts/check.js', ok: false }] })],
    },
    right: REPORTED,
    message: 'The report `{report}` is not evidence: {why}.',
    remedy: 'Validate the gene again with the gate, and pass its report as it is.',
  }),
  'report-other-commands': rule<{
    report: string;
    gene: string;
    ran: readonly string[];
    expected: readonly string[];
  }>({
    title: 'Report lists other commands than the gene',
    why: 'A ValidationReport names the version of the gene that it is about, so it must list exactly the commands of that version, in their order. A report that lists other commands is false.',
    wrong: { candidates: [gene()], reports: [validationReport({ commands: [OTHER_COMMAND] })] },
    right: REPORTED,
    message: ({ report, gene, ran, expected }) =>
      `The report \`${report}\` lists ${list(ran)}, but the gene \`${gene}\` has ${list(expected)}.`,
    remedy: 'Validate the current version of the gene with the gate, and pass its report.',
  }),
  'report-not-published': rule({
    unproven: true,
    title: 'Provenance of a report is not proven',
    why: 'Anyone can write a file that looks like a report. The gate stores the digest of its GateReport in the `external_id` of the check run on the audited commit, and only a workflow of the repository can create a check run as the GitHub Actions app. With a token, a report without this check run is not evidence.',
    wrong: { candidates: [gene()], reports: [validationReport()], checkRun: false },
    right: { candidates: [gene()], reports: [validationReport()], checkRun: true },
    message: 'The provenance of the report `{report}` is not proven: {reason}.',
    remedy: 'Pass the unmodified `gate-report.json` of the run that created the check run.',
  }),
});
