import { createHash } from 'node:crypto';

const audited: unique symbol = Symbol('audited');

/** What is needed to make a {@link Plan}. */
export interface PlanParts {
  readonly command: string;
  /**
   * The words that the program receives; the first one is its name. With a `binary` that is the
   * tool: `eslint .`, not `npx eslint .`.
   */
  readonly argv: readonly string[];
  /**
   * `node`, `npm` or `npx`, or the name of a program of the machine, which the policy's profile allows
   * by its registry. Which file that is, is the machine's business and no part of the identity.
   */
  readonly program: string;
  /** A file of the checkout, by its path from the root, that node runs in place of npx. */
  readonly binary?: string;
  /** `sha256:` of what it runs; see {@link contentDigest}. */
  readonly content: string;
  /** Assignments that stand before the command, and nothing else. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/**
 * Permission to run one command. Only the audit makes Plans, and the runner takes nothing else, so
 * that nothing unaudited runs is a type and not a promise.
 */
export interface Plan extends PlanParts {
  readonly [audited]: true;
  /**
   * `sha256:` of everything that decides what would run; equal Plans have equal digests. The tree is
   * in it by its part that would run, so that an approval outlives a push that changes none of it.
   */
  readonly digest: string;
}

/** Makes a Plan. Called by the audit alone, after every rule has been asked. */
export function makePlan(parts: PlanParts): Plan {
  const { argv, program, binary = null, content, env, timeoutMs } = parts;
  const identity = JSON.stringify([
    argv,
    program,
    binary,
    content,
    Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1)),
    timeoutMs,
  ]);
  return {
    ...parts,
    [audited]: true,
    digest: `sha256:${createHash('sha256').update(identity).digest('hex')}`,
  };
}
