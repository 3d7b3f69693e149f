import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgedHead } from '../../src/approval/approval-subject.ts';
import { collectAssets } from '../../src/assets/collect.ts';
import { auditChange } from '../../src/audit/audit.ts';
import type { ChangeAudit } from '../../src/audit/audited.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import type { Verdict } from '../../src/model/verdict.ts';
import { type LiteralEntry, literalTree } from '../../src/repo/literal-tree.ts';
import type { Tree } from '../../src/repo/tree.ts';
import type { RunResult } from '../../src/run/run.ts';
import { validate } from '../../src/verdict/validate.ts';
import { policyFromFile } from '../policy/from-text.ts';
import { forMany } from '../runs.ts';
import { outcome } from '../verdict/fixture.ts';
import { changeBetween } from './fixture.ts';

const GENES = 'assets/gep/genes.json';
const LOG = 'assets/gep/events.jsonl';
const constraints = { max_files: 20, forbidden_paths: ['.git'] };
const gene = (id: string, validation: string[]) => ({
  ...{ type: 'Gene', schema_version: '1.13.0', id, category: 'repair', signals_match: ['error'] },
  ...{ strategy: ['Fix it.'], constraints, validation },
});
const SUCCESS = { capsule_id: 'c', outcome: { status: 'success' } };
const event = (id: string, parent?: string) =>
  `${JSON.stringify({ type: 'EvolutionEvent', id, ...(parent && { parent }), ...SUCCESS })}\n`;

const BASE: Readonly<Record<string, LiteralEntry>> = {
  'package.json': '{"scripts":{"test":"node scripts/check.js"}}',
  'scripts/check.js': 'process.exit(0)\n',
  'scripts/lib.js': 'exports.a = 1;\n',
  [GENES]: JSON.stringify([gene('old', ['npm test']), gene('gone', ['npm test'])]),
  'assets/gep/genes.jsonl': `${JSON.stringify(gene('still', ['npm test']))}\n`,
  [LOG]: event('e1'),
};
const HEAD: typeof BASE = {
  ...BASE,
  'scripts/other.js': "require('./lib.js');\n",
  [GENES]: JSON.stringify([
    gene('old', ['npm test', 'node scripts/other.js']),
    gene('new', ['node scripts/check.js', 'npm run test']),
  ]),
  [LOG]: event('e1') + event('e2', 'e1'),
};

/** What is lost on the way from bytes to a verdict; each fault happens once. */
interface Faults {
  /** Which calls of the trees fail, counted from 0. */
  readonly calls: ReadonlySet<number>;
  readonly outcomes: 'kept' | 'one gene' | 'one command' | 'one more' | 'all';
}

class Injector {
  #calls = 0;
  fired = 0;
  readonly #failing: ReadonlySet<number>;

  constructor(failing: ReadonlySet<number>) {
    this.#failing = failing;
  }

  get calls(): number {
    return this.#calls;
  }

  around(tree: Tree): Tree {
    const orFail = <Answer>(answer: () => Answer): Answer => {
      const isHit = this.#failing.has(this.#calls);
      this.#calls += 1;
      if (!isHit) return answer();
      this.fired += 1;
      throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    };
    return {
      label: tree.label,
      files: () => tree.files(),
      stat: (path) => orFail(() => tree.stat(path)),
      readlink: (path) => orFail(() => tree.readlink(path)),
      list: (path) => orFail(() => tree.list(path)),
      read: async (path) => orFail(() => tree.read(path)),
    };
  }
}

/** Returns what the gate would decide; an exception is its error. */
async function decide(faults: Faults): Promise<{ verdict: Verdict; fired: number; calls: number }> {
  const { calls, outcomes } = faults;
  const injector = new Injector(calls);
  const [baseTree, headTree] = [literalTree(BASE), literalTree(HEAD)].map((tree) =>
    injector.around(tree),
  ) as [Tree, Tree];
  const policy = { ...policyFromFile('', '.github/gene-gate.yml'), source: 'base' as const };
  const change = changeBetween(BASE, HEAD);
  const answer = (verdict: Verdict) => ({ verdict, fired: injector.fired, calls: injector.calls });
  try {
    const assets = await collectAssets({ baseTree, headTree, change, policy: policy.policy });
    const terms = { change, assets, baseTree, tree: headTree, policy, platform: 'linux' as const };
    const audit = await auditChange(terms);
    const { judgement } = await validate(audit, {
      policy: policy.policy,
      startedAt: new Date(),
      heads: [{ judge: () => judgedHead(audit, headTree, policy, 'main') }],
      approver: { means: 'digest', find: async () => ({ approvals: [], refusals: [] }) },
      runs: true,
      run: async () => runOf(audit, outcomes),
    });
    return answer(judgement.verdict);
  } catch {
    return answer('error');
  }
}

/** A runner that passes every Plan, and loses what it is told to. */
function runOf(audit: ChangeAudit, lost: Faults['outcomes']): RunResult {
  const passed = outcome('passed');
  const kept: [(typeof audit.genes)[number], readonly Outcome[]][] = audit.genes
    .filter(({ commands }) => commands.length > 0 && commands.every(({ plan }) => plan))
    .map((gene) => [gene, gene.commands.map(() => passed)]);
  const [first] = kept;
  if (first && lost === 'one command') first[1] = first[1].slice(1);
  if (first && lost === 'one more') first[1] = [...first[1], passed];
  const results = lost === 'all' ? [] : lost === 'one gene' ? kept.slice(1) : kept;
  return {
    outcomes: new Map(results),
    interrupted: 0,
    isolation: { level: 'process_group', description: '' },
    nodeOf: () => process,
  };
}

it('is absent: the change passes with warnings at most', async () => {
  const { verdict, calls } = await decide({ calls: new Set(), outcomes: 'kept' });
  expect(['pass', 'warn']).toContain(verdict);
  expect(calls).toBeGreaterThan(20);
});

it('never lets the change pass, whichever read of a tree fails', async () => {
  const { calls } = await decide({ calls: new Set(), outcomes: 'kept' });
  const passed: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const { verdict, fired } = await decide({ calls: new Set([call]), outcomes: 'kept' });
    if (fired > 0 && verdict !== 'error' && verdict !== 'fail') passed.push(call);
  }
  expect(passed).toEqual([]);
});

it('never lets the change pass, for any combination of lost reads and outcomes', async () => {
  const lost = fc.constantFrom('kept', 'one gene', 'one command', 'one more', 'all' as const);
  const calls = fc.uniqueArray(fc.nat(80), { maxLength: 4 }).map((list) => new Set(list));
  await forMany(150, calls, lost, async (failing, outcomes) => {
    const { verdict, fired } = await decide({ calls: failing, outcomes });
    fc.pre(fired > 0 || outcomes !== 'kept');
    expect(['error', 'fail']).toContain(verdict);
  });
});

it('is an error of the gene whose outcome was lost, and not of the others', async () => {
  const { verdict } = await decide({ calls: new Set(), outcomes: 'one command' });
  expect(verdict).toBe('error');
});
