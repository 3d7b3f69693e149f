import type { ReportFinding } from '../../gate-report.ts';
import { Finding } from '../finding.tsx';
import type { Page, Section } from '../page.ts';

/** Good to know; nobody has to act on it. */
export function noticesSection(page: Page): Section | undefined {
  return listed('notices', 'Notices', page.sections.notices, page);
}

/** What the policy ignores until some day: shown, without a say in the verdict. */
export function suppressedSection(page: Page): Section | undefined {
  return listed('suppressed', 'Ignored by the policy', page.sections.suppressed, page);
}

function listed(
  id: string,
  title: string,
  findings: readonly ReportFinding[],
  page: Page,
): Section | undefined {
  if (findings.length === 0) return undefined;
  return {
    id,
    title,
    count: findings.length,
    body: findings.map((finding, index) => (
      <div key={index} data-item="">
        <Finding finding={finding} page={page} />
      </div>
    )),
  };
}
