import { type ExampleAttestation, gene, RIGHT_HASH, WRONG_HASH } from './example-asset.ts';
import { rule, rules } from './rule.ts';

const SIGNER = { repository: 'agents/genes', workflow: '.github/workflows/gene-gate.yml' };

const ACCEPTING_POLICY = `a2a:
  attestation:
    - repository: ${SIGNER.repository}
      workflow: ${SIGNER.workflow}
      max_age_days: 90
`;

/** A promotion of one gene with one attestation that passes, except for these fields. */
function attested(fields: Partial<ExampleAttestation> = {}) {
  const passed: ExampleAttestation = {
    subject: RIGHT_HASH.gene,
    verificationResult: 'PASSED',
    policy: RIGHT_HASH.policy,
    signer: `${SIGNER.workflow} of ${SIGNER.repository} at refs/heads/main`,
    age: '2 days',
    signature: 'valid',
  };
  return {
    candidates: [gene()],
    policy: ACCEPTING_POLICY,
    attestations: [{ ...passed, ...fields }],
  };
}

/** Rules about signed attestations as evidence, in the order of judging. */
export const attestationRules = rules('promotion', 'bookkeeping', {
  'attestation-missing': rule({
    unproven: true,
    title: 'No attestation covers the candidate',
    why: 'An attestation is about its subjects, which are named by the hash of their content. An attestation about another version of an asset, or about other assets, proves nothing about this one.',
    wrong: attested({ subject: WRONG_HASH }),
    right: attested(),
    instance: ['type', 'id'],
    message: 'No attestation has the `asset_id` of the {type} `{id}` as a subject.',
    remedy:
      'Validate this version with the gate, sign its verification summary with `actions/attest`, and pass the bundle with `--attestation`.',
  }),
  'attestation-invalid': rule({
    harm: 'danger',
    title: 'Attestation cannot be verified',
    why: 'Anyone can write a file that looks like an attestation. Its signature, the certificate of the signer, the entry in the transparency log and the signed time are verified with the trusted root; the statement must be an in-toto statement with a verification summary or a test result. Whatever cannot be verified proves nothing.',
    wrong: attested({ signature: 'by another root' }),
    right: attested(),
    instance: ['source'],
    message: 'The attestation `{source}` is not valid: {reason}.',
    remedy:
      'Pass the bundle exactly as `actions/attest` wrote it, and the trusted root of the Sigstore instance that signed it.',
  }),
  'attestation-other-signer': rule<{
    source: string;
    found: string;
    accepted: readonly string[];
  }>({
    harm: 'danger',
    unproven: true,
    title: 'Attestation was signed by a workflow that the policy does not accept',
    why: 'A valid signature only says who signed. Every workflow on GitHub can sign any statement, so the policy lists the workflows whose attestations count: the repository, the workflow file, and the ref that it runs for. A workflow of a pull request signs with the ref of the pull request.',
    wrong: attested({
      signer: '.github/workflows/gene-gate.yml of stranger/genes at refs/heads/main',
    }),
    right: attested(),
    configure: ACCEPTING_POLICY.trimEnd(),
    instance: ['source'],
    message: ({ source, found, accepted }) =>
      accepted.length === 0
        ? `The attestation \`${source}\` was signed by \`${found}\`, and the policy accepts no signer.`
        : `The attestation \`${source}\` was signed by \`${found}\`; the policy accepts ${accepted.map((one) => `\`${one}\``).join(', ')}.`,
    remedy:
      'If you trust this workflow, add its repository, file and ref to `a2a.attestation` in the policy.',
  }),
  'attestation-other-policy': rule<{
    source: string;
    found: string;
    accepted: readonly string[];
  }>({
    unproven: true,
    title: 'Attestation is about another policy',
    why: 'The policy decides which commands run, for how long, and in which containment. A verification with a more permissive policy, or with an earlier version of this one, is not evidence, so the digests must be equal.',
    wrong: attested({ policy: WRONG_HASH }),
    right: attested(),
    configure: `${ACCEPTING_POLICY}      policies:\n        - sha256:${'0123456789abcdef'.repeat(4)}`,
    instance: ['source'],
    message: ({ source, found, accepted }) =>
      `The attestation \`${source}\` is about the policy \`${found}\`, not about ${accepted.map((one) => `\`${one}\``).join(' or ')}.`,
    remedy:
      'Run the gate with the policy of the promotion, or add the digest of the other policy to `policies` of this signer in `a2a.attestation`.',
  }),
  'attestation-expired': rule<{ source: string; verified: string; days: number }>({
    unproven: true,
    title: 'Attestation is too old',
    why: 'The tools and rules of the gate change, and so do the repositories that genes are used in. The policy says after how many days a verification no longer counts.',
    wrong: attested({ age: '91 days' }),
    right: attested({ age: '89 days' }),
    configure: ACCEPTING_POLICY.trimEnd(),
    instance: ['source'],
    counted: ['verified', 'days'],
    message:
      'The attestation `{source}` is about a verification at {verified}, more than {days} days ago.',
    remedy:
      'Validate the asset again with the gate, or increase `max_age_days` of this signer in `a2a.attestation`.',
  }),
  'attestation-not-passed': rule({
    title: 'Attestation says that the verification did not pass',
    why: 'The gate also signs that a change failed. Of several attestations about the same content, the newest counts. A gene is validated only if all of its commands ran and passed.',
    wrong: attested({ verificationResult: 'FAILED' }),
    right: attested({ verificationResult: 'PASSED' }),
    instance: ['source'],
    message:
      'The newest attestation about this content, `{source}`, says that the verification {what}.',
    remedy: 'Fix what the gate reports, and validate the asset again.',
  }),
});
