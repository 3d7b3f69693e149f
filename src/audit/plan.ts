import type { NpmScripts, Reading, Target } from '../command/reading.ts';
import { digestOf } from '../ground/digest.ts';
import type { CommandJudgement } from '../judge/judge-reading.ts';

const audited: unique symbol = Symbol('audited');

export interface PlanParts {
  readonly command: string;
  /** With a `binary`, the program's name is the tool: `eslint .`, not `npx eslint .`. */
  readonly argv: readonly string[];
  /**
   * `node`, `npm`, `npx`, or the name of a program that the policy allows. Its file depends on the
   * machine and is not part of the identity.
   */
  readonly program: string;
  /** From git's root, which is `''`. */
  readonly directory: string;
  /** The name of the checkout in the directory above it, if it starts there; `directory` is then `''`. */
  readonly checkoutAs?: string | undefined;
  /** The path from git's root of a file in the checkout that node runs in place of npx. */
  readonly binary?: string;
  /** The scripts that run in place of npm, if the gate can run them itself. */
  readonly scripts?: NpmScripts;
  /** The `.npmrc` settings hidden from an npm that the command starts. */
  readonly npmSettings?: readonly string[];
  /** The assignments before the command, and the variables of its program's family. */
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
   * `sha256:` digest of program, arguments, environment and limits. It does not cover the files that
   * run: all Plans of an audit run in one tree, which reports and approvals cover as a whole.
   */
  readonly digest: string;
}

/** Leaves out how a script starts, which follows from its text. */
function identityOf({ steps, ...scripts }: NpmScripts): unknown {
  return { ...scripts, steps: steps.map(({ command: _, ...step }) => step) };
}

/** Only the audit calls this, after all rules. */
export function makePlan(parts: PlanParts): Plan {
  const { argv, program, directory, binary = null, env, timeoutMs } = parts;
  const { scripts = null, npmSettings = [], checkoutAs } = parts;
  const identity = JSON.stringify([
    argv,
    program,
    binary,
    scripts && identityOf(scripts),
    npmSettings,
    Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1)),
    timeoutMs,
    // Plans in git's root keep their digests.
    ...(directory === '' ? [] : [directory]),
    ...(checkoutAs === undefined ? [] : [{ checkoutAs }]),
  ]);
  return {
    ...parts,
    [audited]: true,
    digest: digestOf(identity),
  };
}

/** Common to all Plans of a gene. */
export type PlanTerms = Pick<PlanParts, 'directory' | 'checkoutAs' | 'timeoutMs'>;

/**
 * Makes the Plans of a gene's commands: all, or none if a command is blocked, is ambiguous or names a
 * missing tool. Only the whole list validates a gene.
 */
export function planCommands<Command extends CommandJudgement>(
  commands: readonly Command[],
  terms: PlanTerms,
): readonly (Command & { readonly plan?: Plan })[] {
  const planned: (Command & { readonly plan: Plan })[] = [];
  for (const command of commands) {
    const plan = command.verdict === 'block' ? undefined : planOf(command.reading, terms);
    if (plan === undefined) return commands;
    planned.push({ ...command, plan });
  }
  return planned;
}

/** Independent of order and duplicates. */
export function digestPlans(plans: readonly Plan[]): string {
  const digests = [...new Set(plans.map(({ digest }) => digest))].sort();
  return digestOf(digests.join('\n'));
}

function planOf(reading: Reading, terms: PlanTerms): Plan | undefined {
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
    ...terms,
  });
}

/** @returns undefined for a missing tool */
function startedBy(
  reading: Reading,
  argv: readonly string[],
): Pick<PlanParts, 'program' | 'argv' | 'binary' | 'scripts' | 'npmSettings'> | undefined {
  const { invocation, scripts, npmSettings } = reading;
  const [program] = argv;
  // A program known only to the registry has no invocation and runs by its name.
  if (invocation === undefined) return program === undefined ? undefined : { program, argv };
  const tool = toolOf(reading);
  if (tool === undefined) {
    const { program } = invocation;
    return { program, argv, ...(scripts && { scripts }), ...(npmSettings && { npmSettings }) };
  }
  // npx would search elsewhere, where nothing was audited.
  if (tool.path === undefined) return undefined;
  // A local tool runs in place of npx, so it gets its own arguments without npx's.
  const words = [...invocation.operands, ...invocation.passthrough].map(({ text }) => text);
  return { program: invocation.program, argv: words, binary: tool.path };
}

/** Returns the tool of a dependency that a command names; without a path if not installed. */
export function toolOf({ targets }: Reading): Target | undefined {
  return targets.find(({ kind, via }) => kind === 'package_binary' && via === undefined);
}
