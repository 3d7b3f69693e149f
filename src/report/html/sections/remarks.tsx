import type { ReportFinding } from '../../gate-report.ts';
import { FindingItem } from '../finding.tsx';
import { firstOf, Rest } from '../first.tsx';
import type { HtmlPage, PageSection } from '../page.ts';

/** Findings for information only. */
export function noticesSection(page: HtmlPage): PageSection | undefined {
  return listed('notices', 'Notices', page.sections.notices, page);
}

/** Findings that the policy ignores; they do not affect the verdict. */
export function suppressedSection(page: HtmlPage): PageSection | undefined {
  return listed('suppressed', 'Ignored by the policy', page.sections.suppressed, page);
}

function listed(
  id: string,
  title: string,
  findings: readonly ReportFinding[],
  page: HtmlPage,
): PageSection | undefined {
  if (findings.length === 0) return undefined;
  return {
    id,
    title,
    count: findings.length,
    body: (
      <>
        {firstOf(findings).map((finding, index) => (
          <div key={index} data-item="">
            <FindingItem finding={finding} page={page} />
          </div>
        ))}
        <Rest of={findings.length} noun="finding" />
      </>
    ),
  };
}
