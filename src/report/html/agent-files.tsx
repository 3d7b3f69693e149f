import { AGENT_NOTE, AGENT_TITLE, type AgentLine, agentLines } from '../view/agent-files.ts';
import { List, Name, type PageSection, Sentence, Status } from './elements.tsx';
import type { HtmlPage } from './page.ts';

/** What the change makes machines run by themselves, the worst first. */
export function agentFilesSection({ report }: HtmlPage): PageSection | undefined {
  const lines = agentLines(report);
  if (lines.length === 0) return undefined;
  return {
    id: 'machines',
    title: AGENT_TITLE,
    count: lines.length,
    body: (
      <>
        <p class="quiet">{AGENT_NOTE}</p>
        <List of={lines} noun="command" each={(line) => <Line line={line} />} />
      </>
    ),
  };
}

function Line({ line: { file, entry, word, means, isGrave } }: { readonly line: AgentLine }) {
  return (
    <>
      <p>
        <Status tone={isGrave ? 'bad' : 'caution'} word={word.toLowerCase()} />{' '}
        <Name text={`${file.path}:${entry.line}`} /> <Sentence text={entry.event} />
      </p>
      <pre dir="ltr">
        <Name text={entry.command} />
      </pre>
      {means !== '' && (
        <p>
          <Sentence text={means} />
        </p>
      )}
      {entry.state !== 'removed' && (
        <p class="quiet">
          <Sentence text={`${file.tool} ${file.approval}.`} />
        </p>
      )}
    </>
  );
}
