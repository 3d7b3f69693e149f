import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { AuditedGene } from '../../../src/audit/audited.ts';
import type { Plan } from '../../../src/audit/plan.ts';
import type { Outcome } from '../../../src/model/outcome.ts';
import { DEFAULT_POLICY } from '../../../src/policy/default.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { BUDGET_SPENT } from '../../../src/run/not-run.ts';
import { type FinishedRun, proveChange } from '../../../src/run/proof/prove.ts';
import { outcome } from '../../verdict/fixture.ts';
import { planOf, temporaryFolder } from '../fixture.ts';
import { type Files, provenChange } from './changes.ts';

/** The text of a file that a command sees, if it is not that of the head. */
type View = (path: string) => string | undefined;

interface Case {
  readonly run: (command: string, view: View, times: number) => Outcome;
  readonly genes?: readonly (readonly string[])[];
  readonly base?: Files;
  readonly head?: Files;
  readonly options?: Partial<FinishedRun>;
}

const [MINUS, PLUS] = ['exports.f = (a, b) => a - b;\n', 'exports.f = (a, b) => a + b;\n'];
const EDITED = { base: { 'src/a.js': MINUS }, head: { 'src/a.js': PLUS } };
const ADDED = { base: {}, head: { 'src/b.js': PLUS } };
const REQUIRED = {
  ...DEFAULT_POLICY,
  a2a: { ...DEFAULT_POLICY.a2a, require_proof: 'any' as const },
};

/** @returns the results of each gene, and the commands that ran with their time limits */
async function prove({ run, genes = [['check']], options, ...files }: Case) {
  const { base, head } = { ...EDITED, ...files };
  const ran: string[] = [];
  const directory = temporaryFolder(head);
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
  const backendOf = (view: View): FinishedRun['backend'] => ({
    level: 'namespaces',
    description: '',
    check: () => {},
    run: async ({ command, timeoutMs }: Plan) => {
      ran.push(`${command} ${timeoutMs}`);
      return run(command, view, ran.length);
    },
  });
  const cover: FinishedRun['backend']['cover'] = async (write) => {
    const layer = mkdtempSync(join(tmpdir(), 'layer-'));
    onTestFinished(() => rmSync(layer, { recursive: true }));
    await write(layer);
    return backendOf((path) => {
      try {
        return readFileSync(join(layer, path), 'utf8');
      } catch {
        return undefined;
      }
    });
  };
  const results = await proveChange(new Map(runs), {
    backend: { ...backendOf(() => undefined), cover },
    change: provenChange(base, head),
    tree: literalTree(head),
    checkout: { directory, additions: [] },
    policy: DEFAULT_POLICY,
    path: '',
    concurrency: 2,
    end: performance.now() + 10_000,
    signal: new AbortController().signal,
    ...options,
  });
  const found = audited.map((gene) => results.get(gene) ?? []);
  const outcomes = found.map((ofGene) => ofGene.map(({ outcome }) => outcome));
  return { outcomes, ran, first: found[0]?.[0] };
}

it.each<[string, Outcome, string, (string | undefined)?]>([
  ['passes', outcome('passed'), 'nothing_shown'],
  ['fails', outcome('failed'), 'fails_without_change'],
  ['takes too long', outcome('timed_out', { reason: 'too long' }), 'nothing_shown'],
  ['is killed by a signal', outcome('crashed', { signal: 'SIGSEGV' }), 'fails_without_change'],
  [
    'lacks a program',
    outcome('failed', { exit_code: 127 }),
    'not_run',
    'it could not start (exit status 127)',
  ],
  [
    'may not start one',
    outcome('failed', { exit_code: 126 }),
    'not_run',
    'it could not start (exit status 126)',
  ],
  ['does not start', outcome('crashed', { reason: 'no slot' }), 'not_run', 'no slot'],
  ['loses its containment', outcome('error', { reason: 'lost' }), 'not_run', 'lost'],
  ['is interrupted', outcome('skipped', { reason: 'interrupted' }), 'not_run', 'interrupted'],
  ['is out of time', outcome('timed_out', { reason: BUDGET_SPENT }), 'not_run', BUDGET_SPENT],
])('a command that %s without the change', async (_, found, result, reason) => {
  const { first } = await prove({ run: () => found });
  expect(first).toMatchObject({ outcome: result, files: ['src/a.js'] });
  expect(first?.reason).toBe(reason);
});

it('has a limit of twice the first run and two seconds, and equal commands run once', async () => {
  const { ran, outcomes } = await prove({
    genes: [['a', 'b'], ['b']],
    run: (command) => outcome(command === 'a' ? 'passed' : 'failed'),
  });
  expect(ran).toEqual(['a 2200', 'b 2200']);
  expect(outcomes).toEqual([['nothing_shown', 'fails_without_change'], ['fails_without_change']]);
});

/** A backend without namespaces. */
const SHARED: FinishedRun['backend'] = {
  level: 'process_group',
  description: '',
  check: () => {},
  run: () => Promise.reject(new Error('It must not run.')),
};

const mutant = (view: View, path: string) => view(path)?.includes('throw');
const NEW_NAME = 'exports.g = () => 1;\n';

it.each<[string, Case, string, readonly string[]]>([
  [
    'new code that fails',
    { ...ADDED, run: (_, view) => outcome(mutant(view, 'src/b.js') ? 'failed' : 'passed') },
    'fails_when_new_code_fails',
    ['src/b.js'],
  ],
  [
    'new code that nothing calls',
    { ...ADDED, run: () => outcome('passed') },
    'nothing_shown',
    ['src/b.js'],
  ],
  [
    'an edit that nothing checks, and new code',
    {
      base: EDITED.base,
      head: { ...EDITED.head, ...ADDED.head },
      run: (_, view) => outcome(mutant(view, 'src/b.js') ? 'failed' : 'passed'),
    },
    'fails_when_new_code_fails',
    ['src/b.js'],
  ],
  [
    'a name that a test cannot load without the change',
    {
      base: EDITED.base,
      head: { 'src/a.js': `${MINUS}${NEW_NAME}`, 'test/a.js': 'require("../src/a.js").g();\n' },
      run: () => outcome('failed'),
    },
    'fails_when_new_code_fails',
    ['src/a.js'],
  ],
  [
    'such a name in a test that checks nothing',
    {
      base: EDITED.base,
      head: { 'src/a.js': `${MINUS}${NEW_NAME}`, 'test/a.js': 'require("../src/a.js").g;\n' },
      run: (_, view) => outcome(mutant(view, 'src/a.js') ? 'passed' : 'failed'),
    },
    'nothing_shown',
    ['src/a.js'],
  ],
])('tells %s', async (_, given, result, files) => {
  const { first } = await prove(given);
  expect(first).toMatchObject({ outcome: result, files });
});

it.each<[string, Case, string, RegExp]>([
  [
    'tests only',
    { base: {}, head: { 'test/a.js': '1' }, run: () => outcome('failed') },
    'no_subject',
    /^$/,
  ],
  [
    'new data only',
    { base: {}, head: { 'a.json': '{}' }, run: () => outcome('failed') },
    'not_run',
    /only adds/,
  ],
  [
    'no namespaces',
    { run: () => outcome('passed'), options: { backend: SHARED } },
    'not_run',
    /namespaces/,
  ],
  [
    'built files',
    {
      run: () => outcome('failed'),
      options: { checkout: { directory: '', additions: ['dist/a.js'] } },
    },
    'not_run',
    /`dist\/a.js`, which was built/,
  ],
  [
    'a base that cannot be read',
    {
      run: () => outcome('failed'),
      options: {
        change: {
          ...provenChange(EDITED.base, EDITED.head),
          base: {
            ...literalTree(EDITED.base),
            read: () => Promise.reject(new Error('unreadable')),
          },
        },
      },
    },
    'not_run',
    /unreadable/,
  ],
  [
    'a layer that cannot be written',
    {
      run: () => outcome('passed'),
      options: { backend: { ...SHARED, cover: () => Promise.reject(new Error('full')) } },
    },
    'not_run',
    /full/,
  ],
])('runs nothing with %s, and says why', async (_, given, result, reason) => {
  const { first, ran } = await prove(given);
  expect(first?.outcome).toBe(result);
  expect(first?.reason ?? '').toMatch(reason);
  expect(ran).toEqual([]);
});

it('takes single parts of the change back, and names those that no command notices', async () => {
  const lines = (one: string, two: string) => ({ 'src/a.js': `${one}\n// a\nb\n${two}\n` });
  const { first } = await prove({
    base: lines('old 1', 'old 2'),
    head: lines('new 1', 'new 2'),
    run: (_, view) => outcome(view('src/a.js')?.includes('old 2') ? 'failed' : 'passed'),
  });
  expect(first?.hunks).toEqual([
    { path: 'src/a.js', lines: [1, 1], noticed: false },
    { path: 'src/a.js', lines: [4, 4], noticed: true },
  ]);
});

it.each<[string, Files, string]>([
  ['a changed test', { 'test/a.js': "require('../src/b')" }, 'check'],
  ['a command', {}, 'check src/b/index.js'],
])('takes parts of files that %s names back first', async (_, test, command) => {
  const files = (code: string) => ({ 'src/a.js': code, 'src/b.js': code, 'src/b/index.js': code });
  const { first } = await prove({
    base: files(MINUS),
    head: { ...files(PLUS), ...test },
    genes: [[command]],
    run: () => outcome('failed'),
  });
  expect(first?.hunks?.map(({ path }) => path)).toEqual(['src/b.js', 'src/b/index.js', 'src/a.js']);
});

it.each<[string, (view: View, times: number) => Outcome, string, number]>([
  [
    'fails each time',
    (view) => outcome(view('src/a.js') ? 'failed' : 'passed'),
    'fails_without_change',
    3,
  ],
  [
    'passes the second time',
    (view, times) => outcome(view('src/a.js') && times < 3 ? 'failed' : 'passed'),
    'nothing_shown',
    3,
  ],
  ['fails with the change', () => outcome('failed'), 'nothing_shown', 3],
])('with a required proof, a command that %s runs twice', async (_, run, result, times) => {
  const { first, ran } = await prove({
    run: (_command, view, at) => run(view, at),
    options: { policy: REQUIRED },
  });
  expect(first?.outcome).toBe(result);
  expect(ran).toHaveLength(times);
});
