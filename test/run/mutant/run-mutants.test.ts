import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { AuditedGene } from '../../../src/audit/audited.ts';
import type { Plan } from '../../../src/audit/plan.ts';
import type { Outcome } from '../../../src/model/outcome.ts';
import { DEFAULT_POLICY } from '../../../src/policy/default.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { breakAndRun, type FinishedRun } from '../../../src/run/mutant/run-mutants.ts';
import { BUDGET_SPENT } from '../../../src/run/not-run.ts';
import { outcome } from '../../verdict/fixture.ts';
import { planOf, temporaryFolder } from '../fixture.ts';

const SUM = 'export function sum() {}\n';
const CHANGED = { oldMode: '100644', newMode: '100644', oldOid: '', newOid: '' };

/** A file that the change adds or modifies. */
function file(path: string, status: 'added' | 'modified' = 'modified') {
  return { path, status, ...CHANGED, binary: false, added: 1, deleted: 0 };
}

interface Case {
  /** What a command does with the change broken; `sees` are the names of the broken files. */
  readonly run: (command: string, sees: readonly string[]) => Outcome;
  readonly genes?: readonly (readonly string[])[];
  readonly files?: readonly ReturnType<typeof file>[];
  readonly options?: Partial<FinishedRun>;
}

/** @returns the results of each gene, and what was run with which time limit */
async function mutants({ run, genes = [['check']], files = [file('src/a.js')], options }: Case) {
  const ran: string[] = [];
  const sources = { 'src/a.js': SUM, 'src/b.js': SUM };
  const directory = temporaryFolder(sources);
  const layers: string[] = [];
  onTestFinished(() => {
    for (const layer of layers) rmSync(layer, { recursive: true });
  });
  const passedRun = (command: string) => {
    const plan = planOf(command);
    return { plan, outcome: outcome('passed', { duration_ms: 100 }), changedFiles: [] };
  };
  const audited = genes.map(() => ({ change: 'added', commands: [] }) as unknown as AuditedGene);
  const runs = genes.map((commands, index) => {
    const ofGene = commands.map(passedRun);
    const gene = audited[index] as AuditedGene;
    return [{ id: '', plans: ofGene.map(({ plan }) => plan), gene }, ofGene] as const;
  });
  const results = await breakAndRun(new Map(runs), {
    backend: {
      cover: async (write) => {
        const layer = mkdtempSync(join(tmpdir(), 'layer-'));
        layers.push(layer);
        await write(layer);
        const sees = files
          .map(({ path }) => path)
          .filter((path) => {
            try {
              return readFileSync(join(layer, path), 'utf8') !== SUM;
            } catch {
              return false;
            }
          });
        const runOne = async ({ command, timeoutMs }: Plan) => {
          ran.push(`${command} ${timeoutMs}`);
          return run(command, sees);
        };
        const forGene = async () => ({ run: runOne, close: async () => {} });
        return { level: 'namespaces', description: '', check: () => {}, run: runOne, forGene };
      },
    },
    change: { files, isCommitted: true },
    tree: literalTree(sources),
    checkout: { directory, additions: [] },
    policy: DEFAULT_POLICY,
    path: '',
    concurrency: 2,
    signal: new AbortController().signal,
    ...options,
  });
  const found = audited.map((gene) => results.get(gene) ?? []);
  const outcomes = found.map((ofGene) => ofGene.map(({ outcome }) => outcome));
  return { outcomes, ran, first: found[0]?.[0] };
}

it.each<[string, Outcome, string, (string | undefined)?]>([
  ['passes', outcome('passed'), 'survived'],
  ['fails', outcome('failed'), 'killed'],
  ['takes too long', outcome('timed_out', { reason: 'Command timed out after 1ms' }), 'killed'],
  ['is killed by a signal', outcome('crashed', { signal: 'SIGSEGV' }), 'killed'],
  ['does not start', outcome('crashed', { reason: 'no slot' }), 'not_run', 'no slot'],
  ['loses its containment', outcome('error', { reason: 'lost' }), 'not_run', 'lost'],
  ['is interrupted', outcome('skipped', { reason: 'interrupted' }), 'not_run', 'interrupted'],
  ['is out of time', outcome('timed_out', { reason: BUDGET_SPENT }), 'not_run', BUDGET_SPENT],
])('a command that %s', async (_, found, result, reason) => {
  const { first } = await mutants({ run: () => found });
  expect(first).toMatchObject({ outcome: result, files: ['src/a.js'] });
  expect(first?.reason).toBe(reason);
});

it('has a limit of twice the first run and two seconds', async () => {
  const { ran } = await mutants({ run: () => outcome('passed') });
  expect(ran).toEqual(['check 2200']);
});

it('runs equal commands of several genes once', async () => {
  const { ran, outcomes } = await mutants({
    genes: [['a', 'b'], ['b']],
    run: (command) => outcome(command === 'a' ? 'passed' : 'failed'),
  });
  expect(ran).toHaveLength(2);
  expect(outcomes).toEqual([['survived', 'killed'], ['killed']]);
});

it('tells a command that notices defects of new files only', async () => {
  const { first } = await mutants({
    files: [file('src/a.js'), file('src/b.js', 'added')],
    run: (_, sees) => outcome(sees.includes('src/b.js') ? 'failed' : 'passed'),
  });
  expect(first).toMatchObject({ outcome: 'killed', existing: { files: ['src/a.js'] } });
});

it.each<[string, Case, RegExp]>([
  ['no namespaces', { run: () => outcome('passed'), options: { backend: {} } }, /namespaces/],
  [
    'no source',
    { run: () => outcome('passed'), options: { tree: literalTree({}) } },
    /no source|neither/,
  ],
  [
    'a layer that cannot be written',
    {
      run: () => outcome('passed'),
      options: { checkout: { directory: '/nowhere', additions: [] } },
    },
    /ENOENT/,
  ],
])('is not run with %s, and says why', async (_, given, reason) => {
  const { first, ran } = await mutants(given);
  expect(first?.outcome).toBe('not_run');
  expect(first?.reason).toMatch(reason);
  expect(ran).toEqual([]);
});
