import * as z from 'zod';
import { each, type Steps } from '../ground/turns.ts';
import { type GateReport, gateReportSchema } from './gate-report.ts';

/** The lists that can be long. */
const LISTS = ['genes', 'capsules', 'events', 'findings', 'validation_reports'] as const;

/**
 * Checks a report as its schema does, but the entries of long lists one by one.
 *
 * @returns the report with the fields of the schema, in their order
 * @throws ZodError
 */
export function* checkedReport(report: unknown): Steps<GateReport> {
  const given = Object(report);
  const lists = LISTS.filter((name) => Array.isArray(given[name]));
  const empty = Object.fromEntries(lists.map((name) => [name, []]));
  const frame: GateReport = gateReportSchema.parse({ ...given, ...empty });
  const checked: Record<string, unknown> = {};
  for (const name of lists) {
    const { element } = gateReportSchema.shape[name];
    checked[name] = yield* each<unknown, unknown>(given[name], (entry, index) => {
      const { data, error } = element.safeParse(entry);
      if (error) throw within([name, index], error);
      return data;
    });
  }
  return { ...frame, ...checked };
}

/** Returns the error with the paths of the whole report. */
function within(at: readonly PropertyKey[], { issues }: z.ZodError): z.ZodError {
  return new z.ZodError(issues.map((issue) => ({ ...issue, path: [...at, ...issue.path] })));
}
