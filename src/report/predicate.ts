import type { Verdict } from '../model/verdict.ts';
import type { GateReport } from './gate-report.ts';

/** The attestation's type and that of its predicate, in the versions that verifiers look for. */
const STATEMENT = 'https://in-toto.io/Statement/v1';
const TEST_RESULT = 'https://in-toto.io/attestation/test-result/v0.1';

interface ResourceDescriptor {
  readonly name: string;
  readonly digest: Readonly<Record<string, string>>;
}

/** An in-toto statement with a test-result predicate, not signed yet. */
export interface TestResultStatement {
  readonly _type: typeof STATEMENT;
  readonly subject: readonly ResourceDescriptor[];
  readonly predicateType: typeof TEST_RESULT;
  readonly predicate: {
    readonly result: 'PASSED' | 'WARNED' | 'FAILED';
    /** What the result depends on: the policy. */
    readonly configuration: readonly ResourceDescriptor[];
    readonly passedTests: readonly string[];
    readonly warnedTests: readonly string[];
    readonly failedTests: readonly string[];
  };
}

/**
 * The report as an in-toto statement, for a step that signs it. Its subjects are the commit that was
 * audited and the content of every gene that ran; a test is one validation command of one gene.
 *
 * @returns undefined for a report that knows no commit, of which nothing can be stated
 */
export function testResultStatement(report: GateReport): TestResultStatement | undefined {
  const { audited_sha: commit, policy, genes } = report;
  if (commit === null || policy === null) return undefined;
  const tests = genes.flatMap((gene) =>
    gene.commands.map((command) => ({
      name: `${gene.id}: ${command.command}`,
      passed: command.outcome?.status === 'passed',
      warned: command.verdict === 'warn',
    })),
  );
  return {
    _type: STATEMENT,
    subject: [
      { name: 'commit', digest: { gitCommit: commit } },
      ...report.validation_reports.flatMap(({ gene_id, gene_asset_id }) =>
        gene_asset_id === null ? [] : [{ name: gene_id, digest: sha256(gene_asset_id) }],
      ),
    ],
    predicateType: TEST_RESULT,
    predicate: {
      result: RESULTS[report.verdict],
      configuration: [{ name: policy.path ?? 'default policy', digest: sha256(policy.digest) }],
      passedTests: tests.filter(({ passed, warned }) => passed && !warned).map(({ name }) => name),
      warnedTests: tests.filter(({ passed, warned }) => passed && warned).map(({ name }) => name),
      failedTests: tests.filter(({ passed }) => !passed).map(({ name }) => name),
    },
  };
}

/** What is not decided, or waits for a person, has not passed. */
const RESULTS = {
  pass: 'PASSED',
  warn: 'WARNED',
  fail: 'FAILED',
  error: 'FAILED',
  needs_approval: 'FAILED',
} as const satisfies Record<Verdict, string>;

function sha256(prefixed: string): Readonly<Record<string, string>> {
  return { sha256: prefixed.replace(/^sha256:/, '') };
}
