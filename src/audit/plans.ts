import { createHash } from 'node:crypto';
import type { Reading } from '../command/reading.ts';
import type { AuditedCommand } from './audited.ts';
import { makePlan, type Plan } from './plan.ts';

/** What every Plan of one audit has in common. */
export interface PlanTerms {
  /** The audited commit. */
  readonly tree: string;
  readonly timeoutMs: number;
}

/**
 * Makes the Plans of a gene's commands: all of them, or none if any command is blocked or has no
 * single meaning, because a gene is only validated by the whole of its list.
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

/** Digest of a set of Plans, whatever their order and however often one is wanted. */
export function digestPlans(plans: readonly Plan[]): string {
  const digests = [...new Set(plans.map(({ digest }) => digest))].sort();
  return `sha256:${createHash('sha256').update(digests.join('\n')).digest('hex')}`;
}

function planOf(reading: Reading, terms: PlanTerms): Plan | undefined {
  const { command, argv, invocation, assignments, targets } = reading;
  if (argv === null || invocation === undefined) return undefined;
  const binary = targets.find(({ kind, via }) => kind === 'package_binary' && via === undefined);
  // The tool is run in place of npx, so it gets its own words and none of npx's.
  const toolWords = [...invocation.operands, ...invocation.passthrough].map(({ text }) => text);
  return makePlan({
    command,
    program: invocation.program,
    ...(binary?.path === undefined ? { argv } : { argv: toolWords, binary: binary.path }),
    env: Object.fromEntries(assignments.map(({ name, value }) => [name, value])),
    ...terms,
  });
}
