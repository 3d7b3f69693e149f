import { dirname } from 'node:path/posix';
import { isMapping, type Mapping } from '../../../ground/mapping.ts';
import { isPackageFile } from '../../../programs/file-names.ts';
import { isWithin, normalise } from '../../../repo/paths.ts';

/** A step that runs something of the repository before the gate, or that starts the gate from it. */
export interface EarlyStep {
  /** Its path in the workflow, as in `jobs.gate.steps[1]`. */
  readonly place: string;
  readonly what: 'a command' | 'a local action' | 'an installation';
  /** What stands in it. */
  readonly text: string;
  /** The directory of a local action. */
  readonly folder?: string;
  /** Whether it starts the gate itself. */
  readonly startsGate?: true;
}

/** A package manager that runs scripts of packages; a word of a command, not of a path. */
export const RUNS_PACKAGES =
  /(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;

/** Finds the steps that run something of the repository. */
export function earlySteps(
  id: string,
  steps: readonly Mapping[],
  settings: readonly unknown[],
): readonly EarlyStep[] {
  return steps.flatMap((step, index) => {
    const found = earlyStep(step, settings);
    return found ? [{ ...found, place: placeOf(id, index) }] : [];
  });
}

/** The path of a step in its workflow. */
export function placeOf(id: string, index: number): string {
  return `jobs.${id}.steps[${index}]`;
}

type Unplaced = Omit<EarlyStep, 'place'>;

function earlyStep(step: Mapping, settings: readonly unknown[]): Unplaced | undefined {
  const { uses, run } = step;
  if (typeof run === 'string') return commandOf(step, settings);
  if (typeof uses !== 'string') return undefined;
  return uses.startsWith('./') ? localAction(uses) : commandsOfAction(step);
}

/** A `run:` step, with the settings that apply to it. */
export function commandOf(
  { run, shell, env, 'working-directory': folder }: Mapping,
  settings: readonly unknown[],
): Unplaced {
  return { what: 'a command', text: textOf([run, shell, env, folder, settings]) };
}

/** An action of the repository, with all files of its directory; that of the root is one file. */
export function localAction(uses: string): Unplaced {
  const folder = normalise(uses);
  return { what: 'a local action', text: '', folder: folder || 'action.yml' };
}

/** Inputs of an action that are commands. */
const COMMANDS = /^(?:run|script|commands?|cmd)$/i;

/** An action of somebody else runs something of the repository if its inputs say so. */
function commandsOfAction({ uses, with: inputs }: Mapping): Unplaced | undefined {
  const given = isMapping(inputs) ? Object.entries(inputs) : [];
  const text = textOf(given.filter(([name]) => COMMANDS.test(name)).map(([, value]) => value));
  if (text.trim() !== '') return { what: 'a command', text };
  const all = JSON.stringify([uses, inputs]);
  const installs = /npm|yarn|bun/i.test(all) && /install(?!":(?:false|"false"))/i.test(all);
  return installs ? { what: 'an installation', text: 'npm install' } : undefined;
}

/** All texts of a value, without the comments of scripts. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/^\s*#.*$/gm, '');
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).join('\n');
}

/**
 * Why a step depends on a file: the file is that of a local action, its path stands in the step, or the step
 * runs a package manager that reads it. What the file itself reads is not followed.
 *
 * @param hasWorkspaces whether package managers read other package.json files than the nearest
 * @returns a clause; undefined if nothing of this is known
 */
export function dependence(
  step: EarlyStep,
  path: string,
  hasWorkspaces: boolean,
): string | undefined {
  const { folder, text, startsGate } = step;
  const when = startsGate ? 'starts the gate' : 'runs before the gate';
  if (folder !== undefined && isWithin(path, folder))
    return `it belongs to a local action that ${when}`;
  if (standsIn(path, text)) return `it is named in a step that ${when}`;
  if (!RUNS_PACKAGES.test(text)) return undefined;
  const name = path.split('/').at(-1) ?? '';
  const parent = dirname(path);
  const isNear = parent === '.' || hasWorkspaces || standsIn(parent, text);
  const isRead = (isNear && isPackageFile(name)) || isWithin(path, '.yarn');
  return isRead ? `a package manager that ${when} reads it` : undefined;
}

/** Whether each part of a path stands in a text: a directory can be that of the step, or follow `cd`. */
function standsIn(path: string, text: string): boolean {
  const folded = text.toLowerCase();
  return path.split('/').every((part) => hasName(folded, part.toLowerCase()));
}

function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const after = text.slice(at + name.length, at + name.length + 2);
    if (!/[\w.-]/.test(text[at - 1] ?? ' ') && !/^(?:[\w-]|\.\w)/.test(after)) return true;
  }
  return false;
}

/** What a change can decide about the gate before it starts. */
interface LateGate {
  /** The first workflow with such steps. */
  readonly path: string;
  /** The steps, each as a clause. */
  readonly steps: readonly string[];
  /** Whether the gate itself is started from the repository. */
  readonly startsGate: boolean;
}

/** Returns the steps that run something of the repository before the gate; undefined without one. */
export function lateGate({
  jobs,
}: {
  readonly jobs: ReadonlyMap<string, ReadonlyMap<string, readonly EarlyStep[]>>;
}): LateGate | undefined {
  const all = [...jobs].flatMap(([path, each]) =>
    [...each.values()].flat().map((step) => ({ path, ...step })),
  );
  const [first] = all;
  if (first === undefined) return undefined;
  const clauses = all.map(({ path, place, what }) => `\`${place}\` of \`${path}\` (${what})`);
  return {
    path: first.path,
    steps: [...new Set(clauses)],
    startsGate: all.some(({ startsGate }) => startsGate),
  };
}
