import { AGENT_TASK_FILE, agentTask } from '../agent/task-of-report.ts';
import type { GateReport } from '../gate-report.ts';
import { count } from '../view/words.ts';
import { linked } from './prose.ts';

/** Returns who acts next, and where the agent that wrote the change finds its task; nothing if nobody has to. */
export function agentLine(report: GateReport, detailsUrl: string | undefined): string[] {
  const { next_actor, edits, todo, human } = agentTask(report);
  if (next_actor === 'done') return [];
  const where = linked('artifacts', detailsUrl && `${detailsUrl}#artifacts`);
  return [
    `For agents: \`next_actor: ${next_actor}\`, ${count(edits.length, 'edit')}, ${todo.length} to do, ${human.length} for a person. The task, with its diff, is \`${AGENT_TASK_FILE}\` in the ${where} of the run.`,
    '',
  ];
}
