import type { ReportCapsule } from '../gate-report.ts';
import type { Tone } from '../view/words.ts';
import { List, Name, type PageSection, RuleLink, Sentence, Status } from './elements.tsx';
import type { HtmlPage } from './page.ts';

/** The Capsules of the change, whether they are eligible for promotion, and its events. */
export function evidenceSection({
  report: { capsules, events },
}: HtmlPage): PageSection | undefined {
  const claims = [
    ...capsules.map((capsule) => ({ claim: capsule, capsule })),
    ...events.map((event) => ({ claim: event, capsule: undefined })),
  ];
  if (claims.length === 0) return undefined;
  return {
    id: 'evidence',
    title: 'Evidence',
    count: claims.length,
    body: (
      <List
        of={claims}
        noun="asset"
        each={({ claim, capsule }) => (
          <>
            <p>
              {claim.type} <Name text={claim.id} /> {claim.change}{' '}
              <span class="quiet">
                <Name text={`${claim.path}:${claim.line}`} />
              </span>
            </p>
            {capsule && <Eligibility capsule={capsule} />}
          </>
        )}
      />
    ),
  };
}

function Eligibility({ capsule: { eligible, reasons } }: { readonly capsule: ReportCapsule }) {
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
      {reasons.map(({ rule, message }, index) => (
        <p key={index}>
          <Sentence text={message} /> <RuleLink rule={rule} />
        </p>
      ))}
    </>
  );
}
