import type { PublishContext } from '../publish/context.ts';
import type { GateReport } from '../report/gate-report.ts';

/** The step's environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The work of one step in any mode: to decide, and to publish the decision. */
export interface Job {
  readonly context: PublishContext;
  /** @throws GateError if it cannot decide; the error is published too */
  decide(): Promise<GateReport>;
  /** What else is published once the decision is. */
  readonly afterwards?: () => Promise<void>;
  /** Only the check run reports a failure: the step succeeds once the check run is written. */
  readonly reportsOnly?: true;
}
