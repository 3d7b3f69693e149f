import { terminal } from '../../escape.ts';
import type { GateReport, ReportCapsule } from '../../gate-report.ts';
import type { Tone } from '../../view/tones.ts';
import { moment } from '../../view/words.ts';
import { firstOf, Rest } from '../first.tsx';
import { Status } from '../mark.tsx';
import type { HtmlPage, PageSection } from '../page.ts';
import { Facts, Link, Name, Sentence } from '../words.tsx';

/** The Capsules of the change, whether they are eligible for promotion, and its events. */
export function evidenceSection({
  report: { capsules, events },
  ruleAnchor,
}: HtmlPage): PageSection | undefined {
  if (capsules.length + events.length === 0) return undefined;
  return {
    id: 'evidence',
    title: 'Evidence',
    count: capsules.length + events.length,
    body: (
      <>
        <ul class="plain rows">
          {firstOf(capsules).map((capsule, index) => (
            <li key={`capsule-${index}`} data-item="">
              <Claim claim={capsule} />
              <Eligibility capsule={capsule} ruleAnchor={ruleAnchor} />
            </li>
          ))}
          {firstOf(events).map((event, index) => (
            <li key={`event-${index}`} data-item="">
              <Claim claim={event} />
            </li>
          ))}
        </ul>
        <Rest of={capsules.length} noun="Capsule" />
        <Rest of={events.length} noun="event" />
      </>
    ),
  };
}

function Claim({ claim }: { readonly claim: GateReport['events'][number] }) {
  const { type, id, change, path, line } = claim;
  return (
    <p>
      {type} <Name text={id} /> {change}{' '}
      <span class="quiet">
        <Name text={`${path}:${line}`} />
      </span>
    </p>
  );
}

function Eligibility({
  capsule: { eligible, reasons },
  ruleAnchor,
}: {
  readonly capsule: ReportCapsule;
  readonly ruleAnchor: HtmlPage['ruleAnchor'];
}) {
  const [tone, word]: [Tone, string] =
    eligible === null
      ? ['quiet', 'eligibility not checked']
      : eligible
        ? ['good', 'eligible for promotion']
        : ['bad', 'not eligible for promotion'];
  return (
    <>
      <p>
        <Status tone={tone} word={word} />
      </p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ rule, message }, index) => (
            <li key={index}>
              <Sentence text={message} />{' '}
              <Link to={ruleAnchor(rule)}>
                <Name text={rule} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The approvals, and the digest that they apply to. */
export function approvalsSection({
  report: { approvals, approval_digest },
}: HtmlPage): PageSection | undefined {
  if (approvals.length === 0) return undefined;
  return {
    id: 'approvals',
    title: 'Approvals',
    count: approvals.length,
    body: (
      <Facts
        facts={[
          ...approvals.map(
            ({ user, at }, index) =>
              [
                `Approved ${approvals.length > 1 ? `(${index + 1})` : ''}`,
                <>
                  by <Name text={user} /> at {terminal(moment(at))}
                </>,
              ] as const,
          ),
          ...(approval_digest === null
            ? []
            : [['Approval digest', <Name key="digest" text={approval_digest} />] as const]),
        ]}
      />
    ),
  };
}
