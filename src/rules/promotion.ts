import {
  capsule,
  event,
  GENES,
  gene,
  genes,
  message,
  RIGHT_HASH,
  validationReport,
  WRONG_HASH,
} from './example-asset.ts';
import { notice, rule, rules } from './rule.ts';

const OF_GENE_B = { gene: 'gene_b' };
const NOTED = { status: 'success', score: 0.9, notes: 'It went well.' };
const SUCCESSES_OF_GENE_B = [
  event({ genes_used: ['gene_b'], capsule_id: 'capsule_1' }),
  event({ id: 'evt_2', parent: 'evt_1', genes_used: ['gene_b'], capsule_id: 'capsule_1' }),
];

const OTHER_GENE = { files: genes({ summary: 'Another one.' }).head };

const REVOKED = 'assets/gep/genes_revoked.json';

/** The text of a message that revokes an asset. */
function revoke(id: string): string {
  return message('revoke', { target_local_id: id, reason: 'It deletes files.' });
}

const REPORTED = { candidates: [gene()], reports: [validationReport()] };

/** Rules about candidates and their evidence, in the order of deciding. */
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
    title: 'Candidate has a command that is not allowed',
    why: 'If you promote a gene, its commands run in your repository from then on. A command that the audit blocks is rejected with the message of the reference engine, and the findings that follow explain what it would do.',
    wrong: {
      candidates: [gene({ validation: ['npm test && node scripts/b.js'] })],
      also: { 'shell-operator': 'It says why the command is unsafe.' },
    },
    right: { candidates: [gene({ validation: ['node scripts/b.js'] })] },
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
  'id-unusable': rule({
    title: 'Id of a candidate cannot be used',
    why: 'Logs, reports and other assets name an asset by its id. Control characters in it hide text or change its order, and nobody compares ids of more than 200 characters. The repository keeps its own assets: a candidate never replaces an asset that has the same id and different content, as in the reference engine. Of two candidates with the same id, the first is kept.',
    wrong: { candidates: [gene()], ...OTHER_GENE },
    right: { candidates: [gene({ id: 'gene_a_from_agent_7' })], ...OTHER_GENE },
    message: 'The id of the {type} `{id}` {why}.',
    remedy:
      'Ask the author for the asset with another id, or rename it and hash it again to keep both.',
  }),
  'fields-not-hashed': notice<{ type: string; id: string; fields: readonly string[] }>({
    instance: ['fields'],
    title: 'Fields of an asset are not covered by its hash',
    why: 'A hub strips `outcome.notes` and `outcome.details` from a Capsule before it hashes it, and an engine its local annotations (`generation_meta`, `model_name`) from a Gene. Anybody between its author and you can change these texts, and the hash still matches. A promoted asset may be hashed again, and the new hash would make such a text look like the author’s. So the promoted asset does not contain it.',
    wrong: { candidates: [capsule({ outcome: NOTED, asset_id: RIGHT_HASH.hub })] },
    right: { candidates: [capsule({ outcome: NOTED, asset_id: RIGHT_HASH.own })] },
    message:
      'The `asset_id` of the {type} `{id}` does not cover {fields}. The promoted {type} leaves this text out.',
    remedy:
      'No action is required; to keep the text, ask the author for the asset with the hash of its whole content.',
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
  'evidence-missing': rule({
    unproven: true,
    title: 'No report, run or promotion proves the candidate',
    why: 'A ValidationReport is evidence for one version of one gene, the one with the hash in `gene_asset_id`, and for one policy, which decides which commands run, for how long, and in which containment. Workflow inputs that tighten the policy change its digest. A valid signature only says who signed: a signed promotion counts if it promoted the same content by the report of a gate, if the policy lists its signer (the repository, the workflow file, and the ref that it runs for), if it was decided by the policy of this promotion or one that the policy names for this signer, and if it is not older than `max_age_days`. The newest one counts. With `--run`, all commands of a gene must pass; if the run was interrupted or waits for approval, the result is unknown.',
    wrong: { candidates: [gene()], reports: [validationReport({ gene_asset_id: WRONG_HASH })] },
    right: REPORTED,
    configure: `a2a:
  attestation:
    - repository: agents/genes
      workflow: .github/workflows/gene-gate.yml
      max_age_days: 90
      policies:
        - sha256:${'0123456789abcdef'.repeat(4)}`,
    instance: ['type', 'id', 'why'],
    message: 'No {what} proves the {type} `{id}`: {why}.',
    remedy: '{fix}.',
  }),
  'evidence-too-low': rule<{ type: string; id: string; level: string; required: string }>({
    unproven: true,
    title: 'Candidate has too little evidence',
    why: 'The policy says how well it must be proven that the commands of a gene passed. The levels, from the lowest: `claimed`, nobody but the sender says so; `gate`, a GateReport of this gate for this content and policy, or `--run`; `signed`, a promotion with such evidence whose signature is verified. The candidate is quarantined until better evidence is passed.',
    wrong: { ...REPORTED, policy: 'a2a:\n  require_evidence: signed\n' },
    right: { ...REPORTED, policy: 'a2a:\n  require_evidence: gate\n' },
    configure: `a2a:
  require_evidence: gate`,
    message:
      'The evidence for the {type} `{id}` has the level `{level}`, but the policy requires `{required}`.',
    remedy: ({ required }) =>
      required === 'signed'
        ? 'Pass a signed promotion of the asset with `--attestation`.'
        : 'Pass the `gate-report.json` of the gate with `--report`, or run the commands with `--run` and `--repo`.',
  }),
  'validation-failed': rule({
    title: 'Evidence says that the validation failed',
    why: 'A gene is promoted only if all of its commands ran and passed. A promotion that rejected it can be signed, too; of several about the same content, the newest counts.',
    wrong: { candidates: [gene()], reports: [validationReport({ overall_ok: false })] },
    right: REPORTED,
    instance: ['source'],
    message: 'The {source} {what}.',
    remedy: 'Fix what failed, and validate the asset again with the gate.',
  }),
  'evidence-invalid': rule({
    harm: 'danger',
    title: 'Report or attestation is false or not verifiable',
    why: 'Anyone can write a file that looks like evidence. The `asset_id` of a ValidationReport is the hash of its content, its lists agree, it names the gene and exactly its commands, and the GateReport that contains it says the same. Of an attestation, the signature, the certificate of the signer, the entry in the transparency log and the signed time are verified with the trusted root, and its statement is a promotion (`promotion/v1`).',
    wrong: { candidates: [gene()], reports: [validationReport({ asset_id: WRONG_HASH })] },
    right: REPORTED,
    instance: ['source'],
    message: 'The {source} is not evidence: {why}.',
    remedy:
      'Validate the current version of the asset with the gate, and pass its evidence exactly as it was written, an attestation with the trusted root of its Sigstore instance.',
  }),
});
