import type { AuditedGene } from '../../audit/audited.ts';
import type { Plan } from '../../audit/plan.ts';
import { startedFiles } from '../../command/reading.ts';
import { groupBy } from '../../ground/group-by.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { Proof } from '../../model/proof.ts';
import type { Policy } from '../../policy/policy.ts';
import { dependencyFolders } from '../../programs/registry.ts';
import { everything } from '../../repo/additions.ts';
import type { CheckoutGuard } from '../../repo/checkout-guard.ts';
import type { Tree } from '../../repo/tree.ts';
import type { ContainmentBackend } from '../containment/containment-backend.ts';
import { notRun as skipped } from '../not-run.ts';
import { NO_PROGRESS } from '../progress.ts';
import { type GenePlans, type PlanRun, runPlans } from '../schedule.ts';
import { endOf, isProof, LISTED, newCodeFailed, notRun, reverted, untried } from './answer.ts';
import type { AddedCode } from './changed-code.ts';
import { hunksOf } from './hunks.ts';
import { type Layer, writeLayer } from './layer.ts';
import { failNewFunctions } from './new-code.ts';
import { type ProvenChange, type Subject, subjectOf } from './subject.ts';

/** The run that {@link proveChange} continues. */
export interface FinishedRun extends RunBase {
  readonly backend: Backend;
  readonly checkout: Pick<CheckoutGuard, 'directory' | 'additions'>;
  readonly concurrency: number;
  /** Prepares the checkout again for other files, if what `prepare` wrote may depend on them. */
  readonly rebuild?:
    | ((files: Layer, signal: AbortSignal) => Promise<Place & { close(): Promise<unknown> }>)
    | undefined;
  /** When the time for all but the first tries ends, as `performance.now()` counts. */
  readonly end: number;
}

type Backend = Omit<ContainmentBackend, 'prepare'>;

/** Where commands run. */
interface Place {
  readonly backend: Backend;
  readonly directory: string;
}

/** What all runs of the commands of an audit need. */
export interface RunBase {
  /** The audited tree. */
  readonly tree: Tree;
  /** Absent without a change. */
  readonly change?: ProvenChange;
  readonly policy: Policy;
  /** The PATH of the step or terminal. */
  readonly path: string;
  readonly signal: AbortSignal;
}

/** A gene that ran: its Plans. */
type RunGene = GenePlans & { readonly gene: AuditedGene };

/** A command that passed. */
interface Passed {
  readonly id: string;
  /** With a limit that its first run gives. */
  readonly plan: Plan;
}

/** The limit of a command: a multiple of its first run, and a constant. */
const TIMES = 2;
const EXTRA_MS = 2000;

/**
 * Runs the commands of the genes that the change adds or modifies, and that all passed, again without the change: with
 * its edits and deletions taken back, then with the functions of one added file at a time failing, then with single
 * hunks taken back. The results of the first run are not touched. Never rejects: what cannot be made or run is
 * `not_run`, with the reason.
 * @returns for each such gene, one result for each command
 */
export async function proveChange(
  runs: ReadonlyMap<RunGene, readonly PlanRun[]>,
  run: FinishedRun,
): Promise<ReadonlyMap<AuditedGene, readonly Proof[]>> {
  const { policy, change } = run;
  if (policy.proof === 'off' || change === undefined) return new Map();
  const passed = [...runs].filter(([{ gene }, ofGene]) => {
    const isWritten = gene.change === 'added' || gene.change === 'modified';
    return isWritten && ofGene.every(({ outcome }) => outcome.status === 'passed');
  });
  // Other launched files make no difference to what is taken back.
  const changed = new Set(change.files.map(({ path }) => path));
  const startedBy = ([{ gene }]: (typeof passed)[number]) => {
    const started = gene.commands.flatMap(({ reading }) => startedFiles(reading));
    return [...new Set(started)].sort();
  };
  const groups = groupBy(passed, (of) =>
    startedBy(of)
      .filter((path) => changed.has(path))
      .join('\0'),
  );
  const results = new Map<AuditedGene, readonly Proof[]>();
  for (const genes of groups.values()) {
    const launched = [...new Set(genes.flatMap(startedBy))];
    const commands = genes.flatMap(([{ id }, ofGene]) =>
      ofGene.map(({ plan, outcome: { duration_ms } }): Passed => {
        return { id, plan: { ...plan, timeoutMs: TIMES * duration_ms + EXTRA_MS } };
      }),
    );
    const proofs = await proveCommands(commands, launched, change, run).catch(
      ({ message }: Error) => commands.map(() => notRun(message)),
    );
    for (const [{ gene }, { length }] of genes) results.set(gene, proofs.splice(0, length));
  }
  return results;
}

/** Runs commands with other files in place of theirs; returns the outcomes by the indices of the commands. */
type Run = (
  layer: Layer,
  wanted: readonly number[],
  signal?: AbortSignal,
) => Promise<ReadonlyMap<number, Outcome>>;

/** @param launched the files that the commands start; without them, they would check nothing */
async function proveCommands(
  commands: readonly Passed[],
  launched: readonly string[],
  change: ProvenChange,
  run: FinishedRun,
): Promise<Proof[]> {
  const subject = await subjectOf(change, run.tree, launched);
  const none = { files: [], kept: subject.kept.slice(0, LISTED), duration_ms: 0 };
  const failing = subject.added.flatMap(failingLayer);
  if (subject.files.length === 0 && failing.length === 0) {
    const proof = untried(subject, none);
    return commands.map(() => proof);
  }
  const built = run.checkout.additions.find(everything(dependencyFolders(run.policy)).areBuilt);
  if (built !== undefined && run.rebuild === undefined) {
    const reason = `commands can read \`${built}\`, which was built with the change before the gate`;
    return commands.map(() => notRun(reason, none));
  }
  const runWith = runnerOf(commands, run);
  const proofs: Proof[] = commands.map(() => ({ ...none, outcome: 'nothing_shown' }));
  const layers: Layer[] = [];
  const are = (wanted: (proof: Proof) => boolean) =>
    proofs.flatMap((proof, at) => (wanted(proof) ? at : []));
  const tryLayer = async (
    layer: Layer,
    wanted: readonly number[],
    next: (proof: Proof, found: Outcome) => Proof,
  ) => {
    for (const [at, found] of await runWith(layer, wanted)) {
      const proof = proofs[at] as Proof;
      const answer = next(proof, found);
      proofs[at] = { ...answer, duration_ms: proof.duration_ms + found.duration_ms };
      if (isProof(answer)) layers[at] = layer;
    }
  };
  if (subject.files.length > 0)
    await tryLayer(
      subject.before,
      are(() => true),
      (proof, found) => reverted(proof, found, subject),
    );
  for (const [index, { path, layer }] of failing.entries()) {
    const open = are((proof) => !isProof(proof));
    if (open.length === 0) break;
    if ((index > 0 || subject.files.length > 0) && performance.now() > run.end) {
      for (const at of open) proofs[at] = notRun('there was no time for all new files', proofs[at]);
      break;
    }
    await tryLayer(layer, open, (proof, found) => newCodeFailed(proof, found, path));
  }
  if (run.policy.a2a.require_proof !== 'none') await repeat(proofs, layers, runWith);
  const texts = [...commands.map(({ plan }) => plan.command), ...subject.texts];
  await addHunks(proofs, { ...subject, texts }, run, runWith);
  return proofs;
}

function failingLayer(code: AddedCode): readonly { path: string; layer: Layer }[] {
  const { path, isExecutable } = code;
  const text = failNewFunctions(code);
  if (text === undefined) return [];
  return [{ path, layer: new Map([[path, { content: Buffer.from(text), isExecutable }]]) }];
}

/** Repeats both runs of what is proven: a command that fails now and then proves nothing. */
async function repeat(proofs: Proof[], layers: readonly Layer[], runWith: Run): Promise<void> {
  const proven = [...proofs.keys()].filter((at) => layers[at] !== undefined);
  const withChange = await runWith(new Map(), proven);
  for (const [layer = new Map(), wanted] of groupBy(proven, (at) => layers[at])) {
    const without = await runWith(layer, wanted);
    for (const at of wanted) {
      const ends = [withChange, without]
        .map((found) => found.get(at))
        .map((each) => each && endOf(each));
      if (ends[0] === 'passed' && ends[1] === 'failed') continue;
      const reason = 'the results were different the second time';
      proofs[at] = { ...(proofs[at] as Proof), outcome: 'nothing_shown', reason };
    }
  }
}

/** Takes single hunks back, as long as there is time, for the commands that fail without the whole. */
async function addHunks(
  proofs: Proof[],
  { edited, files, texts }: Subject,
  { signal, end }: FinishedRun,
  runWith: Run,
): Promise<void> {
  const hunks = hunksOf(edited, texts);
  const wanted = proofs.flatMap(({ outcome }, at) =>
    outcome === 'fails_without_change' ? at : [],
  );
  const isWhole = files.length === 1 && edited[0]?.differs.length === 1;
  const left = AbortSignal.timeout(Math.max(0, Math.round(end - performance.now())));
  const stop = AbortSignal.any([signal, left]);
  for (const { path, lines, reverted } of wanted.length > 0 ? hunks : []) {
    if (stop.aborted) return;
    const found = isWhole ? undefined : await runWith(new Map([[path, reverted]]), wanted, stop);
    for (const at of wanted) {
      const outcome = found?.get(at);
      const result = isWhole ? 'failed' : outcome && endOf(outcome);
      if (result === undefined || typeof result === 'object') continue;
      const proof = proofs[at] as Proof;
      const hunk = { path, lines: [...lines] as [number, number], noticed: result === 'failed' };
      proofs[at] = { ...proof, hunks: [...(proof.hunks ?? []), hunk] };
    }
  }
}

function runnerOf(commands: readonly Passed[], run: FinishedRun): Run {
  const { backend, checkout, change, concurrency, path, rebuild } = run;
  const isCommitted = change?.isCommitted === true;
  const head = { backend, directory: checkout.directory, close: undefined };
  const runIn = async (place: Backend, wanted: readonly number[], signal: AbortSignal) => {
    const chains = wanted.flatMap((at) => {
      const command = commands[at];
      return command ? [{ at, id: command.id, plans: [command.plan] }] : [];
    });
    const options = { backend: place, progress: NO_PROGRESS, concurrency, signal };
    const runs = await runPlans(chains, options);
    return new Map(
      [...runs].flatMap(([{ at }, [first]]) => (first ? [[at, first.outcome] as const] : [])),
    );
  };
  return async (layer, wanted, signal = run.signal) => {
    if (layer.size === 0) return runIn(backend, wanted, signal);
    const place =
      rebuild && backend.cover
        ? await rebuild(layer, signal).catch(({ message }: Error) => message)
        : head;
    if (typeof place === 'string') {
      const missed = skipped('error', `\`prepare\` could not run again: ${place}`);
      return new Map(wanted.map((at) => [at, missed]));
    }
    try {
      const layered = { checkout: place.directory, isCommitted, path };
      const covered = await place.backend.cover?.((folder) => writeLayer(folder, layer, layered));
      if (covered) return await runIn(covered, wanted, signal);
    } finally {
      await place.close?.();
    }
    throw new Error('without namespaces, commands share one checkout, which must stay as it is');
  };
}
