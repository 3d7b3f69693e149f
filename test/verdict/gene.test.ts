import { describe, expect, it } from 'vitest';
import type { AuditedGeneChange } from '../../src/audit/audited.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { type Finding, finding as make } from '../../src/rules/finding.ts';
import { BUDGET_SPENT } from '../../src/run/not-run.ts';
import { judgeGene } from '../../src/verdict/gene.ts';
import type { Ignoring } from '../../src/verdict/ignores.ts';
import { brief } from '../audit/fixture.ts';
import { auditedGene, finding, NOTHING_IGNORED, outcome, POLICY } from './fixture.ts';

/** A gene and the terms of its judgement, where they differ from two commands that the policy allows. */
interface Scene extends Partial<AuditedGeneChange> {
  readonly missing?: Finding;
  readonly validation?: readonly string[];
  readonly policy?: Partial<Policy>;
  readonly ignoring?: Partial<Ignoring>;
}

const VALIDATION = ['node a.js', 'node b.js'];

/** @param outcomes undefined if the gene was not meant to run */
async function judged(outcomes: readonly Outcome[] | undefined, scene: Scene = {}) {
  const { validation = VALIDATION, policy, ignoring, missing, ...differences } = scene;
  const gene = await auditedGene(validation, differences);
  const ran = {
    outcomes: new Map(outcomes && [[gene, outcomes]]),
    isolation: { level: 'namespaces', description: '' } as const,
  };
  const terms = {
    policy: { ...POLICY, ...policy },
    ignoring: { ...NOTHING_IGNORED, ...ignoring },
    ...(missing && { missing }),
  };
  return { ...judgeGene(gene, ran, terms), asset: gene.asset };
}

const OUTCOMES = {
  passed: outcome('passed'),
  failed: outcome('failed', { reason: 'exit code 7' }),
  late: outcome('timed_out', { reason: 'timed out' }),
  crashed: outcome('crashed', { reason: 'ended by SIGSEGV' }),
  error: outcome('error'),
  blocked: outcome('blocked', { reason: 'BLOCKED: by the safety check' }),
  skipped: outcome('skipped', { reason: 'an earlier command of the gene did not pass' }),
  stopped: outcome('skipped', { reason: 'interrupted' }),
  unspent: outcome('skipped', { reason: BUDGET_SPENT }),
  spent: outcome('timed_out', { reason: BUDGET_SPENT }),
  slow: outcome('passed', { duration_ms: 60_001 }),
  brisk: outcome('passed', { duration_ms: 60_000 }),
  lacking: outcome('not_runnable', { reason: 'not found' }),
  writing: outcome('passed', { checkout_modified: ['lib/x.js'] }),
};
type Ran = readonly (keyof typeof OUTCOMES)[] | undefined;
const { blastRadius } = await auditedGene([]);
const exceeded = { gene: 'gene_a', files: 30, maxFiles: 20, declared: true };
const SCENES = {
  '': {},
  strict: { policy: { fail_on: 'warning' } },
  found: { findings: [finding('warning'), finding('error')] },
  large: {
    blastRadius: { ...blastRadius, files: 30, severity: 'exceeded' },
    findings: [make('blast-radius-exceeded', exceeded)],
  },
  refused: { validation: ['node a.js', 'npm publish'] },
  removed: { validation: [], change: 'removed', findings: [finding('notice')] },
  waiting: { missing: { ...finding('notice'), rule: 'approval-missing' } },
  soft: { ignoring: { rules: { environment: 'warning' } } },
} satisfies Record<string, Scene>;

const FAILED = 'constraint: validation_failed: node';
const REFUSED = 'constraint: validation_failed: npm publish => BLOCKED';
const NOT_HERE = 'not runnable here: the machine lacks a program or a tool';
const PASSED = '2 commands passed';
const WAITS = 'approval-missing (notice)';
const SOFTLY = 'program-missing (warning)';

describe('a gene whose commands', () => {
  it.each<[keyof typeof SCENES, Ran, string, string, string]>([
    ['', ['passed', 'passed'], 'pass', PASSED, ''],
    ['', [], 'pass', '2 commands allowed, none run', ''],
    ['', ['failed', 'skipped'], 'fail', `${FAILED} a.js => exit code 7`, 'command-failed'],
    ['', ['passed', 'late'], 'fail', `${FAILED} b.js => timed out`, 'command-timed-out'],
    ['', ['passed', 'crashed'], 'fail', `${FAILED} b.js => ended by SIGSEGV`, 'command-failed'],
    ['', ['passed', 'stopped'], 'error', `${FAILED} b.js => interrupted`, ''],
    ['', ['spent', 'unspent'], 'fail', `${FAILED} a.js => ${BUDGET_SPENT}`, 'budget-spent'],
    [
      '',
      ['passed', 'slow'],
      'warn',
      `${PASSED}, with warnings: command-slow`,
      'command-slow (warning)',
    ],
    ['', ['passed', 'brisk'], 'pass', PASSED, ''],
    ['', ['passed', 'writing'], 'fail', 'failed: checkout-modified', 'checkout-modified'],
    ['', ['lacking', 'skipped'], 'fail', `${FAILED} a.js => not found`, 'program-missing'],
    ['strict', ['passed', 'slow'], 'fail', 'failed: command-slow', 'command-slow (warning)'],
    ['found', ['passed', 'passed'], 'fail', 'failed: validation-missing', ''],
    ['large', ['passed', 'passed'], 'fail', 'constraint: blast_radius exceeded: 30 / 20 files', ''],
    ['refused', undefined, 'fail', REFUSED, ''],
    ['refused', ['skipped', 'blocked'], 'fail', `${REFUSED}: by the safety check`, ''],
    ['removed', undefined, 'pass', 'removed', ''],
    ['waiting', undefined, 'needs_approval', '2 commands allowed, waiting for approval', WAITS],
    ['soft', ['lacking', 'stopped'], 'error', `${FAILED} a.js => not found`, SOFTLY],
    ['soft', ['lacking', 'skipped'], 'warn', NOT_HERE, SOFTLY],
    ['soft', ['passed', 'lacking'], 'warn', NOT_HERE, SOFTLY],
    ['soft', ['failed', 'skipped'], 'fail', `${FAILED} a.js => exit code 7`, 'command-failed'],
    ['soft', ['lacking', 'error'], 'error', `${FAILED} a.js => not found`, SOFTLY],
  ])('%s %j: %s, %s', async (scene, ran, verdict, summary, rules) => {
    const result = await judged(
      ran?.map((name) => OUTCOMES[name]),
      SCENES[scene],
    );
    const { runFindings, ...answer } = result;
    expect(answer).toMatchObject({ verdict, summary });
    expect(brief(runFindings).join()).toBe(rules);
  });

  it('were not run for lack of a tool names the tool', async () => {
    const [command] = (await auditedGene(['npx eslint .'])).commands;
    if (!command) throw new Error('no command');
    const targets = [{ kind: 'package_binary', name: 'eslint' }] as const;
    const commands = [{ ...command, reading: { ...command.reading, targets } }];
    expect(await judged([OUTCOMES.skipped], { commands })).toMatchObject({
      verdict: 'fail',
      runFindings: [{ rule: 'program-missing', args: { program: 'eslint' } }],
    });
  });
});
