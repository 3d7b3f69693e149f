import type { GateReport } from '../gate-report.ts';
import { type AgentLine, agentLines } from '../view/agent-files.ts';
import { clip } from '../view/words.ts';
import { type Layout, limited, prose } from './layout.ts';

const MOST = 12;
const LONGEST = 400;

/** Returns what the change makes machines run by themselves, the worst first. */
export function agentFilesRows(
  report: Pick<GateReport, 'agent_files' | 'findings'>,
  layout: Layout,
): string[] {
  const { shown, rest } = limited(agentLines(report), MOST, 'command', layout);
  return [...shown.flatMap((line, index) => rows(line, index, layout)), ...rest];
}

function rows({ file, entry, word, means }: AgentLine, index: number, layout: Layout): string[] {
  const label = index === 0 ? 'machines' : '';
  const { event, command, line } = entry;
  const place = word === '' ? `line ${line}` : `${word} in ${file.path}:${line}`;
  const text = `${place} for ${event}: ${command}`;
  return [
    ...prose(layout, label, clip(text, LONGEST)),
    ...(means === '' ? [] : prose(layout, '', clip(means, LONGEST), { text: 'quiet' })),
  ];
}
