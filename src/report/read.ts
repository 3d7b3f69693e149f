import * as z from 'zod';
import { GateError } from '../error.ts';
import type { RunningNode } from '../run/run.ts';
import { type GateReport, gateReportSchema } from './gate-report.ts';

/** Bytes of a report that are read; one of 400 genes has about one million. */
export const MAX_REPORT_BYTES = 64 * 1024 * 1024;

/** How much is said about what is wrong with a report, which may be wrong everywhere. */
const LONGEST_COMPLAINT = 500;

/**
 * Reads a report that another machine has written. That it is true is not known.
 *
 * @param name how to call it in a sentence
 * @param hint what to do about one that is none
 * @throws GateError `artifact_invalid` for what is no report of this version
 */
export function readReportFile(file: Buffer, name: string, hint: string): GateReport {
  try {
    return gateReportSchema.parse(JSON.parse(file.toString('utf8')));
  } catch (error) {
    const what = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new GateError(
      'artifact_invalid',
      `${name} is no report of this version: ${what.slice(0, LONGEST_COMPLAINT)}`,
      hint,
      { cause: error },
    );
  }
}

/** The Node that is said to have run the commands of a report; where none did, it does not matter. */
export function nodeIn({ validation_reports: [first] }: GateReport): RunningNode {
  if (first === undefined) return process;
  const { node_version: version, platform, arch } = first.env_fingerprint;
  return { version, platform, arch };
}
