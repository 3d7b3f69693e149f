import { GateError } from '../ground/error.ts';
import type { AssetChange } from './asset.ts';
import { validationCommands } from './validation.ts';

/** Genes and Capsules that one change may add, modify and remove; the largest known store has some hundred. */
const MOST_ASSETS = 2_000;
/** Commands of the genes that are judged. */
const MOST_COMMANDS = 10_000;

/**
 * Refuses a change with more assets or commands than the gate is built for, before any of them is judged.
 * Events do not count: a log grows by what an engine does.
 *
 * @param all whether the genes that the change does not touch are judged, too
 * @throws GateError `change-too-large`
 */
export function requireChangeSize(changes: readonly AssetChange[], all: boolean): void {
  const changed = changes.filter(
    ({ kind, asset }) => CHANGED.has(kind) && asset.type !== 'EvolutionEvent',
  );
  if (changed.length > MOST_ASSETS) {
    throw tooLarge(`has ${changed.length} changed Genes and Capsules`, MOST_ASSETS, false);
  }
  const commands = changes
    .filter(({ kind, asset }) => asset.type === 'Gene' && kind !== 'removed')
    .reduce((sum, { asset }) => sum + commandsOf(asset), 0);
  if (commands > MOST_COMMANDS) {
    throw tooLarge(`has ${commands} commands to judge`, MOST_COMMANDS, all);
  }
}

const CHANGED: ReadonlySet<AssetChange['kind']> = new Set(['added', 'modified', 'removed']);

function commandsOf(gene: AssetChange['asset']): number {
  const field = validationCommands(gene);
  return field.kind === 'list' ? field.entries.length : 0;
}

function tooLarge(what: string, most: number, all: boolean): GateError {
  return new GateError(
    'change-too-large',
    `The change ${what}; the gate takes at most ${most} at once.`,
    all
      ? 'Split the change, or judge only the genes that it touches, without `--all`.'
      : 'Split the change into smaller ones, each with its own check.',
  );
}
