import type { PublishContext } from '../publish/context.ts';
import type { GateReport } from '../report/gate-report.ts';

/** The step's environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What one step has to do, whatever its mode: decide, and publish what it has decided. */
export interface Job {
  readonly context: PublishContext;
  /** @throws GateError if it cannot decide; that is published, too */
  decide(): Promise<GateReport>;
  /** The check run alone says no: the step is well once that is written. */
  readonly reportsOnly?: true;
}
