import { createHash } from 'node:crypto';
import { renderToString } from 'preact-render-to-string';
import type { GateReport } from '../gate-report.ts';
import { reportTitle } from '../view/headline.ts';
import type { CommandResult } from '../view/report-sections.ts';
import { grouped } from '../view/words.ts';
import { SCRIPT, STYLE } from './assets.ts';
import { Shapes } from './mark.tsx';
import { Masthead } from './masthead.tsx';
import { type HtmlPage, type PageSection, pageOf } from './page.ts';
import { attentionSection } from './sections/attention.tsx';
import { blastRadiusSection } from './sections/blast-radius.tsx';
import { environmentSection } from './sections/environment.tsx';
import { approvalsSection, evidenceSection } from './sections/evidence.tsx';
import { genesSection } from './sections/genes.tsx';
import { noticesSection, suppressedSection } from './sections/remarks.tsx';
import { rulesSection } from './sections/rules.tsx';
import { timelineSection } from './sections/timeline.tsx';

/** In the order of the page. */
const SECTIONS: readonly ((page: HtmlPage) => PageSection | undefined)[] = [
  attentionSection,
  blastRadiusSection,
  genesSection,
  timelineSection,
  evidenceSection,
  approvalsSection,
  noticesSection,
  suppressedSection,
  environmentSection,
  rulesSection,
];

/**
 * Renders the report as one self-contained HTML file, which is readable without network, server and
 * script. The content of the report is escaped text. The page's Content-Security-Policy allows only its
 * own style and script, by their hashes.
 */
export function renderHtml(report: GateReport): string {
  return [...htmlPieces(report)].join('');
}

/** Returns the pieces of {@link renderHtml}. */
export function* htmlPieces(report: GateReport): Generator<string> {
  const page = pageOf(report);
  yield '';
  const sections: PageSection[] = [];
  for (const sectionOf of SECTIONS) {
    const section = sectionOf(page);
    if (section !== undefined) sections.push(section);
    yield '';
  }
  const body = renderToString(
    <>
      <Shapes />
      <a class="skip" href="#content">
        Skip to the report
      </a>
      <div class="frame">
        <Contents sections={sections} />
        <main id="content" tabIndex={-1} class={hasMany(report) ? 'many' : undefined}>
          <Masthead page={page} />
          <Toolbar />
          {sections.map(({ id, title, count, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                {title}
                {count !== undefined && <span class="count">{grouped(count)}</span>}
              </h2>
              {body}
            </section>
          ))}
        </main>
      </div>
    </>,
  );
  const head = renderToString(
    <>
      <meta http-equiv="Content-Security-Policy" content={SECURITY_POLICY} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="referrer" content="no-referrer" />
      <meta name="color-scheme" content="light dark" />
      <title>{`${reportTitle(report)} · gene-gate`}</title>
    </>,
  );
  yield `<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${head}<style>${STYLE}</style></head>
<body>${body}<script>${SCRIPT}</script></body>
</html>
`;
}

/** With more commands, a browser lays out only what is on the screen. */
const MANY_COMMANDS = 200;

function hasMany({ genes }: GateReport): boolean {
  return genes.reduce((sum, { commands }) => sum + commands.length, 0) > MANY_COMMANDS;
}

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

function Contents({ sections }: { readonly sections: readonly PageSection[] }) {
  return (
    <nav class="contents" aria-label="Sections">
      <ul>
        {sections.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {title}
              {count !== undefined && <span class="count">{grouped(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const STATUSES: readonly (readonly [CommandResult, string])[] = [
  ['blocked', 'Blocked'],
  ['failed', 'Failed'],
  ['passed', 'Passed'],
  ['notRun', 'Not run'],
];

/** Search, filter and folding; hidden until the script has started. */
export function Toolbar() {
  return (
    <search class="toolbar" hidden>
      <form>
        <label for="search">Search the report</label>
        <input
          id="search"
          type="search"
          autoComplete="off"
          spellcheck={false}
          placeholder="Press / to search"
          aria-describedby="found"
        />
        <label for="status">Commands</label>
        <select id="status">
          <option value="">All commands</option>
          {STATUSES.map(([value, words]) => (
            <option value={value} key={value}>
              {words}
            </option>
          ))}
        </select>
        <button type="button" data-fold="open">
          Open all
        </button>
        <button type="button" data-fold="close">
          Close all
        </button>
        <output id="found" for="search" />
      </form>
    </search>
  );
}
