import { expect, it } from 'vitest';
import { POLICY_PATH } from '../../src/policy/load.ts';
import { runIn } from './fake-terminal.ts';

const IGNORE = 'reason: Known., expires: 2999-12-31';
const ignoring = (rule: string) => `ignores: [{ rule: ${rule}, ${IGNORE} }]`;
const FAMILY = { risk: 'safe', flags: { text: 'l' } };
const test = (text: string) => runIn('/', ['policy', 'test', '-'], { inputs: { '-': text } });

it('gene-gate policy test reads the policy of the directory unless another is named', async () => {
  const inputs = { [POLICY_PATH]: '', 'other.yml': 'fail_on: warning\n' };
  expect(await runIn('/', ['policy', 'test'], { inputs })).toEqual({
    exitCode: 0,
    output: `policy     ${POLICY_PATH}: same as the defaults\n`,
    notes: '',
  });
  const { output } = await runIn('/', ['policy', 'test', 'other.yml'], { inputs });
  expect(output).toMatch(/^policy {5}other\.yml: 1 difference from the defaults\n/);
});

it('gene-gate policy test says what differs from the defaults, and whether it allows more or less', async () => {
  const { exitCode, output } = await test(`profile: validator
limits: { command_timeout_seconds: 600, slow_command_seconds: 60 }
blast_radius: { counting: reference, forbidden_paths: [secrets] }
ignores: [{ rule: content-hash-missing, ${IGNORE} }]
`);
  expect(exitCode).toBe(0);
  expect(output).toBe(`policy     -: 5 differences from the defaults
tighter    profile: evolver → validator
looser     limits.command_timeout_seconds: 180 → 600
changed    blast_radius.counting: full → reference
tighter    blast_radius.forbidden_paths: + secrets
looser     ignores: + { rule: content-hash-missing, reason: Known., expires:
           2999-12-31 }
`);
});

it('gene-gate policy test is 1 for mistakes, all of which it tells with their places', async () => {
  const { exitCode, output, notes } = await test('profle: evolver\nlimits: 5\n');
  expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
  expect(notes).toMatch(
    /^error: The policy has 2 mistakes:\n-:1:1: .*profile\?[\s\S]*\n-:2:9: .*\nhint:/,
  );
});

const patternOf = (regex: string, match: string, not_match: string) => ({
  patterns: [{ name: 'p', layer: 1, reason: 'r', regex, match: [match], not_match: [not_match] }],
});
const familyOf = (match: string, not_match: string) => ({
  families: [{ name: 'tree', sandbox: { ...FAMILY, match: [match], not_match: [not_match] } }],
});

it.each<[string, object | string, RegExp]>([
  ['the level of no rule', 'rules: { nosuch: off }', /no such rule or group/],
  ['a level that lets run', 'rules: { shell-operator: warning }', /whether commands may run/],
  ['an old level', 'rules: { size: { level: off, until: 2020-01-01 } }', /it expired on/],
  ['an ignore of no rule', ignoring('content-hash-mising'), /did you mean `content-hash-missing`/],
  ['an ignore that lets run', ignoring('outside-code'), /whether commands may run/],
  ['a pattern that misses', patternOf('x$', 'cat x.js', 'ls'), /p: does not match cat x\.js/],
  ['a pattern for too much', patternOf('x', 'cat x', 'cat xy'), /-:1:\d+: p: matches cat xy/],
  ['a strict family', familyOf('tree -a', 'tree -x'), /curated rejects its example tree -a/],
  ['a lax family', familyOf('tree -l', 'tree src'), /curated accepts its example tree src/],
])('gene-gate policy test is 1 for %s', async (_, policy, expected) => {
  const text = typeof policy === 'string' ? policy : JSON.stringify(policy);
  const { exitCode, output } = await test(text);
  expect(exitCode).toBe(1);
  expect(output.replace(/\s+/g, ' ')).toMatch(expected);
});

it('gene-gate policy test is 2 if there is no file, and for another action', async () => {
  expect((await runIn('/', ['policy', 'test'])).exitCode).toBe(2);
  const { exitCode, notes } = await runIn('/', ['policy', 'tset']);
  expect(exitCode).toBe(2);
  expect(notes).toMatch(/Allowed\s+choices are test/);
});
