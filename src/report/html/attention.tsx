import type { ComponentChildren } from 'preact';
import type { ReportFinding } from '../gate-report.ts';
import { errorLines } from '../view/error-lines.ts';
import type { Group } from '../view/finding.ts';
import { pathAndLine, reasonsOf } from '../view/finding.ts';
import { type ExplainedCommand, groupCommands, groupFindings } from '../view/report-sections.ts';
import { count, duration, SEVERITY_TONES, statusWords, type Tone } from '../view/words.ts';
import { CommandText } from './command.tsx';
import { Link, List, Name, type PageSection, Sentence, Status } from './elements.tsx';
import { FindingReason, Findings } from './findings.tsx';
import type { HtmlPage } from './page.ts';

/** Cards of each kind that are not folded. */
const MOST_CARDS = 12;
const OUTPUT_LINES = { most: 10, columns: 120 } as const;

/** What requires action: blocked and failed commands, approvals, other errors and warnings. */
export function attentionSection(page: HtmlPage): PageSection | undefined {
  const { dangers, blocked, failed, waiting, blast, findings } = page.sections;
  const blockedCards = groupCommands(blocked).map((group) => blockedCard(group, page));
  const failedCards = groupCommands(failed).map((group) => failedCard(group, page));
  const waitingCards = groupFindings(waiting).map((group) =>
    findingCard(group, ['waiting', 'approval required']),
  );
  const cardsOf = (found: readonly ReportFinding[]) =>
    groupFindings(found).map((group) =>
      findingCard(group, [SEVERITY_TONES[group.lead.severity], group.lead.severity]),
    );
  const kinds = [
    { noun: 'dangerous finding', cards: cardsOf(dangers) },
    { noun: 'blocked command', cards: blockedCards },
    { noun: 'failed command', cards: failedCards },
    { noun: 'pending approval', cards: waitingCards },
    { noun: 'finding', cards: cardsOf([...blast, ...findings]) },
  ].filter(({ cards }) => cards.length > 0);
  if (kinds.length === 0) return undefined;
  return {
    id: 'attention',
    title: 'Action required',
    count: kinds.reduce((sum, { cards }) => sum + cards.length, 0),
    body: kinds.map(({ noun, cards }) => (
      <List key={noun} of={cards} noun={noun} each={(card) => card} open={MOST_CARDS} />
    )),
  };
}

function blockedCard({ lead, others }: Group<ExplainedCommand>, page: HtmlPage) {
  const { main, further } = reasonsOf(lead.findings);
  const shown = [...(main ? [main] : []), ...further];
  return (
    <Card tone="bad" word="blocked" title={<CommandPlace of={lead} page={page} />}>
      <CommandText command={lead.command} findings={shown} />
      {main === undefined && (
        <p>
          <Sentence text={lead.gene.summary} />
        </p>
      )}
      {shown.map((finding) => (
        <FindingReason key={finding.rule} finding={finding} />
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
      <CommandText command={lead.command} findings={[]} />
      {lines.length > 0 && (
        <figure>
          <figcaption class="quiet">Output</figcaption>
          <pre dir="ltr">{lines.join('\n')}</pre>
        </figure>
      )}
      {lead.findings.map((finding, index) => (
        <FindingReason key={index} finding={finding} />
      ))}
      <SameCommands others={others} page={page} />
    </Card>
  );
}

function findingCard(
  { lead, others }: Group<ReportFinding>,
  [tone, word]: readonly [Tone, string],
) {
  const about = pathAndLine(lead) ?? lead.subject?.id;
  return (
    <Card tone={tone} word={word} title={about === undefined ? null : <Name text={about} />}>
      <FindingReason finding={lead} />
      {others.length > 0 && (
        <details>
          <summary>{count(others.length, 'more finding')} of this rule in this file</summary>
          <Findings of={others} />
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
    <article>
      <h3>
        <Status tone={tone} word={word} /> <span class="quiet">{title}</span>
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
      <Link to={page.anchorOf(command)}>
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
    <details>
      <summary>Same problem in {count(others.length, 'other command')}</summary>
      <List of={others} noun="command" each={(other) => <CommandPlace of={other} page={page} />} />
    </details>
  );
}
