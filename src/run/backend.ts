import type { Plan } from '../audit/plan.ts';
import type { Isolation } from '../model/isolation.ts';
import type { Outcome } from '../model/outcome.ts';

/**
 * One way to contain a command, one file each in `containment/`. Its level and description are what
 * the report says about every command that it ran.
 */
export interface ContainmentBackend extends Pick<Isolation, 'level' | 'description'> {
  /**
   * Asked for every Plan before the first one runs.
   *
   * @throws GateError if the Plan cannot be started on this machine at all
   */
  check(plan: Plan): void;

  /**
   * Runs a Plan to its end and leaves nothing of it behind.
   *
   * @param signal stops the command when it is aborted
   */
  run(plan: Plan, signal?: AbortSignal): Promise<Outcome>;

  /**
   * Makes a view in which the commands of one gene see what earlier ones wrote. Where it is not there,
   * all commands share the checkout.
   *
   * @param signal gives it up while it is being made
   */
  forGene?(signal?: AbortSignal): Promise<GeneView>;
}

/** Runs Plans one after the other, as {@link ContainmentBackend.run} does, but for what stays in the checkout. */
export interface GeneView extends Pick<ContainmentBackend, 'run'> {
  /** Leaves nothing of it behind. */
  close(): Promise<void>;
}
