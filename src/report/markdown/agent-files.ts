import type { GateReport } from '../gate-report.ts';
import { AGENT_NOTE, AGENT_TITLE, type AgentLine, agentLines } from '../view/agent-files.ts';
import { count } from '../view/words.ts';
import { type Linker, sentence } from './prose.ts';

const MOST = 12;

/** Returns what the change makes machines run by themselves, the worst first. */
export function agentFilesSection(report: GateReport, links: Linker): string[] {
  const lines = agentLines(report);
  if (lines.length === 0) return [];
  const more = lines.length - MOST;
  return [
    `#### ${AGENT_TITLE}`,
    '',
    AGENT_NOTE,
    '',
    ...lines.slice(0, MOST).map((line) => item(line, links)),
    ...(more > 0 ? [`- and ${count(more, 'other command')}`] : []),
    '',
  ];
}

function item({ file, entry, word, means, isGrave }: AgentLine, links: Linker): string {
  const place = links.diff({ path: file.path, line: entry.line });
  const scripts = (entry.scripts ?? []).map((path) => links.diff({ path, line: 1 }, path));
  const ends = [
    ...(means === '' ? [] : [`${isGrave ? '⚠️ ' : ''}${sentence(means.replace(/\.$/, ''))}`]),
    ...(scripts.length > 0 ? [`Scripts: ${scripts.join(', ')}`] : []),
    ...(entry.state === 'removed' ? [] : [sentence(`${file.tool} ${file.approval}`)]),
  ];
  const command = sentence(`\`${entry.command.replaceAll('`', 'ˋ')}\``);
  return `- **${word}** ${sentence(entry.event)}, ${place}: ${command}${ends.map((end) => `. ${end}`).join('')}.`;
}
