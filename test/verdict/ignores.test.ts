import { describe, expect, it } from 'vitest';
import type { ChangeAudit } from '../../src/audit/audited.ts';
import type { Ignore } from '../../src/policy/schema/rules.ts';
import { allRules } from '../../src/rules/catalogue.ts';
import { type Finding, finding } from '../../src/rules/finding.ts';
import { mayBeIgnored } from '../../src/rules/rule.ts';
import { isIgnorable, refusalOf, suppress } from '../../src/verdict/ignores.ts';
import { judge } from '../../src/verdict/judge.ts';
import { list } from '../table.ts';
import { auditedGene, outcome, POLICY, TODAY } from './fixture.ts';

const NOW = new Date(`${TODAY}T23:59:59Z`);
const KNOWN = { reason: 'Known.', expires: '2026-12-31' };

function ignore(rule: string, differences: Partial<Ignore> = {}): Ignore {
  return { rule, ...KNOWN, ...differences };
}

const mismatch: Finding = {
  ...finding('content-hash-mismatch', {} as never),
  location: { path: 'assets/gep/genes.json', line: 3, column: 1 },
  subject: { type: 'Gene', id: 'gene_a' },
};

const RAN = {
  outcomes: new Map(),
  interrupted: 0,
  isolation: { level: 'process_group', description: '' },
  nodeOf: () => process,
} as const;

interface Scene {
  readonly command?: string;
  readonly gene?: readonly Finding[];
  readonly change?: readonly Finding[];
  readonly status?: 'passed' | 'failed';
}

async function judged(
  ignores: readonly Ignore[],
  { command = 'node a.js', gene = [], change = [], status = 'passed' }: Scene,
): Promise<string> {
  const audited = await auditedGene([command], { findings: gene });
  const { blastRadius } = audited;
  const nothing = { capsules: [], seeds: [], agentFiles: [], files: [], plansDigest: '' };
  const audit: ChangeAudit = { ...nothing, genes: [audited], blastRadius, findings: change };
  const ran = { ...RAN, outcomes: new Map([[audited, [outcome(status)]]]) };
  const policy = { ...POLICY, ignores: [...ignores] };
  const { verdict, findings } = judge(audit, ran, { policy, now: NOW });
  const shown = findings.filter(({ suppressed }) => !suppressed).map(({ rule }) => rule);
  return [verdict, ...shown].join(' ');
}

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
])('suppress applies %s: %j', (_, where, covered) => {
  const [found] = suppress([mismatch], {
    ignores: [ignore(mismatch.rule, where && { where })],
    rules: {},
    today: TODAY,
  });
  expect(found?.suppressed).toEqual(covered ? KNOWN : undefined);
});

it.each([
  ['2026-06-14', false],
  ['2026-06-15', true],
  ['2026-06-16', true],
])('suppress holds until %s: %s', (expires, holds) => {
  const [found] = suppress([mismatch], {
    ignores: [ignore(mismatch.rule, { expires })],
    rules: {},
    today: TODAY,
  });
  expect(found?.suppressed !== undefined).toBe(holds);
});

describe('mayBeIgnored', () => {
  it('accepts these errors and no others', () => {
    const errors = allRules().filter(({ severity }) => severity === 'error');
    const ignorable = errors.filter(mayBeIgnored).map(({ id }) => id);
    expect(ignorable.toSorted()).toEqual(list`
      blast-radius-critical ¦ blast-radius-exceeded ¦ constraints-malformed
      content-hash-mismatch ¦ forbidden-path-declared ¦ reference-not-found ¦ validation-missing
    `);
  });

  it('accepts a protected path of the default list, but none of the policy', () => {
    const args = { path: 'AGENTS.md', pattern: 'AGENTS.md', by: 'someone' };
    expect(isIgnorable(finding('protected-path', args, { severity: 'warning' }))).toBe(true);
    expect(isIgnorable(finding('protected-path', args))).toBe(false);
  });
});

describe('judge, with ignores', () => {
  const own = ignore(mismatch.rule);
  const protection = { path: 'AGENTS.md', pattern: '*', by: 'the policy' };
  const GUARDED = { change: [finding('protected-path', protection)] };
  const [BLOCKED, FAILED] = [{ command: 'node -e 1' }, { status: 'failed' } as const];

  const [refused, stale] = ['exception-refused', { gene: [mismatch] }];
  const expired = ignore(mismatch.rule, { expires: '2026-06-14' });
  const of = (gene: string) => ignore(mismatch.rule, { where: { gene } });
  const ofPath = [ignore('protected-path')];
  const ofIgnores = [ignore('no-such-rule'), ignore(refused)];
  it.each<[string, Ignore[], Scene, string]>([
    ['fails with an error', [], stale, 'fail'],
    ['passes if it is ignored', [own], stale, 'pass'],
    ['never passes a blocked command', [ignore('outside-code')], BLOCKED, `fail ${refused}`],
    ['never passes a failed command', [ignore('command-failed')], FAILED, `fail ${refused}`],
    ['never passes what the policy protects', ofPath, GUARDED, `fail protected-path ${refused}`],
    ['reports an expired ignore, which has no effect', [expired], stale, `fail ${refused}`],
    ['reports an unused ignore of what was judged', [of('gene_a')], {}, `pass ${refused}`],
    ['reports no unused ignore of what was not judged', [of('gene_b')], {}, 'pass'],
    ['cannot ignore findings about ignores', ofIgnores, {}, `warn ${refused} ${refused}`],
  ])('%s', async (_, ignores, scene, expected) => {
    expect(await judged(ignores, scene)).toBe(expected);
  });
});

it.each([
  ['content-hash-missing', undefined],
  ['protected-path', undefined],
  ['content-hash-mising', /the rule does not exist \(did you mean `content-hash-missing`\?\)/],
  ['outside-code', /whether commands may run/],
  ['forbidden-path', /what a change may touch/],
  ['policy-changed', /decides whether/],
])('refusalOf of %s', (rule, expected) => {
  const refusal = refusalOf(ignore(rule));
  if (expected === undefined) expect(refusal).toBeUndefined();
  else expect(refusal).toMatch(expected);
});
