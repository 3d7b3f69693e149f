import { jsonLine } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { type AgentTask, agentTaskSchema } from './agent-task.ts';
import { agentTask } from './project.ts';

/** The names of the result files that have the whole task and its diff. */
export const AGENT_TASK_FILE = 'agent-task.json';
export const AGENT_PATCH_FILE = 'agent-task.patch';

/** Renders the task of a report, with everything in it. */
export function renderAgentTask(report: GateReport): string {
  return renderTask(agentTask(report));
}

/** Renders a task as JSON: one line for each field, and for each entry of a list. */
export function renderTask(task: AgentTask): string {
  const fields = Object.entries(agentTaskSchema.parse(task)).map(([name, value]) => {
    const isLong = Array.isArray(value) && value.length > 0;
    const text = isLong ? `[\n${value.map(jsonLine).join(',\n')}\n]` : jsonLine(value);
    return `${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** No entry of a list has fewer characters: `{"why":"","needs":""}`. */
const LEAST_ENTRY = 21;

/**
 * Renders as much of a task as fits: whole entries only, what a person does first, then all edits of
 * one asset or none. `more` says how many are missing; the diff is in its file.
 *
 * @param max limit of the result in UTF-16 units
 * @returns undefined if not even the fields without lists fit
 */
export function fittingTask(task: AgentTask, max: number): string | undefined {
  const patch = task.patch === null ? null : { file: AGENT_PATCH_FILE };
  const entries = task.human.length + task.edits.length + task.todo.length;
  if (entries * LEAST_ENTRY <= max) {
    const whole = renderTask({ ...task, patch });
    if (whole.length <= max) return whole;
  }
  const kept = { human: 0, edits: 0, todo: 0 };
  const render = () =>
    renderTask({
      ...task,
      ...{ human: task.human.slice(0, kept.human) },
      ...{ edits: task.edits.slice(0, kept.edits), todo: task.todo.slice(0, kept.todo) },
      patch,
      more: {
        edits: task.edits.length - kept.edits,
        todo: task.todo.length - kept.todo,
        human: task.human.length - kept.human,
        file: AGENT_TASK_FILE,
      },
    });
  let text = render();
  if (text.length > max) return undefined;
  for (const list of ['human', 'edits', 'todo'] as const) {
    for (const end of endsOf(task, list)) {
      const before = kept[list];
      kept[list] = end;
      const longer = render();
      if (longer.length > max) {
        kept[list] = before;
        break;
      }
      text = longer;
    }
  }
  return text;
}

/** Returns where a list may end. The edits of one asset belong together: its hash is about all of them. */
function endsOf(task: AgentTask, list: 'human' | 'edits' | 'todo'): number[] {
  const ends = task[list].map((_, index) => index + 1);
  if (list !== 'edits') return ends;
  const assets = task.edits.map(({ path, pointer }) => `${path}#${assetOf(pointer)}`);
  return ends.filter((end) => assets[end - 1] !== assets[end]);
}

function assetOf(pointer: string): string {
  return pointer.replace(/\/(asset_id|validation\/\d+)$/, '');
}
