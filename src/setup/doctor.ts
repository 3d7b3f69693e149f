import { inventoryOf } from '../agent-files/inventory.ts';
import type { AuditedGene } from '../audit/audited.ts';
import { toolOf } from '../audit/plan.ts';
import { AuditClock } from '../ground/signals.ts';
import { TOOL } from '../ground/tool.ts';
import type { Platform } from '../model/run.ts';
import { dayOf, enforcementOn } from '../policy/enforcement.ts';
import type { LoadedPolicy, Policy } from '../policy/policy.ts';
import { folderTree } from '../repo/folder-tree.ts';
import type { Repository } from '../repo/git.ts';
import { reportAgentFile } from '../report/entries.ts';
import { chooseBackend } from '../run/containment/choose-backend.ts';
import { limitsOn, thisMachine } from '../run/containment/command-limits.ts';
import { privateFolders } from '../run/containment/view-folders.ts';
import { findPrograms, isInside, type Programs } from '../run/programs.ts';
import { DOCTOR_VERSION, type DoctorAnswer } from './doctor-answer.ts';
import { type FirstPolicy, firstPolicy } from './first-policy.ts';
import { auditPresent, pushedBranch } from './present-assets.ts';
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
  const automatic = present
    ? await inventoryOf(present.commandTree, policy.policy, new AuditClock(signal))
    : [];
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
    agent_files: automatic.map((each) => reportAgentFile(each, [], new Map())),
    ...machine,
    workflow: await workflowAnswer(
      folderTree(directory),
      workflowFor({
        pushed: head === undefined ? undefined : await pushedBranch(repository, head),
        ...first?.installation,
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
    ...stores.map(({ path, root, checkout_as }) => ({
      key: 'stores',
      what:
        checkout_as === undefined
          ? `Say where the commands of \`${path}\` run; now it is \`${root}\`.`
          : `Set \`checkout_as: ${checkout_as}\` for \`${path}\`, whose commands name files from the directory above.`,
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

/** Where the gate would run commands. */
export interface MachineTerms {
  readonly directory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly policy: Policy;
  readonly signal: AbortSignal;
}

/**
 * Looks up the programs of commands on `PATH`, and tests which containment this machine gives. Runs no command.
 * @throws GateError `program_not_found` without node
 */
async function machineAnswer(
  genes: readonly AuditedGene[],
  { directory, env, policy, signal }: MachineTerms,
): Promise<Pick<DoctorAnswer, 'programs' | 'containment'>> {
  const needed = neededBy(genes);
  const names = [...needed.values()].flatMap(({ tool, name }) => (tool ? [] : [name]));
  const folders = privateFolders(env);
  const programs = await findPrograms({ path: env.PATH ?? '', checkout: directory, names });
  const { isolation, close } = await chooseBackend({
    programs,
    checkout: directory,
    outputBytes: policy.limits.output_bytes,
    limits: limitsOn(thisMachine(), policy.limits, 1),
    requested: 'auto',
    network: policy.network === 'allow',
    folders,
    signal,
  });
  await close();
  return {
    programs: [...needed.values()].map((each) => locate(each, programs, folders)),
    containment: isolation,
  };
}

/** A program that commands of genes start. */
interface Need {
  /** As commands name it; of a dependency, the name of the tool. */
  readonly name: string;
  readonly commands: number;
  /** Whether it comes from the dependencies, and where it is. */
  readonly tool?: { readonly path: string | undefined };
}

function neededBy(genes: readonly AuditedGene[]): ReadonlyMap<string, Need> {
  const needs = new Map<string, Need>();
  for (const { reading, verdict } of genes.flatMap(({ commands }) => commands)) {
    const program = reading.invocation?.program ?? reading.argv?.[0];
    if (verdict === 'block' || program === undefined) continue;
    const tool = toolOf(reading);
    const name = tool?.name ?? program;
    const key = JSON.stringify([name, tool !== undefined]);
    const commands = (needs.get(key)?.commands ?? 0) + 1;
    needs.set(key, { name, commands, ...(tool && { tool: { path: tool.path } }) });
  }
  return needs;
}

function locate(
  { name, commands, tool }: Need,
  { node, npm, npx, machine }: Programs,
  folders: readonly string[],
): DoctorAnswer['programs'][number] {
  const known = new Map(Object.entries({ node, npm, npx }));
  const own = tool ? undefined : machine.get(name)?.file;
  const path = tool ? tool.path : (known.get(name)?.file ?? own);
  const isPrivate = own !== undefined && folders.some((each) => isInside(each, own));
  if (path !== undefined) return { name, commands, path, ...(isPrivate && { private: true }) };
  return { name, commands, path: null, missing: tool ? 'dependencies' : 'machine' };
}
