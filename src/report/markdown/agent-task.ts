import { agentTask } from '../agent/project.ts';
import { fittingTask } from '../agent/render.ts';
import { markdownFence } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { count } from '../view/words.ts';

/** What is left for the task on a page that is full, in UTF-16 units: about ten findings. */
const RESERVED = 6_000;

/** Longer tasks are read from their file. */
const LONGEST = 20_000;

/** Returns how much of a page the people's part may fill. */
export function roomForPeople({ next_actor }: GateReport, maxCharacters: number): number {
  return next_actor === 'done' || maxCharacters < 3 * RESERVED
    ? maxCharacters
    : maxCharacters - RESERVED;
}

/**
 * Returns the fold for the agent that wrote the change, with as much of its task as fits; empty if
 * nothing is left to do.
 *
 * @param room limit of the result in UTF-16 units
 */
export function agentSection(report: GateReport, room: number): string {
  const task = agentTask(report);
  if (task.next_actor === 'done') return '';
  const { edits, todo, human } = task;
  const summary = `For agents: ${count(edits.length, 'edit')}, ${todo.length} to do, ${human.length} for a person`;
  const opening = `\n<details><summary>${summary}</summary>\n\n`;
  const end = '\n\n</details>\n';
  const limit = Math.min(room, LONGEST) - opening.length - end.length - 2 * FENCE;
  const json = fittingTask(task, limit);
  if (json === undefined) return '';
  const lines = markdownFence(json.trimEnd().split('\n'), 'json').join('\n');
  const text = `${opening}${lines}${end}`;
  return text.length <= room ? text : '';
}

/** A fence with its language and line break. */
const FENCE = 16;
