import { createHash } from 'node:crypto';
import type { Reading, Target } from '../../command/reading.ts';
import type { AuditedCommand } from '../audited.ts';
import { makePlan, type Plan, type PlanParts } from '../plan.ts';

/** What all Plans of one audit share. */
export interface PlanTerms {
  readonly timeoutMs: number;
}

/**
 * Makes the Plans of a gene's commands: all of them, or none if any command is blocked, is ambiguous,
 * or names a tool that is not installed, because only the whole list validates a gene.
 */
export function planCommands(
  commands: readonly AuditedCommand[],
  terms: PlanTerms,
): readonly AuditedCommand[] {
  const planned: AuditedCommand[] = [];
  for (const command of commands) {
    const plan = command.verdict === 'block' ? undefined : planOf(command.reading, terms);
    if (plan === undefined) return commands;
    planned.push({ ...command, plan });
  }
  return planned;
}

/** The SHA-256 of nothing: most changes have no gene, and do not need node:crypto. */
const NO_PLANS = 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Returns the digest of a set of Plans, independent of order and duplicates. */
export function digestPlans(plans: readonly Plan[]): string {
  if (plans.length === 0) return NO_PLANS;
  const digests = [...new Set(plans.map(({ digest }) => digest))].sort();
  return `sha256:${createHash('sha256').update(digests.join('\n')).digest('hex')}`;
}

function planOf(reading: Reading, { timeoutMs }: PlanTerms): Plan | undefined {
  const { command, argv, assignments } = reading;
  const started = argv && startedBy(reading, argv);
  if (!started) return undefined;
  return makePlan({
    command,
    ...started,
    env: {
      ...Object.fromEntries(assignments.map(({ name, value }) => [name, value])),
      ...reading.invocation?.family?.data.environment,
    },
    timeoutMs,
  });
}

/** @returns undefined for a tool that is not installed */
function startedBy(
  reading: Reading,
  argv: readonly string[],
): Pick<PlanParts, 'program' | 'argv' | 'binary' | 'scripts' | 'npmSettings'> | undefined {
  const { invocation, scripts, npmSettings } = reading;
  const [program] = argv;
  // A program that only the registry knows has no invocation; it runs by its name.
  if (invocation === undefined) return program === undefined ? undefined : { program, argv };
  const tool = toolOf(reading);
  if (tool === undefined) {
    const { program } = invocation;
    return { program, argv, ...(scripts && { scripts }), ...(npmSettings && { npmSettings }) };
  }
  // npx would search elsewhere, where nothing was audited.
  if (tool.path === undefined) return undefined;
  // A local tool runs in place of npx, so it receives its own words and not those of npx.
  const words = [...invocation.operands, ...invocation.passthrough].map(({ text }) => text);
  return { program: invocation.program, argv: words, binary: tool.path };
}

/** Returns the tool from the dependencies that a command names; without a path if not installed. */
export function toolOf({ targets }: Reading): Target | undefined {
  return targets.find(({ kind, via }) => kind === 'package_binary' && via === undefined);
}
