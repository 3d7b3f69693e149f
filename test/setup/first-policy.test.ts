import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createGateRepository, gene, genesFile, runCli } from '../e2e/cli.ts';
import { policyFromFile } from '../policy/from-text.ts';

const ROOT = 'skills/evolver';
const WORKFLOW = '.github/workflows/gene-gate.yml';

function readIn(directory: string, path: string): string {
  return readFileSync(join(directory, path), 'utf8');
}

function repositoryWith(files: Readonly<Record<string, string>>) {
  const repository = createGateRepository(files);
  repository.write({ 'README.md': 'Another change\n' });
  repository.commit('Describe the agent');
  return repository;
}

async function initIn(repository: ReturnType<typeof createGateRepository>, ...args: string[]) {
  const { directory } = repository;
  const { stdout } = await runCli(['init', ...args], { cwd: directory });
  const policy = readIn(directory, '.github/gene-gate.yml');
  const workflow = parse(readIn(directory, WORKFLOW));
  return { stdout, policy, set: parse(policy), workflow };
}

it('writes what the assets as they are need', async () => {
  const repository = repositoryWith({
    [`${ROOT}/package.json`]: '{ "name": "evolver", "devDependencies": { "jest": "1.0.0" } }',
    [`${ROOT}/package-lock.json`]: JSON.stringify({
      packages: { 'node_modules/jest': { version: '1.0.0', bin: { jest: 'bin.js' } } },
    }),
    [`${ROOT}/assets/gep/genes.json`]: genesFile(gene('gene_a', { validation: ['npx jest'] })),
    'evolution/genes.json': genesFile(gene('gene_b')),
    'memory/evolution/memory_graph.jsonl': `${JSON.stringify({ type: 'Gene', id: 'g' })}\n`,
    'test/fixtures/genes.json': genesFile(gene('gene_c')),
    'logs/gep_output_0001.json': genesFile(gene('gene_e')),
    'assets/gep/genes.json': genesFile(
      gene('gene_d', { validation: ['python -m pytest', 'cargo test'] }),
    ),
    'tests/test_a.py': '',
  });
  const { stdout, policy, set, workflow } = await initIn(repository);
  const until = set.enforce.until;
  expect(set).toMatchObject({
    enforce: { mode: 'report', until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    stores: [{ path: `${ROOT}/assets/gep`, root: ROOT }],
    programs: ['python'],
  });
  expect(set.assets.include).toContain('evolution/genes.json');
  expect(set.assets.include).not.toContain('test/fixtures/genes.json');
  expect(set.assets.include).not.toContain('logs/gep_output_0001.json');
  expect(set.assets.include).not.toContain('memory/evolution/memory_graph.jsonl');
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(12 * 24 * 3600 * 1000);
  expect(policyFromFile(policy, 'policy.yml').policy).toMatchObject({ fail_on: 'error' });
  expect(stdout).toContain(`reports only until ${until}`);
  expect(workflow.on).toMatchObject({ push: { branches: ['main'] } });
  expect(workflow.jobs.gate.steps[1].with.prepare.trim()).toBe(
    `npm ci --ignore-scripts --prefix ${ROOT}`,
  );

  const { directory } = repository;
  const doctor = async () => {
    const ran = await runCli(['doctor', '--format', 'json'], { cwd: directory });
    return JSON.parse(ran.stdout).workflow.lacks;
  };
  expect(await doctor()).toEqual([]);
  const lines = readIn(directory, WORKFLOW).replace(/ +with:\n +prepare: \|\n.*\n/, '');
  repository.write({ [WORKFLOW]: lines });
  const what = `Set \`prepare: npm ci --ignore-scripts --prefix ${ROOT}\`; commands of genes use tools of the dependencies.`;
  expect(await doctor()).toEqual([{ path: WORKFLOW, key: 'with.prepare', what }]);
  const [own] = lines.match(/ +- id: gate\n/) ?? [''];
  repository.write({ [WORKFLOW]: lines.replace(own, `      - run: npm ci\n${own}`) });
  expect(await doctor()).toEqual([]);

  const again = await initIn(repository, '--force', '--no-history');
  expect(again.stdout).not.toContain('Judged');
  expect(again.set).toMatchObject({
    enforce: set.enforce,
    stores: set.stores,
    programs: ['python'],
  });
  expect(again.workflow.jobs).toEqual(workflow.jobs);
});

it.each<[string, readonly string[], object | undefined]>([
  ['the directory that has', ['app/scripts/a.js', 'app/scripts/b.js'], { root: 'app' }],
  [
    'no directory if several have',
    ['app/scripts/a.js', 'x/scripts/a.js', 'app/scripts/b.js', 'x/scripts/b.js'],
    undefined,
  ],
  ['no directory if none has all of', ['app/scripts/a.js', 'x/scripts/b.js'], undefined],
  ['no directory if a present one is not among', ['app/scripts/a.js', 'scripts/b.js'], undefined],
  [
    'no other directory if git has',
    ['scripts/a.js', 'scripts/b.js', 'app/scripts/a.js'],
    undefined,
  ],
])('offers %s the files that commands name', async (_, files, store) => {
  const { set } = await initIn(
    repositoryWith({
      'assets/gep/genes.json': genesFile(
        gene('gene_a', { validation: ['node scripts/a.js', 'node scripts/b.js'] }),
      ),
      ...Object.fromEntries(files.map((path) => [path, 'process.exitCode = 0;\n'])),
    }),
  );
  expect(set.stores).toEqual(store && [{ path: 'assets/gep', ...store }]);
});

it('softens the hard cap until a day where the stores alone exceed it', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 61 }, (_, at) => [`s${at}/assets/gep/genes.json`, genesFile()]),
  );
  const { set, workflow } = await initIn(repositoryWith(many));
  expect(set.rules['blast-radius-hard-cap']).toEqual({
    level: 'warning',
    until: set.enforce.until,
  });
  expect(workflow.jobs.gate.steps[1].with).toBeUndefined();
});

it('adds no event where changes are pull requests, and doctor names what a policy lacks', async () => {
  const repository = repositoryWith({ 'evolution/genes.json': genesFile(gene('gene_b')) });
  repository.write({ 'README.md': 'A third change\n' });
  repository.commit('Describe it better (#12)');
  repository.write({ '.github/gene-gate.yml': '{}\n' });
  repository.commit('Add a policy (#13)');
  const { directory } = repository;
  const { stdout } = await runCli(['doctor', '--format', 'json'], { cwd: directory });
  expect(JSON.parse(stdout).lacks).toEqual([
    { key: 'assets.include', what: expect.stringContaining('`evolution/genes.json`') },
  ]);
  await runCli(['init'], { cwd: directory });
  expect(parse(readIn(directory, WORKFLOW)).on.push).toBeUndefined();
});
