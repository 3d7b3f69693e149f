import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { makePlan, type Plan, type PlanParts } from '../../src/audit/plan.ts';
import { policySchema } from '../../src/policy/policy.ts';
import { type ProgramOptions, startProgram } from '../../src/run/start-program.ts';
import { type Bounds, supervise } from '../../src/run/supervise.ts';

/** A directory that is removed at the end of the test; its name has a space, as users' directories may. */
export function temporaryFolder(
  files: Readonly<Record<string, string>> = {},
  atEnd: (close: () => void) => void = onTestFinished,
): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'gene gate test ')));
  atEnd(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content, { mode: 0o755 });
  }
  return root;
}

export const LIMITS = policySchema.parse({}).limits;

/** Supervises a node that runs `script`, with `options` overriding the defaults. */
export function superviseScript(script: string, options: Partial<ProgramOptions & Bounds> = {}) {
  const program = {
    file: process.execPath,
    args: ['-e', script],
    cwd: tmpdir(),
    env: { PATH: process.env.PATH ?? '' },
    timeoutMs: 20_000,
    graceMs: 300,
    outputBytes: 1024,
    ...options,
  };
  return supervise(program.file, () => startProgram(program), program);
}

export function planOf(command: string, parts: Partial<PlanParts> = {}): Plan {
  const argv = command.split(' ');
  return makePlan({
    command,
    argv,
    directory: '',
    program: argv[0] as Plan['program'],
    env: {},
    timeoutMs: 20_000,
    ...parts,
  });
}

/** Waits for a condition that must become true, until the test's own time limit. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(10);
}

/** Whether a process exists and is not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !(process.platform === 'linux' && !existsSync(`/proc/${pid}/exe`));
  } catch {
    return false;
  }
}
