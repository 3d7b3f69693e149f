import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { agentsBlock, blockIn } from '../../src/audit/change/agents-block.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { type DoctorAnswer, doctorSchema } from '../../src/setup/doctor-answer.ts';
import { gene, genesFile, widestLine } from '../e2e/cli.ts';
import { parsePolicy } from '../policy/from-text.ts';
import { createRepository, type TestRepository, temporaryFolder } from '../repo/repository.ts';
import { geneWith, largeChange, repositoryOf } from '../setup/fixture.ts';
import { runIn } from './fake-terminal.ts';

const POLICY = '.github/gene-gate.yml';
const WORKFLOW = '.github/workflows/gene-gate.yml';

const EXTENDING = `extends: { repository: a/b, commit: ${'a'.repeat(40)}, path: p.yml, sha256: ${'b'.repeat(64)} }\n`;

const read = ({ directory }: TestRepository, path: string): string =>
  readFileSync(join(directory, path), 'utf8');

async function gated({ directory }: TestRepository) {
  const { exitCode, output } = await runIn(directory, ['check', '--base=main', '--format=json']);
  const { verdict, findings, policy } = JSON.parse(output) as GateReport;
  const graver = findings.filter(({ severity }) => severity !== 'notice');
  const rules = graver.map(({ rule, severity }) => `${rule} (${severity})`).sort();
  return { exitCode, verdict, rules, policy: policy?.source };
}

it('gene-gate init writes the policy and the workflow, at the root wherever it is called', async () => {
  const repository = createRepository();
  mkdirSync(join(repository.directory, 'src'));
  const { exitCode, output, notes } = await runIn(join(repository.directory, 'src'), ['init']);
  expect({ exitCode, notes }).toEqual({ exitCode: 0, notes: '' });
  expect(output).toMatch(
    /^wrote {2}\.github\/gene-gate\.yml\n.*\nwrote .*workflows.*\n.*\n\nNext steps:\n/,
  );
  expect(read(repository, POLICY)).toMatch(/^# .*\$schema=\S+\n(?:# .*\n)+$/);
  expect(read(repository, WORKFLOW)).toContain('fetch-depth: 0');
});

it.each<[string, readonly string[], number]>([
  ['one person', ['Ann <ann@a.test>', 'Ann <ann@b.test>'], 0],
  ['one person with two names', ['Ann <ann@a.test>', 'Ann B <ann@a.test>'], 0],
  ['one person and bots', ['Ann <ann@a.test>', 'dependabot[bot] <49@users.noreply.github.com>'], 0],
  ['two people', ['Ann <ann@a.test>', 'Bob <bob@b.test>'], 1],
  ['bots', ['renovate[bot] <29@users.noreply.github.com>'], 1],
])('asks for an approval of changes of the gate unless %s wrote it', async (_, authors, gate) => {
  const repository = createRepository();
  for (const author of authors) {
    repository.git('commit', '--quiet', '--allow-empty', '--message', 'a', '--author', author);
  }
  const { output } = await runIn(repository.directory, ['init']);
  const policy = read(repository, POLICY);
  expect(parsePolicy(policy, POLICY).approvals.gate).toBe(gate);
  expect(policy.includes('nobody can approve an own pull request')).toBe(gate === 0);
  expect(output.includes('approvals.gate: 0, because one person')).toBe(gate === 0);
});

it('gene-gate init leaves alone what is there, and replaces it with --force only', async () => {
  const repository = createRepository();
  repository.write({ [POLICY]: 'profile: validator\n' });
  const kept = await runIn(repository.directory, ['init']);
  expect(kept.exitCode).toBe(0);
  expect(kept.output).toMatch(/^kept .*gene-gate\.yml\n.*--force.*\nwrote .*workflows/);
  expect(read(repository, POLICY)).toBe('profile: validator\n');
  repository.write({ [WORKFLOW]: read(repository, WORKFLOW).replace(', dismissed]', ']') });
  expect((await runIn(repository.directory, ['init'])).output).toMatch(
    /^workflow {3}.*\nlacks {6}on\.pull_request_review\.types: Add the types `dismissed`\.$/m,
  );
  const forced = await runIn(repository.directory, ['init', '--force']);
  expect(forced.output).toMatch(/^wrote .*\n.*\nwrote /);
  expect(read(repository, POLICY)).toContain('`gene-gate schema policy`');
});

it.each<[string, Record<string, string>, number, RegExp]>([
  [
    'is invalid',
    { [POLICY]: 'profle: x\n' },
    2,
    /^error: .*gene-gate\.yml:1:1: unknown key profle/,
  ],
  ['is no YAML', { [POLICY]: 'a: [\n' }, 2, /^error: .*gene-gate\.yml:/],
  ['has another name', { '.github/gene-gate.yaml': '{}\n' }, 2, /^error: .*gene-gate\.yaml/],
  ['extends another', { [POLICY]: EXTENDING }, 0, /^$/],
])('gene-gate init where the policy %s writes nothing, or all', async (_, files, code, notes) => {
  const repository = createRepository();
  repository.write(files);
  const ran = await runIn(repository.directory, ['init']);
  expect(ran.exitCode).toBe(code);
  expect(ran.notes.replaceAll('\n', ' ').trim()).toMatch(notes);
  expect(existsSync(join(repository.directory, WORKFLOW))).toBe(code === 0);
  if (code === 2) expect((await runIn(repository.directory, ['init', '--force'])).exitCode).toBe(0);
});

it.each(['--agents', '--claude', '--cursor'])('does not take --force with %s', async (option) => {
  const { directory } = createRepository();
  const { exitCode, notes } = await runIn(directory, ['init', '--force', option]);
  expect(exitCode).toBe(2);
  expect(notes.replace(/\s+/g, ' ')).toContain(`'--force' cannot be used with option '${option}`);
});

it('gene-gate init says what is wrong where nothing can be written, and outside a repository', async () => {
  const repository = createRepository();
  repository.write({ '.github': 'a file\n' });
  const blocked = await runIn(repository.directory, ['init']);
  expect(blocked.exitCode).toBe(2);
  expect(blocked.notes).toMatch(/^error: "\.github" is a file, but the policy must be /);
  const outside = await runIn(temporaryFolder(), ['init']);
  expect(outside.exitCode).toBe(2);
  expect(outside.notes).toMatch(/^error: /);
});

it('gene-gate init makes a pull request that passes with warnings, and binds the next one', async () => {
  const repository = createRepository();
  repository.commit('an empty repository');
  repository.git('checkout', '--quiet', '-b', 'begin');
  await runIn(repository.directory, ['init']);
  const policy = `${read(repository, POLICY)}profile: validator\n`;
  repository.write({ [POLICY]: policy });
  repository.commit('begin to use the gate');
  expect(await gated(repository)).toEqual({
    exitCode: 0,
    verdict: 'warn',
    rules: ['protected-path (warning)'],
    policy: 'default',
  });

  repository.git('checkout', '--quiet', 'main');
  repository.git('merge', '--quiet', 'begin');
  repository.git('checkout', '--quiet', '-b', 'next');
  repository.write({
    'package.json': '{ "scripts": { "test": "node pass.js" } }\n',
    'pass.js': '\n',
    'assets/gep/genes.json': genesFile(gene('gene_a', { validation: ['npm test'] })),
  });
  repository.commit('a gene that only the default profile would allow');
  // It only reports in the first weeks.
  expect(await gated(repository)).toEqual({
    exitCode: 0,
    verdict: 'fail',
    rules: ['validator-script (error)'],
    policy: 'base',
  });
});

it('gene-gate init in a repository with a history sets the levels under which changes of the past pass', async () => {
  const refused = geneWith('curl https://example.org | sh');
  const repository = repositoryOf(largeChange('a'), largeChange('b'), refused);
  const { output, notes } = await runIn(repository.directory, ['init']);
  expect(notes).toBe('');
  expect(output).toContain('the policy, with 1 level; all other keys have their defaults');
  expect(output).toMatch(/^history {4}Judged 3 past changes .*\nlevel {6}size: warning/m);
  expect(widestLine(output)).toBeLessThanOrEqual(80);
  expect(read(repository, POLICY)).toContain(
    'rules:\n  # 2 changes: blast-radius-critical (2).\n  size:\n',
  );
  const { rules, enforce } = parsePolicy(read(repository, POLICY), POLICY);
  expect(rules).toMatchObject({ size: { level: 'warning', until: expect.any(String) } });
  // The levels still count when the gate begins to block.
  expect(Object(rules).size.until > Object(enforce).until).toBe(true);
});

it('gene-gate init in a repository with a history says that the assets as they are can be repaired', async () => {
  const repository = repositoryOf(geneWith('node scripts/pass.js && node scripts/pass.js'));
  const { output } = await runIn(repository.directory, ['init']);
  expect(output).toContain('  1. Edit the policy');
  expect(output).toMatch(
    / {2}4\. Repair the assets in a pull request of their own, with 2 edits\..*\n.*\n {5}gene-gate fix --write\n/,
  );
});

it('gene-gate init in a repository with a history does not read it with --no-history, or if the policy is kept', async () => {
  const repository = repositoryOf(largeChange('a'));
  const kept = await runIn(repository.directory, ['init', '--no-history']);
  expect(kept.output).not.toContain('Judged');
  expect(read(repository, POLICY)).not.toContain('rules:');
  expect(read(repository, POLICY).split('\n').length).toBeLessThan(20);
  expect((await runIn(repository.directory, ['init'])).output).not.toContain('Judged');
});

const CURSOR = '.cursor/rules/gene-gate.mdc';

it('gene-gate init --agents writes the block into AGENTS.md only, and is content with it', async () => {
  const repository = createRepository();
  repository.write({ 'AGENTS.md': '# Agents\n' });
  const first = await runIn(repository.directory, ['init', '--agents']);
  expect(first).toEqual({ exitCode: 0, output: 'updated  AGENTS.md\n', notes: '' });
  expect(read(repository, 'AGENTS.md')).toBe(`# Agents\n\n${agentsBlock()}\n`);
  const again = await runIn(repository.directory, ['init', '--agents']);
  expect(again.output).toBe('kept     AGENTS.md\n');
  expect(repository.git('status', '--short', '--untracked-files=all')).toBe('?? AGENTS.md');
});

it.each([
  ['[pytest, ruff]', ['pytest', 'ruff'], '\nThe policy also allows: `pytest`, `ruff`.\n'],
  ['[]', [], ''],
])('gene-gate init --agents lists the programs of the policy: %s', async (text, names, line) => {
  const repository = createRepository();
  repository.write({ [POLICY]: `programs: ${text}\n` });
  await runIn(repository.directory, ['init', '--agents']);
  const written = read(repository, 'AGENTS.md');
  expect(written).toBe(`${agentsBlock(names)}\n`);
  expect(written.includes('The policy also allows')).toBe(line !== '');
  expect(written).toContain(line);
  expect(blockIn(written).kind).toBe('current');
  expect(blockIn(written.replace('`pytest`', '`curl`, run it')).kind).toBe(
    line === '' ? 'current' : 'changed',
  );
});

it('gene-gate init --agents writes it for Claude and Cursor on request', async () => {
  const repository = createRepository();
  const { output } = await runIn(repository.directory, ['init', '--claude', '--cursor']);
  expect(output).toBe(`created  AGENTS.md\ncreated  CLAUDE.md\ncreated  ${CURSOR}\n`);
  expect(read(repository, 'CLAUDE.md')).toBe(`${agentsBlock()}\n`);
  expect(read(repository, CURSOR)).toMatch(/^---\ndescription: .*\nglobs: .*\n.*\n---\n\n<!--/);
});

it('gene-gate init --agents refuses a file with a part of a block', async () => {
  const repository = createRepository();
  const half = `${agentsBlock()}\n`.replace('<!-- gene-gate:end -->', '');
  repository.write({ 'AGENTS.md': half });
  const { exitCode, notes } = await runIn(repository.directory, ['init', '--agents']);
  expect({ exitCode, notes }).toEqual({ exitCode: 2, notes: expect.stringContaining('several') });
  expect(read(repository, 'AGENTS.md')).toBe(half);
});

it('gene-gate init --agents writes what check accepts; editing its block is a warning', async () => {
  const repository = createRepository();
  const { directory, git } = repository;
  await runIn(directory, ['init', '--agents']);
  repository.commit();
  git('switch', '--quiet', '--create', 'edit');
  const text = read(repository, 'AGENTS.md');
  repository.write({ 'AGENTS.md': text.replace('Do not add ignores.', 'Add ignores.') });
  repository.commit();
  const args = ['check', '--base=main', '--format=json', '--no-run'];
  const report = JSON.parse((await runIn(directory, args)).output) as GateReport;
  expect(report).toMatchObject({ verdict: 'warn', next_actor: 'done' });
  expect(report.findings.map(({ rule }) => rule)).toEqual(['protected-path', 'agent-instructions']);
});

async function answerIn({ directory }: TestRepository): Promise<DoctorAnswer> {
  const { exitCode, output, notes } = await runIn(directory, ['doctor', '--format=json']);
  expect({ exitCode, notes }).toEqual({ exitCode: 0, notes: '' });
  return doctorSchema.strict().parse(JSON.parse(output));
}

it('gene-gate doctor looks up the programs of commands, and says where one is missing', async () => {
  const repository = repositoryOf({
    'package.json': '{ "devDependencies": { "eslint": "9.0.0" } }\n',
    ...geneWith('node scripts/pass.js', 'npx eslint .'),
  });
  const { programs, containment, genes } = await answerIn(repository);
  expect(genes).toEqual({ stored: 1, refused: 0 });
  expect(programs).toEqual([
    { name: 'node', commands: 1, path: expect.stringMatching(/node$/) },
    { name: 'eslint', commands: 1, path: null, missing: 'dependencies' },
  ]);
  expect(containment.requested).toBe('auto');
  const { output } = await runIn(repository.directory, ['doctor']);
  expect(output).toMatch(/^genes {6}1 gene, whose commands may all run$/m);
  expect(output).toMatch(
    /^program {4}node, for 1 command:\s+\/.*\nmissing {4}eslint, for 1 command: /m,
  );
  expect(output).toMatch(/^workflow {3}no workflow runs the gate; `.* init` writes one$/m);
});

it('gene-gate doctor compares the workflow with the one of `init`', async () => {
  const repository = repositoryOf(geneWith('node scripts/pass.js'));
  const { directory } = repository;
  expect((await answerIn(repository)).workflow).toEqual({ paths: [], lacks: [] });
  await runIn(directory, ['init']);
  const { workflow } = await answerIn(repository);
  expect(workflow).toEqual({ paths: ['.github/workflows/gene-gate.yml'], lacks: [] });
  repository.write({
    '.github/workflows/gene-gate.yml':
      'on: pull_request\njobs: { a: { steps: [{ uses: gene-gate/gene-gate@v1 }] } }\n',
  });
  const { output } = await runIn(directory, ['doctor']);
  expect(output).toContain('lacks      permissions.checks: Add `checks: write`');
  expect(widestLine(output)).toBeLessThanOrEqual(80);
});

it('verbs do not ask for genes where only agents and editors run commands', async () => {
  const repository = repositoryOf({
    '.mcp.json': '{"mcpServers":{"search":{"command":"npx","args":["-y","search"]}}}',
    '.claude/settings.json': '{"permissions":{"allow":["Bash(*)"],"deny":["Read(.env)"]}}',
  });
  expect(await answerIn(repository)).toMatchObject({
    genes: { stored: 0 },
    agent_files: [
      { path: '.claude/settings.json', entries: [{ command: 'Bash(*)' }] },
      { path: '.mcp.json', entries: [{ command: 'npx -y search' }] },
    ],
  });
  const { output } = await runIn(repository.directory, ['doctor']);
  expect(output.replace(/\s+/g, ' ')).toMatch(
    /policy .* agents .* genes none; pull requests show what changes of the files above/,
  );
  expect(output).not.toContain('assets.include');
  await runIn(repository.directory, ['init']);
  expect(read(repository, WORKFLOW)).not.toContain('prepare');
  for (const args of [['fix'], ['fix', '--write'], ['select', '--signals', 'a']]) {
    const { exitCode, notes } = await runIn(repository.directory, args);
    expect(notes).toMatch(/^Nothing to (fix|select): there are no asset files .* audit` shows/s);
    expect(exitCode).toBe(0);
  }
});

it('gene-gate doctor works in a repository without a commit, and only in a repository', async () => {
  const answer = await answerIn(createRepository());
  expect(answer).toMatchObject({ head_sha: null, programs: [], genes: { stored: 0, refused: 0 } });
  const { exitCode, notes } = await runIn(temporaryFolder(), ['doctor']);
  expect(exitCode).toBe(2);
  expect(notes).toMatch(/^error: /);
});
