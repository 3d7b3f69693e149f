import { appendFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { repositorySchema } from '../event/schema.ts';
import { connect } from '../github/client.ts';
import { GateError } from '../ground/error.ts';
import { makeFolder } from '../ground/make-folder.ts';
import { openInput } from '../ground/open-input.ts';
import { replaceFile } from '../ground/replace-file.ts';
import { collectGarbageOften } from '../ground/small-memory.ts';
import { platformOf } from '../model/platform.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import { attestationEvidence } from '../promote/attestation/evidence.ts';
import { countsOf } from '../promote/counts.ts';
import { provenanceCheck } from '../promote/evidence/provenance.ts';
import { withFolder } from '../promote/folder.ts';
import { promotionPieces } from '../promote/json.ts';
import { promotedLines, promotedSubjects, quarantinedLines } from '../promote/lines.ts';
import { promotionPage } from '../promote/markdown.ts';
import { promotionPolicy } from '../promote/policy.ts';
import { type PromotionRequest, promote } from '../promote/promote.ts';
import type { PromotionAnswer } from '../promote/promotion.ts';
import { renderPromotion } from '../promote/text.ts';
import { type Workspace, withWorkspace } from '../promote/workspace.ts';
import { checksumsOf } from '../report/in-toto/statement.ts';
import { safeLine } from '../run/safe-line.ts';
import { core } from './core.ts';
import { type Inputs, readInputs } from './inputs.ts';
import type { Environment } from './job.ts';
import { readEvent } from './payload.ts';
import { groupedProgress } from './progress.ts';

/**
 * `mode: promote`: decides about candidates for the checked-out repository by its policy, and writes
 * the result to files and outputs. Runs and publishes nothing.
 *
 * @throws GateError if it cannot decide
 */
export async function runPromotion(env: Environment): Promise<void> {
  collectGarbageOften();
  const inputs = readInputs(core.getInput);
  const folder = env.GITHUB_WORKSPACE ?? process.cwd();
  const promotion = await withWorkspace(
    folder,
    env,
    async (workspace) => promote(await requestOf(inputs, workspace, env)),
    await readEvent(env, defaultBranchOf),
  );
  const output = inputs['output-directory'];
  const paths = await writeFiles(
    output ? resolve(folder, output) : join(env.RUNNER_TEMP ?? folder, 'gene-gate'),
    promotion,
  );
  const { promoted, quarantined, rejected } = promotion;
  core.setOutput('promoted', String(promoted.length));
  core.setOutput('quarantined', String(quarantined.length));
  core.setOutput('rejected', String(rejected.length));
  core.setOutput('promotion-path', paths.promotion);
  core.setOutput('promoted-path', paths.promoted);
  core.setOutput('quarantined-path', paths.quarantined);
  const text = renderPromotion(promotion, { columns: 120, colour: false, verbose: true });
  for (const line of text.split('\n')) core.info(safeLine(line));
  await summarise(promotion, env.GITHUB_STEP_SUMMARY);
  if (rejected.length + quarantined.length > 0)
    core.setFailed(`${countsOf(promotion)}; see the log for the reasons`);
}

/** Any event can start a promotion, so nothing else of its payload is required. */
function defaultBranchOf(_: string, payload: unknown): string | undefined {
  return repositorySchema.safeParse(payload).data?.repository.defaultBranch;
}

/** Writes the decisions to the step summary; if that fails, they are still in the log. */
async function summarise(promotion: PromotionAnswer, path: string | undefined): Promise<void> {
  if (path === undefined) return;
  try {
    await appendFile(path, promotionPage(promotion));
  } catch (error) {
    core.info(safeLine(`Could not write the step summary: ${(error as Error).message}`));
  }
}

async function requestOf(
  inputs: Inputs,
  workspace: Workspace,
  env: Environment,
): Promise<PromotionRequest> {
  const { assets, events, report, 'github-token': token } = inputs;
  if (env.GITHUB_EVENT_NAME?.startsWith('pull_request')) {
    throw new GateError(
      'event_unsupported',
      '`mode: promote` uses the policy of the checkout, but that of a pull request is only a proposal.',
      'Promote in a workflow on the default branch: workflow_dispatch, schedule or push.',
    );
  }
  if (assets === undefined) {
    throw new GateError(
      'input_invalid',
      '`mode: promote` requires candidates.',
      'Set the input `assets` to their file.',
    );
  }
  const source = (path: string) => ({
    name: path,
    open: () => openInput(resolve(workspace.directory, path)),
  });
  const policy = await promotionPolicy(workspace);
  const { audit: progress } = groupedProgress(core);
  return {
    candidates: withFolder(source(assets), resolve(workspace.directory, assets), openInput),
    ...(events !== undefined && { events: source(events) }),
    ...(report !== undefined && {
      evidence: {
        name: report,
        bytes: await buffer(source(report).open()),
        ...(token && { provenance: provenanceCheck(connect(token), env.GITHUB_REPOSITORY) }),
      },
    }),
    ...(await attestationOf(inputs, policy, (path) => buffer(source(path).open()))),
    policy,
    platform: platformOf(process.platform),
    ...(progress && { progress }),
    workspace,
  };
}

async function attestationOf(
  { attestation, fetch, 'trusted-root': root, 'github-token': token }: Inputs,
  policy: LoadedPolicy,
  read: (path: string) => Promise<Buffer>,
): Promise<Pick<PromotionRequest, 'attestation'>> {
  if (attestation === undefined && !fetch) return {};
  if (root === undefined || (fetch && !token)) {
    throw new GateError(
      'input_invalid',
      'The inputs `attestation` and `fetch` require `trusted-root`, and `fetch` requires a token.',
      'Write the file with `gh attestation trusted-root` in an earlier step, and set `trusted-root` to it.',
    );
  }
  const named = async (name: string) => ({ name, bytes: await read(name) });
  const options = {
    trustedRoot: await named(root),
    ...(attestation !== undefined && { file: await named(attestation) }),
    ...(fetch && token && { client: connect(token) }),
  };
  return { attestation: attestationEvidence(options, policy) };
}

async function writeFiles(
  folder: string,
  promotion: PromotionAnswer,
): Promise<{ promotion: string; promoted: string; quarantined: string }> {
  const paths = {
    promotion: join(folder, 'promotion.json'),
    promoted: join(folder, 'promoted.jsonl'),
    quarantined: join(folder, 'quarantined.jsonl'),
    subjects: join(folder, 'promotion.subjects.sha256'),
  };
  await makeFolder(folder);
  await replaceFile(paths.promotion, promotionPieces(promotion));
  await replaceFile(paths.promoted, promotedLines(promotion));
  await replaceFile(paths.quarantined, quarantinedLines(promotion));
  await replaceFile(paths.subjects, checksumsOf(promotedSubjects(promotion)));
  return paths;
}
