import type { ComponentChildren } from 'preact';
import type { ReportFinding } from '../gate-report.ts';
import { errorLines } from '../view/error-lines.ts';
import { type Group, pathAndLine, reasonsOf } from '../view/finding.ts';
import { type ExplainedCommand, groupCommands, groupFindings } from '../view/report-sections.ts';
import { count, duration, SEVERITY_TONES, statusWords, type Tone } from '../view/words.ts';
import { CommandText } from './command.tsx';
import { Code, FindingReason, Findings, Link, List, Name, Sentence, Status } from './elements.tsx';
import type { HtmlPage } from './page.tsx';

/** Cards of each kind that are not folded. */
const MOST_CARDS = 12;
const OUTPUT_LINES = { most: 10, columns: 120 } as const;

/** What requires action. */
interface Card {
  readonly tone: Tone;
  readonly word: string;
  readonly title: ComponentChildren;
  readonly content: ComponentChildren;
}

/** Returns what requires action by kind: dangers, blocked and failed commands, approvals, other findings. */
export function cardsOf(page: HtmlPage): { readonly noun: string; readonly cards: Card[] }[] {
  const { dangers, blocked, failed, waiting, blast, findings } = page.sections;
  const cards = (found: readonly ReportFinding[]) => groupFindings(found).map(findingCard);
  return [
    { noun: 'dangerous finding', cards: cards(dangers) },
    {
      noun: 'blocked command',
      cards: groupCommands(blocked).map((group) => commandCard(group, page)),
    },
    {
      noun: 'failed command',
      cards: groupCommands(failed).map((group) => commandCard(group, page)),
    },
    { noun: 'pending approval', cards: cards(waiting) },
    { noun: 'finding', cards: cards([...blast, ...findings]) },
  ].filter((kind) => kind.cards.length > 0);
}

/** The cards of one kind, the first ones open. */
export function Cards({ of, noun }: { readonly of: readonly Card[]; readonly noun: string }) {
  return (
    <List
      of={of}
      noun={noun}
      open={MOST_CARDS}
      each={({ tone, word, title, content }) => (
        <article>
          <h3>
            <Status tone={tone} word={word} /> <span class="quiet">{title}</span>
          </h3>
          {content}
        </article>
      )}
    />
  );
}

/** A command that was blocked, or that ran and did not pass, with the relevant lines of its output. */
function commandCard({ lead, others }: Group<ExplainedCommand>, page: HtmlPage): Card {
  const { gene, command, result, findings } = lead;
  const outcome = result === 'failed' ? command.outcome : undefined;
  const { main, further } = reasonsOf(findings);
  const shown = [...(main ? [main] : []), ...further];
  const lines = outcome ? errorLines(outcome, OUTPUT_LINES.most, OUTPUT_LINES.columns) : [];
  return {
    tone: 'bad',
    word: outcome ? `${statusWords(outcome)} after ${duration(outcome.duration_ms)}` : 'blocked',
    title: <CommandPlace of={lead} page={page} />,
    content: (
      <>
        <CommandText command={command} findings={outcome ? [] : shown} />
        {lines.length > 0 && <Code lines={lines} />}
        {shown.length === 0 && !outcome && (
          <p>
            <Sentence text={gene.summary} />
          </p>
        )}
        {shown.map((finding) => (
          <FindingReason key={finding.rule} finding={finding} />
        ))}
        {others.length > 0 && (
          <details>
            <summary>Same problem in {count(others.length, 'other command')}</summary>
            <List
              of={others}
              noun="command"
              each={(other) => <CommandPlace of={other} page={page} />}
            />
          </details>
        )}
      </>
    ),
  };
}

function findingCard({ lead, others }: Group<ReportFinding>): Card {
  const about = pathAndLine(lead) ?? lead.subject?.id;
  const waits = lead.rule === 'approval-missing';
  return {
    tone: waits ? 'waiting' : SEVERITY_TONES[lead.severity],
    word: waits ? 'approval required' : lead.severity,
    title: about !== undefined && <Name text={about} />,
    content: (
      <>
        <FindingReason finding={lead} />
        {others.length > 0 && (
          <details>
            <summary>{count(others.length, 'more finding')} with the same cause</summary>
            <Findings of={others} />
          </details>
        )}
      </>
    ),
  };
}

/** The gene, the position and the location of a command. */
function CommandPlace({
  of: { gene, command, position },
  page,
}: {
  readonly of: ExplainedCommand;
  readonly page: HtmlPage;
}) {
  const { path = gene.path, line = gene.line } = command.location ?? {};
  return (
    <>
      <Link to={page.anchorOf(command)}>
        <Name text={gene.id} />
      </Link>
      , command {position} of {gene.commands.length}, <Name text={`${path}:${line}`} />
    </>
  );
}
