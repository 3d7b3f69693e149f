import { terminalLines } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { sizeLimits } from '../view/blast-radius.ts';
import { headlineOf, isReportedOnly, reportedOnlyNote } from '../view/headline.ts';
import { count, duration, moment, shortCommit, VERDICT_TONES } from '../view/words.ts';
import { Link, Sentence, Status } from './elements.tsx';
import type { HtmlPage } from './page.ts';

/** The verdict in one line, the numbers behind it, and the error of an undecided run. */
export function Masthead({ page }: { readonly page: HtmlPage }) {
  const { report, sections } = page;
  const reportedOnly = isReportedOnly(report);
  const { verdict, words } = headlineOf(report, sections);
  const tone = VERDICT_TONES[reportedOnly ? 'warn' : report.verdict];
  return (
    <header>
      <p class="quiet about">
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
        <Status tone={tone} word={capitalized(verdict)} />
      </h1>
      <p class="headline">{words}</p>
      {reportedOnly && (
        <p>
          <Sentence text={reportedOnlyNote(report)} />
        </p>
      )}
      {report.error && <Undecided error={report.error} />}
      <dl class="figures">
        {figuresOf(page).map(([term, figure, remark, section]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <strong>
                <Link to={section}>{figure}</Link>
              </strong>{' '}
              <span class="quiet">{remark}</span>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A hint may contain lines to copy, so line breaks and indentation are kept. */
function Undecided({ error }: { readonly error: NonNullable<GateReport['error']> }) {
  return (
    <>
      <p>
        <Sentence text={error.message} />
      </p>
      <p class="quiet">Fix</p>
      <pre>{terminalLines(error.hint).join('\n')}</pre>
    </>
  );
}

/** A number, and the section that has what it counts. */
type Figure = readonly [term: string, figure: string, remark: string, section?: string | undefined];

function figuresOf({ report, sections }: HtmlPage): Figure[] {
  const { genes, blast_radius: radius, duration_ms } = report;
  const { passed, blocked, failed, notRun } = sections;
  const figures: Figure[] = [];
  if (genes.length > 0) {
    const passing = genes.filter(({ verdict }) => verdict === 'pass' || verdict === 'warn').length;
    const all = [passed, blocked, failed, notRun].reduce((sum, { length }) => sum + length, 0);
    const remark = [
      'passed',
      ...(blocked.length > 0 ? [`${blocked.length} blocked`] : []),
      ...(failed.length > 0 ? [`${failed.length} failed`] : []),
      ...(notRun.length > 0 ? [`${notRun.length} not run`] : []),
    ].join(', ');
    const section = blocked.length + failed.length > 0 ? 'attention' : 'genes';
    figures.push(
      ['Genes', `${passing} of ${genes.length}`, 'passed', 'genes'],
      ['Commands', `${passed.length} of ${all}`, remark, section],
    );
  }
  if (radius) {
    const limit = sizeLimits(report).find(({ gene }) => gene)?.limit;
    const files = limit === undefined ? `${radius.files}` : `${radius.files} of ${limit}`;
    const section = radius.files + radius.exempt_files > 0 ? 'blast-radius' : undefined;
    figures.push(['Files', files, `counted, ${count(radius.lines, 'line')}`, section]);
  }
  return [...figures, ['Duration', duration(duration_ms), 'total']];
}
