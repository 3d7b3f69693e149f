import { TOOL } from '../../ground/tool.ts';
import type { Platform } from '../../model/run.ts';
import { asksForApprovals } from '../../policy/branch-policy.ts';
import type { LoadedPolicy, Policy } from '../../policy/policy.ts';
import { folderTree } from '../../repo/folder-tree.ts';
import type { Repository } from '../../repo/git.ts';
import { dayOf, idleIgnores } from '../../verdict/ignores.ts';
import { idleLevels } from '../../verdict/levels.ts';
import { historyAnswer } from '../history/history-answer.ts';
import type { History } from '../history/judge-history.ts';
import { workflowFor } from '../init/workflow-template.ts';
import { type AssetsAnswer, assetsAnswer, presentTerms } from './assets.ts';
import { DOCTOR_VERSION, type DoctorAnswer } from './doctor-answer.ts';
import { machineAnswer } from './machine.ts';
import { tightenings } from './tighten.ts';
import { workflowAnswer } from './workflow.ts';

/** What `gene-gate doctor` looks at. */
export interface DoctorTerms {
  readonly repository: Repository;
  readonly policy: LoadedPolicy;
  /** The checked-out commit; undefined in a repository without one. */
  readonly head: string | undefined;
  /** The past changes, judged under the policy; undefined if nobody asked for them. */
  readonly history: History | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: Platform;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/**
 * Says what a repository and this machine have and lack for the gate. Runs no command.
 *
 * @throws GateError if the checked-out commit cannot be judged, or without node
 */
export async function examine(terms: DoctorTerms): Promise<DoctorAnswer> {
  const { repository, policy, head, history, env, now, signal } = terms;
  const { directory } = repository;
  const assets =
    head === undefined ? undefined : await assetsAnswer(presentTerms(terms), head, now);
  const machine = await machineAnswer(assets?.genes ?? [], {
    ...{ directory, env, signal },
    policy: policy.policy,
  });
  const past = history ? historyAnswer(history, policy.policy) : null;
  const reviews = asksForApprovals(policy.policy) || (past?.policy.waits ?? 0) > 0;
  return {
    type: 'Doctor',
    schema_version: DOCTOR_VERSION,
    tool: { ...TOOL },
    head_sha: head ?? null,
    policy: policyPart(policy, now),
    history: past,
    tighten: tightenings(policy.policy, {
      changes: history?.changes ?? [],
      present: assets?.genes.flatMap(({ commands }) => commands) ?? [],
    }),
    assets: assets ? assetsPart(assets) : null,
    ...machine,
    workflow: await workflowAnswer(folderTree(directory), workflowFor(reviews)),
  };
}

function assetsPart({ genes, ...others }: AssetsAnswer): DoctorAnswer['assets'] {
  return { genes: genes.length, ...others };
}

function policyPart({ policy, source }: LoadedPolicy, now: Date): DoctorAnswer['policy'] {
  const { profile, enforce } = policy;
  return { source, profile, enforce, idle: idleParts(policy, dayOf(now)) };
}

function idleParts({ ignores, rules }: Policy, today: string): DoctorAnswer['policy']['idle'] {
  return [
    ...idleIgnores(ignores, today).map(({ rule, why }) => ({ key: `ignores: ${rule}`, why })),
    ...idleLevels({ rules, today }).map(({ name, why }) => ({ key: `rules.${name}`, why })),
  ];
}
