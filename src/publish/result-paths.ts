import { join } from 'node:path';
import { AGENT_PATCH_FILE, AGENT_TASK_FILE } from '../report/agent/render.ts';

/** Paths of the result files in one output directory. */
export interface ResultPaths {
  readonly report: string;
  readonly validationReports: string;
  /** The same ValidationReports in one file, one per line. */
  readonly validationLines: string;
  /** Unsigned in-toto statements, each with the inputs of `actions/attest`; absent without them. */
  readonly testResult: StatementPaths;
  readonly summary: StatementPaths;
  /** What the agent that wrote the change does next, and the diff of its edits if there are any. */
  readonly agentTask: string;
  readonly agentPatch: string;
  readonly page: string;
  readonly html: string;
  readonly sarif: string;
  readonly junit: string;
}

export interface StatementPaths {
  readonly statement: string;
  /** The predicate alone, for `predicate-path`. */
  readonly predicate: string;
  /** The digests of the subjects, for `subject-checksums`. */
  readonly subjects: string;
}

/** Returns the paths that {@link ResultPaths} names, in an output directory. */
export function resultPaths(outputDirectory: string): ResultPaths {
  return {
    report: join(outputDirectory, 'gate-report.json'),
    validationReports: join(outputDirectory, 'validation-reports'),
    validationLines: join(outputDirectory, 'validation-reports.jsonl'),
    testResult: statementPaths(outputDirectory, 'test-result'),
    summary: statementPaths(outputDirectory, 'verification-summary'),
    agentTask: join(outputDirectory, AGENT_TASK_FILE),
    agentPatch: join(outputDirectory, AGENT_PATCH_FILE),
    page: join(outputDirectory, 'report.md'),
    html: join(outputDirectory, 'report.html'),
    sarif: join(outputDirectory, 'report.sarif'),
    junit: join(outputDirectory, 'report.junit.xml'),
  };
}

function statementPaths(outputDirectory: string, name: string): StatementPaths {
  return {
    statement: join(outputDirectory, `${name}.intoto.json`),
    predicate: join(outputDirectory, `${name}.predicate.json`),
    subjects: join(outputDirectory, `${name}.subjects.sha256`),
  };
}
