import { describe, expect, it } from 'vitest';
import { check, createGateRepository, GENES, gene, genesFile, runCli } from './cli.ts';

const EVENTS = 'assets/gep/events.jsonl';
const REPAIR = gene('gene_repair', { signals_match: ['error', 'failed'] });

/** As many lines of an event log with these signals. */
function cycles(count: number, ...signals: string[]): string {
  const line = `${JSON.stringify({ type: 'EvolutionEvent', id: 'evt', signals })}\n`;
  return line.repeat(count);
}

/** A history of ten cycles, of which the gene of the base wins nine. */
function withHistory() {
  return createGateRepository({
    [GENES]: genesFile(REPAIR),
    [EVENTS]: cycles(6, 'log_error') + cycles(3, 'test_failed') + cycles(1, 'prompt'),
  });
}

describe('a pull request that adds a gene', () => {
  it('is told which past cycles it would win', async () => {
    const repository = withHistory();
    const greedy = gene('gene_greedy', {
      signals_match: ['/log_(error|warning)/', 'log', 'prompt'],
    });
    repository.write({ [GENES]: genesFile(REPAIR, greedy) });
    repository.commit();
    const { report, exitCode } = await check(repository);
    expect(report.selection).toEqual({
      cycles: 10,
      of: 10,
      limited: false,
      changed: 7,
      unmatched: { base: 1, head: 0 },
      genes: [
        { id: 'gene_greedy', base: 0, head: 7 },
        { id: 'gene_repair', base: 9, head: 3 },
      ],
    });
    expect(exitCode).toBe(0);
    const { stdout } = await runCli(['check', '--no-run'], { cwd: repository.directory });
    expect(stdout).toContain(
      'selection  Of 10 past cycles, 7 would select a different gene. No gene matches 0\n' +
        '           of them (before: 1).\n' +
        '           gene_greedy would be selected in 7 of 10 past cycles (before: 0)\n' +
        '           gene_repair would be selected in 3 of 10 past cycles (before: 9)\n',
    );
  });

  it('is told the past of the base, whatever the change appends to the log', async () => {
    const repository = withHistory();
    repository.write({
      [GENES]: genesFile(REPAIR, gene('gene_other', { signals_match: ['mine'] })),
      [EVENTS]: `${cycles(6, 'log_error')}${cycles(3, 'test_failed')}${cycles(1, 'prompt')}${cycles(90, 'mine')}`,
    });
    repository.commit();
    const { report } = await check(repository, ['--no-run']);
    expect(report.selection).toMatchObject({ cycles: 10, of: 10, changed: 0, genes: [] });
  });
});

it('says nothing of selection where no gene is chosen otherwise', async () => {
  const repository = withHistory();
  repository.write({
    [GENES]: genesFile(
      gene('gene_repair', { signals_match: ['error', 'failed'], summary: 'Mends.' }),
    ),
  });
  repository.commit();
  const { report } = await check(repository, ['--no-run']);
  expect(report.genes.map(({ change }) => change)).toEqual(['modified']);
  expect(report.selection).toBeUndefined();
});

it('answers in time, whatever patterns a gene brings', async () => {
  const repository = withHistory();
  const hostile = Array.from(
    { length: 150 },
    (_, index) => `/(x{0,${index + 9}}[^y]{0,30}){1,20}Z/`,
  );
  repository.write({
    [GENES]: genesFile(REPAIR, gene('gene_hostile', { signals_match: hostile })),
  });
  repository.commit();
  const { report } = await check(repository, ['--no-run']);
  expect(report.selection).toMatchObject({ of: 10, changed: 0 });
});
