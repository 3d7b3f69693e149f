import { terminal } from '../escape.ts';
import type { ReportFinding } from '../gate-report.ts';
import { pathAndLine } from '../view/finding.ts';
import { SEVERITY_TONES } from '../view/tones.ts';
import { Status } from './mark.tsx';
import type { HtmlPage } from './page.ts';
import { Link, Name, Sentence } from './words.tsx';

interface FindingProps {
  readonly finding: ReportFinding;
  readonly page: HtmlPage;
  /** The number of its mark in the command above. */
  readonly number?: number | undefined;
}

/** What one rule said, where its severity and its place are said already. */
export function FindingReason({ finding, page, number }: FindingProps) {
  const { message, remedy, rule, suppressed } = finding;
  return (
    <dl class="reason">
      <dt>Why</dt>
      <dd>
        {number !== undefined && <span class="number">{number}</span>} <Sentence text={message} />
      </dd>
      {remedy !== '' && (
        <>
          <dt>Instead</dt>
          <dd>
            <Sentence text={remedy} />
          </dd>
        </>
      )}
      {suppressed && (
        <>
          <dt>Ignored</dt>
          <dd>
            until {terminal(suppressed.expires)}: <Sentence text={suppressed.reason} />
          </dd>
        </>
      )}
      <dt>Rule</dt>
      <dd>
        <Link to={page.ruleAnchor(rule)}>
          <Name text={rule} />
        </Link>
      </dd>
    </dl>
  );
}

/** A finding that stands alone: its severity, its place, and what its rule said. */
export function FindingItem({ finding, page, number }: FindingProps) {
  const { severity } = finding;
  const place = pathAndLine(finding);
  return (
    <div class="finding">
      <p>
        <Status tone={SEVERITY_TONES[severity]} word={severity} />{' '}
        {place !== undefined && (
          <span class="quiet">
            <Name text={place} />
          </span>
        )}
      </p>
      <FindingReason finding={finding} page={page} number={number} />
    </div>
  );
}
