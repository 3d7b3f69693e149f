import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRepository } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const GENES = JSON.stringify({
  genes: [
    { type: 'Gene', id: 'gene_repair', signals_match: ['error', 'exception', 'failed'] },
    { type: 'Gene', id: 'gene_speed', signals_match: ['perf_bottleneck', '/(?=slow)/'] },
  ],
});
const CAPSULE = {
  ...{ type: 'Capsule', id: 'capsule_1', gene: 'gene_speed', trigger: ['perf_bottleneck'] },
  ...{ confidence: 0.9, success_streak: 3 },
};
const CAPSULES = JSON.stringify({ capsules: [CAPSULE] });
/** An outcome of the far future has not lost any weight. */
const MEMORY = JSON.stringify({
  ...{ type: 'MemoryGraphEvent', kind: 'outcome', ts: '2999-01-01T00:00:00Z' },
  signal: { signals: ['log_error', 'perf_bottleneck'] },
  ...{ gene: { id: 'gene_speed' }, outcome: { status: 'success' } },
});

const strangers = {
  'package.json': '{"name": "x", "version": "1.0.0"}',
  'map.json': '{"genes": {"gene_a": {}}}',
  'numbers.json': '[1, 2]',
  'null.json': 'null',
};

const inputs = {
  ...strangers,
  'genes.json': GENES,
  'capsules.json': CAPSULES,
  'memory.jsonl': MEMORY,
  'empty.json': '{"capsules": []}',
  'broken.json': '{"genes": [',
  'broken.jsonl': '{"type": ',
  log: 'starting\nError: the database is slow\n',
  huge: 'x'.repeat(4 * 1024 * 1024 + 1),
};

const STRANGERS = Object.keys(strangers);

const run = (...args: string[]) =>
  runIn('/', ['select', ...args, ...(args.includes('--format') ? [] : ['--format', 'json'])], {
    inputs,
  });

const OF_LOG = 'log_error, errsig:Error: the database is slow, perf_bottleneck, error';
const MATCH = 'signals match gene.signals_match';

test.each<[string, selected: string | null, alternatives: string, reason: string]>([
  ['--signals log_error,failed', 'gene_repair', '', `${MATCH}, signals: log_error, failed`],
  ['--signals ["errsig:Error:a,b"]', 'gene_repair', '', 'signals: errsig:Error:a,b'],
  ['--log log', 'gene_repair', 'gene_speed', `${MATCH}, signals: ${OF_LOG}`],
  ['--capsules capsules.json --log log', 'capsule_1', 'gene_repair gene_speed', ''],
  [
    '--memory memory.jsonl --log log',
    'gene_speed',
    '',
    'memory_prefer:gene_speed | gene_prior:0.667',
  ],
  ['--capsules empty.json --signals well', null, '', 'no matching gene'],
])('the JSON of %s', async (line, selected, alternatives, reason) => {
  const { exitCode, output, notes } = await run('--genes', 'genes.json', ...line.split(' '));
  const said = JSON.parse(output);
  expect(said.selected).toBe(selected);
  if (alternatives !== '') expect(said.alternatives).toEqual(alternatives.split(' '));
  expect(said.reason.join(', ')).toContain(reason);
  expect(exitCode).toBe(0);
  expect(notes).toMatch(/^note: gene_speed: \/\(\?=slow\)\/ is matched as plain text: /);
});

test.each<[string, string]>([
  ['--genes genes.json', 'requires --signals or --log'],
  ['--genes genes.json --signals ,', 'requires --signals or --log'],
  ['--genes genes.json --signals [1]', 'is not a JSON array'],
  ['--genes gone.json --signals a', 'gone.json (ENOENT)'],
  ['--genes broken.json --signals a', 'cannot be read completely: 1:12'],
  ...STRANGERS.map((name): [string, string] => [
    `--genes ${name} --signals a`,
    `${name} contains no Gene: expected`,
  ]),
  ['--genes genes.json --capsules genes.json --signals a', 'genes.json contains no Capsule.'],
  ['--genes genes.json --memory genes.json --signals a', 'contains no MemoryGraphEvent'],
  ['--genes memory.jsonl --signals a', 'memory.jsonl contains no Gene.'],
  ['--genes capsules.json --signals a', 'capsules.json contains no Gene'],
  ['--genes genes.json --memory broken.jsonl --signals a', 'broken.jsonl:1 is not JSON'],
  ['--genes genes.json --log huge', 'the limit is 4194304'],
])('%s exits with 2 and a hint', async (line, message) => {
  const { exitCode, output, notes } = await run(...line.split(' '));
  expect(notes).toContain(message);
  expect(notes).toContain('\nhint: ');
  expect([exitCode, output]).toEqual([2, '']);
});

test('finds the genes and capsules of the repository without a name', async () => {
  const repository = createRepository();
  repository.write({ 'a/assets/gep/genes.json': GENES, 'assets/gep/capsules.json': CAPSULES });
  const { directory } = repository;
  const args = ['select', '--signals', 'perf_bottleneck', '--format', 'json'];
  const found = await runIn(join(directory, 'a'), args);
  const named = await runIn(directory, [
    ...[...args, '--genes', 'a/assets/gep/genes.json'],
    ...['--capsules', 'assets/gep/capsules.json'],
  ]);
  expect(named.exitCode).toBe(0);
  expect(found).toEqual(named);
  expect(found).toEqual(await runIn('/', [...args, '--repo', directory]));
  repository.write({ 'assets/gep/genes.json': '{"genes": [' });
  expect((await runIn(directory, args)).notes).toContain('genes.json cannot be read completely');
});
