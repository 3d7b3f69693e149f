import { HOW_TO_GET_IT } from '../../ground/tool.ts';
import { AGENT_TASK_FILE, agentTask } from '../agent/task-of-report.ts';
import { rawBlock } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { fixOf } from '../view/fix.ts';
import { count } from '../view/words.ts';
import { linked, sentence } from './prose.ts';

/** Returns everything that `gene-gate fix` changes, once: the command to paste, and the diff. */
export function fixSection(report: GateReport): string[] {
  const fix = fixOf(report);
  if (fix === undefined) return [];
  const { what, command, diff } = fix;
  return [
    '#### Fix',
    '',
    `${sentence(what)}. Run this in the repository (${linked('how to get it', HOW_TO_GET_IT)}):`,
    '',
    ...rawBlock([command], 'sh'),
    '',
    diff
      ? 'Or save this as a file, and apply it with `git apply`:'
      : `Or apply the \`patch\` of \`${AGENT_TASK_FILE}\` with \`git apply\`.`,
    '',
    ...(diff ? [...rawBlock(diff, 'diff'), ''] : []),
  ];
}

/** Returns who acts next, and where the agent that wrote the change finds its task; nothing if nobody has to. */
export function agentLine(report: GateReport, detailsUrl: string | undefined): string[] {
  const { next_actor, edits, todo, human } = agentTask(report);
  if (next_actor === 'done') return [];
  const where = linked('artifacts', detailsUrl && `${detailsUrl}#artifacts`);
  return [
    `For agents: \`next_actor: ${next_actor}\`, ${count(edits.length, 'edit')}, ${todo.length} to do, ${human.length} for a person. The task${edits.length > 0 ? ', with its diff,' : ''} is \`${AGENT_TASK_FILE}\` in the ${where} of the run.`,
    '',
  ];
}
