import { computeAssetId } from '@evomap/gep-sdk';
import { approveByDigest } from '../../src/approval/by-digest.ts';
import { GateError } from '../../src/ground/error.ts';
import { TOOL } from '../../src/ground/tool.ts';
import type { LoadedPolicy } from '../../src/policy/policy.ts';
import type { CheckedAttestation } from '../../src/promote/attestation/judge-attestation.ts';
import { attestationJudge } from '../../src/promote/attestation/judge-attestation.ts';
import type { PromotionRequest } from '../../src/promote/promote.ts';
import type { Promotion } from '../../src/promote/promotion.ts';
import { folderTree } from '../../src/repo/folder-tree.ts';
import { isPromotionExample, type PromotionExample } from '../../src/rules/example.ts';
import { WRONG_HASH } from '../../src/rules/example-asset.ts';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import { policyFromFile } from '../policy/from-text.ts';
import { answerTo, file, jsonl, source, successes } from '../promote/fixture.ts';
import { createRepository, TEST_ENVIRONMENT, type TestRepository } from '../repo/repository.ts';
import { completeAsset, completeFiles, type DiskFile } from './complete.ts';
import type { JudgeExample } from './rule-examples.ts';

/** Judges an example by a promotion; the findings are the reasons to reject or skip a candidate. */
export const promotionFindings: JudgeExample = async (example, skip) => {
  if (!isPromotionExample(example)) throw new Error('The rule needs a promotion as example.');
  const promotion = judgePromotion(createRepository(), example).catch((error: unknown) => {
    if (error instanceof GateError && error.code === 'containment_unavailable') skip(error.message);
    throw error;
  });
  const { decisions, skipped } = await promotion;
  return [
    ...decisions.flatMap(({ reasons, notices }) => [...reasons, ...notices]),
    ...skipped.map(({ reason }) => reason),
  ];
};

async function judgePromotion(
  { directory, write }: Pick<TestRepository, 'directory' | 'write'>,
  example: PromotionExample,
): Promise<Promotion> {
  const { files = {}, events, policy: text = '', run } = example;
  write(Object.fromEntries(completeFiles(files)) as Record<string, DiskFile>);
  const policy = policyFromFile(text, 'policy');
  const candidates = example.candidates.map((asset) => completeAsset(asset));
  const log = events
    ? events.map((event) => completeAsset(event))
    : candidates.flatMap(({ type, id }) => (type === 'Capsule' ? successes(String(id)) : []));
  const workspace = { directory, tree: folderTree(directory) };
  return await answerTo({
    candidates: source(
      jsonl([
        ...candidates,
        ...(example.messages ?? []).map((message) => ({ protocol: 'gep-a2a', ...message })),
      ]),
    ),
    ...((events || log.length > 0) && { events: file(jsonl(log)) }),
    ...evidenceOf(example, candidates, policy.digest),
    ...attestationsOf(example, candidates, policy),
    policy,
    platform: 'linux',
    workspace,
    ...(run && {
      run: {
        approver: approveByDigest(undefined, new Date()),
        path: TEST_ENVIRONMENT.PATH ?? '',
        privateFolders: [],
        progress: NO_PROGRESS,
        signal: new AbortController().signal,
        secrets: [],
      },
    }),
  });
}

/** Returns the judge of a promotion with the attestations of an example about its first candidate. */
function attestationsOf(
  { attestations }: PromotionExample,
  [about]: readonly { readonly asset_id?: unknown }[],
  { policy, digest }: LoadedPolicy,
): Pick<PromotionRequest, 'attestation'> {
  if (attestations === undefined) return {};
  const now = new Date();
  const checked = attestations.map((each): CheckedAttestation => {
    const subject = each.subject === WRONG_HASH ? computeAssetId({}) : about?.asset_id;
    const subjects = new Set([String(subject)]);
    const source = 'attestation.json';
    if (each.signature !== 'valid') {
      return { source, claims: subjects, refused: 'its signature cannot be verified' };
    }
    const [, file = '', repository = '', ref = ''] =
      /^(\S+) of (\S+) at (\S+)$/.exec(each.signer) ?? [];
    return {
      ...{ source, subjects, result: each.verificationResult, validated: true, commit: null },
      digest: computeAssetId({}) ?? '',
      predicate_type: 'https://slsa.dev/verification_summary/v1',
      policy_digest: each.policy === WRONG_HASH ? (computeAssetId({}) ?? '') : digest,
      gate: { id: 'https://github.com/gene-gate/gene-gate', version: '0.1.0' },
      verified_at: new Date(now.getTime() - Number.parseInt(each.age, 10) * DAY_MS).toISOString(),
      signer: {
        ...{ repository, ref, workflow: `${repository}/${file}@${ref}` },
        issuer: 'https://token.actions.githubusercontent.com',
      },
    };
  });
  const terms = { signers: policy.a2a.attestation, policyDigest: digest, now };
  return { attestation: { judge: async () => attestationJudge(checked, terms) } };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns a GateReport with the reports of an example, for its first candidate and its policy; by
 * default, one report that is accepted.
 */
function evidenceOf(
  {
    attestations,
    reports = [{ type: 'ValidationReport', id: 'vr_1' }],
    checkRun,
    run,
  }: PromotionExample,
  candidates: readonly Readonly<Record<string, unknown>>[],
  digest: string,
): Pick<PromotionRequest, 'evidence'> {
  if (run || attestations) return {};
  const [about] = candidates;
  const commands = Array.isArray(about?.validation) ? about.validation : [];
  const standard = {
    gene_id: about?.id,
    gene_asset_id: about?.asset_id,
    policy_digest: digest,
    commands: commands.map((command) => ({ command, ok: true, stdout: '', stderr: '' })),
  };
  const report = {
    type: 'GateReport',
    tool: TOOL,
    verdict: 'pass',
    policy: { digest },
    head_sha: 'c'.repeat(40),
    genes: [
      {
        ...{ id: about?.id, asset_id: about?.asset_id, verdict: 'pass' },
        commands: commands.map(() => ({ verdict: 'allow', outcome: { status: 'passed' } })),
      },
    ],
    validation_reports: reports.map((each) => completeAsset(each, standard)),
  };
  return {
    evidence: {
      name: 'gate-report.json',
      bytes: Buffer.from(JSON.stringify(report)),
      ...(checkRun !== undefined && {
        provenance: async () => (checkRun ? undefined : 'no check run contains its digest'),
      }),
    },
  };
}
