import type { GateReport } from '../gate-report.ts';
import { type CommandResult, resultOf } from '../view/report-sections.ts';
import {
  assetSubject,
  commitSubject,
  policyResource,
  RESULTS,
  type ResourceDescriptor,
  STATEMENT,
  type Subject,
} from './statement.ts';

/** The predicate type of in-toto's test results. */
export const TEST_RESULT = 'https://in-toto.io/attestation/test-result/v0.1';

/** An unsigned in-toto statement with a test-result predicate. */
export interface TestResultStatement {
  readonly _type: typeof STATEMENT;
  readonly subject: readonly Subject[];
  readonly predicateType: typeof TEST_RESULT;
  readonly predicate: {
    readonly result: 'PASSED' | 'WARNED' | 'FAILED';
    /** The policy. */
    readonly configuration: readonly ResourceDescriptor[];
    readonly passedTests: readonly string[];
    readonly warnedTests: readonly string[];
    readonly failedTests: readonly string[];
    /** An addition of the gate: commands that were not run. */
    readonly skippedTests: readonly string[];
  };
}

/**
 * Converts the report to an in-toto statement, which a later step signs. Its subjects are the audited
 * commit and the content of every gene that ran; each validation command of a gene is a test.
 *
 * @returns undefined for a report without a commit or a policy
 */
export function testResultStatement(report: GateReport): TestResultStatement | undefined {
  const { audited_sha: commit, policy, genes } = report;
  if (commit === null || policy === null) return undefined;
  const tests = genes.flatMap((gene) =>
    gene.commands.map((command) => ({
      name: `${gene.id}: ${command.command}`,
      result: resultOf(command),
      warned: command.verdict === 'warn',
    })),
  );
  const namesOf = (wanted: (result: CommandResult, warned: boolean) => boolean) =>
    tests.filter(({ result, warned }) => wanted(result, warned)).map(({ name }) => name);
  return {
    _type: STATEMENT,
    subject: [
      commitSubject(commit),
      ...report.validation_reports.flatMap(({ gene_id, gene_asset_id }) =>
        gene_asset_id === null ? [] : [assetSubject(gene_id, gene_asset_id)],
      ),
    ],
    predicateType: TEST_RESULT,
    predicate: {
      result: RESULTS[report.verdict],
      configuration: [policyResource(policy)],
      passedTests: namesOf((result, warned) => result === 'passed' && !warned),
      warnedTests: namesOf((result, warned) => result === 'passed' && warned),
      failedTests: namesOf((result) => result === 'failed' || result === 'blocked'),
      skippedTests: namesOf((result) => result === 'notRun'),
    },
  };
}
