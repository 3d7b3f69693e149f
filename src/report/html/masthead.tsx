import { terminalLines } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { sizeLimits } from '../view/blast-radius.ts';
import { headline, isReportedOnly, REPORTED_ONLY_NOTE, verdictWords } from '../view/headline.ts';
import { VERDICT_TONES } from '../view/tones.ts';
import { count, duration, moment, shortCommit } from '../view/words.ts';
import { runsOf } from './lanes.ts';
import { Mark } from './mark.tsx';
import type { HtmlPage } from './page.ts';
import { Link, Sentence } from './words.tsx';

/** The verdict in one line, the numbers behind it, and the error of an undecided run. */
export function Masthead({ page }: { readonly page: HtmlPage }) {
  const { report, sections } = page;
  const words = headline(report, sections);
  const reportedOnly = isReportedOnly(report);
  const tone = VERDICT_TONES[reportedOnly ? 'warn' : report.verdict];
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
      {reportedOnly && (
        <p class="reported-only">
          <Sentence text={REPORTED_ONLY_NOTE} />
        </p>
      )}
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
      {numbersOf(page).map(([term, figure, remark, section]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span class="figure">
              <Link to={section}>{figure}</Link>
            </span>{' '}
            <span class="quiet">{remark}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A number, and the section that has what it counts. */
type MastheadFigure = readonly [
  term: string,
  figure: string,
  remark: string,
  section: string | undefined,
];

function numbersOf({ report, sections }: HtmlPage): MastheadFigure[] {
  const { genes, blast_radius: radius, duration_ms } = report;
  const figures: MastheadFigure[] = [];
  if (genes.length > 0) {
    const passing = genes.filter(({ verdict }) => verdict === 'pass' || verdict === 'warn').length;
    const commands = genes.reduce((sum, gene) => sum + gene.commands.length, 0);
    figures.push(
      ['Genes', `${passing} / ${genes.length}`, 'passed', 'genes'],
      [
        'Commands',
        `${sections.passed.length} / ${commands}`,
        commandRemark(sections),
        sections.blocked.length + sections.failed.length > 0 ? 'attention' : 'genes',
      ],
    );
  }
  if (radius) {
    const limit = sizeLimits(report).find(({ gene }) => gene)?.limit;
    const files = limit === undefined ? `${radius.files}` : `${radius.files} / ${limit}`;
    const touched = radius.files + radius.exempt_files;
    figures.push([
      'Files',
      files,
      `counted, ${count(radius.lines, 'line')}`,
      touched > 0 ? 'blast-radius' : undefined,
    ]);
  }
  const timeline = runsOf(genes).length > 0 ? 'timeline' : undefined;
  return [...figures, ['Duration', duration(duration_ms), 'total', timeline]];
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
