import type { Plan } from '../../audit/plan.ts';
import type { Isolation } from '../../model/isolation.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { Programs } from '../programs.ts';
import type { Limits } from './command-limits.ts';

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

/** What the backends of a run need. */
export interface BackendOptions {
  readonly programs: Programs;
  readonly checkout: string;
  /** Files and directories of the checkout to hide from commands. */
  readonly leftOut?: readonly string[];
  /** True if commands write to the checkout itself, not to a layer over it. */
  readonly keepsWrites?: boolean;
  /** Other directories that commands may read. */
  readonly shown?: readonly string[];
  /** Bytes kept of the start and the end of each output stream. */
  readonly outputBytes: number;
  readonly limits: Limits;
  readonly network: boolean;
  /** Replacement contents for files of the checkout, by path; read-only. */
  readonly replaced?: ReadonlyMap<string, string>;
  /** Directories of the step or terminal to hide from commands. */
  readonly folders: readonly string[];
  /** Default: one. */
  readonly lanes?: number;
  /** Read-only directories in the home directory of commands. */
  readonly home?: readonly HomeFolder[];
  /** Names of the checkout for commands that start in the directory above it. */
  readonly names?: readonly string[];
  readonly signal?: AbortSignal;
}

/** A directory of the gate user's home that commands see read-only in theirs. */
export interface HomeFolder {
  /** The path from the home directory. */
  readonly path: string;
  /** The real path on the machine. */
  readonly source: string;
}
