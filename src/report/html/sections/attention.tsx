import type { ComponentChildren } from 'preact';
import type { ReportFinding } from '../../gate-report.ts';
import { errorLines } from '../../view/error-lines.ts';
import { pathAndLine, reasonsOf } from '../../view/finding.ts';
import type { Group } from '../../view/group.ts';
import { statusWords } from '../../view/output.ts';
import { type ExplainedCommand, groupCommands, groupFindings } from '../../view/report-sections.ts';
import { SEVERITY_TONES, type Tone } from '../../view/tones.ts';
import { count, duration } from '../../view/words.ts';
import { CommandText, marksOf, numberOf } from '../command-text.tsx';
import { FindingItem, FindingReason } from '../finding.tsx';
import { firstOf, Rest } from '../first.tsx';
import { Status } from '../mark.tsx';
import type { HtmlPage, PageSection } from '../page.ts';
import { Link, Name, Sentence } from '../words.tsx';

/** Cards of each kind that are not folded. */
const MOST_CARDS = 12;
/** Commands or findings that are listed in the card of another one. */
const MOST_IN_CARD = 50;
const OUTPUT_LINES = { most: 10, columns: 120 } as const;

/** What requires action: blocked and failed commands, approvals, other errors and warnings. */
export function attentionSection(page: HtmlPage): PageSection | undefined {
  const { blocked, failed, waiting, blast, findings } = page.sections;
  const kinds = [
    kindOf('blocked command', groupCommands(blocked), (group) => blockedCard(group, page)),
    kindOf('failed command', groupCommands(failed), (group) => failedCard(group, page)),
    kindOf('pending approval', groupFindings(waiting), (group) =>
      findingCard(group, page, ['waiting', 'approval required']),
    ),
    kindOf('finding', groupFindings([...blast, ...findings]), (group) => findingCard(group, page)),
  ].filter(({ total }) => total > 0);
  if (kinds.length === 0) return undefined;
  return {
    id: 'attention',
    title: 'Action required',
    count: kinds.reduce((sum, { total }) => sum + total, 0),
    body: kinds.map(({ noun, total, cards }) => (
      <div class="cards" key={noun}>
        {cards.slice(0, MOST_CARDS)}
        {total > MOST_CARDS && (
          <details class="fold">
            <summary>{count(total - MOST_CARDS, `more ${noun}`)}</summary>
            {cards.slice(MOST_CARDS)}
            <Rest of={total} noun={noun} />
          </details>
        )}
      </div>
    )),
  };
}

/** Returns the cards of one kind that the page shows, and the number of all. */
function kindOf<T>(noun: string, groups: readonly T[], cardOf: (group: T) => ComponentChildren) {
  return { noun, total: groups.length, cards: firstOf(groups).map(cardOf) };
}

function blockedCard({ lead, others }: Group<ExplainedCommand>, page: HtmlPage) {
  const { main, further } = reasonsOf(lead.findings);
  const shown = [...(main ? [main] : []), ...further];
  const marked = marksOf(shown);
  return (
    <Card tone="bad" word="blocked" title={<CommandPlace of={lead} page={page} />}>
      <CommandText command={lead.command} marked={marked} />
      {main === undefined && (
        <p>
          <Sentence text={lead.gene.summary} />
        </p>
      )}
      {shown.map((finding) => (
        <FindingReason
          key={finding.rule}
          finding={finding}
          page={page}
          number={numberOf(finding, marked)}
        />
      ))}
      <SameCommands others={others} page={page} />
    </Card>
  );
}

function failedCard({ lead, others }: Group<ExplainedCommand>, page: HtmlPage) {
  const { outcome } = lead.command;
  if (outcome === undefined) return null;
  const lines = errorLines(outcome, OUTPUT_LINES.most, OUTPUT_LINES.columns);
  return (
    <Card
      tone="bad"
      word={`${statusWords(outcome)} after ${duration(outcome.duration_ms)}`}
      title={<CommandPlace of={lead} page={page} />}
    >
      <CommandText command={lead.command} marked={[]} />
      {lines.length > 0 && (
        <figure class="excerpt">
          <figcaption>Output</figcaption>
          <pre dir="ltr">{lines.join('\n')}</pre>
        </figure>
      )}
      {lead.findings.map((finding, index) => (
        <FindingReason key={index} finding={finding} page={page} />
      ))}
      <SameCommands others={others} page={page} />
    </Card>
  );
}

function findingCard(
  { lead, others }: Group<ReportFinding>,
  page: HtmlPage,
  [tone, word]: readonly [Tone, string] = [SEVERITY_TONES[lead.severity], lead.severity],
) {
  const about = pathAndLine(lead) ?? lead.subject?.id;
  return (
    <Card tone={tone} word={word} title={about === undefined ? null : <Name text={about} />}>
      <FindingReason finding={lead} page={page} />
      {others.length > 0 && (
        <details class="fold">
          <summary>{count(others.length, 'more finding')} of this rule in this file</summary>
          {firstOf(others, MOST_IN_CARD).map((finding, index) => (
            <FindingItem key={index} finding={finding} page={page} />
          ))}
          <Rest of={others.length} noun="finding" shown={MOST_IN_CARD} />
        </details>
      )}
    </Card>
  );
}

function Card({
  tone,
  word,
  title,
  children,
}: {
  readonly tone: Tone;
  readonly word: string;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  return (
    <article class="card" data-item="">
      <h3>
        <Status tone={tone} word={word} /> <span class="where">{title}</span>
      </h3>
      {children}
    </article>
  );
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
      <Link to={page.commandAnchor(command)}>
        <Name text={gene.id} />
      </Link>
      , command {position} of {gene.commands.length}, <Name text={`${path}:${line}`} />
    </>
  );
}

function SameCommands({
  others,
  page,
}: {
  readonly others: readonly ExplainedCommand[];
  readonly page: HtmlPage;
}) {
  if (others.length === 0) return null;
  return (
    <details class="fold">
      <summary>Same problem in {count(others.length, 'other command')}</summary>
      <ul class="plain">
        {firstOf(others, MOST_IN_CARD).map((other, index) => (
          <li key={index}>
            <CommandPlace of={other} page={page} />
          </li>
        ))}
      </ul>
      <Rest of={others.length} noun="command" shown={MOST_IN_CARD} />
    </details>
  );
}
