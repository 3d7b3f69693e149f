import { appendFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as core from '@actions/core';
import { repositorySchema } from '../event/payload.ts';
import { GateError } from '../ground/error.ts';
import { openInput } from '../ground/open-input.ts';
import { makeFolder, replaceFile } from '../ground/write-file.ts';
import { platformOf } from '../model/platform.ts';
import { promotionPolicy, type Workspace, withWorkspace } from '../promote/existing-assets.ts';
import { type PromotionRequest, promote } from '../promote/promote.ts';
import type { Promotion } from '../promote/promotion.ts';
import { openInputs } from '../promote/promotion-inputs.ts';
import { promotedLines, quarantinedLines } from '../promote/promotion-lines.ts';
import { countsOf, promotionPage, renderPromotion } from '../promote/promotion-text.ts';
import { json } from '../report/escape.ts';
import { safeLine } from '../run/safe-log.ts';
import { type Inputs, readInputs } from './inputs.ts';
import { type Environment, readEvent } from './step.ts';

/** `mode: promote`: decides on candidates by the checkout's policy. Runs and publishes nothing. */
export async function runPromotion(env: Environment): Promise<void> {
  const inputs = readInputs(core.getInput);
  const folder = env.GITHUB_WORKSPACE ?? process.cwd();
  const promotion = await withWorkspace(
    folder,
    { env },
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

/** Any event can start a promotion, so no other fields are required. */
function defaultBranchOf(_: string, payload: unknown): string | undefined {
  return repositorySchema.safeParse(payload).data?.repository.defaultBranch;
}

/** Writes the decisions to the step summary. If that fails, the log has them. */
async function summarise(promotion: Promotion, path: string | undefined): Promise<void> {
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
  const { assets, events, report, attestation, 'trusted-root': trustedRoot } = inputs;
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
  if (attestation !== undefined && trustedRoot === undefined) {
    throw new GateError(
      'input_invalid',
      'The input `attestation` requires `trusted-root`.',
      'Write the file with `gh attestation trusted-root` in an earlier step, and set `trusted-root` to it.',
    );
  }
  const named = { assets, events, report, attestation, trustedRoot };
  const { directory } = workspace;
  return {
    ...(await openInputs(named, directory, (path) => openInput(resolve(directory, path)))),
    policy: await promotionPolicy(workspace),
    platform: platformOf(process.platform),
    workspace,
  };
}

async function writeFiles(folder: string, promotion: Promotion) {
  const paths = {
    promotion: join(folder, 'promotion.json'),
    promoted: join(folder, 'promoted.jsonl'),
    quarantined: join(folder, 'quarantined.jsonl'),
  };
  await makeFolder(folder);
  await replaceFile(paths.promotion, `${json(promotion)}\n`);
  await replaceFile(paths.promoted, promotedLines(promotion));
  await replaceFile(paths.quarantined, quarantinedLines(promotion));
  return paths;
}
