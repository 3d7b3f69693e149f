import { NOTHING_RUN } from '../model/nothing-run.ts';
import type { RunResult } from './run.ts';

/** The result if only the audit is asked. */
export const NOTHING_RAN: RunResult = {
  outcomes: new Map(),
  interrupted: 0,
  isolation: NOTHING_RUN,
  nodeOf: () => process,
};
