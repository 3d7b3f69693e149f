import type { AuditedGene } from '../audit/audited.ts';
import { toolOf } from '../audit/plan.ts';
import type { Policy } from '../policy/policy.ts';
import { chooseBackend } from '../run/containment/choose-backend.ts';
import { limitsOn, thisMachine } from '../run/containment/command-limits.ts';
import { privateFolders } from '../run/containment/view-folders.ts';
import { findPrograms, isInside, type Programs } from '../run/programs.ts';
import type { DoctorAnswer } from './doctor-answer.ts';

/** Where the gate would run commands. */
export interface MachineTerms {
  /** The root of the checkout. */
  readonly directory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly policy: Policy;
  readonly signal: AbortSignal;
}

/**
 * Looks up the programs of commands on `PATH`, and tests which containment this machine gives. Runs no
 * command.
 *
 * @param genes the audited genes; blocked commands need no program
 * @throws GateError `program_not_found` without node
 */
export async function machineAnswer(
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
