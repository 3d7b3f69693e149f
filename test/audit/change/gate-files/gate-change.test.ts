import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { gateFindings } from '../../../../src/audit/change/gate-files/gate-change.ts';
import { POLICY_PATH } from '../../../../src/policy/load.ts';
import { type LiteralEntry, literalTree } from '../../../../src/repo/literal-tree.ts';
import { describe as words } from '../../../../src/rules/finding.ts';

const GATE = '.github/workflows/gate.yml';
const WORKFLOW = `name: gate
on:
  pull_request: { types: [opened, synchronize, reopened, edited], branches: [main] }
  merge_group:
permissions: { contents: read, checks: write }
env: { CI: 'true' }
jobs:
  build:
    runs-on: ubuntu-24.04
    steps: [{ run: npm run build }]
  gate:
    name: Gate
    needs: [build]
    if: github.repository == 'octo/genes'
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    strategy: { matrix: { node: [20, 24] } }
    steps:
      - uses: actions/checkout@v5
        with: { fetch-depth: 0 }
      # The gate.
      - name: Run the gate
        uses: gene-gate/gene-gate@v0
        with: { fail-on: warning }
  lint:
    runs-on: ubuntu-24.04
    steps: [{ run: npm run lint }]
`;

type Files = Readonly<Record<string, LiteralEntry>>;

/** The paths that differ. */
const changedNames = (base: Files, head: Files) =>
  new Set(
    Object.keys({ ...base, ...head }).filter((path) => !isDeepStrictEqual(base[path], head[path])),
  );

async function change(base: Files, head: Files) {
  const findings = await gateFindings({
    policyPath: POLICY_PATH,
    policy: { assets: { include: ['assets/**'] } as never },
    baseTree: literalTree(base),
    tree: literalTree(head),
    changedNames: changedNames(base, head),
  });
  return findings.map((found) => ({ rule: found.rule, text: words(found).message, at: found }));
}

/** Without what stands in each report. */
const rulesFor = async (base: Files, head: Files) =>
  (await change(base, head)).map(({ rule }) => rule).filter((rule) => rule !== 'gate-runs-late');

/** Replaces part of the workflow. */
function edited(from: string | RegExp, to: string): string {
  const text = WORKFLOW.replace(from, to);
  if (text === WORKFLOW) throw new Error(`${from} is not in the workflow`);
  return text;
}

it.each<[string, string]>([
  ['the event lost', edited('  merge_group:\n', '')],
  ['the events as a list', edited(/on:\n.*\n.*\n/, 'on: [merge_group, push]\n')],
  ['a filter of paths', edited('branches: [main]', "branches: [main], paths: ['docs/**']")],
  ['more permissions', edited('contents: read', 'contents: write')],
  ['no job', edited(/ {2}gate:\n(?: {4}.*\n)+/, '')],
  ['no step of the gate', edited(/ {6}- name: Run the gate\n(?: {8}.*\n)+/, '')],
  ['an echo instead', edited(/uses: gene-gate.*\n.*\n/, 'run: echo gene-gate\n')],
  ['a step condition', edited('fail-on: warning }', 'fail-on: warning }\n        if: false')],
  ['a step before it', edited('      # The gate.', '      - run: echo PATH=x >> $GITHUB_PATH')],
  ['no needed job', edited(/ {2}build:\n(?: {4}.*\n)+/, '')],
  ['a needed job that is skipped', edited('  build:\n', '  build:\n    if: false\n')],
  ['twice', edited('    needs: [build]\n', '    needs: [build]\n    if: true\n    if: false\n')],
  ['no YAML', edited('jobs:\n', 'jobs: [\n')],
  ['a list', '- jobs\n'],
  ['a merge key', edited('    needs: [build]\n', '    needs: [build]\n    <<: { if: false }\n')],
  [
    'a condition by alias',
    edited("if: github.repository == 'octo/genes'", 'if: *no').replace(
      "env: { CI: 'true' }",
      "env: { CI: &no 'true' }",
    ),
  ],
  ['the name of the workflow', edited('name: gate', 'name: The gate')],
  ['the steps of a needed job', edited('npm run build', 'npm run build:all')],
])('an edit of a workflow that weakens the gate %s', async (_, text) => {
  const [first] = await change({ [GATE]: WORKFLOW }, { [GATE]: text });
  expect(first).toMatchObject({ rule: 'gate-weakened', at: { severity: 'warning' } });
  expect(first?.text).toContain(`weakens the gate in \`${GATE}\`: `);
});

it.each<[string, Files]>([
  ['deleted', {}],
  ['moved out of the directory', { '.github/gate.yml': WORKFLOW }],
  ['moved into a directory', { '.github/workflows/old/gate.yml': WORKFLOW }],
  ['in another spelling of the directory', { '.GitHub/workflows/gate.yml': WORKFLOW }],
  ['a symlink', { [GATE]: { symlink: '../gate.yml' }, '.github/gate.yml': WORKFLOW }],
  ['renamed and edited', { '.github/workflows/g.yml': edited('merge_group:', 'push:') }],
  [
    'joined by a job with the name of the check',
    { [GATE]: WORKFLOW, '.github/workflows/b.yml': 'on: push\njobs: { gene-gate: {} }\n' },
  ],
])('an edit of a workflow that weakens the gate %s', async (_, head) => {
  expect(await rulesFor({ [GATE]: WORKFLOW }, head)).toContain('gate-weakened');
});

describe('an edit of a workflow that does not weaken the gate', () => {
  it.each<[string, string]>([
    ['comments', edited('# The gate.', '# This runs the gate. if: false')],
    ['the name of the step', edited('name: Run the gate', 'name: Judge')],
    ['an anchor', edited('fetch-depth: 0 }', 'fetch-depth: &all 0 }')],
    ['a named step of a job', edited('{ run: npm run lint }', '{ name: Lint, run: npm run lint }')],
  ])('%s', async (_, text) => {
    expect(await rulesFor({ [GATE]: WORKFLOW }, { [GATE]: text })).toEqual([]);
  });

  const CI = `on: push
jobs: { test: { steps: [{ uses: actions/checkout@v5 }] } }
`;
  const with_ = (files: Files) => ({ [GATE]: WORKFLOW, ...files });
  it.each<[string, Files, Files]>([
    [
      'a new job elsewhere',
      { 'ci.yml': CI },
      { 'ci.yml': CI.replace('{ test', '{ lint: {}, test') },
    ],
    ['another one that is no YAML', { 'ci.yml': CI }, { 'ci.yml': 'jobs: [' }],
    [
      'a called workflow that the gate does not need',
      { 'l.yml': CI, 'c.yml': 'jobs: { l: { uses: ./.github/workflows/l.yml } }' },
      {
        'l.yml': `${CI}env: { A: b }\n`,
        'c.yml': 'jobs: { l: { uses: ./.github/workflows/l.yml } }',
      },
    ],
  ])('%s', async (_, base, head) => {
    const below = (files: Files) =>
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [`.github/workflows/${name}`, text]),
      );
    expect(await change(with_(below(base)), with_(below(head)))).toEqual([]);
  });

  it.each([['the first workflow that runs the gate', {}]])('%s', async (_, base: Files) => {
    expect(await change(base, { [GATE]: WORKFLOW })).toEqual([]);
  });
});

describe('a job of another workflow that takes the name of the check', () => {
  const base = { [GATE]: WORKFLOW.replace('fail-on: warning', 'check-name: Genes / gate') };
  const ci = (name: string) => `on: push\njobs: { x: { name: ${name}, steps: [] } }`;

  it.each<[string, string[]]>([
    ['gene-gate', ['gate-weakened']],
    ['Genes / gate', ['gate-weakened']],
    ['Genes', []],
    ['test (${{ matrix.node }})', []],
  ])('%s', async (name, expected) => {
    expect(await rulesFor(base, { ...base, '.github/workflows/ci.yml': ci(name) })).toEqual(
      expected,
    );
  });
});

describe('what runs the gate', () => {
  const job = (step: string) => `on: pull_request\njobs: { g: { steps: [${step}] } }\n`;
  const caller = (uses: string) => `on: pull_request\njobs: { g: { uses: ${uses} } }\n`;
  const called = `on: workflow_call\n${WORKFLOW.slice(WORKFLOW.indexOf('permissions'))}`;
  const ACTION = '.github/actions/gate/action.yml';
  const composite = `name: judge
runs:
  using: composite
  steps:
    - uses: actions/setup-node@v4
    - uses: gene-gate/gene-gate@v0
`;

  it.each<[string, Files]>([
    ['a fork of the action', { [GATE]: job('{ uses: octo/gene-gate@v0 }') }],
    ['npx', { [GATE]: job('{ run: npx gene-gate check --base origin/main }') }],
    ['a path', { [GATE]: job('{ run: node tools/gene-gate/dist/cli/index.js check }') }],
    [
      'its own action',
      { [GATE]: job('{ uses: ./ }'), 'action.yml': 'name: gene-gate\nruns: { using: node24 }\n' },
    ],
    ['a local action', { [GATE]: job('{ uses: ./.github/actions/gate }'), [ACTION]: composite }],
    [
      'reusable',
      { [GATE]: caller('./.github/workflows/r.yml'), '.github/workflows/r.yml': called },
    ],
    ['a reusable one elsewhere', { [GATE]: caller('octo/ci/.github/workflows/gene-gate.yml@v1') }],
  ])('%s', async (_, files) => {
    const removed = { ...files, [GATE]: job('{ run: echo }') };
    expect(await rulesFor(files, removed)).toContain('gate-weakened');
    expect(await rulesFor(files, files)).toEqual([]);
  });

  it.each<[string, Files, Files]>([
    [
      'a local action without the gate',
      { [GATE]: job('{ uses: ./.github/actions/gate }'), [ACTION]: composite },
      { [ACTION]: composite.replace('    - uses: gene-gate/gene-gate@v0\n', '') },
    ],
    [
      'a script before the gate',
      { [GATE]: job('{ run: ./setup.sh }, { uses: o/gene-gate@v1 }'), 'setup.sh': 'true' },
      { 'setup.sh': 'echo /x >> $GITHUB_PATH' },
    ],
  ])('weakened by %s', async (_, base, edits) => {
    expect(await rulesFor(base, { ...base, ...edits })).toEqual(['gate-weakened']);
  });

  it('a script in a job without the gate is free', async () => {
    const base = {
      [GATE]: job('{ uses: o/gene-gate@v1 }'),
      '.github/workflows/t.yml': job('{ run: ./t.sh }'),
      't.sh': 'sh t.sh',
    };
    expect(await change(base, { ...base, 't.sh': 'true' })).toEqual([]);
  });

  it.each<[string, Files, Files]>([
    [
      'calls a local action with the gate',
      { [ACTION]: composite },
      { '.github/workflows/b.yml': job('{ uses: ./.github/actions/gate }') },
    ],
    ['has a job with the gate', {}, { '.github/workflows/b.yml': job('{ run: npx gene-gate }') }],
    ['has the name of its check', {}, { '.github/workflows/b.yml': 'name: gene-gate\non: push' }],
    [
      'has the text of the removed one elsewhere',
      {},
      {
        [GATE]: 'on: push',
        '.github/actions/gate/action.yml': WORKFLOW,
        '.github/workflows/b.yml': job('{ uses: ./.github/actions/gate }'),
      },
    ],
  ])('a second workflow needs a person that %s', async (_, base, head) => {
    const found = await rulesFor(
      { [GATE]: WORKFLOW, ...base },
      { [GATE]: WORKFLOW, ...base, ...head },
    );
    expect(found).toContain('gate-weakened');
    expect(await rulesFor(base, { ...base, ...head })).toEqual([]);
  });

  it('ends on hostile files', async () => {
    const bomb = `a: &a [1]\n${'b: &b [*a, *a]\n'.repeat(1)}jobs: ${'['.repeat(20_000)}\n`;
    const circle = caller('./.github/workflows/gate.yml');
    const action = 'runs: { using: composite, steps: [{ uses: ./.github/actions/gate }] }\n';
    const files = { [GATE]: circle, '.github/workflows/b.yml': bomb, [ACTION]: action };
    expect(await rulesFor(files, { [GATE]: bomb })).toEqual([]);
    expect(await rulesFor({ [GATE]: WORKFLOW }, { [GATE]: bomb })).toEqual(['gate-weakened']);
  });
});

describe('the workflow for which the gate waits', () => {
  const publish = `on: { workflow_run: { workflows: [ci, other] } }
jobs: { publish: { steps: [{ uses: gene-gate/gene-gate@v1, with: { mode: publish } }] } }
`;
  const CI = '.github/workflows/ci.yml';
  const base = { '.github/workflows/publish.yml': publish, [CI]: 'name: ci\non: push\njobs: {}\n' };
  const { [CI]: _, ...without } = base;

  it.each<[string, Files]>([
    ['another name', { [CI]: 'name: CI\non: push\njobs: {}\n' }],
    ['another workflow of its name', { [CI]: 'on: push', '.github/workflows/b.yml': 'name: ci' }],
    ['a second one of its name', { ...base, '.github/workflows/b.yml': 'name: ci' }],
    ['other events', { [CI]: 'name: ci\non: [push, pull_request]\njobs: {}\n' }],
  ])('weakens the gate with %s', async (_, head) => {
    expect(await rulesFor(base, { ...without, ...head })).toContain('gate-weakened');
  });
});

describe('an edit of the policy', () => {
  const policy = (text: string) => ({ [POLICY_PATH]: text });

  it.each<[string, string, string]>([
    ['fail_on: warning\n', 'fail_on: error\n', 'fail_on: warning → error'],
    ['fail_on: warning\n', '', 'fail_on: warning → error'],
    ['', 'ignores: [{ rule: command-slow, reason: Slow., expires: 2999-01-31 }]\n', 'ignores'],
  ])('from %j to %j weakens the gate', async (from, to, effect) => {
    const [found, ...others] = await change(policy(from), policy(to));
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      rule: 'gate-weakened',
      text: expect.stringContaining(effect),
      at: { severity: 'warning', location: { path: POLICY_PATH } },
    });
  });

  it.each<Files>([{}, { '.github/gene-gate.yaml': 'fail_on: warning\n' }])(
    'that removes it weakens the gate (%j)',
    async (head) => {
      const [found] = await change(policy('# only defaults\n'), head);
      expect(found?.text).toContain('the policy is removed');
    },
  );

  it.each<[string, string]>([
    ['fail_on: error\n', 'fail_on: warning\n'],
    ['# a\n', '# b\n'],
    ['limits: { output_bytes: 2048 }\n', 'limits: { output_bytes: 4096 }\n'],
    ['blast_radius: { forbidden_paths: [a] }\n', 'blast_radius: { forbidden_paths: [b, a] }\n'],
  ])('from %j to %j does not', async (from, to) => {
    expect(await change(policy(from), policy(to))).toEqual([]);
  });

  it('that adds the first one does not', async () => {
    expect(await change({}, policy('containment: off\n'))).toEqual([]);
  });
});
