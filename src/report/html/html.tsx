import { createHash } from 'node:crypto';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { ruleOf } from '../../rules/catalogue.ts';
import { exampleText } from '../../rules/example.ts';
import { terminalLines } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { countedWords, sizeLimits } from '../view/blast-radius.ts';
import { fixOf } from '../view/fix.ts';
import { reportTitle } from '../view/headline.ts';
import {
  claimList,
  directoryList,
  machineList,
  type RowList,
  readList,
  uncountedList,
} from '../view/rows.ts';
import { count, grouped } from '../view/words.ts';
import { Cards, cardsOf } from './attention.tsx';
import { Code, Diff, Facts, Findings, List, RowItem, ruleAnchor, Sentence } from './elements.tsx';
import { Environment } from './environment.tsx';
import { Gene } from './genes.tsx';
import { Masthead } from './masthead.tsx';
import { type HtmlPage, pageOf } from './page.tsx';
import { pageScript } from './script.ts';
import { STYLE } from './style.ts';

/** One section of the page. */
interface PageSection {
  readonly id: string;
  readonly title: string;
  /** The number of its entries; a section with none is left out. */
  readonly count?: number;
  readonly body: ComponentChildren;
}

/** Returns the sections in their order on the page. */
function sectionsOf(page: HtmlPage): PageSection[] {
  const { report, sections, genes } = page;
  const { notices, suppressed } = sections;
  const kinds = cardsOf(page);
  const all = [
    {
      id: 'attention',
      title: 'Action required',
      count: kinds.reduce((sum, { cards }) => sum + cards.length, 0),
      body: kinds.map(({ noun, cards }) => <Cards key={noun} noun={noun} of={cards} />),
    },
    ...fixSection(report),
    rowSection(machineList(report)),
    rowSection(readList(report)),
    ...sizeSection(report),
    {
      id: 'genes',
      title: 'Genes',
      count: genes.length,
      body: <List of={genes} noun="gene" each={(gene) => <Gene gene={gene} page={page} />} />,
    },
    rowSection(claimList(report)),
    {
      id: 'notices',
      title: 'Notices',
      count: notices.length,
      body: <Findings of={notices} />,
    },
    {
      id: 'suppressed',
      title: 'Ignored by the policy',
      count: suppressed.length,
      body: <Findings of={suppressed} />,
    },
    { id: 'environment', title: 'Environment', body: <Environment report={report} /> },
    rulesSection(report),
  ];
  return all.filter((section: PageSection) => section.count !== 0);
}

function rowSection({ id, title, noun, note, rows }: RowList): PageSection {
  return {
    ...{ id, title, count: rows.length },
    body: (
      <>
        {note !== undefined && <p class="quiet">{note}</p>}
        <List of={rows} noun={noun} each={(row) => <RowItem row={row} />} />
      </>
    ),
  };
}

/** What `gene-gate fix` changes: the command and the diff, as in a comment. */
function fixSection(report: GateReport): PageSection[] {
  const fix = fixOf(report);
  if (fix === undefined) return [];
  const { what, command, diff } = fix;
  const body = (
    <>
      <p>
        <Sentence text={`${what}:`} />
      </p>
      <Code lines={[command]} />
      {diff && <Diff lines={diff} />}
    </>
  );
  return [{ id: 'fix', title: 'Fix', body }];
}

/** The size of the change, compared with its limits, and its largest directories. */
function sizeSection(report: GateReport): PageSection[] {
  const radius = report.blast_radius;
  if (radius === null || radius.files + radius.exempt_files === 0) return [];
  const sizes = (files: number, lines: number) =>
    `${count(files, 'file')}, ${count(lines, 'line')}`;
  const uncounted = uncountedList(report);
  const body = (
    <>
      {sizeLimits(report).map(({ words, tone, used, limit }) => (
        <>
          <p class={tone}>
            <Sentence text={words} />
          </p>
          <progress class={tone} value={used} max={Math.max(1, limit)} aria-hidden="true" />
        </>
      ))}
      <Facts
        facts={[
          ['Changed', countedWords(report)],
          ['Counted', sizes(radius.files, radius.lines)],
          ['Not counted', sizes(radius.exempt_files, radius.exempt_lines)],
          ['Hard cap', sizes(radius.hard_cap_files, radius.hard_cap_lines)],
        ]}
      />
      {[directoryList(report), uncounted].map(
        ({ title, noun, rows }) =>
          rows.length > 0 && (
            <details key={title}>
              <summary>{title}</summary>
              <List of={rows} noun={noun} each={(row) => <RowItem row={row} />} />
            </details>
          ),
      )}
    </>
  );
  return [{ id: 'blast-radius', title: 'Blast radius', body }];
}

/** The documentation of every rule with a finding, so that the page is self-contained. */
function rulesSection({ findings, capsules }: GateReport): PageSection {
  const found = [...findings, ...capsules.flatMap(({ reasons }) => reasons)];
  const rules = [...new Set(found.map(({ rule }) => rule))].flatMap((id) => ruleOf(id) ?? []);
  const example = (text: string) => <Code lines={terminalLines(text)} />;
  const body = (
    <List
      of={rules}
      noun="rule"
      each={({ id, title, why, wrong, right, configure, since }) => (
        <details id={ruleAnchor(id)}>
          <summary>
            <code>{id}</code> <Sentence text={title} />
          </summary>
          <p>
            <Sentence text={why.replace(/\s+/g, ' ')} />
          </p>
          <Facts
            facts={[
              ['Wrong', example(exampleText(wrong))],
              ['Right', example(exampleText(right))],
              ['Configure', configure && example(configure)],
              ['Since', since],
            ]}
          />
        </details>
      )}
    />
  );
  return { id: 'rules', title: 'Rules', count: rules.length, body };
}

const SCRIPT = `(${pageScript.toString()})()`;

/** Level 3 of https://www.w3.org/TR/CSP3/: nothing but the two elements that have these hashes. */
const SECURITY_POLICY = [
  "default-src 'none'",
  `script-src '${hashOf(SCRIPT)}'`,
  `style-src '${hashOf(STYLE)}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Renders the report as one self-contained HTML file, which is readable without network, server and
 * script. The content of the report is escaped text. The page's Content-Security-Policy allows only its
 * own style and script, by their hashes.
 */
export function renderHtml(report: GateReport): string {
  const page = pageOf(report);
  const sections = sectionsOf(page);
  const head = renderToString(
    <>
      <meta http-equiv="Content-Security-Policy" content={SECURITY_POLICY} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="referrer" content="no-referrer" />
      <meta name="color-scheme" content="light dark" />
      <title>{`${reportTitle(report)} · gene-gate`}</title>
    </>,
  );
  const body = renderToString(
    <main>
      <Masthead page={page} />
      <nav aria-label="Sections">
        {sections.map((section) => (
          <a key={section.id} href={`#${section.id}`}>
            <Title section={section} />
          </a>
        ))}
      </nav>
      {report.genes.length > 0 && <Filter />}
      {sections.map((section) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
          <h2 id={`${section.id}-title`}>
            <Title section={section} />
          </h2>
          {section.body}
        </section>
      ))}
    </main>,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${head}<style>${STYLE}</style></head>
<body>${body}<script>${SCRIPT}</script></body>
</html>
`;
}

function Title({ section: { title, count: entries } }: { readonly section: PageSection }) {
  return (
    <>
      {title}
      {entries !== undefined && <span class="quiet"> {grouped(entries)}</span>}
    </>
  );
}

/** Hidden until the script has started. */
function Filter() {
  return (
    <search hidden>
      <label for="filter">Filter</label>
      <input
        id="filter"
        type="search"
        autoComplete="off"
        spellcheck={false}
        placeholder="gene, command, rule or output"
      />
      <output for="filter" />
    </search>
  );
}
