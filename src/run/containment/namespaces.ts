import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plan } from '../../audit/plan.ts';
import { commandEnvironment } from '../environment.ts';
import { type Launch, launchOf } from '../launch.ts';
import { INTERRUPTED } from '../not-run.ts';
import type { Outcome } from '../outcome.ts';
import type { Programs } from '../programs.ts';
import type { Rung } from '../rung.ts';
import { sideEffectsOf } from '../side-effects.ts';
import { supervise } from '../supervise.ts';
import { withoutSecrets } from './git-config.ts';
import { LAUNCHER } from './launcher.ts';
import { mountTable } from './mount-table.ts';
import { type Privileges, SYSTEM_PATH } from './privileges.ts';
import { type View, viewMounts } from './view.ts';

export interface NamespacesOptions {
  readonly programs: Programs;
  /** The real path of the checkout. */
  readonly checkout: string;
  /** Kept of the beginning and of the end of each output stream. */
  readonly outputBytes: number;
  readonly privileges: Privileges;
  /** The absolute file of the first word of the prefix. */
  readonly file: string;
  readonly view: View;
  readonly description: string;
}

/** One program to be run in fresh namespaces. */
export interface Contained extends Launch {
  readonly assignments: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Per user and per process; address space has no limit, because WebAssembly wants much of it. */
const LIMITS = ['--nproc=256', `--fsize=${256 * 1024 * 1024}`, '--nofile=1024', '--core=0'];

const READY = 'ready\0';
/** Where a command finds what is its own: inside its view, so these are no paths of the machine. */
const HOME = '/home/gene-gate';
const OWN = {
  home: HOME,
  temp: '/tmp',
  npmCache: `${HOME}/npm-cache`,
  npmUserConfig: `${HOME}/npmrc-user`,
  npmGlobalConfig: `${HOME}/npmrc-global`,
};

/**
 * The rung that holds: each command in namespaces of its own, with a copy-on-write view of the
 * checkout, nothing else of the machine but its programs, and without privileges.
 */
export function namespaces(options: NamespacesOptions): Rung {
  const { programs, checkout, description } = options;
  return {
    level: 'namespaces',
    description,
    check: (plan: Plan) => void launchOf(plan, programs, checkout),
    run: (plan, signal) =>
      runContained(
        {
          ...launchOf(plan, programs, checkout),
          assignments: plan.env,
          timeoutMs: plan.timeoutMs,
          signal,
        },
        options,
      ),
  };
}

/**
 * Runs one program in a fresh view. Never a second time without it: if the view cannot be made, the
 * program has not run.
 */
export async function runContained(
  contained: Contained,
  { programs, checkout, outputBytes, privileges, file, view }: NamespacesOptions,
): Promise<Outcome> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'gene-gate-'));
  const stage = join(folder, 'stage');
  const table = join(folder, 'mounts');
  const report = join(folder, 'report');
  try {
    const config = await safeGitConfig(checkout, join(folder, 'config'));
    await mkdir(stage);
    await writeFile(report, '');
    await writeFile(
      table,
      mountTable([
        ...viewMounts(view, join(stage, 'root'), privileges.name === 'user_namespace'),
        { source: checkout, target: join(stage, 'lower'), type: 'none', options: 'rbind' },
      ]),
    );
    const environment = commandEnvironment(
      {
        node: programs.node.file,
        searchPath: programs.searchPath,
        folder: OWN,
        assignments: contained.assignments,
      },
      process,
    );
    const { user = '', adopt, overlay, prefix, drop } = privileges;
    const outcome = await supervise({
      file,
      args: [
        ...prefix.slice(1),
        ...['sh', '-c', LAUNCHER, 'gene-gate', stage, table, report, checkout],
        ...[user, adopt ? 'adopt' : '', overlay, config],
        ...[...drop, 'prlimit', ...LIMITS, 'env', '-i'],
        ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
        contained.file,
        ...contained.args,
      ],
      cwd: '/',
      env: { PATH: SYSTEM_PATH },
      timeoutMs: contained.timeoutMs,
      outputBytes,
      signal: contained.signal,
      launcher: true,
    });
    return await withReport(outcome, await readFile(report, 'utf8'), checkout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withReport(outcome: Outcome, report: string, checkout: string): Promise<Outcome> {
  if (report.startsWith(READY)) {
    const sideEffects = await sideEffectsOf(report.slice(READY.length), checkout);
    return { ...outcome, ...(sideEffects && { sideEffects }) };
  }
  if (outcome.status === 'timed_out' || outcome.reason === INTERRUPTED) return outcome;
  const [why = 'no reason given'] = outcome.stderr.head.trim().split('\n');
  return { ...outcome, status: 'crashed', reason: `Containment could not be set up: ${why}` };
}

/** @returns the file with what git needs to know, or nothing if there is none to put it in place of */
async function safeGitConfig(checkout: string, file: string): Promise<string> {
  const config = await readFile(join(checkout, '.git', 'config'), 'utf8').catch(() => undefined);
  if (config === undefined) return '';
  await writeFile(file, withoutSecrets(config));
  return file;
}
