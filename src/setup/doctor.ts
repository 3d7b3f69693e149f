import type { AuditedGene } from '../audit/audited.ts';
import { TOOL } from '../ground/tool.ts';
import type { Platform } from '../model/run.ts';
import { enforcementOn } from '../policy/enforcement.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import { folderTree } from '../repo/folder-tree.ts';
import type { Repository } from '../repo/git.ts';
import { dayOf } from '../verdict/ignores.ts';
import { DOCTOR_VERSION, type DoctorAnswer } from './doctor-answer.ts';
import { type FirstPolicy, firstPolicy } from './first-policy.ts';
import { machineAnswer } from './machine.ts';
import { auditPresent } from './present-assets.ts';
import { pushedBranch } from './pushed-branch.ts';
import { workflowAnswer } from './workflow-lacks.ts';
import { workflowFor } from './workflow-template.ts';

/** What `gene-gate doctor` looks at. */
export interface DoctorTerms {
  readonly repository: Repository;
  readonly policy: LoadedPolicy;
  /** The checked-out commit; undefined in a repository without one. */
  readonly head: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: Platform;
  readonly signal: AbortSignal;
}

/**
 * Says what a repository and this machine have and lack for the gate. Runs no command.
 *
 * @throws GateError if the checked-out commit cannot be judged, or without node
 */
export async function examine(terms: DoctorTerms): Promise<DoctorAnswer> {
  const { repository, policy, head, env, signal } = terms;
  const { directory } = repository;
  const now = new Date();
  const { profile } = policy.policy;
  const enforced = enforcementOn(dayOf(now), policy.policy.enforce);
  const present = head === undefined ? undefined : await auditPresent(terms, head);
  const genes = present?.audit.genes ?? [];
  const first = present && (await firstPolicy(present, policy.policy, now));
  const machine = await machineAnswer(genes, { directory, env, signal, policy: policy.policy });
  return {
    type: 'Doctor',
    schema_version: DOCTOR_VERSION,
    tool: { ...TOOL },
    head_sha: head ?? null,
    policy: {
      source: policy.source,
      profile,
      enforce: enforced.mode,
      ...('until' in enforced && { enforce_until: enforced.until }),
    },
    lacks: first ? lacksOf(first) : [],
    genes: { stored: genes.length, refused: genes.filter(isRefused).length },
    ...(first && first.agentFiles.length > 0 && { agent_files: first.agentFiles.length }),
    ...machine,
    workflow: await workflowAnswer(
      folderTree(directory),
      workflowFor({
        pushed: head === undefined ? undefined : await pushedBranch(repository, head),
        ...(first && { prepare: first.prepare }),
      }),
    ),
  };
}

function isRefused({ commands }: AuditedGene): boolean {
  return commands.some(({ verdict }) => verdict === 'block');
}

/** What the first policy for these assets would say, and this one does not. */
function lacksOf({ stores, include, programs, exceedsCap }: FirstPolicy): DoctorAnswer['lacks'] {
  return [
    ...stores.map(({ path, root }) => ({
      key: 'stores',
      what: `Say where the commands of \`${path}\` run; now it is \`${root}\`.`,
    })),
    ...include.map((path) => ({
      key: 'assets.include',
      what: `Add \`${path}\`, which has genes and is not audited.`,
    })),
    ...programs.map((name) => ({
      key: 'programs',
      what: `Add \`${name}\`, which commands of stored genes start.`,
    })),
    ...(exceedsCap
      ? [{ key: 'blast_radius', what: 'Raise the hard cap: the stores alone exceed it.' }]
      : []),
  ];
}
