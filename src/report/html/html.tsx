import { createHash } from 'node:crypto';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { ruleOf } from '../../rules/catalogue.ts';
import type { GateReport } from '../gate-report.ts';
import { exampleText } from '../rule-pages/example-text.ts';
import { sizeList } from '../view/blast-radius.ts';
import { environmentList } from '../view/environment.ts';
import { blockedRows, failedRows, findingRows } from '../view/finding-rows.ts';
import { fixList, withoutFixCommand } from '../view/fix.ts';
import { geneList } from '../view/genes.ts';
import { reportTitle } from '../view/headline.ts';
import { type ReportSections, reportSections } from '../view/report-sections.ts';
import type { Row, RowList } from '../view/row.ts';
import { claimList, machineList, readList, uncountedList } from '../view/rows.ts';
import { grouped } from '../view/words.ts';
import { Masthead } from './masthead.tsx';
import { Block, Rows } from './row.tsx';
import { STYLE } from './style.ts';

/** One section of the page. */
interface PageSection {
  readonly id: string;
  readonly title: string;
  /** The number of its entries. */
  readonly count?: number;
  readonly isFolded: boolean;
  readonly body: ComponentChildren;
}

/** Entries that require action and are not folded, of each kind. */
const MOST_OPEN = 12;
const OUTPUT_LINES = { most: 10, columns: 120 } as const;

/** Returns the sections in their order on the page: what a reader of a pass does not need is folded, at the end. */
function sectionsOf(report: GateReport, sections: ReportSections): PageSection[] {
  const { notices, suppressed } = sections;
  const found = (id: string, title: string, findings: typeof notices): RowList => {
    return { id, title, label: '', noun: 'finding', rows: findingRows(findings, true) };
  };
  const open: readonly RowList[] = [
    fixList(report),
    machineList(report),
    readList(report),
    geneList(report, sections),
    claimList(report),
    environmentList(report),
  ];
  const folded: readonly RowList[] = [
    sizeList(report),
    uncountedList(report),
    found('notices', 'Notices', notices),
    found('suppressed', 'Ignored by the policy', suppressed),
    ruleList(report),
  ];
  return [
    ...attentionSection(report, sections),
    ...open.flatMap((list) => listSection(list, false)),
    ...folded.flatMap((list) => listSection(list, true)),
  ];
}

/** Returns a list as a section; nothing without entries. */
function listSection(
  { id, title, noun, note, rows, copy }: RowList,
  isFolded: boolean,
): PageSection[] {
  if (rows.length === 0) return [];
  const body = (
    <>
      {note !== undefined && <p class="quiet">{note}</p>}
      <Rows of={withoutFixCommand(rows)} noun={noun} />
      {copy && <Block block={{ ...copy, isFolded: true }} />}
    </>
  );
  const isCounted = (rows[0]?.name ?? rows[0]?.status) !== undefined;
  return [{ id, title, ...(isCounted && { count: rows.length }), isFolded, body }];
}

/** Returns what requires action by kind. */
function attentionSection({ next_actor }: GateReport, sections: ReportSections): PageSection[] {
  const { dangers, blocked, failed, waiting, findings } = sections;
  const kinds: Readonly<Record<string, readonly Row[]>> = {
    'dangerous finding': findingRows(dangers),
    'blocked command': blockedRows(blocked),
    'failed command': failedRows(failed, OUTPUT_LINES),
    'pending approval': findingRows(waiting),
    finding: findingRows(findings),
  };
  const body = Object.entries(kinds).map(([noun, rows]) => (
    <Rows key={noun} noun={noun} of={withoutFixCommand(rows)} open={MOST_OPEN} />
  ));
  const count = Object.values(kinds).flat().length;
  const title = next_actor === 'done' ? 'Warnings' : 'Action required';
  return count === 0 ? [] : [{ id: 'attention', title, count, isFolded: false, body }];
}

/** Returns the documentation of every rule with a finding, so that the page is self-contained. */
function ruleList({ findings, capsules }: GateReport): RowList {
  const found = [...findings, ...capsules.flatMap(({ reasons }) => reasons)];
  const rules = [...new Set(found.map(({ rule }) => rule))].flatMap((id) => ruleOf(id) ?? []);
  const example = (title: string, text = '') =>
    text === '' ? [] : [{ title, lines: text.trimEnd().split('\n') }];
  const rows = rules.map(
    ({ id, title, why, wrong, right, configure }): Row => ({
      ...{ tone: 'quiet', name: id, words: title, documents: id, isFolded: true },
      notes: [{ text: why.replace(/\s+/g, ' ') }],
      blocks: [
        ...example('Wrong', exampleText(wrong)),
        ...example('Right', exampleText(right)),
        ...example('Configure', configure),
      ],
    }),
  );
  return { id: 'rules', title: 'Rules', label: '', noun: 'rule', rows };
}

/** Level 3 of https://www.w3.org/TR/CSP3/: nothing but the style that has this hash. */
const SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/**
 * Renders the report as one self-contained HTML file, which is readable without network and server,
 * and has no script. The content of the report is escaped text. The page's Content-Security-Policy allows
 * only its own style, by its hash.
 */
export function renderHtml(report: GateReport): string {
  const parts = reportSections(report);
  const sections = sectionsOf(report, parts);
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
      <Masthead report={report} sections={parts} />
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </main>,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${head}<style>${STYLE}</style></head>
<body>${body}</body>
</html>
`;
}

function Section({ section }: { readonly section: PageSection }) {
  const { id, title, count, isFolded, body } = section;
  const heading = (
    <h2 id={`${id}-title`}>
      {title}
      {count !== undefined && <span class="quiet"> {grouped(count)}</span>}
    </h2>
  );
  return isFolded ? (
    <section class="folded" aria-labelledby={`${id}-title`}>
      <details id={id}>
        <summary>{heading}</summary>
        {body}
      </details>
    </section>
  ) : (
    <section id={id} aria-labelledby={`${id}-title`}>
      {heading}
      {body}
    </section>
  );
}
