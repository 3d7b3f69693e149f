import { terminal } from '../escape.ts';
import type { ReportFinding } from '../gate-report.ts';
import { editLines } from '../view/command-lines.ts';
import { pathAndLine } from '../view/finding.ts';
import { SEVERITY_TONES } from '../view/words.ts';
import { Facts, List, Name, type PageSection, RuleLink, Sentence, Status } from './elements.tsx';
import type { HtmlPage } from './page.ts';

/** Findings for information only. */
export function noticesSection({ sections }: HtmlPage): PageSection | undefined {
  return listed('notices', 'Notices', sections.notices);
}

/** Findings that the policy ignores; they do not affect the verdict. */
export function suppressedSection({ sections }: HtmlPage): PageSection | undefined {
  return listed('suppressed', 'Ignored by the policy', sections.suppressed);
}

function listed(
  id: string,
  title: string,
  findings: readonly ReportFinding[],
): PageSection | undefined {
  if (findings.length === 0) return undefined;
  return { id, title, count: findings.length, body: <Findings of={findings} /> };
}

/** Findings with their severities and locations. */
export function Findings({ of }: { readonly of: readonly ReportFinding[] }) {
  return <List of={of} noun="finding" each={(finding) => <FindingItem finding={finding} />} />;
}

function FindingItem({ finding }: { readonly finding: ReportFinding }) {
  const { severity } = finding;
  const place = pathAndLine(finding);
  return (
    <>
      <p>
        <Status tone={SEVERITY_TONES[severity]} word={severity} />{' '}
        {place !== undefined && <Name text={place} />}
      </p>
      <FindingReason finding={finding} />
    </>
  );
}

/** The message, remedy and rule of a finding, without severity and location. */
export function FindingReason({ finding }: { readonly finding: ReportFinding }) {
  const { message, remedy, rule, suppressed } = finding;
  return (
    <Facts
      facts={[
        ['Why', <Sentence key="why" text={message} />],
        ['Fix', remedy !== '' && <Remedy key="fix" finding={finding} />],
        [
          'Ignored',
          suppressed && (
            <>
              until {terminal(suppressed.expires)}: <Sentence text={suppressed.reason} />
            </>
          ),
        ],
        ['Rule', <RuleLink key="rule" rule={rule} />],
      ]}
    />
  );
}

/** What to do, and the proposed edit of a command. */
function Remedy({ finding: { remedy, edit } }: { readonly finding: ReportFinding }) {
  const lines = editLines(edit).map(terminal);
  return (
    <>
      <Sentence text={remedy} />
      {lines.length > 0 && (
        <pre dir="ltr">
          {lines.map((line, index) =>
            line.startsWith('-') ? (
              <del key={index}>{`${line}\n`}</del>
            ) : (
              <ins key={index}>{`${line}\n`}</ins>
            ),
          )}
        </pre>
      )}
    </>
  );
}
