import { expect, it } from 'vitest';
import { literalTree } from '../../src/repo/literal-tree.ts';
import type { DoctorAnswer } from '../../src/setup/doctor-answer.ts';
import { renderDoctor } from '../../src/setup/doctor-answer.ts';
import { workflowAnswer } from '../../src/setup/workflow-lacks.ts';
import { WORKFLOW_TEMPLATE } from '../../src/setup/workflow-template.ts';

const ANSWER: DoctorAnswer = {
  ...{ type: 'Doctor', schema_version: '1.0.0', tool: { name: 'gene-gate', version: '0.0.0' } },
  ...{ head_sha: null, lacks: [], agent_files: [], programs: [], genes: { stored: 5, refused: 2 } },
  policy: { source: 'base', profile: 'evolver', enforce: 'report' },
  containment: { level: 'none', description: 'Nothing is contained.' },
  workflow: { paths: ['a.yml'], lacks: [{ path: 'a.yml', key: 'on.push', what: 'Add it.' }] },
};

it.each<[Partial<DoctorAnswer>, RegExp]>([
  [{}, /policy.yml, profile evolver; it only reports\n[\s\S]*5 genes, of which 2 may not run/],
  [{}, /lacks {6}on.push: Add it.\n/],
  [{ workflow: { ...ANSWER.workflow, paths: ['a.yml', 'b.yml'] } }, /lacks {6}a.yml: on.push: Add/],
  [{ lacks: [{ key: 'stores', what: 'Say where.' }] }, /policy {5}stores: Say where.\n/],
  [
    { programs: [{ name: 'a', commands: 1, path: '/a', private: true }] },
    /see little else of your/,
  ],
])('renderDoctor shows %j', (change, expected) => {
  const layout = { columns: 100, colour: false, verbose: false };
  expect(renderDoctor({ ...ANSWER, ...change }, 'policy.yml', layout)).toMatch(expected);
});

const PATH = '.github/workflows/gate.yml';
const CHECKOUT = '3d3c42e5aac5ba805825da76410c181273ba90b1';

const ON = `on:
  pull_request: { types: [opened, synchronize, reopened, edited, closed] }
  merge_group:
`;

const TEMPLATE = `${ON}permissions: { contents: read, checks: write }
concurrency: { group: gate }
jobs:
  gate:
    timeout-minutes: 30
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@${CHECKOUT}
        with: { fetch-depth: 0, persist-credentials: false }
      - uses: gene-gate/gene-gate@v1
      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f
        with: { name: page, path: page.html }
`;

async function lacksOf(workflow: string, template = TEMPLATE): Promise<readonly string[]> {
  const { lacks } = await workflowAnswer(literalTree({ [PATH]: workflow }), template);
  return lacks.map(({ key }) => key);
}

it('workflowAnswer finds nothing in the template itself, nor in the one of `init`', async () => {
  expect(await lacksOf(TEMPLATE)).toEqual([]);
  expect(await lacksOf(WORKFLOW_TEMPLATE, WORKFLOW_TEMPLATE)).toEqual([]);
});

it('workflowAnswer warns of what runs before the gate', async () => {
  const late = TEMPLATE.replace('- uses: gene', '- run: ./setup.sh\n      - uses: gene');
  const answer = await workflowAnswer(literalTree({ [PATH]: late }), TEMPLATE);
  expect(answer.late).toEqual({
    message: expect.stringContaining('`jobs.gate.steps[1]` of `.github/workflows/gate.yml`'),
    remedy: expect.stringContaining('a job of its own'),
  });
  expect(answer.lacks).toEqual([]);
  const own = await workflowAnswer(literalTree({ [PATH]: TEMPLATE }), TEMPLATE);
  expect(own).not.toHaveProperty('late');
});

const JOB = '    permissions: { contents: read }';
const UPLOAD = / {6}- uses: actions\/upload-artifact.*\n.*\n/;
const GROUP = 'concurrency.group';
const CANCEL = /cancel-in-progress: .*/;
it.each<[string | RegExp, string, readonly string[]]>([
  [/ +pull_request_review.*\n/, '', ['on.pull_request_review']],
  [', dismissed]', ']', ['on.pull_request_review.types']],
  ['-${{ github.event_name }}', '', [GROUP]],
  ['event_name }}', 'event.action }}', [GROUP]],
  [CANCEL, 'cancel-in-progress: true', ['concurrency.cancel-in-progress']],
  [CANCEL, 'cancel-in-progress: false', []],
])('misses what a review or an edit needs: %s → %s', async (from, to, keys) => {
  const workflow = WORKFLOW_TEMPLATE.replace(from, () => to);
  expect(await lacksOf(workflow, WORKFLOW_TEMPLATE)).toEqual(keys);
});

it.each([
  ['an event', '  merge_group:\n', '', ['on.merge_group']],
  ['types', ', edited, closed]', ']', ['on.pull_request.types']],
  ['a filter of paths', 'closed] }', 'closed], paths: [src/**] }', ['on.pull_request.paths']],
  ['a filter of branches', 'closed] }', 'closed], branches: [main] }', []],
  ['a list of events', ON, 'on: [pull_request, merge_group]\n', ['on.pull_request.types']],
  ['the name of an event', ON, 'on: merge_group\n', ['on.pull_request']],
  ['a permission', ', checks: write }', ' }', ['permissions.checks']],
  ['a lower permission', 'checks: write', 'checks: read', ['permissions.checks']],
  ['no permissions', /permissions:.*\n/, '', ['permissions.contents', 'permissions.checks']],
  ['all permissions', '{ contents: read, checks: write }', 'write-all', []],
  ['permissions of a job', '    runs-on', `${JOB}\n    runs-on`, ['permissions.checks']],
  ['a step', UPLOAD, '', ['steps.actions/upload-artifact']],
  ['the name of an artifact', 'name: page', 'name: other', []],
  ['a command line', 'uses: gene-gate/gene-gate@v1', 'run: npx gene-gate check', []],
])('workflowAnswer compares %s', async (_, from, to, keys) => {
  const workflow = TEMPLATE.replace(from, to);
  expect(workflow).not.toBe(TEMPLATE);
  expect(await lacksOf(workflow)).toEqual(keys);
});

it('workflowAnswer does not compare a job of another mode', async () => {
  const mode = 'gene-gate@v1\n        with: { mode: publish }';
  const publishing = TEMPLATE.replace('gene-gate@v1', mode).replace('  merge_group:\n', '');
  expect(await lacksOf(publishing)).toEqual([]);
});

it('workflowAnswer knows that no workflow runs the gate', async () => {
  const other = literalTree({ [PATH]: 'on: push\njobs: { a: { steps: [{ run: npm test }] } }' });
  expect(await workflowAnswer(other, TEMPLATE)).toEqual({ paths: [], lacks: [] });
});
