import type { PromotionRequest } from '../../src/promote/promote.ts';
import type { Promotion } from '../../src/promote/promotion.ts';
import { folderTree } from '../../src/repo/folder-tree.ts';
import { isPromotionExample, type PromotionExample } from '../../src/rules/example.ts';
import { policyFromFile } from '../policy/from-text.ts';
import { answerTo, file, jsonl, source, successes } from '../promote/fixture.ts';
import { createRepository, type TestRepository } from '../repo/repository.ts';
import { command, report as gateReport, gene, outcome } from '../report/fixtures.ts';
import { completeAsset, completeFiles, type DiskFile } from './complete.ts';
import type { JudgeExample } from './rule-examples.ts';

/** Judges an example by a promotion; the findings are the reasons to reject or skip a candidate. */
export const promotionFindings: JudgeExample = async (example) => {
  if (!isPromotionExample(example)) throw new Error('The rule needs a promotion as example.');
  const { decisions, skipped } = await judgePromotion(createRepository(), example);
  return [
    ...decisions.flatMap(({ reasons, notices }) => [...reasons, ...notices]),
    ...skipped.map(({ reason }) => reason),
  ];
};

async function judgePromotion(
  { directory, write }: Pick<TestRepository, 'directory' | 'write'>,
  example: PromotionExample,
): Promise<Promotion> {
  const { files = {}, events, policy: text = '' } = example;
  write(Object.fromEntries(completeFiles(files)) as Record<string, DiskFile>);
  const policy = policyFromFile(text, 'policy');
  const candidates = example.candidates.map((asset) => completeAsset(asset));
  const log = events
    ? events.map((event) => completeAsset(event))
    : candidates.flatMap(({ type, id }) => (type === 'Capsule' ? successes(String(id)) : []));
  const workspace = { directory, tree: folderTree(directory) };
  return await answerTo({
    candidates: source(jsonl(candidates)),
    ...((events || log.length > 0) && { events: file(jsonl(log)) }),
    ...evidenceOf(example, candidates, policy.digest),
    policy,
    platform: 'linux',
    workspace,
  });
}

/**
 * Returns a GateReport with the reports of an example, for its first candidate and its policy; by
 * default, one report that is accepted.
 */
function evidenceOf(
  { reports = [{ type: 'ValidationReport', id: 'vr_1' }] }: PromotionExample,
  candidates: readonly Readonly<Record<string, unknown>>[],
  digest: string,
): Pick<PromotionRequest, 'report'> {
  const [about] = candidates;
  const commands = Array.isArray(about?.validation) ? about.validation : [];
  const standard = {
    gene_id: about?.id,
    gene_asset_id: about?.asset_id,
    policy_digest: digest,
    commands: commands.map((command) => ({ command, ok: true, stdout: '', stderr: '' })),
  };
  const ran = commands.map((each) => command(String(each), { outcome: outcome() }));
  const whole = gateReport({
    genes: [gene(String(about?.id), { asset_id: String(about?.asset_id), commands: ran })],
  });
  const report = {
    ...{ ...whole, policy: { ...whole.policy, digest } },
    validation_reports: reports.map((each) => completeAsset(each, standard)),
  };
  return {
    report: file(JSON.stringify(report), 'gate-report.json'),
  };
}
