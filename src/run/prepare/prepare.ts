import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { exec } from '@actions/exec';
import { GateError, interrupted } from '../../ground/error.ts';
import { systemTool } from '../../ground/system-tool.ts';
import type { Isolation, IsolationRequest } from '../../model/isolation.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { PrepareReport } from '../../model/run.ts';
import type { Policy } from '../../policy/policy.ts';
import { dependencyFolders } from '../../programs/registry.ts';
import { additionsOf, everything } from '../../repo/additions.ts';
import type { CheckoutGuard } from '../../repo/checkout-guard.ts';
import { folderTree } from '../../repo/folder-tree.ts';
import { filesBelow } from '../../repo/untracked.ts';
import { copyCheckout, type PrivateCopy } from '../checkout/private-copy.ts';
import { copyRepository } from '../checkout/safe-repository.ts';
import { limitsOn, thisMachine } from '../containment/command-limits.ts';
import { NOBODY } from '../containment/privileges.ts';
import { homeFolders } from '../containment/view-folders.ts';
import { containmentWords } from '../containment-words.ts';
import { INTERRUPTED } from '../not-run.ts';
import { findPrograms } from '../programs.ts';
import { type Layer, requirePlaces, writeFiles } from '../proof/layer.ts';
import { safeLine } from '../safe-log.ts';
import { configuresTool, replacesAudited } from '../written/audited-files.ts';
import type { PrepareLine } from './read-prepare.ts';

export interface PrepareOptions {
  /** The working tree, verified to be the audited tree. */
  readonly checkout: CheckoutGuard;
  readonly policy: Policy;
  readonly requested: IsolationRequest;
  /** The environment of the step, of which only the names in `prepare_env` are passed. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Hidden directories of the step. */
  readonly privateFolders: readonly string[];
  readonly signal: AbortSignal;
  /** Receives what was done, also before an error. */
  readonly report: (report: PrepareReport) => void;
}

/** A private copy with only what commands may see. */
export interface Prepared {
  readonly checkout: CheckoutGuard;
  /** Directories outside of it that commands may read. */
  readonly shown: readonly string[];
  readonly close: () => Promise<void>;
  /** Absent if the result would be the same, or if it depends on what other steps built. */
  readonly again?: PrepareAgain | undefined;
}

/** Prepares the checkout again, with other files in place of those of the commit. */
export interface PrepareAgain {
  /** How long it took. */
  readonly durationMs: number;
  /** Only in namespaces. @throws as {@link runPrepare}; Error if a file has no place */
  run(files: Layer, signal: AbortSignal): Promise<Prepared>;
}

const LISTED = 100;
const GIB = 1024 ** 3;

/**
 * Runs the lines of `prepare` in a private copy of the audited commit and its dependencies, contained
 * like a command, but with network access. Commands see the written files read-only.
 * @param files in place of those of the commit
 * @throws GateError `prepare_failed` if a line fails, takes too long, or changes files of the commit;
 *   `containment_unavailable`; `interrupted`
 */
export async function runPrepare(
  lines: readonly PrepareLine[],
  options: PrepareOptions,
  files: Layer = new Map(),
): Promise<Prepared> {
  const start = performance.now();
  const copy = await copyCheckout(options.checkout);
  try {
    const { directory } = copy.guard;
    requirePlaces([...files.keys()], folderTree(directory));
    await writeFiles(directory, files);
    const before = new Set(untrackedFiles(copy.guard, options.policy));
    await runLines(lines, copy, options, () =>
      untrackedFiles(copy.guard, options.policy).filter((path) => !before.has(path)),
    );
    await requireAuditedFiles(copy.guard, before, options.policy, files);
    await rm(join(directory, '.git'), { recursive: true, force: true });
    await copyRepository(options.checkout.directory, directory);
    if (mustChangeOwner()) await changeOwner(join(directory, '.git'), await ownerOf(directory));
    const additions = everything(dependencyFolders(options.policy));
    const checkout = copy.guard.at(directory, additions);
    const isBuilt = (guard: CheckoutGuard) => guard.additions.some(additions.areBuilt);
    // Without code of the repository, a line installs what manifests and lockfiles name.
    const runsCode = lines.some(({ argv }) => !argv.includes('--ignore-scripts'));
    const canRepeat = (runsCode || isBuilt(checkout)) && !isBuilt(options.checkout);
    const again: PrepareAgain = {
      durationMs: performance.now() - start,
      run: (layer, signal) => {
        const quiet = { requested: 'require', signal, report: () => undefined } as const;
        return runPrepare(lines, { ...options, ...quiet }, layer);
      },
    };
    return { checkout, shown: copy.objects, close: copy.close, ...(canRepeat && { again }) };
  } catch (error) {
    await copy.close();
    throw error;
  }
}

/** An installation needs more than a check. */
function atLeastForPrepare(limits: Policy['limits']): Policy['limits'] {
  return {
    ...limits,
    memory_bytes: Math.max(limits.memory_bytes, 4 * GIB),
    written_bytes: Math.max(limits.written_bytes, 2 * GIB),
    file_bytes: Math.max(limits.file_bytes, GIB),
    processes: Math.max(limits.processes, 1024),
  };
}

async function runLines(
  lines: readonly PrepareLine[],
  copy: PrivateCopy,
  { policy, requested, env, privateFolders, signal, report }: PrepareOptions,
  written: () => readonly string[],
): Promise<void> {
  const { directory } = copy.guard;
  const names = lines.flatMap(({ argv }) => argv.slice(0, 1));
  const programs = await findPrograms({ path: env.PATH ?? '', checkout: directory, names });
  const owner = await ownerOf(directory);
  if (mustChangeOwner()) await changeOwner(directory, NOBODY);
  const limits = atLeastForPrepare(policy.limits);
  const { chooseBackend } = await import('../containment/choose-backend.ts');
  const { backend, isolation, close } = await chooseBackend({
    programs,
    checkout: directory,
    keepsWrites: true,
    shown: copy.objects,
    outputBytes: limits.output_bytes,
    limits: limitsOn(thisMachine(), limits, 1),
    requested,
    network: true,
    folders: privateFolders,
    home: await homeFolders(policy.home_caches, env.HOME),
    signal,
  });
  const contained = backend.level === 'namespaces';
  if (!contained && mustChangeOwner()) await changeOwner(directory, owner);
  const done: PrepareReport['lines'][number][] = [];
  const tell = () =>
    report({ contained, isolation, lines: done, written: topOf(written()).slice(0, LISTED) });
  const passed = Object.fromEntries(
    policy.prepare_env.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
  ) as Record<string, string>;
  const deadline = performance.now() + limits.prepare_seconds * 1000;
  try {
    for (const line of lines) {
      const timeoutMs = Math.max(1, Math.round(deadline - performance.now()));
      const { command, argv, assignments } = line;
      const [program = ''] = argv;
      const variables = { ...passed, ...assignments };
      const started = { command, argv, program, directory: '', env: variables, timeoutMs };
      const outcome = await Promise.resolve()
        .then(() => backend.prepare(started, signal))
        .catch((error: unknown) => {
          throw notStarted(line, error);
        });
      done.push({ command, outcome });
      if (outcome.status !== 'passed') {
        tell();
        if (outcome.reason === INTERRUPTED) throw interrupted('during the prepare command');
        throw failedLine(line, outcome, isolation);
      }
    }
  } finally {
    await close();
  }
  tell();
}

/** Files outside of the commit and of dependency directories. */
function untrackedFiles(
  { directory, folders, files }: CheckoutGuard,
  policy: Policy,
): readonly string[] {
  const tracked = new Set([...folders, ...files.map(({ path }) => path)]);
  const { cover: isDependency } = additionsOf([], dependencyFolders(policy));
  return filesBelow(directory, isDependency).filter((path) => !tracked.has(path));
}

/** @throws GateError if the copy differs from the audited files */
async function requireAuditedFiles(
  guard: CheckoutGuard,
  before: ReadonlySet<string>,
  policy: Policy,
  files: Layer,
): Promise<void> {
  const known = new Set([...guard.folders, ...guard.files.map(({ path }) => path)]);
  const stands = (path: string) => path === '.' || known.has(path);
  const replacing = untrackedFiles(guard, policy)
    .filter((path) => !before.has(path))
    .filter((path) => replacesAudited(path, stands) || configuresTool(path, stands));
  // Files were written after the guard had recorded its state, so all are compared.
  const changed = (await guard.changed()).filter((path) => !files.has(path));
  const [first, ...others] = [...changed, ...replacing].sort();
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  throw failure(
    `it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(first)}${more}`,
    'Use commands that only add files, such as npm ci in place of npm install.',
  );
}

/** Directories stand for the files in them. */
function topOf(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.map((path) => path.split('/', 1)[0] ?? path))].sort();
}

/** Commands must not run as root, and an unprivileged user cannot write a copy made by root. */
function mustChangeOwner(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0;
}

async function ownerOf(path: string) {
  const { uid, gid } = await stat(path);
  return { uid, gid };
}

async function changeOwner(path: string, { uid, gid }: { uid: number; gid: number }) {
  const chown = await systemTool('chown');
  if (chown === undefined) {
    throw failure('`chown` is not in a directory of the system', 'Install coreutils.');
  }
  await exec(chown, ['-hR', `${uid}:${gid}`, '--', path], { silent: true });
}

function failedLine({ command }: PrepareLine, outcome: Outcome, isolation: Isolation) {
  const { reason = `exit code ${outcome.exit_code}` } = outcome;
  const { contained, change } = containmentWords(outcome, isolation, 'allow');
  return new GateError(
    'prepare_failed',
    `The prepare command "${safeLine(command)}" did not pass: ${reason}${contained && '; '}${contained}.`,
    `${change}${change && ' '}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without the variables of the step except those that \`prepare_env\` in the policy names.`,
  );
}

/** Names the line that needs a missing program. */
function notStarted({ command }: PrepareLine, error: unknown): unknown {
  if (!(error instanceof GateError) || error.code !== 'program_not_found') return error;
  return new GateError(
    'prepare_failed',
    `The prepare command "${safeLine(command)}" could not start: ${error.message}`,
    error.hint,
    { cause: error },
  );
}

function failure(what: string, hint: string): GateError {
  return new GateError('prepare_failed', `The prepare command could not be used: ${what}.`, hint);
}

const LINES = 5;
const MOST_CHARACTERS = 1000;

/** Adds the end of the output of the last line to an error about it. */
export function withOutput(error: GateError, { lines }: PrepareReport): GateError {
  const outcome = lines.at(-1)?.outcome;
  if (outcome === undefined) return error;
  const texts = [outcome.stderr, outcome.stdout].map(({ head, tail }) => (tail || head).trim());
  const printed = texts.find((text) => text !== '');
  if (printed === undefined) return error;
  const last = printed.split('\n').slice(-LINES).map(safeLine).join(' | ');
  const message = `${error.message} It printed: ${last.slice(-MOST_CHARACTERS)}`;
  return new GateError(error.code, message, error.hint, { cause: error.cause });
}
