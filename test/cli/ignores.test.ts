import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/report/gate-report.ts';
import { createGateRepository, GENES, gene, genesFile } from '../e2e/cli.ts';
import { runIn } from './fake-terminal.ts';

const POLICY = '.github/gene-gate.yml';

/** Gates a change of one gene, whose hash is wrong, by a policy that stands on the base side. */
async function gated(policy: string) {
  const repository = createGateRepository({ [POLICY]: policy });
  const wrong = { ...gene('gene_a'), asset_id: `sha256:${'0'.repeat(64)}` };
  repository.write({ [GENES]: genesFile(wrong) });
  repository.commit();
  const run = (...args: string[]) =>
    runIn(repository.directory, ['check', '--base=main', '--no-run', ...args]);
  const { exitCode, output } = await run('--format=json');
  return { exitCode, report: JSON.parse(output) as GateReport, run };
}

const IGNORE = { rule: 'content-hash-mismatch', reason: 'Until the next release.' };
const ignoring = (fields: object) => JSON.stringify({ ignores: [{ ...IGNORE, ...fields }] });

describe('ignores in a policy', () => {
  it('let a change through, and stay in sight', async () => {
    const { exitCode, report, run } = await gated(ignoring({ expires: '2999-12-31' }));
    expect({ exitCode, verdict: report.verdict }).toEqual({ exitCode: 0, verdict: 'pass' });
    expect(report.findings).toMatchObject([
      { rule: 'content-hash-mismatch', suppressed: { expires: '2999-12-31' } },
    ]);
    expect((await run()).output).not.toContain('content-hash-mismatch');
    expect((await run('--verbose')).output).toContain('Until the next release.');
  });
});
