import {
  event,
  GENES,
  gene,
  LOG,
  RIGHT_HASH,
  validationReport,
  WRONG_HASH,
} from './example-asset.ts';
import { rule, rules } from './rule.ts';
import { ASKING_POLICY } from './standard-repository.ts';

const CHECKED = { validation: ['node scripts/check.js'] };

/** Rules about candidates for a promotion and the evidence for them, in the order of deciding. */
export const promotionRules = rules('promotion', {
  'unsafe-validation-command': rule<{ command: string }>({
    severity: 'error',
    title: 'A candidate has a validation command that is not allowed',
    why: `Whoever promotes a gene runs its commands from then on. A command that the audit blocks is refused in
the words of the reference engine; the findings that follow say what it would do.`,
    wrong: {
      candidates: [gene({ validation: ['npm test && node scripts/b.js'] })],
      also: { 'shell-operator': 'It says why the command is unsafe.' },
    },
    right: { candidates: [gene({ validation: ['npm test'] })] },
    message: ({ command }) => `Unsafe validation command: ${command}`,
    remedy: () =>
      'Ask its author for a command that the audit allows; `gene-gate explain "COMMAND"` says why not.',
  }),
  'strategy-missing': rule<{ gene: string }>({
    severity: 'error',
    title: 'A candidate has no strategy',
    why: `A gene is its strategy: the steps that an agent takes. Without a step there is nothing to promote, and
other agents refuse it.`,
    wrong: {
      candidates: [gene({ strategy: [] })],
      also: { 'schema-field-invalid': 'The schema asks for a step, too.' },
    },
    right: {
      candidates: [gene({ strategy: ['Find the smallest change that removes the error.'] })],
    },
    message: ({ gene }) => `The Gene \`${gene}\` has no strategy.`,
    remedy: () => 'Write at least one step that is not empty.',
  }),
  'event-parent-unknown': rule<{ event: string; parent: string }>({
    severity: 'error',
    title: 'A candidate follows an event that is not there',
    why: `Events form a chain: each names the one before it. An event whose \`parent\` is neither among the
candidates nor in the log proves nothing about what went before, and breaks the log it is appended to.`,
    wrong: {
      candidates: [event({ parent: 'evt_that_nobody_has' })],
      files: { [LOG]: [event({ id: 'evt_0' })] },
    },
    right: { candidates: [event({ parent: 'evt_0' })], files: { [LOG]: [event({ id: 'evt_0' })] } },
    message: ({ event, parent }) =>
      `The event \`${event}\` follows the event \`${parent}\`, which is neither a candidate nor in the log.`,
    remedy: () => 'Give the events before it as well, or the log that holds them with --events.',
  }),
  'promotion-conflict': rule<{ type: string; id: string; place: string }>({
    severity: 'error',
    title: 'Another asset has the id of a candidate already',
    why: `What a repository has of its own is kept: a stranger's asset never replaces one of the same id and
another content, as in the reference engine. The first of two candidates with the same id is kept, too.`,
    wrong: {
      candidates: [gene({ id: 'gene_b' })],
      files: { [GENES]: [gene({ id: 'gene_b', summary: 'Another one.' })] },
    },
    right: {
      candidates: [gene({ id: 'gene_b_from_agent_7' })],
      files: { [GENES]: [gene({ id: 'gene_b', summary: 'Another one.' })] },
    },
    message: ({ type, id, place }) =>
      `Another ${type} \`${id}\` with other content is already in \`${place}\`; it is kept.`,
    remedy: () =>
      'Compare the two; if both are wanted, have the candidate renamed and hashed again.',
  }),
  'already-promoted': rule<{ type: string; id: string; place: string }>({
    severity: 'notice',
    title: 'A candidate is there already',
    why: `Promoting twice gives the same as promoting once: an asset of the same content is neither appended
again nor an error.`,
    wrong: { candidates: [gene()], files: { [GENES]: [gene()] } },
    right: { candidates: [gene()], files: {} },
    message: ({ type, id, place }) => `The same ${type} \`${id}\` is already in \`${place}\`.`,
    remedy: () => 'Nothing is to be done.',
  }),
  'not-exchanged': rule<{ type: string; id: string }>({
    severity: 'notice',
    title: 'An asset is of a type that agents do not exchange',
    why: `Agents exchange Genes, Capsules and EvolutionEvents. A Mutation or a ValidationReport may stand among
them in a log; it is left out of a promotion. A ValidationReport is evidence, and is given with \`--report\`.`,
    wrong: { candidates: [gene(), { type: 'Mutation', id: 'mut_1' }] },
    right: { candidates: [gene()] },
    message: ({ type, id }) =>
      `The ${type} \`${id}\` is not promoted: agents exchange Genes, Capsules and events only.`,
    remedy: () => 'Nothing is to be done; a ValidationReport can be given with --report.',
  }),
  'not-validated': rule<{ gene: string; summary: string }>({
    severity: 'error',
    title: 'The commands of a candidate were not all run',
    why: `With \`--run\` a gene is promoted when all of its commands passed here. Where the run was broken off, or
waits for somebody to agree, nothing is known about it.`,
    wrong: { candidates: [gene(CHECKED)], policy: ASKING_POLICY, run: true },
    right: { candidates: [gene(CHECKED)], run: true },
    message: ({ gene, summary }) => `The Gene \`${gene}\` was not validated: ${summary}.`,
    remedy: () => 'Let it run to its end.',
  }),
  'report-missing': rule<{ gene: string }>({
    severity: 'error',
    title: 'No report is about the very gene that is to be promoted',
    why: `A ValidationReport is evidence for one content of one gene: the one whose hash it has in
\`gene_asset_id\`. A report about another version of the gene shows nothing about this one.`,
    wrong: { candidates: [gene()], reports: [validationReport({ gene_asset_id: WRONG_HASH })] },
    right: {
      candidates: [gene()],
      reports: [validationReport({ gene_asset_id: RIGHT_HASH.gene })],
    },
    message: ({ gene }) => `No report names the \`asset_id\` of the Gene \`${gene}\`.`,
    remedy: () => 'Let the gate validate the gene as it is now, and give its report.',
  }),
  'report-altered': rule<{ report: string }>({
    severity: 'error',
    title: 'A report is not what was hashed',
    why: `The \`asset_id\` of a ValidationReport is the hash of its content. Where it is missing or does not match,
the report was edited after it was written.`,
    wrong: {
      candidates: [gene()],
      reports: [validationReport({ overall_ok: true, asset_id: WRONG_HASH })],
    },
    right: {
      candidates: [gene()],
      reports: [validationReport({ overall_ok: true, asset_id: RIGHT_HASH.own })],
    },
    message: ({ report }) =>
      `The \`asset_id\` of the report \`${report}\` is not the hash of its content.`,
    remedy: () => 'Give the report as the gate wrote it.',
  }),
  'report-other-policy': rule<{ report: string; expected: string; found: string }>({
    severity: 'error',
    title: 'A report was made under another policy',
    why: `Whether a command may run, how long and how well contained, is decided by a policy. A report made under
a laxer one is no evidence here, so the digests must be equal. Inputs of a workflow that make the
policy stricter change its digest as well.`,
    wrong: { candidates: [gene()], reports: [validationReport({ policy_digest: WRONG_HASH })] },
    right: {
      candidates: [gene()],
      reports: [validationReport({ policy_digest: RIGHT_HASH.policy })],
    },
    message: ({ report, expected, found }) =>
      `The report \`${report}\` was made under the policy \`${found}\`, and not under \`${expected}\`.`,
    remedy: () => 'Give the policy of the gate with --policy, or let the gate run under this one.',
  }),
  'report-not-ok': rule<{ report: string }>({
    severity: 'error',
    title: 'A report says that validation failed',
    why: `A gene is promoted only when all of its commands passed.`,
    wrong: { candidates: [gene()], reports: [validationReport({ overall_ok: false })] },
    right: { candidates: [gene()], reports: [validationReport({ overall_ok: true })] },
    message: ({ report }) => `The report \`${report}\` does not say that every command passed.`,
    remedy: () => 'Mend what failed, and let the gate validate the gene again.',
  }),
  'report-not-published': rule<{ report: string; reason: string }>({
    severity: 'error',
    title: 'GitHub does not vouch for a report',
    why: `Anybody can write a file that looks like a report. The gate leaves the digest of its GateReport in the
\`external_id\` of the check run on the commit that it judged, and only a workflow of the repository can
make a check run as GitHub's own Actions app. With a token, a report without such a check run is no
evidence.`,
    wrong: { candidates: [gene()], reports: [validationReport()], checkRun: false },
    right: { candidates: [gene()], reports: [validationReport()], checkRun: true },
    message: ({ report, reason }) =>
      `GitHub does not vouch for the report \`${report}\`: ${reason}.`,
    remedy: () => 'Give the gate-report.json of the run that left the check run, unchanged.',
  }),
});
