import type { GateReport } from '../../gate-report.ts';
import {
  countedWords,
  isOver,
  othersOver,
  ownerWords,
  SIZE_WORDS,
  type SizeLimit,
  sizeLimits,
  uncountedFiles,
} from '../../view/blast-radius.ts';
import { count, grouped } from '../../view/words.ts';
import { Status } from '../mark.tsx';
import type { HtmlPage, PageSection } from '../page.ts';
import { scaleTo } from '../scale.ts';
import { Facts, Link, Name, Table } from '../words.tsx';

type Radius = NonNullable<GateReport['blast_radius']>;

/** The size of the change, compared with its limits, and its largest directories. */
export function blastRadiusSection(page: HtmlPage): PageSection | undefined {
  const { report } = page;
  const radius = report.blast_radius;
  if (radius === null || radius.files + radius.exempt_files === 0) return undefined;
  const limits = sizeLimits(report);
  return {
    id: 'blast-radius',
    title: 'Blast radius',
    body: (
      <>
        {limits.map((limit, index) => (
          <Limit key={index} limit={limit} page={page} />
        ))}
        <Directories radius={radius} limit={limits.find(({ gene }) => gene)?.limit} />
        <UncountedFiles report={report} />
        <Facts
          facts={[
            ['Changed', countedWords(report)],
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

function Limit({ limit, page }: { readonly limit: SizeLimit; readonly page: HtmlPage }) {
  const { used, limit: most, unit, grade, gene } = limit;
  const tone = isOver(limit) ? 'bad' : grade === 'within' ? 'good' : 'caution';
  const x = percentOf(Math.max(used, most));
  const figures = `${grouped(used)} of ${grouped(most)} ${unit}`;
  return (
    <div class="limit">
      <p>
        <Status tone={tone} word={figures} /> {SIZE_WORDS[grade]} {ownerWords(limit)}{' '}
        {gene && (
          <Link to={page.geneAnchor(gene)}>
            <Name text={gene.id} />
          </Link>
        )}
        {othersOver(page.report, limit)}
      </p>
      <svg class="bar" width="100%" height="14" aria-hidden="true" focusable="false">
        <rect class="track" width="100%" height="14" rx="3" />
        <rect class={`fill ${tone}`} width={x(used)} height="14" rx="3" />
        {used > most && <line class="stop" x1={x(most)} x2={x(most)} y2="14" />}
      </svg>
    </div>
  );
}

/** The changed directories; each bar shows the files that count, on a scale that ends at the limit. */
function Directories({
  radius: { directories },
  limit = 0,
}: {
  readonly radius: Radius;
  readonly limit: number | undefined;
}) {
  if (directories.length === 0) return null;
  const rows = directories
    .map((directory) => {
      const { files, lines, exempt_files = 0, exempt_lines = 0 } = directory;
      return {
        ...directory,
        exempt_files,
        counted: files - exempt_files,
        size: lines - exempt_lines,
      };
    })
    .toSorted((a, b) => b.counted - a.counted || b.size - a.size);
  const x = percentOf(Math.max(limit, ...rows.map(({ counted }) => counted)));
  return (
    <div class="directories">
      <Table
        caption="Changed directories"
        columns={[
          ['Directory'],
          ['Lines', 'number'],
          ['Not counted', 'number'],
          ['Files', 'number'],
          [`Share of the limit of ${count(limit, 'file')}`, 'chart'],
        ]}
      >
        {rows.map(({ path, counted, size, exempt_files: exempt }) => (
          <tr key={path} data-item="">
            <th scope="row">
              <Name text={path === '' ? '.' : path} />
            </th>
            <td class="number">{grouped(size)}</td>
            <td class="number">{exempt === 0 ? '' : count(exempt, 'file')}</td>
            <td class="number">{grouped(counted)}</td>
            <td class="chart">
              <svg class="bar" width="100%" height="8" aria-hidden="true" focusable="false">
                <rect class="track" width={x(limit)} height="8" rx="2" />
                <rect class="fill" width={x(counted)} height="8" rx="2" />
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
  const scale = scaleTo(Math.max(1, full));
  return (value) => `${scale.at(value).toFixed(2)}%`;
}
