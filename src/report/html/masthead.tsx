import { terminalLines } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { blastOf } from '../view/blast-radius.ts';
import { headline, verdictWords } from '../view/headline.ts';
import { VERDICT_TONES } from '../view/tones.ts';
import { count, duration, moment, shortCommit } from '../view/words.ts';
import { Mark } from './mark.tsx';
import type { HtmlPage } from './page.ts';
import { Sentence } from './words.tsx';

/** The verdict in one line, the numbers behind it, and the error of an undecided run. */
export function Masthead({ page }: { readonly page: HtmlPage }) {
  const { report, sections } = page;
  const words = headline(report, sections);
  const tone = VERDICT_TONES[report.verdict];
  return (
    <header class="masthead">
      <p class="about">
        <strong>gene-gate</strong>
        {report.event.pull_request !== undefined && (
          <span>pull request {report.event.pull_request}</span>
        )}
        <span>
          {shortCommit(report.base_sha)} → {shortCommit(report.head_sha)}
        </span>
        <time dateTime={report.finished_at}>{moment(report.finished_at)}</time>
      </p>
      <h1>
        <Mark tone={tone} />
        <span>
          <span class="verdict">{verdictWords(report)}</span>
          {words !== '' && <span class="headline">{words}</span>}
        </span>
      </h1>
      {report.error && <Undecided error={report.error} />}
      <Numbers page={page} />
    </header>
  );
}

/** A hint may contain lines to copy, so line breaks and indentation are kept. */
function Undecided({
  error: { message, hint },
}: {
  readonly error: NonNullable<GateReport['error']>;
}) {
  return (
    <div class="undecided">
      <p>
        <Sentence text={message} />
      </p>
      <p class="label">Fix</p>
      <pre>{terminalLines(hint).join('\n')}</pre>
    </div>
  );
}

function Numbers({ page }: { readonly page: HtmlPage }) {
  return (
    <dl class="numbers">
      {numbersOf(page).map(([term, figure, remark]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span class="figure">{figure}</span> <span class="quiet">{remark}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type MastheadFigure = readonly [term: string, figure: string, remark: string];

function numbersOf({ report, sections }: HtmlPage): MastheadFigure[] {
  const { genes, blast_radius: radius, duration_ms } = report;
  const figures: MastheadFigure[] = [];
  if (genes.length > 0) {
    const passing = genes.filter(({ verdict }) => verdict === 'pass' || verdict === 'warn').length;
    const commands = genes.reduce((sum, gene) => sum + gene.commands.length, 0);
    figures.push(
      ['Genes', `${passing} / ${genes.length}`, 'passed'],
      ['Commands', `${sections.passed.length} / ${commands}`, commandRemark(sections)],
    );
  }
  if (radius) {
    const limit = blastOf(report)?.tightest.blast_radius.max_files;
    const files = limit === undefined ? `${radius.files}` : `${radius.files} / ${limit}`;
    figures.push(['Files', files, `changed, ${count(radius.lines, 'line')}`]);
  }
  return [...figures, ['Duration', duration(duration_ms), 'total']];
}

function commandRemark({ blocked, failed, notRun }: HtmlPage['sections']): string {
  const parts = [
    'passed',
    ...(blocked.length > 0 ? [`${blocked.length} blocked`] : []),
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
    ...(notRun.length > 0 ? [`${notRun.length} not run`] : []),
  ];
  return parts.join(', ');
}
