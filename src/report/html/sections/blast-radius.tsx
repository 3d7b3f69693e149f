import { scaleLinear } from 'd3-scale';
import type { GateReport } from '../../gate-report.ts';
import { BLAST_WORDS, type Blast, blastOf, uncountedFiles } from '../../view/blast-radius.ts';
import type { Tone } from '../../view/tones.ts';
import { count } from '../../view/words.ts';
import { Status } from '../mark.tsx';
import type { HtmlPage, PageSection } from '../page.ts';
import { Facts, Link, Name, Table } from '../words.tsx';

type Radius = NonNullable<GateReport['blast_radius']>;

/** The size of the change, compared with the tightest limit, and its largest directories. */
export function blastRadiusSection(page: HtmlPage): PageSection | undefined {
  const { report } = page;
  const radius = report.blast_radius;
  if (radius === null || radius.files + radius.exempt_files === 0) return undefined;
  const blast = blastOf(report);
  return {
    id: 'blast-radius',
    title: 'Blast radius',
    body: (
      <>
        {blast && <Limit blast={blast} page={page} />}
        <Directories radius={radius} limit={blast?.tightest.blast_radius.max_files} />
        <UncountedFiles report={report} />
        <Facts
          facts={[
            ['Counted', `${count(radius.files, 'file')}, ${count(radius.lines, 'line')}`],
            [
              'Not counted',
              `${count(radius.exempt_files, 'file')}, ${count(radius.exempt_lines, 'line')}: asset files and new validation scripts`,
            ],
            [
              'Hard cap',
              `${count(radius.hard_cap_files, 'file')}, ${count(radius.hard_cap_lines, 'line')}`,
            ],
          ]}
        />
      </>
    ),
  };
}

function toneOf({ near, over }: Blast): Tone {
  if (over) return 'bad';
  return near ? 'caution' : 'good';
}

function Limit({ blast, page }: { readonly blast: Blast; readonly page: HtmlPage }) {
  const { tightest, others } = blast;
  const { files, max_files, severity } = tightest.blast_radius;
  const tone = toneOf(blast);
  const x = percentOf(Math.max(files, max_files));
  return (
    <div class="limit">
      <p>
        <Status tone={tone} word={`${files} of ${count(max_files, 'file')}`} />{' '}
        {BLAST_WORDS[severity]}{' '}
        <Link to={page.geneAnchor(tightest)}>
          <Name text={tightest.id} />
        </Link>
        {others}
      </p>
      <svg class="bar" width="100%" height="14" aria-hidden="true" focusable="false">
        <rect class="track" width="100%" height="14" rx="3" />
        <rect class={`fill ${tone}`} width={x(files)} height="14" rx="3" />
        {files > max_files && <line class="stop" x1={x(max_files)} x2={x(max_files)} y2="14" />}
      </svg>
    </div>
  );
}

/** The changed directories, on a scale that includes the limit. */
function Directories({
  radius: { directories },
  limit = 0,
}: {
  readonly radius: Radius;
  readonly limit: number | undefined;
}) {
  if (directories.length === 0) return null;
  const sorted = directories.toSorted((a, b) => b.files - a.files || b.lines - a.lines);
  const x = percentOf(Math.max(limit, ...sorted.map(({ files }) => files)));
  return (
    <div class="directories">
      <Table
        caption="Changed directories"
        columns={[['Directory'], ['Files', 'number'], ['Lines', 'number'], ['Share', 'chart']]}
      >
        {sorted.map(({ path, files, lines }) => (
          <tr key={path} data-item="">
            <th scope="row">
              <Name text={path === '' ? '.' : path} />
            </th>
            <td class="number">{files.toLocaleString('en-US')}</td>
            <td class="number">{lines.toLocaleString('en-US')}</td>
            <td class="chart">
              <svg class="bar" width="100%" height="8" aria-hidden="true" focusable="false">
                <rect class="fill" width={x(files)} height="8" rx="2" />
              </svg>
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

/** Files that do not count or whose diff is hidden. */
function UncountedFiles({ report }: { readonly report: GateReport }) {
  const files = uncountedFiles(report);
  if (files.length === 0) return null;
  return (
    <details>
      <summary>Files that do not count or whose diff is hidden</summary>
      <ul>
        {files.map(({ path, words }, index) => (
          <li key={index} data-item="">
            <Name text={path} />: {words}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns a scale from a number to a percentage of the width. */
function percentOf(full: number): (value: number) => string {
  const scale = scaleLinear()
    .domain([0, Math.max(1, full)])
    .range([0, 100])
    .clamp(true);
  return (value) => `${scale(value).toFixed(2)}%`;
}
