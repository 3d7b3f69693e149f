import { terminal } from '../escape.ts';
import type { ReportFinding } from '../gate-report.ts';
import { editLines } from '../view/edit-lines.ts';
import { pathAndLine } from '../view/finding.ts';
import { SEVERITY_TONES } from '../view/tones.ts';
import { Status } from './mark.tsx';
import type { HtmlPage } from './page.ts';
import { Link, Name, Sentence } from './words.tsx';

interface FindingProps {
  readonly finding: ReportFinding;
  readonly page: HtmlPage;
  /** The number of its mark in the command. */
  readonly number?: number | undefined;
}

/** The message, remedy and rule of a finding, without severity and location. */
export function FindingReason({ finding, page, number }: FindingProps) {
  const { message, remedy, rule, suppressed, edit } = finding;
  return (
    <dl class="reason">
      <dt>Why</dt>
      <dd>
        {number !== undefined && <span class="number">{number}</span>} <Sentence text={message} />
      </dd>
      {remedy !== '' && (
        <>
          <dt>Fix</dt>
          <dd>
            <Sentence text={remedy} />
            <EditDiff edit={edit} />
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

/** The proposed edit of a command. */
function EditDiff({ edit }: { readonly edit: ReportFinding['edit'] }) {
  const lines = editLines(edit);
  if (lines.length === 0) return null;
  return (
    <pre dir="ltr" class="diff">
      {lines.map((line, index) =>
        line.startsWith('-') ? (
          <del key={index}>{`${terminal(line)}\n`}</del>
        ) : (
          <ins key={index}>{`${terminal(line)}\n`}</ins>
        ),
      )}
    </pre>
  );
}

/** A finding with its severity and location. */
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
