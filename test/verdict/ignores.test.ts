import { describe, expect, it } from 'vitest';
import type { Audit, ChangeAudit } from '../../src/audit/audited.ts';
import type { Ignore } from '../../src/policy/schema/ignores.ts';
import { allRules } from '../../src/rules/catalogue.ts';
import { type Finding, finding } from '../../src/rules/finding.ts';
import { invocationRules } from '../../src/rules/invocation.ts';
import { programRules } from '../../src/rules/program.ts';
import { mayBeIgnored, type Rule } from '../../src/rules/rule.ts';
import { runRules } from '../../src/rules/run.ts';
import { syntaxRules } from '../../src/rules/syntax.ts';
import { targetRules } from '../../src/rules/target.ts';
import { validatorRules } from '../../src/rules/validator.ts';
import { isIgnorable, refusalOf, suppress } from '../../src/verdict/ignores.ts';
import { judge } from '../../src/verdict/judge.ts';
import { auditedGene, outcome, POLICY, TODAY } from './fixture.ts';

const NOW = new Date(`${TODAY}T23:59:59Z`);

function ignore(rule: string, differences: Partial<Ignore> = {}): Ignore {
  return { rule, reason: 'Known.', expires: '2026-12-31', ...differences };
}

const mismatch: Finding = {
  ...finding('content-hash-mismatch', {} as never),
  location: { path: 'assets/gep/genes.json', line: 3, column: 1 },
  subject: { type: 'Gene', id: 'gene_a' },
};

/** Judges a change of one gene, whose commands pass if they run. */
async function judged(
  ignores: readonly Ignore[],
  {
    commands = ['node a.js'],
    gene = [],
    change = [],
    status = 'passed' as const,
  }: {
    commands?: string[];
    gene?: Finding[];
    change?: Finding[];
    status?: 'passed' | 'failed';
  } = {},
) {
  const audited = await auditedGene(commands, { findings: gene });
  const { blastRadius } = audited;
  const audit: ChangeAudit = {
    genes: [audited],
    capsules: [],
    seeds: [],
    agentFiles: [],
    blastRadius,
    files: [],
    findings: change,
    plansDigest: '',
  };
  const ran = {
    outcomes: new Map([[audited, commands.map(() => outcome(status))]]),
    interrupted: 0,
    isolation: { level: 'process_group', description: '' },
    nodeOf: () => process,
  } as const;
  const { verdict, findings } = judge(audit, ran, {
    policy: { ...POLICY, ignores: [...ignores] },
    now: NOW,
  });
  return {
    verdict,
    rules: findings.filter(({ suppressed }) => !suppressed).map(({ rule }) => rule),
  };
}

describe('suppress', () => {
  it.each<[string, Ignore['where'], boolean]>([
    ['everywhere', undefined, true],
    ['in the file', { path: 'assets/gep/genes.json' }, true],
    ['under the directory', { path: 'assets' }, true],
    ['by a glob', { path: '**/genes*.json' }, true],
    ['in another file', { path: 'assets/gep/gene' }, false],
    ['for the gene', { gene: 'gene_a' }, true],
    ['for another gene', { gene: 'gene_ab' }, false],
    ['for gene and file', { gene: 'gene_a', path: 'assets/gep' }, true],
    ['for the gene, but in another file', { gene: 'gene_a', path: 'src' }, false],
    ['for a command, but the finding has none', { command: 'node a.js' }, false],
  ])('applies %s: %j', (_, where, covered) => {
    const [found] = suppress([mismatch], {
      ignores: [ignore(mismatch.rule, where && { where })],
      rules: {},
      today: TODAY,
    });
    expect(found?.suppressed).toEqual(
      covered ? { reason: 'Known.', expires: '2026-12-31' } : undefined,
    );
  });

  it.each([
    ['2026-06-14', false],
    ['2026-06-15', true],
    ['2026-06-16', true],
  ])('holds until %s: %s', (expires, holds) => {
    const [found] = suppress([mismatch], {
      ignores: [ignore(mismatch.rule, { expires })],
      rules: {},
      today: TODAY,
    });
    expect(found?.suppressed !== undefined).toBe(holds);
  });
});

describe('mayBeIgnored', () => {
  it.each(
    Object.values<Rule>({
      ...syntaxRules,
      ...programRules,
      ...invocationRules,
      ...targetRules,
      ...validatorRules,
      ...runRules,
    })
      .filter(({ severity }) => severity === 'error')
      .map((rule) => [rule.id, rule] as const),
  )('never accepts an error about a command: %s', (_, rule) => {
    expect(mayBeIgnored(rule)).toBe(false);
  });

  it('accepts these errors and no others', () => {
    const errors = allRules().filter(({ severity }) => severity === 'error');
    expect(
      errors
        .filter(mayBeIgnored)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([
      'blast-radius-critical',
      'blast-radius-exceeded',
      'constraints-malformed',
      'content-hash-mismatch',
      'forbidden-path-declared',
      'reference-not-found',
      'validation-missing',
    ]);
  });

  it('accepts a protected path of the default list, but none of the policy', () => {
    const args = { path: 'AGENTS.md', pattern: 'AGENTS.md', by: 'someone' };
    expect(isIgnorable(finding('protected-path', args, { severity: 'warning' }))).toBe(true);
    expect(isIgnorable(finding('protected-path', args))).toBe(false);
  });
});

describe('judge, with ignores', () => {
  it('passes a change whose only error is ignored', async () => {
    const gene = [mismatch];
    expect(await judged([], { gene })).toEqual({ verdict: 'fail', rules: [] });
    expect(await judged([ignore(mismatch.rule)], { gene })).toEqual({ verdict: 'pass', rules: [] });
  });

  it('ignores nothing about assets that no change brings', async () => {
    const { change: _, ...gene } = await auditedGene([], { findings: [mismatch] });
    const ran = {
      outcomes: new Map(),
      interrupted: 0,
      isolation: { level: 'process_group', description: '' },
      nodeOf: () => process,
    } as const;
    const audit: Audit = { genes: [gene], findings: [], plansDigest: '' };
    const policy = { ...POLICY, ignores: [ignore(mismatch.rule), ignore('no-such-rule')] };
    expect(judge(audit, ran, { policy, now: NOW })).toMatchObject({
      verdict: 'fail',
      findings: [],
    });
  });

  it('never passes a blocked command, and reports that the ignore is refused', async () => {
    const commands = ['node -e 1'];
    expect(await judged([ignore('outside-code')], { commands })).toEqual({
      verdict: 'fail',
      rules: ['exception-refused'],
    });
  });

  it('never passes a failed command', async () => {
    expect(await judged([ignore('command-failed')], { status: 'failed' })).toEqual({
      verdict: 'fail',
      rules: ['exception-refused'],
    });
  });

  it('never passes a change of paths that the policy itself protects', async () => {
    const args = { path: 'AGENTS.md', pattern: 'AGENTS.md', by: 'the policy' };
    expect(
      await judged([ignore('protected-path')], { change: [finding('protected-path', args)] }),
    ).toEqual({
      verdict: 'fail',
      rules: ['protected-path', 'exception-refused'],
    });
  });

  it('reports an expired ignore, which has no effect', async () => {
    const expired = ignore(mismatch.rule, { expires: '2026-06-14' });
    expect(await judged([expired], { gene: [mismatch] })).toEqual({
      verdict: 'fail',
      rules: ['exception-refused'],
    });
  });

  it('reports an unused ignore if its subject was judged', async () => {
    expect(await judged([ignore(mismatch.rule, { where: { gene: 'gene_a' } })])).toEqual({
      verdict: 'pass',
      rules: ['exception-refused'],
    });
    expect(await judged([ignore(mismatch.rule, { where: { gene: 'gene_b' } })])).toEqual({
      verdict: 'pass',
      rules: [],
    });
  });

  it('cannot ignore findings about ignores', async () => {
    const ignores = [ignore('no-such-rule'), ignore('exception-refused')];
    expect(await judged(ignores)).toEqual({
      verdict: 'warn',
      rules: ['exception-refused', 'exception-refused'],
    });
  });
});

describe('refusalOf', () => {
  it.each([
    ['content-hash-missing', undefined],
    ['protected-path', undefined],
    ['content-hash-mising', /the rule does not exist \(did you mean `content-hash-missing`\?\)/],
    ['outside-code', /whether commands may run/],
    ['forbidden-path', /what a change may touch/],
    ['policy-changed', /decides whether/],
  ])('of %s', (rule, expected) => {
    const refusal = refusalOf(ignore(rule));
    if (expected === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toMatch(expected);
  });
});
