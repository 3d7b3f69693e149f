import { createHash } from 'node:crypto';
import { renderToString } from 'preact-render-to-string';
import type { GateReport } from '../gate-report.ts';
import { reportTitle } from '../view/headline.ts';
import { grouped } from '../view/words.ts';
import { agentFilesSection } from './agent-files.tsx';
import { attentionSection } from './attention.tsx';
import { blastRadiusSection } from './blast-radius.tsx';
import type { PageSection } from './elements.tsx';
import { environmentSection } from './environment.tsx';
import { evidenceSection } from './evidence.tsx';
import { noticesSection, suppressedSection } from './findings.tsx';
import { genesSection } from './genes.tsx';
import { Masthead } from './masthead.tsx';
import { pageOf, type SectionOf } from './page.ts';
import { readSection } from './read-files.tsx';
import { rulesSection } from './rules.tsx';
import { pageScript } from './script.ts';
import { STYLE } from './style.ts';

/** In the order of the page. */
const SECTIONS: readonly SectionOf[] = [
  attentionSection,
  agentFilesSection,
  readSection,
  blastRadiusSection,
  genesSection,
  evidenceSection,
  noticesSection,
  suppressedSection,
  environmentSection,
  rulesSection,
];

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
  const sections = SECTIONS.flatMap((sectionOf) => sectionOf(page) ?? []);
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

function Title({ section: { title, count } }: { readonly section: PageSection }) {
  return (
    <>
      {title}
      {count !== undefined && <span class="quiet"> {grouped(count)}</span>}
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
