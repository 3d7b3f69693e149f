import { basename } from 'node:path/posix';
import { isMapping, type Mapping, objectIn } from '../../../ground/mapping.ts';
import * as names from '../../../programs/file-names.ts';
import { isWithin } from '../../../repo/paths.ts';
import { programNamed } from '../../../shell/programs.ts';
import { readByInstalls } from './installs.ts';
import { calledPaths, jobsOf, partsIn } from './workflow.ts';

/** The name of the action, the command and the package. */
export const GATE = /gene-gate/i;

/**
 * Reads the steps of a job of the gate, and of the jobs that it needs: if a change can interfere with the
 * gate in a step (`isLate`), and why it depends on a changed file, as a clause (`reasonFor`). Leaves out
 * actions of other repositories that need no file of this one.
 * @param starts true for a step that starts the gate
 * @param withoutInstalls leaves out installations that run no code of the repository
 */
export function readSteps(
  workflow: Mapping,
  id: string,
  starts: (step: Mapping) => boolean,
  withoutInstalls: (script: string) => string,
) {
  const jobs = jobsOf(workflow);
  const job = jobs.get(id) ?? {};
  // Without a step of the gate, any step may precede it.
  const last = partsIn(job.steps).findLastIndex(starts);
  // A needed job can disable the gate by an output.
  const isAsked = /\bneeds\b/.test(textOf({ ...job, needs: '' }));
  // A workflow_run uses the files of the default branch.
  const events = isMapping(workflow.on) ? Object.keys(workflow.on) : [workflow.on].flat();
  const isTrusted = events.every((event) => event === 'workflow_run');
  const ids = new Set([id]);
  // Iterating over a Set includes added elements.
  for (const each of ids)
    for (const needed of [jobs.get(each)?.needs ?? []].flat()) ids.add(String(needed));
  return [...ids].flatMap((each) => {
    const own = jobs.get(each) ?? {};
    const settings = [own, workflow].map(({ defaults, env }) => [defaults, env]);
    return partsIn(own.steps).flatMap((step, index) => {
      const isEarly = !isTrusted && (each === id ? last < 0 || index <= last : isAsked);
      const read = readStep(step, settings, { startsGate: starts(step), isEarly }, withoutInstalls);
      return read ? { ...read, place: `jobs.${each}.steps[${index}]` } : [];
    });
  });
}

/** @param gate if the step starts it, and if a change decides what runs before it, or as it (`isEarly`) */
function readStep(
  step: Mapping,
  settings: readonly unknown[],
  { startsGate, isEarly }: { readonly startsGate: boolean; readonly isEarly: boolean },
  withoutInstalls: (script: string) => string,
) {
  const called = calledPaths(step);
  const [folder] = called;
  const isRemote = folder === undefined && typeof step.uses === 'string';
  if (isRemote && (!isEarly || startsGate || isSetUp(step))) return undefined;
  const script = textOf(step.run);
  // Installations are known from the root only.
  const isElsewhere = /working-directory|\b(?:cd|pushd)\b/.test(JSON.stringify([step, settings]));
  const commands = isElsewhere ? script : withoutInstalls(script);
  const reads = isEarly ? readByInstalls(script) : [];
  const runsCode = isRemote || folder !== undefined || runsRepository(commands);
  const installs = isRemote || runsPackages(commands);
  // A gate installed on the machine, or outside of the checkout.
  const isOwn = startsGate && !folder && (OUTSIDE.test(textOf(step)) || !(runsCode || installs));
  const isLate = isEarly && !isOwn;
  const text = textOf([{ ...step, name: '', uses: '' }, called, settings]).toLowerCase();
  const words = new Set(text.split(/[^\w.-]+/).map((word) => word.replace(/(?<!\.)\.+$/, '')));
  const reasonFor = (path: string) => {
    const name = basename(path);
    const tool = names.toolThatFinds(path);
    const isPackage =
      names.isPackageFile(name) || names.isLockfile(name) || isWithin(path, '.yarn');
    if ((isLate && installs && isPackage) || reads.includes(path))
      return 'a package manager reads it before the gate, or to start it';
    if (names.isDocument(path) || names.isLockfile(name)) return undefined;
    // A directory can be the step's or follow `cd`. To start the gate, a tool finds its own files.
    const [file = '', ...folders] = path.toLowerCase().split('/').reverse();
    const isNamed = words.has(file) || (startsGate && tool !== undefined && words.has(tool));
    const isInside = folder !== undefined && isWithin(path, folder);
    if (isInside || (isNamed && folders.every((each) => words.has(each))))
      return "stands in the gate's job, or in one that this needs";
    return isLate && runsCode && (tool !== undefined || names.isRunnable(path))
      ? 'can run before the gate, which a job of its own avoids'
      : undefined;
  };
  return { startsGate, isLate, reasonFor };
}

/** Returns all texts in a value, without comments of scripts. */
export function textOf(value: unknown): string {
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

/** A path outside of the checkout. */
const OUTSIDE = /RUNNER_TEMP|runner\.temp/;

/** Some set-up actions install packages if an input says so. */
function isSetUp({ uses, with: inputs }: Mapping): boolean {
  const name = String(uses).split('@')[0]?.toLowerCase() ?? '';
  if (name === 'actions/download-artifact') return OUTSIDE.test(textOf(inputs));
  const given = Object.entries(objectIn(inputs)).filter(([key]) => /install|bundler/.test(key));
  return SET_UP.has(name) && given.every(([, value]) => `${value || false}` === 'false');
}

/** True if a text has a package manager or its output as a word of a command, not of a path. */
function runsPackages(text: string): boolean {
  return (
    /(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.test(text) ||
    text.split(/[^\w.@-]+/).some((word) => programNamed(word)?.kind === 'manager')
  );
}

/** Programs that run no code of the repository, and the gate itself. */
const HARMLESS =
  /^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|)$/;

/** True if commands may run code of the repository, unless a package manager starts the gate. */
function runsRepository(text: string): boolean {
  const plain = text.replaceAll(/\$\{\{[^{}]*\}\}/g, '$').replaceAll(/\\\r?\n/g, ' ');
  const commands = plain.replaceAll(/\d?>{1,2}&?[ \t]*[^\s;&|()`]+/g, '').split(/[\n;&|()`]/);
  const isHarmless = (command: string) => {
    const [, program = ''] = /^\s*(?:sudo +)?(\S*)/.exec(command) ?? [];
    const isGate = GATE.test(command) && runsPackages(program);
    return HARMLESS.test(program) || isGate || programNamed(program)?.kind === 'downloader';
  };
  return !commands.every(isHarmless) || /GITHUB_(?:PATH|ENV)\b/.test(text);
}
