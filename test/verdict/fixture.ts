import type { AuditedCommand, AuditedGeneChange } from '../../src/audit/audited.ts';
import type { Severity } from '../../src/model/finding.ts';
import type { Outcome, OutcomeStatus } from '../../src/model/outcome.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import type { Policy } from '../../src/policy/policy.ts';
import type { Finding } from '../../src/rules/finding.ts';
import type { Ignoring } from '../../src/verdict/ignores.ts';
import { gene } from '../audit/fixture.ts';
import { judgeWith } from '../judge/fixture.ts';
import { planOf } from '../run/fixture.ts';

export const POLICY: Policy = DEFAULT_POLICY;

/** The date on which the tests judge. */
export const TODAY = '2026-06-15';

/** What the tests ignore on that day. */
export const NOTHING_IGNORED: Ignoring = { ignores: [], rules: {}, today: TODAY };

const NOTHING = { head: '', tail: '', bytes: 0, truncated: false };
const EXIT_CODES: Partial<Record<OutcomeStatus, number>> = { passed: 0, failed: 1 };

export function outcome(status: OutcomeStatus, differences: Partial<Outcome> = {}): Outcome {
  return {
    status,
    exit_code: EXIT_CODES[status] ?? null,
    signal: null,
    started_at: '2026-01-01T00:00:00.000Z',
    duration_ms: 5,
    stdout: NOTHING,
    stderr: NOTHING,
    ...differences,
  };
}

/** A finding of an existing rule, with a given severity. */
export function finding(severity: Severity): Finding {
  const args = { gene: 'gene_a' };
  return { rule: 'validation-missing', severity, harm: 'broken', layer: 'asset', args };
}

/**
 * A gene as returned by the audit: with a Plan for each command, unless one of them is blocked.
 *
 * @param commands judged without a tree
 */
export async function auditedGene(
  commands: readonly string[],
  differences: Partial<AuditedGeneChange> = {},
  plans: 'plans' | 'no plans' = 'plans',
): Promise<AuditedGeneChange> {
  const asset = gene({ validation: commands });
  const judged = await Promise.all(
    commands.map(async (command, index): Promise<AuditedCommand> => {
      const judgement = await judgeWith().command(command);
      const location = asset.locate(['validation', index]);
      return { ...judgement, command, location };
    }),
  );
  const allowed = plans === 'plans' && judged.every(({ verdict }) => verdict !== 'block');
  return {
    change: 'added',
    asset,
    store: { path: 'assets/gep', root: '' },
    commands: allowed ? judged.map((one) => ({ ...one, plan: planOf(one.command) })) : judged,
    findings: [],
    blastRadius: {
      files: 1,
      lines: 1,
      exempt_files: 0,
      exempt_lines: 0,
      max_files: 20,
      severity: 'within_limit',
      message: '0 / 20 files',
    },
    differences: [],
    ...differences,
  };
}
