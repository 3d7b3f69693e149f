import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requireOwnFiles, writeResult } from '../../src/cli/promote.ts';
import { type Promotion, promotionSchema } from '../../src/promote/promotion.ts';
import {
  check,
  createGateRepository,
  GENES,
  genesFile,
  pullRequest,
  runCli,
  widestLine,
} from '../e2e/cli.ts';
import { startAuthority } from '../promote/authority.ts';
import { capsule, event, gene, jsonl, PACKAGE, report, successes } from '../promote/fixture.ts';
import { decision, statement } from '../promote/statements.ts';
import { temporaryFolder } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const FAILING = gene('gene_failing', { validation: ['node scripts/fail.js'] });
const PASSING = gene('gene_passing', { validation: ['node scripts/pass.js'] });
const UNSAFE = gene('gene_unsafe', { validation: ['node -e "process.exit(0)"'] });

async function promote(args: readonly string[], options: Parameters<typeof runCli>[1] = {}) {
  const run = await runCli(['promote', '--format', 'json', ...args], options);
  return { ...run, promotion: promotionSchema.parse(JSON.parse(run.stdout)) };
}

const reasonsOf = ({ rejected, quarantined }: ReturnType<typeof promotionSchema.parse>) =>
  Object.fromEntries(
    [...rejected, ...quarantined].map(({ id, reasons }) => [id, reasons.map(({ rule }) => rule)]),
  );

it('promote decides about a mixed file, and says what is to be appended', async () => {
  const folder = temporaryFolder();
  const path = (name: string) => join(folder, name);
  const candidates = [gene('gene_good'), UNSAFE, capsule('capsule_good'), capsule('capsule_new')];
  writeFileSync(path('candidates.jsonl'), jsonl([...candidates, event('evt_1')]));
  writeFileSync(path('events.jsonl'), jsonl(successes('capsule_good')));
  const repository = createGateRepository({ ...PACKAGE, [GENES]: genesFile(gene('gene_fix')) });
  const args = [
    ...['--assets', path('candidates.jsonl'), '--events', path('events.jsonl')],
    ...['--repo', repository.directory],
  ];
  const { exitCode, promotion } = await promote([...args, '--output', path('promoted.jsonl')]);
  expect(exitCode).toBe(1);
  expect(promotion.promoted.map(({ id }) => id)).toEqual(['capsule_good', 'evt_1']);
  expect(reasonsOf(promotion)).toEqual({
    gene_good: ['evidence-too-low'],
    gene_unsafe: ['unsafe-validation-command', 'outside-code'],
    capsule_new: ['capsule-streak'],
  });
  const written = readFileSync(path('promoted.jsonl'), 'utf8');
  const lines = await runCli(['promote', ...args, '--format', 'jsonl']);
  expect(lines.stdout).toBe(written);
  expect(lines.stderr).toContain('result     2 promoted, 2 quarantined, 1 rejected');
  const quiet = await runCli(['promote', ...args, '--format', 'jsonl', '--quiet']);
  expect(quiet).toMatchObject({ stdout: written, stderr: '' });
  expect(
    written
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(promotion.promoted);
  const text = await runCli(['promote', ...args]);
  expect(text.stdout).toContain('Unsafe validation command: node -e "process.exit(0)"');
  expect(text.stdout).toContain('result     2 promoted, 2 quarantined, 1 rejected');
  expect(widestLine(text.stdout)).toBeLessThanOrEqual(80);
  expect(text.exitCode).toBe(1);
});

it('promote --output writes one type a file into a directory, beside a store', async () => {
  const folder = temporaryFolder();
  const path = (name: string) => join(folder, name);
  const events = jsonl(successes('capsule_good'));
  writeFileSync(path('events.jsonl'), events);
  const repository = createGateRepository({ ...PACKAGE, [GENES]: genesFile(gene('gene_fix')) });
  const args = ['--events', path('events.jsonl'), '--repo', repository.directory];
  const { promotion } = await promote([...args, '--assets', '-', '--output', folder], {
    input: jsonl([capsule('capsule_good'), event('evt_1')]),
  });
  const trace = promotion.decisions.flatMap(({ notices }) => notices.map(({ message }) => message));
  expect(trace).toEqual([expect.stringContaining('`execution_trace`')]);
  const written = (name: string) => readFileSync(path(`promoted-${name}.jsonl`), 'utf8');
  expect([written('genes'), written('capsules'), written('events')].map(idIn)).toEqual([
    ...[undefined, 'capsule_good', 'evt_1'],
  ]);
  expect(readFileSync(path('events.jsonl'), 'utf8')).toBe(events);
  const again = ['promote', '--assets', path('promoted-events.jsonl'), '--output', folder];
  expect((await runCli(again)).stderr).toContain('promote would overwrite');
});

const idIn = (line: string) => (line === '' ? undefined : JSON.parse(line).id);

it.each([
  ['GateReport', /is not valid evidence: as a\sGateReport/],
  ['ValidationReport', undefined],
  [undefined, /gate-report\.json/],
])('promote --report takes the gate-report.json of a directory: %s', async (type, error) => {
  const folder = temporaryFolder();
  const tested = gene('gene_good');
  writeFileSync(join(folder, 'a.json'), JSON.stringify(report(gene('gene_other'))));
  const content = JSON.stringify(type === 'GateReport' ? { type } : report(tested));
  if (type) writeFileSync(join(folder, 'gate-report.json'), content);
  const run = await runCli(['promote', '--format', 'json', '--assets', '-', '--report', folder], {
    input: jsonl([tested]),
  });
  if (error) return expect(run.stderr).toMatch(error);
  const [decided] = promotionSchema.parse(JSON.parse(run.stdout)).decisions;
  expect(decided?.evidence).toMatchObject({ level: 'claimed', report_id: report(tested).id });
});

it('promote runs what has nothing else against it, in the repository', async () => {
  const { directory } = createGateRepository();
  const input = jsonl([PASSING, FAILING, UNSAFE]);
  const args = ['--assets', '-', '--repo', directory, '--run'];
  const { exitCode, promotion, stderr } = await promote(args, { input });
  expect(stderr).not.toMatch(/process\.exit/);
  expect(promotion.promoted.map(({ id }) => id)).toEqual(['gene_passing']);
  expect(reasonsOf(promotion)).toMatchObject({ gene_failing: ['command-failed'] });
  expect(promotion.reports).toMatchObject([
    { gene_id: 'gene_passing', gene_asset_id: PASSING.asset_id, overall_ok: true },
    { gene_id: 'gene_failing', overall_ok: false },
  ]);
  expect(exitCode).toBe(1);
});

it('promote writes what is unproven to a quarantine, which is decided again with evidence', async () => {
  const repository = pullRequest({}, { [GENES]: genesFile(PASSING) });
  const { report } = await check(repository);
  const folder = temporaryFolder();
  const quarantine = join(folder, 'quarantine.jsonl');
  const sent = { protocol: 'gep-a2a', message_type: 'publish', sender_id: 'node_7' };
  const input = jsonl([{ ...sent, payload: { asset: PASSING } }, UNSAFE, gene('gene_other')]);
  const first = await promote(['--assets', '-', '--quarantine', quarantine], { input });
  expect(first.promotion.promoted).toEqual([]);
  expect(first.promotion.quarantined).toMatchObject([
    { id: 'gene_passing', sender_id: 'node_7', asset: PASSING },
    { id: 'gene_other' },
  ]);
  const evidence = join(folder, 'gate-report.json');
  writeFileSync(evidence, JSON.stringify(report));
  const again = await promote(['--assets', quarantine, '--report', evidence]);
  expect(again.promotion.promoted).toEqual([PASSING]);
  expect(again.promotion.decisions[0]).toMatchObject({ sender_id: 'node_7' });
  expect(again.exitCode).toBe(1);
  const left = await promote(['--assets', quarantine, '--fail-on', 'rejected']);
  expect(left.exitCode).toBe(0);
  const same = ['promote', '--assets', quarantine, '--quarantine', quarantine];
  expect((await runCli(same, { cwd: folder })).stderr).toMatch(/would overwrite/);
});

it.each<[string, readonly string[], RegExp]>([
  ['no candidates', [], /required option '--assets <file>'/],
  ['--run without a repository', ['--assets', '-', '--run'], /--run requires --repo/],
  ['no such file', ['--assets', 'nothing.json'], /Cannot read .*nothing\.json \(ENOENT\)/],
  ['prose', ['--assets', '-'], /Standard input contains no candidate/],
  ['one input for two', ['--assets', '-', '--report', '-'], /can read standard input only once/],
])('promote cannot decide with %s', async (_, args, message) => {
  const run = await runCli(['promote', ...args], { input: 'prose', cwd: temporaryFolder() });
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  expect(run.stderr).toMatch(message);
  expect(run.stderr).not.toMatch(/^\s+at /m);
});

const authority = await startAuthority();
const GENE = gene('gene_a');

const POLICY = `a2a:
  require_evidence: signed
  attestation:
    - repository: agents/genes
      workflow: .github/workflows/gene-gate.yml
`;

function folderWith(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = temporaryFolder();
  const all = {
    'candidates.jsonl': jsonl([GENE]),
    'policy.yml': POLICY,
    'root.jsonl': authority.root,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) writeFileSync(join(folder, name), content);
  return folder;
}

async function promoteIn(folder: string, ...args: string[]) {
  const env = { A2A_NODE_ID: 'node_0123456789ab' };
  const names = ['--assets', 'candidates.jsonl', '--policy', 'policy.yml'];
  return runCli(['promote', ...names, ...args], { cwd: folder, env });
}

const answerOf = ({ stdout }: { readonly stdout: string }): Promotion =>
  promotionSchema.parse(JSON.parse(stdout));

async function bundle(): Promise<string> {
  const { policy } = answerOf(await promoteIn(folderWith(), '--format', 'json'));
  return JSON.stringify(await authority.sign(statement([decision(GENE)], { policy })));
}

const ATTESTED = ['--attestation', 'bundle.json', '--trusted-root', 'root.jsonl'];

it('promote --attestation promotes what a file attests, without a network, and says so', async () => {
  const folder = folderWith({ 'bundle.json': await bundle() });
  const { exitCode, ...run } = await promoteIn(folder, ...ATTESTED, '--format', 'json');
  expect({ exitCode, stderr: run.stderr }).toEqual({ exitCode: 0, stderr: '' });
  const { decisions, inputs } = answerOf(run);
  expect(decisions).toMatchObject([
    {
      outcome: 'promoted',
      evidence: {
        level: 'signed',
        attestation: { source: 'bundle.json', signer: { repository: 'agents/genes' } },
      },
    },
  ]);
  expect(inputs.map(({ role }) => role)).toEqual(['assets', 'attestation']);
});

it.each<[string, string]>([
  ['--attestation bundle.json', 'requires --trusted-root'],
  ['--trusted-root root.json', 'requires --trusted-root'],
  ['--attestation bundle.json --trusted-root policy.yml', 'is not a trusted root'],
  ['--attestation policy.yml --trusted-root root.jsonl', 'is not a file of attestations'],
  ['--attestation none.json --trusted-root root.jsonl', 'none.json'],
  ['--attestation - --trusted-root -', 'standard input only once'],
])('promote cannot decide with %s', async (line, words) => {
  const folder = folderWith({ 'bundle.json': '{}' });
  const { exitCode, stderr } = await promoteIn(folder, ...line.split(' '));
  expect(exitCode).toBe(2);
  expect(stderr).toContain(words);
});

it('promote --emit prints messages of the protocol', async () => {
  const { exitCode, stdout } = await promoteIn(folderWith(), '--emit', 'decision');
  expect(exitCode).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    protocol: 'gep-a2a',
    message_type: 'decision',
    message_id: expect.stringMatching(/^msg_\d+_[0-9a-f]{8}$/),
    sender_id: 'node_0123456789ab',
    payload: { target_asset_id: GENE.asset_id, decision: 'quarantine' },
  });
});

it('promote --emit requires a sender', async () => {
  const folder = folderWith();
  const args = ['promote', '--assets', 'candidates.jsonl', '--emit', 'decision'];
  const { exitCode, stderr } = await runCli(args, { cwd: folder });
  expect(exitCode).toBe(2);
  expect(stderr).toContain('A2A_NODE_ID');
});

const PROVEN = event('evt_proven', { genes_used: [] });
const REST = jsonl([gene('gene_unproven')]);

const add = (folder: string, content: string, ...args: readonly string[]) =>
  runIn(folder, ['promote', '--assets', 'new.jsonl', '--quarantine', 'q.jsonl', ...args], {
    inputs: { 'new.jsonl': content },
  });

const quarantineIn = (folder: string) => readFileSync(join(folder, 'q.jsonl'), 'utf8');

it('keeps the candidates that a quarantine has, each once', async () => {
  const folder = temporaryFolder();
  await add(folder, REST);
  const second = jsonl([gene('gene_second')]);
  await add(folder, second);
  expect(quarantineIn(folder)).toBe(REST + second);
  await add(folder, REST + second);
  expect(quarantineIn(folder)).toBe(REST + second);
});

it('keeps them if nothing is added, whatever ends its last line', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'q.jsonl'), REST.trimEnd());
  await add(folder, jsonl([PROVEN]));
  expect(quarantineIn(folder)).toBe(REST);
});

it.each([
  ['a store', '{\n  "version": 1,\n  "genes": []\n}\n'],
  ['a list', '[]\n'],
  ['a text', 'notes\n'],
])('adds nothing to %s', async (_, content) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'q.jsonl'), content);
  const refused = await add(folder, REST, '--output', 'promoted.jsonl');
  expect(refused).toMatchObject({ exitCode: 2, output: '' });
  expect(refused.notes).toContain('is not a quarantine');
  expect(quarantineIn(folder)).toBe(content);
  expect(readdirSync(folder)).toEqual(['q.jsonl']);
});

function* interrupted(): Generator<string> {
  yield 'half';
  throw new Error('no space is left');
}

it('writeResult leaves a file as it was if it cannot be written completely', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'quarantine.jsonl');
  writeFileSync(path, 'before');
  await expect(writeResult(path, interrupted())).rejects.toThrow('no space is left');
  expect(readFileSync(path, 'utf8')).toBe('before');
  expect(readdirSync(folder)).toEqual(['quarantine.jsonl']);
});

it('writeResult names the file, not the draft of it, where it cannot be written', async () => {
  const path = join(temporaryFolder(), 'absent', 'p.jsonl');
  await expect(writeResult(path, ['a'])).rejects.toThrow(
    `Cannot write to ${path}: ENOENT: no such file or directory.`,
  );
});

it.each<[string, (string | undefined)[], (string | undefined)[]]>([
  ['the candidates', ['a.jsonl', undefined], ['./a.jsonl']],
  ['the log', ['/x/log.jsonl', undefined], ['-', 'log.jsonl']],
  ['another result', ['q.jsonl', 'q.jsonl'], []],
])('requireOwnFiles refuses to overwrite %s', (_, written, read) => {
  expect(() => requireOwnFiles(written, read, '/x')).toThrow('would overwrite /x/');
});

it('requireOwnFiles refuses to overwrite a file by another name', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'log.jsonl'), '');
  symlinkSync('log.jsonl', join(folder, 'link.jsonl'));
  expect(() => requireOwnFiles(['link.jsonl'], ['log.jsonl'], folder)).toThrow('would overwrite');
});

it('requireOwnFiles accepts two results on one device, and a result in the file of a name on standard input', () => {
  requireOwnFiles(['/dev/null', '/dev/null'], [], '/x');
  requireOwnFiles(['-'], ['-'], '/x');
});
