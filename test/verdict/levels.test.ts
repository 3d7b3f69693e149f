import { describe, expect, it } from 'vitest';
import type { Severity } from '../../src/model/finding.ts';
import { RULE_GROUPS } from '../../src/model/level.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { allRules, checkRules, type RuleId } from '../../src/rules/catalogue.ts';
import { type Finding, finding } from '../../src/rules/finding.ts';
import { levelFindings, withLevels } from '../../src/verdict/levels.ts';
import { TODAY } from './fixture.ts';

const of = (rule: RuleId): Finding => finding(rule, {} as never);
const levelled = (rules: Policy['rules'], ...found: Finding[]) =>
  withLevels(found, { rules, today: TODAY });
const severities = (rules: Policy['rules'], ...ids: RuleId[]) =>
  levelled(rules, ...ids.map(of)).map(({ severity }) => severity);

describe('withLevels', () => {
  it.each<[Policy['rules'], RuleId, Severity]>([
    [{}, 'blast-radius-exceeded', 'error'],
    [{ size: 'warning' }, 'blast-radius-exceeded', 'warning'],
    [{ size: 'warning' }, 'blast-radius-hard-cap', 'warning'],
    [{ size: 'off' }, 'blast-radius-critical', 'notice'],
    [{ size: 'warning' }, 'event-not-chained', 'error'],
    [{ log: 'warning' }, 'event-not-chained', 'warning'],
    [{ hashes: 'warning' }, 'content-hash-mismatch', 'warning'],
    // A group does not change its warnings.
    [{ size: 'error' }, 'blast-radius-approaching', 'warning'],
    [{ size: 'off' }, 'blast-radius-approaching', 'warning'],
    [{ 'blast-radius-approaching': 'off' }, 'blast-radius-approaching', 'notice'],
    [{ 'blast-radius-approaching': 'error' }, 'blast-radius-approaching', 'error'],
    // A rule counts before its group.
    [{ size: 'off', 'blast-radius-critical': 'error' }, 'blast-radius-critical', 'error'],
    [{ size: 'error', 'blast-radius-critical': 'warning' }, 'blast-radius-critical', 'warning'],
    [
      { 'content-hash-mismatch': { level: 'warning', until: TODAY } },
      'content-hash-mismatch',
      'warning',
    ],
    [
      { 'content-hash-mismatch': { level: 'warning', until: '2026-06-14' } },
      'content-hash-mismatch',
      'error',
    ],
    [{ hashes: { level: 'warning', until: '2026-06-14' } }, 'content-hash-mismatch', 'error'],
    // Names of objects are not rules.
    [{ constructor: 'off', __proto__: 'off' } as never, 'content-hash-mismatch', 'error'],
  ])('%j: %s is %s', (rules, rule, severity) => {
    expect(severities(rules, rule)).toEqual([severity]);
  });

  it('keeps the original severity and the reason', () => {
    const reason = 'The engine hashes from its next release on.';
    const rules = { hashes: { level: 'off' as const, reason, until: '2026-12-31' } };
    expect(levelled(rules, of('content-hash-mismatch'))).toMatchObject([
      { level: { rules: 'hashes', level: 'off', from: 'error', reason, until: '2026-12-31' } },
    ]);
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

describe('levelFindings', () => {
  it.each<[Policy['rules'], string[]]>([
    [{ size: 'warning', hashes: 'off' }, []],
    [{ 'content-hash-mismatch': 'off', 'schema-field': 'error' }, []],
    [{ 'outside-code': 'error' }, []],
    [{ 'outside-code': 'warning' }, ['exception-refused']],
    [{ 'audit-log-rewritten': 'off' }, ['exception-refused']],
    [{ 'forbidden-path': 'warning' }, ['exception-refused']],
    [{ 'not-judged': 'off' }, ['exception-refused']],
    [
      { 'policy-broken': 'off', 'gate-weakened': 'off' },
      ['exception-refused', 'exception-refused'],
    ],
    [{ sise: 'warning' }, ['exception-refused']],
    [{ size: { level: 'warning', until: '2026-06-14' } }, ['exception-refused']],
    [{ size: { level: 'warning', until: TODAY } }, []],
  ])('%j: %j', (rules, expected) => {
    expect(levelFindings({ rules, today: TODAY }).map(({ rule }) => rule)).toEqual(expected);
  });

  it('suggests the nearest name', () => {
    const [found] = levelFindings({ rules: { sise: 'off' }, today: TODAY });
    expect(found?.args).toMatchObject({ refusal: expect.stringContaining('`size`') });
  });
});
