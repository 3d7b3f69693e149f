import { isMapping, type Mapping, objectIn, textIn } from '../../../ground/mapping.ts';
import { toolThatFinds } from '../../../programs/file-names.ts';
import type { Tree } from '../../../repo/tree.ts';
import { programNamed } from '../../../shell/programs.ts';
import { type Installs, installsIn } from './installs.ts';
import {
  type ActionsFile,
  calledPaths,
  jobsOf,
  partsIn,
  readWorkflows,
  stepsOf,
} from './workflow.ts';

/** The name of the action, the command and the package. */
export const GATE = /gene-gate/i;

export interface Gate {
  readonly files: ReadonlyMap<string, ActionsFile>;
  /** Files that mention the gate, their callers, and the files that they call or wait for. */
  readonly deciding: ReadonlySet<string>;
  readonly jobs: readonly GateJob[];
  /** The steps of these jobs, and of the jobs that they need. */
  readonly steps: readonly GateStep[];
}

/** A job that mentions the gate in its name, an input or a step. */
interface GateJob {
  readonly file: ActionsFile;
  readonly id: string;
  readonly job: Mapping;
}

export interface GateStep {
  /** All words that could name a file, directory or program, including settings around the step. */
  readonly words: ReadonlySet<string>;
  readonly startsGate: boolean;
  /** Of a local action. */
  readonly folder: string | undefined;
  /** Set if a change decides what the step runs before the gate, or as the gate. */
  readonly late?: { readonly path: string; readonly step: string };
  /** True if it may run code that it does not name. */
  readonly runsCode: boolean;
  /** True if it may start a package manager. */
  readonly installs: boolean;
  /** Files that an installation of named packages reads. */
  readonly reads: readonly string[];
}

/** GitHub's limit is ten levels; callers may be found before the files that they call. */
const MAX_DEPTH = 10;

export async function findGate(tree: Tree): Promise<Gate> {
  const files = await readWorkflows(tree);
  const all = [...files.values()];
  const inputs = all.flatMap(({ value }) => partsIn(value)).map((part) => objectIn(part.with));
  const checks = inputs.map((each) => textIn(each, 'check-name').trim()).filter(Boolean);
  const mentions = ({ value, text }: ActionsFile) => {
    const content = value ? JSON.stringify(value) : text;
    return GATE.test(content) || checks.some((name) => content.includes(JSON.stringify(name)));
  };
  const through = new Set(all.filter(mentions).map(({ path }) => path));
  const calls = (value: unknown) => calledPaths(value).some((path) => through.has(path));
  for (let depth = 0; depth < MAX_DEPTH; depth += 1)
    for (const { path, value } of all) if (calls(value)) through.add(path);
  const deciding = new Set(through);
  // Iterating over a Set includes added elements.
  for (const path of deciding) {
    const value = files.get(path)?.value;
    const awaited = [objectIn(objectIn(value?.on).workflow_run).workflows].flat();
    const needed = all.filter((each) => awaited.includes(each.value?.name ?? each.path));
    for (const called of calledPaths(value)) if (files.has(called)) deciding.add(called);
    for (const other of needed) deciding.add(other.path);
  }
  const starts = (part: Mapping) =>
    calls(part) || GATE.test(textOf([textIn(part, 'uses').split('@')[0], part.run]));
  const jobs = all
    .filter(({ path }) => deciding.has(path))
    .flatMap((file) => [...jobsOf(file)].map(([id, job]) => ({ file, id, job })))
    .filter((each) => isOfGate(each, starts));
  const installs = await installsIn(
    tree,
    all.map(({ text }) => text),
  );
  const steps = jobs.flatMap((job) => stepsOfGate(job, starts, installs));
  return { files, deciding, jobs, steps };
}

type Starts = (part: Mapping) => boolean;

/** Names of artifacts do not count. */
function isOfGate({ id, job }: GateJob, starts: Starts): boolean {
  const parts = partsIn(job).filter(({ uses }) => !/-artifact@/.test(`${uses}`));
  return parts.some(starts) || GATE.test(textOf([id, job.name, parts.map((part) => part.with)]));
}

function stepsOfGate(
  { file, id, job }: GateJob,
  starts: Starts,
  installs: Installs,
): readonly GateStep[] {
  const jobs = jobsOf(file);
  const starting = stepsOf(job).findLastIndex(starts);
  // Without a step of the gate, any step may precede it. A called workflow is read separately.
  const last = job.uses !== undefined ? -1 : starting < 0 ? Number.POSITIVE_INFINITY : starting;
  // A needed job can disable the gate by an output.
  const isAsked = /\bneeds\b/.test(textOf({ ...job, needs: '' }));
  const ids = new Set([id]);
  for (const each of ids)
    for (const needed of [jobs.get(each)?.needs ?? []].flat()) ids.add(String(needed));
  // A workflow_run uses the files of the default branch.
  const on = file.value?.on;
  const events = isMapping(on) ? Object.keys(on) : [on].flat();
  const isTrusted = events.every((event) => event === 'workflow_run');
  return [...ids].flatMap((each) =>
    stepsOf(jobs.get(each) ?? {}).flatMap((step, index) => {
      const isEarly = !isTrusted && (each === id ? index <= last : isAsked);
      const clause = `\`jobs.${each}.steps[${index}]\` of \`${file.path}\` (${kindOf(step)})`;
      const late = isEarly ? { path: file.path, step: clause } : undefined;
      return readStep(
        step,
        [jobs.get(each), file.value],
        { late, startsGate: starts(step) },
        installs,
      );
    }),
  );
}

function kindOf(step: Mapping): string {
  if (typeof step.uses !== 'string') return 'a command';
  return calledPaths(step).length > 0 ? 'a local action' : 'an action';
}

function readStep(
  step: Mapping,
  around: readonly (Mapping | undefined)[],
  { late, startsGate }: Pick<GateStep, 'startsGate'> & { readonly late: GateStep['late'] },
  installsOf: Installs,
): readonly GateStep[] {
  const called = calledPaths(step);
  const [folder] = called;
  const isRemote = folder === undefined && typeof step.uses === 'string';
  if (isRemote && (late === undefined || startsGate || isSetUp(step))) return [];
  const settings = around.map((each) => [each?.defaults, each?.env]);
  const text = textOf([{ ...step, name: '', uses: '' }, called, settings]).toLowerCase();
  const words = new Set(text.split(/[^\w.-]+/).map((word) => word.replace(/(?<!\.)\.+$/, '')));
  const script = textOf(step.run);
  const isElsewhere =
    JSON.stringify([step, settings]).includes('working-directory') ||
    /\b(?:cd|pushd)\b/.test(script);
  const lines = script.split('\n');
  const readBy = (line: string) => (isElsewhere ? undefined : installsOf(line.trim()));
  const reads = lines.flatMap((line) => readBy(line) ?? []);
  const commands = lines.filter((line) => readBy(line) === undefined).join('\n');
  const runsCode = isRemote || folder !== undefined || runsRepository(commands);
  const installs = isRemote || runsPackages(commands);
  // A gate installed on the machine, or outside of the checkout.
  const isOutside = OUTSIDE.test(textOf(step)) || !(runsCode || installs);
  const isOwn = startsGate && folder === undefined && isOutside;
  return [
    { words, startsGate, folder, runsCode, installs, reads, ...(late && !isOwn && { late }) },
  ];
}

/**
 * True if each part of a path is a word of a step, because a directory can be the step's or follow
 * `cd`. If the step starts the gate, the name of a tool that finds the file by itself also counts.
 */
export function namesFile({ words, startsGate }: GateStep, path: string): boolean {
  const folders = path.toLowerCase().split('/');
  const name = folders.pop() ?? '';
  const tool = startsGate ? toolThatFinds(path) : undefined;
  const isNamed = words.has(name) || (tool !== undefined && words.has(tool));
  return isNamed && folders.every((each) => words.has(each));
}

/** Returns the steps before the gate that a change decides; undefined if there are none. */
export function lateGate({ steps }: Pick<Gate, 'steps'>) {
  const late = steps.flatMap((each) => each.late ?? []);
  const [first] = late;
  const clauses = [...new Set(late.map(({ step }) => step))];
  const startsGate = steps.some((each) => each.late && each.startsGate);
  return first && { path: first.path, steps: clauses, startsGate };
}

/** Returns all texts in a value, without comments of scripts. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/^[ \t]*#.*$/gm, '');
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).join('\n');
}

/** Actions that check out, set up a language or store files, and run nothing of the repository. */
const SET_UP = new Set(
  `actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/),
);

const OUTSIDE = /RUNNER_TEMP|runner\.temp/;

/** Some set-up actions install packages if an input says so. */
function isSetUp({ uses, with: inputs }: Mapping): boolean {
  const name = String(uses).split('@')[0]?.toLowerCase() ?? '';
  if (name === 'actions/download-artifact') return OUTSIDE.test(textOf(inputs));
  const given = Object.entries(objectIn(inputs)).filter(([key]) => /install|bundler/.test(key));
  return SET_UP.has(name) && given.every(([, value]) => `${value || false}` === 'false');
}

/**
 * True if a text has the name of a package manager, or of its output, as a word of a command, not of a
 * path.
 */
function runsPackages(text: string): boolean {
  const words = text.split(/[^\w.@-]+/);
  return (
    /(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.test(text) ||
    words.some((word) => programNamed(word)?.kind === 'manager')
  );
}

/** Programs that run no code of the repository, and the gate itself. */
const HARMLESS =
  /^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|)$/;

/** True if commands may run code of the repository. A package manager that starts the gate does not count. */
function runsRepository(text: string): boolean {
  const plain = text.replaceAll(/\$\{\{[^{}]*\}\}/g, '$').replaceAll(/\\\r?\n/g, ' ');
  const commands = plain.replaceAll(/\d?>{1,2}&?[ \t]*\S+/g, '').split(/[\n;&|()`]/);
  const isHarmless = (command: string) => {
    const [program = ''] = command
      .trim()
      .replace(/^sudo +/, '')
      .split(/\s/);
    const isGate = GATE.test(command) && runsPackages(program);
    return HARMLESS.test(program) || isGate || programNamed(program)?.kind === 'downloader';
  };
  return !commands.every(isHarmless) || /GITHUB_(?:PATH|ENV)\b/.test(text);
}
