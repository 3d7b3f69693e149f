import { terminalLines } from '../escape.ts';
import { headlineOf, isReportedOnly, reportedOnlyNote } from '../view/headline.ts';
import { count, duration, moment, shortCommit, VERDICT_TONES } from '../view/words.ts';
import { Code, Link, Sentence, Status } from './elements.tsx';
import type { HtmlPage } from './page.tsx';

/** The verdict in one line, the numbers behind it, and the error of an undecided run. */
export function Masthead({ page }: { readonly page: HtmlPage }) {
  const { report, sections } = page;
  const { error, event } = report;
  const reportedOnly = isReportedOnly(report);
  const { verdict, words } = headlineOf(report, sections);
  return (
    <header>
      <p class="quiet about">
        <strong>gene-gate</strong>
        {event.pull_request !== undefined && <span>pull request {event.pull_request}</span>}
        <span>
          {shortCommit(report.base_sha)} → {shortCommit(report.head_sha)}
        </span>
        <time dateTime={report.finished_at}>{moment(report.finished_at)}</time>
      </p>
      <h1>
        <Status
          tone={VERDICT_TONES[reportedOnly ? 'warn' : report.verdict]}
          word={verdict.slice(0, 1).toUpperCase() + verdict.slice(1)}
        />
      </h1>
      <p class="headline">{words}</p>
      {reportedOnly && (
        <p>
          <Sentence text={reportedOnlyNote(report)} />
        </p>
      )}
      {error && (
        <>
          {/* They may contain lines to copy, so line breaks and indentation are kept. */}
          <Code lines={terminalLines(error.message)} />
          <p class="quiet">Fix</p>
          <Code lines={terminalLines(error.hint)} />
        </>
      )}
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

/** A number, and the section that has what it counts. */
type Figure = readonly [term: string, figure: string, remark: string, section?: string | undefined];

function figuresOf({ report, sections }: HtmlPage): Figure[] {
  const { genes, blast_radius: radius, duration_ms } = report;
  const { passed, blocked, failed, notRun } = sections;
  const passing = genes.filter(({ verdict }) => verdict === 'pass' || verdict === 'warn').length;
  const all = passed.length + blocked.length + failed.length + notRun.length;
  const others = [
    [blocked, 'blocked'],
    [failed, 'failed'],
    [notRun, 'not run'],
  ] as const;
  const remark = others.flatMap(([{ length }, word]) => (length > 0 ? [`${length} ${word}`] : []));
  return [
    ...(genes.length > 0
      ? ([
          ['Genes', `${passing} of ${genes.length}`, 'passed', 'genes'],
          ['Commands', `${passed.length} of ${all}`, ['passed', ...remark].join(', '), 'genes'],
        ] satisfies Figure[])
      : []),
    ...(radius
      ? ([
          [
            'Files',
            `${radius.files}`,
            `counted, ${count(radius.lines, 'line')}`,
            radius.files + radius.exempt_files > 0 ? 'blast-radius' : undefined,
          ],
        ] satisfies Figure[])
      : []),
    ['Duration', duration(duration_ms), 'total'],
  ];
}
