import { createHash } from 'node:crypto';
import type { NpmScripts } from '../command/reading.ts';

const audited: unique symbol = Symbol('audited');

/** The inputs of a {@link Plan}. */
export interface PlanParts {
  readonly command: string;
  /**
   * The arguments of the program, starting with its name. With a `binary` the name is the tool:
   * `eslint .`, not `npx eslint .`.
   */
  readonly argv: readonly string[];
  /**
   * `node`, `npm`, or `npx`, or the name of a system program that the registry of the policy's
   * profile allows. Its file depends on the machine and is not part of the identity.
   */
  readonly program: string;
  /** The path from the root of a file in the checkout that node runs in place of npx. */
  readonly binary?: string;
  /** The scripts that run in place of npm, if the gate can run them itself. */
  readonly scripts?: NpmScripts;
  /** The settings of `.npmrc` files that an npm started by the command must not read. */
  readonly npmSettings?: readonly string[];
  /** The assignments before the command, and what the family of its program sets. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/**
 * Permission to run one command. Only the audit makes Plans, and the runner accepts nothing else, so
 * the type system guarantees that everything that runs was audited.
 */
export interface Plan extends PlanParts {
  readonly [audited]: true;
  /**
   * `sha256:` digest of what is started, and with which environment and limits; equal Plans have equal
   * digests. It does not cover the files that run: all Plans of an audit run in its one tree, to which
   * reports and approvals are bound as a whole.
   */
  readonly digest: string;
}

/** Everything but the files of tools: an approval holds before and after an installation. */
function identityOf({ steps, ...scripts }: NpmScripts): unknown {
  return { ...scripts, steps: steps.map(({ command: _, ...step }) => step) };
}

/** Makes a Plan. Only the audit calls this, after all rules. */
export function makePlan(parts: PlanParts): Plan {
  const { argv, program, binary = null, scripts = null, npmSettings = [], env, timeoutMs } = parts;
  const identity = JSON.stringify([
    argv,
    program,
    binary,
    scripts && identityOf(scripts),
    npmSettings,
    Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1)),
    timeoutMs,
  ]);
  return {
    ...parts,
    [audited]: true,
    digest: `sha256:${createHash('sha256').update(identity).digest('hex')}`,
  };
}
