import { createHash } from 'node:crypto';
import type { Reading, Target } from '../../command/reading.ts';
import type { AuditedCommand } from '../audited.ts';
import { makePlan, type Plan, type PlanParts } from '../plan.ts';

/** What every Plan of one audit has in common. */
export interface PlanTerms {
  readonly timeoutMs: number;
  /** By command: the digest of what it would run. */
  readonly contents: ReadonlyMap<string, string>;
}

/**
 * Makes the Plans of a gene's commands: all of them, or none if any command is blocked, has no single
 * meaning, or names a tool that is not there, because a gene is only validated by the whole of its
 * list.
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

function planOf(reading: Reading, { timeoutMs, contents }: PlanTerms): Plan | undefined {
  const { command, argv, assignments } = reading;
  const content = contents.get(command);
  const started = argv && startedBy(reading, argv);
  if (!started || content === undefined) return undefined;
  return makePlan({
    command,
    ...started,
    env: Object.fromEntries(assignments.map(({ name, value }) => [name, value])),
    content,
    timeoutMs,
  });
}

/** @returns undefined for a tool that is not installed */
function startedBy(
  reading: Reading,
  argv: readonly string[],
): Pick<PlanParts, 'program' | 'argv' | 'binary'> | undefined {
  const { invocation } = reading;
  const [program] = argv;
  // A program that only the registry knows has no invocation; it is run by its name.
  if (invocation === undefined) return program === undefined ? undefined : { program, argv };
  const tool = toolOf(reading);
  if (tool === undefined) return { program: invocation.program, argv };
  // It would have to be looked for elsewhere, where nobody has audited it.
  if (tool.path === undefined) return undefined;
  // A local tool is run in place of npx, so it gets its own words and none of npx's.
  const words = [...invocation.operands, ...invocation.passthrough].map(({ text }) => text);
  return { program: invocation.program, argv: words, binary: tool.path };
}

/** The tool of the repository's dependencies that a command itself names; without a path if it is not installed. */
export function toolOf({ targets }: Reading): Target | undefined {
  return targets.find(({ kind, via }) => kind === 'package_binary' && via === undefined);
}
