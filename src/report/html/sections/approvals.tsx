import { terminal } from '../../escape.ts';
import { moment } from '../../view/words.ts';
import type { HtmlPage, PageSection } from '../page.ts';
import { Facts, Name } from '../words.tsx';

/** Who agreed that these Plans run, and what exactly was agreed to. */
export function approvalsSection({
  report: { approvals, plans_digest },
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
          ...(plans_digest === null
            ? []
            : [['What may run', <Name key="digest" text={plans_digest} />] as const]),
        ]}
      />
    ),
  };
}
