import type { NextActor } from '../../model/verdict.ts';
import type { GateReport } from '../gate-report.ts';
import { headlineOf, isReportedOnly, reportedOnlyNote } from '../view/headline.ts';
import type { ReportSections } from '../view/report-sections.ts';
import { capital, count, duration, moment, shortCommit, VERDICT_TONES } from '../view/words.ts';
import { Code, Sentence, Status } from './row.tsx';

/** The verdict in one line, the numbers behind it, and the error of an undecided run. */
export function Masthead({
  report,
  sections,
}: {
  readonly report: GateReport;
  readonly sections: ReportSections;
}) {
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
          word={capital(verdict)}
        />
      </h1>
      <p class="headline">{capital(words)}</p>
      {reportedOnly && (
        <p>
          <Sentence text={reportedOnlyNote(report)} />
        </p>
      )}
      {error && (
        <>
          {/* They may contain lines to copy, so line breaks and indentation are kept. */}
          <Code lines={error.message.split('\n')} />
          <p class="quiet">Fix</p>
          <Code lines={error.hint.split('\n')} />
        </>
      )}
      <dl class="figures">
        {figuresOf(report, sections).map(([term, figure, remark]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <strong>{figure}</strong> <span class="quiet">{remark}</span>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** The next actors as people call them. */
const ACTORS: Readonly<Record<NextActor, string>> = {
  agent: 'author',
  human: 'person',
  done: 'nobody',
  undecided: 'undecided',
};

type Figure = readonly [term: string, figure: string, remark: string];

function figuresOf(report: GateReport, sections: ReportSections): Figure[] {
  const { genes, blast_radius: radius, next_actor, duration_ms } = report;
  const { commands, passed, blocked, failed, notRun } = sections;
  const passing = genes.filter(({ verdict }) => verdict === 'pass' || verdict === 'warn').length;
  const others = Object.entries({ blocked, failed, 'not run': notRun });
  const remark = others.flatMap(([word, { length }]) => (length > 0 ? [`${length} ${word}`] : []));
  const ofGenes: Figure[] = [
    ['Genes', `${passing} of ${genes.length}`, 'passed'],
    ['Commands', `${passed.length} of ${commands.length}`, ['passed', ...remark].join(', ')],
  ];
  const ofFiles =
    radius && ([`${radius.files}`, `counted, ${count(radius.lines, 'line')}`] as const);
  return [
    ...(genes.length > 0 ? ofGenes : []),
    ...(ofFiles ? [['Files', ...ofFiles] as const] : []),
    ['Next actor', ACTORS[next_actor], ''],
    ['Duration', duration(duration_ms), 'total'],
  ];
}
