import type { Plan } from '../../audit/plan.ts';
import type { Isolation } from '../../model/isolation.ts';
import type { Outcome } from '../../model/outcome.ts';

/**
 * A way to contain a command; each has a file in `containment/`. Reports show its level and description for every
 * command.
 */
export interface ContainmentBackend extends Pick<Isolation, 'level' | 'description'> {
  /**
   * Checks every Plan before the first one runs.
   * @throws GateError if this machine cannot start the Plan
   */
  check(plan: Plan): void;

  /**
   * Runs a Plan and removes everything it leaves behind.
   * @param signal stops the command
   */
  run(plan: Plan, signal?: AbortSignal): Promise<Outcome>;

  /** Runs a line of `prepare` with access to the registry. It needs no Plan: the workflow's author wrote it. */
  prepare(line: PrepareCommand, signal?: AbortSignal): Promise<Outcome>;

  /**
   * Creates a backend whose commands see other files over the checkout's. Absent if impossible.
   * @param write writes the files to a directory
   */
  cover?(write: (folder: string) => Promise<void>): Promise<Omit<ContainmentBackend, 'prepare'>>;
}

export interface PrepareCommand
  extends Pick<Plan, 'command' | 'argv' | 'program' | 'directory' | 'checkoutAs' | 'timeoutMs'> {
  /** The line's own variables, and those passed by the policy. */
  readonly env: Readonly<Record<string, string>>;
}
