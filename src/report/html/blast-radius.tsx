import type { TouchedDirectory } from '../../model/blast-radius.ts';
import {
  countedWords,
  othersOver,
  ownerWords,
  SIZE_GRADES,
  type SizeLimit,
  sizeLimits,
  uncountedFiles,
} from '../view/blast-radius.ts';
import { count, grouped } from '../view/words.ts';
import { Facts, Link, List, Name, type PageSection, Rest, Status, shownOf } from './elements.tsx';
import type { HtmlPage } from './page.ts';

/** The size of the change, compared with its limits, and its largest directories. */
export function blastRadiusSection(page: HtmlPage): PageSection | undefined {
  const { report } = page;
  const radius = report.blast_radius;
  if (radius === null || radius.files + radius.exempt_files === 0) return undefined;
  const uncounted = uncountedFiles(report);
  return {
    id: 'blast-radius',
    title: 'Blast radius',
    body: (
      <>
        {sizeLimits(report).map((limit, index) => (
          <Limit key={index} limit={limit} page={page} />
        ))}
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
        <Directories of={radius.directories} />
        {uncounted.length > 0 && (
          <details>
            <summary>Files that do not count or whose diff is hidden</summary>
            <List
              of={uncounted}
              noun="file"
              each={({ path, words }) => (
                <>
                  <Name text={path} />: {words}
                </>
              )}
            />
          </details>
        )}
      </>
    ),
  };
}

/** The changed directories, those with the most files that count first. */
function Directories({ of }: { readonly of: readonly TouchedDirectory[] }) {
  const rows = of
    .map(({ path, files, lines, exempt_files = 0, exempt_lines = 0 }) => ({
      path: path === '' ? '.' : path,
      files: files - exempt_files,
      lines: lines - exempt_lines,
      exempt: exempt_files === 0 ? '' : count(exempt_files, 'file'),
    }))
    .sort((a, b) => b.files - a.files || b.lines - a.lines);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Directory</th>
            <th scope="col">Lines</th>
            <th scope="col">Not counted</th>
            <th scope="col">Files</th>
          </tr>
        </thead>
        <tbody>
          {shownOf(rows).map(({ path, lines, exempt, files }) => (
            <tr key={path}>
              <th scope="row">
                <Name text={path} />
              </th>
              <td>{grouped(lines)}</td>
              <td>{exempt}</td>
              <td>{grouped(files)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Rest of={rows} noun="folder" />
    </>
  );
}

function Limit({ limit, page }: { readonly limit: SizeLimit; readonly page: HtmlPage }) {
  const { used, limit: most, unit, grade, gene } = limit;
  const { words, tone } = SIZE_GRADES[grade];
  return (
    <>
      <p>
        <Status tone={tone} word={`${grouped(used)} of ${grouped(most)} ${unit}`} /> {words}{' '}
        {ownerWords(limit)}{' '}
        {gene && (
          <Link to={page.anchorOf(gene)}>
            <Name text={gene.id} />
          </Link>
        )}
        {othersOver(page.report, limit)}
      </p>
      <progress class={tone} value={used} max={Math.max(1, most)} aria-hidden="true" />
    </>
  );
}
