import { describe, expect, it } from 'vitest';
import type { Severity } from '../../src/model/finding.ts';
import type { Proof } from '../../src/model/proof.ts';
import { RULE_GROUPS } from '../../src/model/verdict.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { allRules, checkRules, type RuleId } from '../../src/rules/catalogue.ts';
import { type Finding, finding, describe as wordsOf } from '../../src/rules/finding.ts';
import { NOTHING_RAN } from '../../src/run/run.ts';
import { judgeGene } from '../../src/verdict/gene.ts';
import { levelFindings, withLevels } from '../../src/verdict/levels.ts';
import { proofFindings } from '../../src/verdict/run-findings.ts';
import { brief } from '../audit/fixture.ts';
import { list } from '../table.ts';
import { auditedGene, NOTHING_IGNORED, outcome, POLICY, TODAY } from './fixture.ts';

const wrote = (...created: readonly string[]) =>
  outcome('passed', { side_effects: { created, changed: [], deleted: [] } });

it('does not report the caches that tools write by default', async () => {
  const gene = await auditedGene(['npm test']);
  const isolation = { level: 'namespaces', description: '' };
  const policy = { ...POLICY, caches: DEFAULT_POLICY.caches };
  const written = async (...paths: readonly string[]) => {
    const outcomes = new Map([[gene, [wrote(...paths)]]]);
    const ran = { outcomes, modified: new Map(), isolation };
    const terms = { policy, ignoring: NOTHING_IGNORED };
    return brief(judgeGene(gene, ran as never, terms).runFindings);
  };
  const caches = list`
    .pytest_cache/v/nodeids ¦ a/.ruff_cache/0 ¦ target/debug/a ¦ .tox/log ¦ coverage/a
  `;
  expect(await written(...caches)).toEqual([]);
  expect(await written('src/target.js')).toEqual(['command-writes (warning)']);
});

function proof(result: Proof['outcome'], more: Partial<Proof> = {}): Proof {
  return { outcome: result, files: ['src/a.js'], kept: [], duration_ms: 1, ...more };
}

const hunk = (line: number, noticed: boolean) =>
  ({ path: 'src/a.js', lines: [line, line + 1], noticed }) as const;
const [R, F] = [proof('fails_without_change'), proof('fails_when_new_code_fails')];
const [S, N, O] = [proof('nothing_shown'), proof('not_run'), proof('no_subject')];
const D = proof('nothing_shown', { files: ['README.md', 'docs/a.png'] });
const parts = (...noticed: readonly boolean[]) =>
  proof('fails_without_change', { hunks: noticed.map((each, at) => hunk(10 * at + 1, each)) });
const CHECK = 'node scripts/check.js';
const TEST = 'node --test test/';

describe('nothing-shown', () => {
  it.each<[string, readonly Proof[], readonly string[]]>([
    ['a warning if no command fails', [S, S], ['warning']],
    ['a warning of the command that had a subject', [O, S], ['warning']],
    ['a notice if only documents change', [D, D], ['notice']],
    ['nothing if one fails', [S, R], []],
    ['nothing if one fails with its new code', [F, S], []],
    ['nothing if one was not run', [N, S], []],
    ['nothing without a subject', [O, O], []],
    ['a notice of each unnoticed part', [parts(false, true, false), S], ['notice', 'notice']],
    ['nothing of a part that another one notices', [parts(false, true), parts(true, false)], []],
  ])('is %s', async (_, proofs, severities) => {
    const found = proofFindings(await auditedGene([CHECK, TEST]), proofs);
    expect(found.map(({ severity }) => severity)).toEqual(severities);
  });

  it.each<[Proof, string]>([
    [S, `\`${CHECK}\` passes with and without this change of \`src/a.js\`.`],
    [parts(false), 'Every command passes without lines 1–2 of `src/a.js`.'],
  ])('names the command and the files %#', async (proof, message) => {
    const [found] = proofFindings(await auditedGene([CHECK]), [proof]);
    expect(found && wordsOf(found)).toMatchObject({ message });
  });

  const verdictUnder = async (differences: Partial<typeof POLICY>) => {
    const gene = await auditedGene([CHECK]);
    const policy = { ...POLICY, ...differences };
    const run = {
      ...NOTHING_RAN,
      outcomes: new Map([[gene, [outcome('passed')]]]),
      proofs: new Map([[gene, [S]]]),
    };
    const ignoring = { ...NOTHING_IGNORED, rules: policy.rules, ignores: policy.ignores };
    return judgeGene(gene, run, { policy, ignoring }).verdict;
  };

  it.each<[Partial<typeof POLICY>, string]>([
    [{}, 'warn'],
    [{ fail_on: 'warning' }, 'warn'],
    [{ rules: { 'nothing-shown': 'error' } }, 'fail'],
    [{ rules: { 'nothing-shown': 'off' } }, 'pass'],
    [{ ignores: [{ rule: 'nothing-shown', reason: 'legacy', expires: '2026-12-31' }] }, 'pass'],
  ])('under the policy %j makes the gene %s', async (policy, verdict) => {
    expect(await verdictUnder(policy)).toBe(verdict);
  });
});

const of = (rule: RuleId): Finding => finding(rule, {} as never);
const levelled = (rules: Policy['rules'], ...found: Finding[]) =>
  withLevels(found, { rules, today: TODAY });
const severities = (rules: Policy['rules'], ...ids: RuleId[]) =>
  levelled(rules, ...ids.map(of)).map(({ severity }) => severity);

const ENDED = { level: 'warning', until: '2026-06-14' } as const;
const SOFT = { level: 'warning', until: TODAY } as const;

describe('withLevels', () => {
  it.each<[Policy['rules'], RuleId, Severity]>([
    [{}, 'blast-radius-exceeded', 'error'],
    [{ size: 'warning' }, 'blast-radius-exceeded', 'warning'],
    [{ size: 'off' }, 'blast-radius-critical', 'notice'],
    [{ size: 'warning' }, 'event-not-chained', 'error'],
    // A group does not change its warnings.
    [{ size: 'error' }, 'blast-radius-approaching', 'warning'],
    [{ 'blast-radius-approaching': 'off' }, 'blast-radius-approaching', 'notice'],
    // A rule counts before its group.
    [{ size: 'off', 'blast-radius-critical': 'error' }, 'blast-radius-critical', 'error'],
    [{ 'content-hash-mismatch': SOFT }, 'content-hash-mismatch', 'warning'],
    [{ 'content-hash-mismatch': ENDED }, 'content-hash-mismatch', 'error'],
    // Names of objects are not rules.
    [{ constructor: 'off', __proto__: 'off' } as never, 'content-hash-mismatch', 'error'],
  ])('%j: %s is %s', (rules, rule, severity) => {
    expect(severities(rules, rule)).toEqual([severity]);
  });

  it('never makes an error less strict that is in no group and cannot be ignored', () => {
    const protecting = checkRules().filter(
      ({ severity, group, ignorable }) => severity === 'error' && !group && !ignorable,
    );
    expect(protecting.length).toBeGreaterThan(60);
    for (const { id } of protecting) {
      for (const level of ['off', 'warning'] as const) {
        expect(severities({ [id]: level }, id as RuleId), id).toEqual(['error']);
      }
    }
  });

  it.each(RULE_GROUPS)('has nothing in the group %s that decides what may run', (group) => {
    const rules = allRules().filter((rule) => rule.group === group);
    expect(rules.length).toBeGreaterThan(0);
    for (const { id, layer, undecided } of rules) {
      expect(['asset', 'change', 'run'], id).toContain(layer);
      expect(undecided, id).toBeUndefined();
      expect(id).not.toMatch(/^(audit-log|forbidden|protected|policy|gate|checkout|file)-/);
    }
  });
});

it.each<[Policy['rules'], string[]]>([
  [{ size: 'warning', hashes: 'off' }, []],
  [{ 'content-hash-mismatch': 'off', 'schema-field': 'error' }, []],
  [{ 'outside-code': 'error' }, []],
  [{ 'outside-code': 'warning' }, ['exception-refused']],
  [{ 'audit-log-rewritten': 'off' }, ['exception-refused']],
  [{ 'forbidden-path': 'warning' }, ['exception-refused']],
  [{ 'not-judged': 'off' }, ['exception-refused']],
  [{ 'policy-broken': 'off', 'gate-weakened': 'off' }, ['exception-refused', 'exception-refused']],
  [{ sise: 'warning' }, ['exception-refused']],
  [{ size: ENDED }, ['exception-refused']],
  [{ size: SOFT }, []],
])('levelFindings %j: %j', (rules, expected) => {
  expect(levelFindings({ rules, today: TODAY }).map(({ rule }) => rule)).toEqual(expected);
});

it('levelFindings suggests the nearest name', () => {
  const [found] = levelFindings({ rules: { sise: 'off' }, today: TODAY });
  expect(found?.args).toMatchObject({ refusal: expect.stringContaining('`size`') });
});
