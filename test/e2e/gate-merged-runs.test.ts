import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gate } from '../../src/gate/gate.ts';
import type { GateRequest } from '../../src/gate/gate-request.ts';
import { GateError } from '../../src/ground/error.ts';
import type { ReportCommand } from '../../src/report/gate-report.ts';
import { type GateReport, gateReportSchema } from '../../src/report/gate-report.ts';
import type { RunResult } from '../../src/run/run.ts';
import { mergedRuns } from '../../src/shard/merged-runs.ts';
import type { Whole } from '../../src/shard/part.ts';
import { runs } from '../runs.ts';
import { gene, statusesOf, withGenes } from './cli.ts';
import { gateRequest } from './gate-request.ts';

const NOBODY_WAITS = new Set<never>();

interface Scene {
  readonly whole: Whole;
  /** Of two machines. */
  readonly parts: readonly [GateReport, GateReport];
  /** What one machine gives. */
  readonly alone: GateReport;
}

/** Made by the first test, for all of them. */
const scene = once(async (): Promise<Scene> => {
  const { directory } = withGenes(
    gene('gene_a', { validation: ['node scripts/pass.js a', 'node scripts/pass.js'] }),
    gene('gene_b', { validation: ['node scripts/pass.js b', 'node scripts/pass.js'] }),
    gene('gene_c', { validation: ['node scripts/fail.js', 'node scripts/pass.js'] }),
    gene('gene_d', { validation: ['node scripts/pass.js d', 'node scripts/pass.js'] }),
    gene('gene_e', { validation: ['npm publish'] }),
  );
  const first = await run(directory, { shard: { index: 1, of: 2 } });
  const second = await run(directory, { shard: { index: 2, of: 2 } });
  const parts = [first, second] as const;
  let whole: Whole | undefined;
  await run(directory, {
    run: false,
    takeRuns: (found) => {
      whole = found;
      return mergedRuns(named(parts), found, NOBODY_WAITS);
    },
  });
  if (whole === undefined) throw new Error('nothing was merged');
  return { whole, parts, alone: await run(directory, {}) };
});

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function run(directory: string, differences: Partial<GateRequest>): Promise<GateReport> {
  const report = await gate(gateRequest(directory, differences));
  return gateReportSchema.parse(report);
}

const named = (reports: readonly GateReport[]) =>
  reports.map((report, index) => ({ name: `${index + 1}.json`, report }));

/** The two parts, the second of them as `change` makes it. */
async function withSecond(change: (part: GateReport) => GateReport): Promise<GateReport[]> {
  const [first, second] = (await scene()).parts;
  return [first, change(structuredClone(second))];
}

const merge = async (reports: readonly GateReport[]): Promise<RunResult> =>
  mergedRuns(named(reports), (await scene()).whole, NOBODY_WAITS);

/** The status of every command, by the gene's id. */
function statuses({ outcomes }: RunResult): Record<string, string[]> {
  const entries = [...outcomes].map(([{ asset }, of]) => [asset.id, of.map((each) => each.status)]);
  return Object.fromEntries(entries);
}

const refused = (words: RegExp) =>
  expect.objectContaining({ code: 'parts_invalid', message: expect.stringMatching(words) });

it('a part has results for the genes of its shard alone, each gene in one part', async () => {
  const { parts, alone } = await scene();
  const ran = parts.map((part) =>
    Object.entries(statusesOf(part))
      .filter(([id, all]) => id !== 'gene_e' && all.some((status) => status !== undefined))
      .map(([id]) => id),
  );
  expect(ran.flat().sort()).toEqual(['gene_a', 'gene_b', 'gene_c', 'gene_d']);
  expect(parts.map(({ shards }) => shards?.[0]?.genes)).toEqual(ran.map(({ length }) => length));
  expect(parts.map(({ genes }) => genes.length)).toEqual([5, 5]);
  expect(parts.map((part) => part.plans_digest)).toEqual(parts.map(() => alone.plans_digest));
});

it('the parts of a run give what one machine gives', async () => {
  const { parts, alone } = await scene();
  const merged = await merge(parts);
  expect(statuses(merged)).toEqual(statusesOf(alone));
  expect(merged.isolation).toEqual(alone.isolation);
  expect(statuses(await merge([...parts].reverse()))).toEqual(statuses(merged));
});

type Shards = NonNullable<GateReport['shards']>;
const shard = (index: number, of: number): Shards[number] => ({
  ...{ index, of, genes: 2, verdict: 'pass' },
});
const failed = (code: 'containment_unavailable' | 'event_invalid', message: string) =>
  ({ verdict: 'error', error: { code, message, hint: '' } }) as const;
const FAILED = failed('containment_unavailable', 'No namespaces.');
const STOPPED = { ...failed('event_invalid', 'No event.'), shards: undefined as never };
const twice = async () => [...(await scene()).parts, ...(await scene()).parts.slice(1)];
const second = (change: Partial<GateReport>) => () =>
  withSecond((part) => JSON.parse(JSON.stringify({ ...part, ...change })));
const ZERO = `sha256:${'0'.repeat(64)}`;
const foreign = (command: ReportCommand) => ({ ...command, plan_digest: ZERO });

it.each<[string, () => Promise<readonly GateReport[]>, RegExp]>([
  ['none', async () => [], /^There are commands to run, but no parts$/],
  ['one of two', async () => (await scene()).parts.slice(1), /^Missing parts: 1\/2$/],
  ['one of them twice', twice, /^Duplicate parts: part 2\/2 \(2.json\), part 2\/2 \(3.json\)$/],
  ['a whole report', async () => [(await scene()).alone], /^1.json is not a part of a run$/],
  ['several at once', second({ shards: [shard(2, 2), shard(1, 2)] }), /^2.json is not a part of/],
  [
    'one of three',
    second({ shards: [shard(2, 3)] }),
    /^Part 2\/3 \(2.json\) and part 1\/2 .* same/,
  ],
  ['one that could not decide', second(FAILED), /^Part 2\/2 .* decide; its error: No namespaces.$/],
  ['one that was stopped at first', second(STOPPED), /^2.json is not .*; its error: No event.$/],
  ['another version', second({ tool: { name: 'gene-gate', version: '9.9.9' } }), /gate: 9.9.9, h/],
  ['another base', second({ base_sha: 'e'.repeat(40) }), /its base: e{40}, here: [0-9a-f]{40}$/],
  ['no head', second({ head_sha: null }), /its head: none, here:/],
  ['another audited commit', second({ audited_sha: 'e'.repeat(40) }), /its audited commit: e{40}/],
  ['no policy', second({ policy: null }), /policy: none, here: sha256:.*: none, here: evolver$/],
  ['other Plans', second({ plans_digest: ZERO }), /its Plans: sha256:0{64}, here:/],
  ['no genes', second({ genes: [] }), /its number of genes: 0, here: 5$/],
  [
    'no result',
    () => withSecond(withoutOutcomes),
    /^Part 2\/2 .* no result for command 1 of `gene_/,
  ],
  [
    'foreign',
    () => withSecond((part) => withCommands(part, foreign)),
    /no result for command 1 of/,
  ],
])('the parts of a run are refused: %s', async (_, reports, words) => {
  await expect(reports().then(merge)).rejects.toThrow(refused(words));
});

it('the parts of a run cannot say anything but what commands gave', async () => {
  const { parts } = await scene();
  const praised = await withSecond((part) => ({
    ...part,
    verdict: 'pass',
    findings: [],
    genes: part.genes.map((each) => ({ ...each, verdict: 'pass', summary: 'well done' })),
  }));
  expect(statuses(await merge(praised))).toEqual(statuses(await merge(parts)));
});

it('the parts of a run cannot say anything about genes of other shards, or about blocked ones', async () => {
  const { parts } = await scene();
  const passed = parts
    .flatMap(({ genes }) => genes.flatMap(({ commands }) => commands))
    .find(({ outcome }) => outcome?.status === 'passed')?.outcome;
  if (passed === undefined) throw new Error('nothing passed');
  const forged = await withSecond((part) =>
    withCommands(part, (command) =>
      command.outcome && command.outcome.status !== 'blocked'
        ? command
        : { ...command, outcome: passed },
    ),
  );
  expect(statuses(await merge(forged))).toEqual(statuses(await merge(parts)));
  expect(statuses(await merge(forged)).gene_e).toEqual(['blocked']);
});

it('the parts of a run are refused with one kind of error, whatever of a part is forged', async () => {
  const { parts, whole } = await scene();
  const paths = pathsOf(parts[1]);
  const forgery = fc.record({
    path: fc.constantFrom(...paths),
    value: fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, 1, 'passed', 'pass', [])),
  });
  fc.assert(
    fc.property(fc.array(forgery, { minLength: 1, maxLength: 4 }), (forgeries) => {
      const copy = structuredClone(parts[1]);
      for (const { path, value } of forgeries) put(copy, path, value);
      const read = gateReportSchema.safeParse(JSON.parse(JSON.stringify(copy)));
      if (!read.success) return;
      try {
        const merged = mergedRuns(named([parts[0], read.data]), whole, NOBODY_WAITS);
        expect(merged.outcomes.size).toBe(whole.audit.genes.length);
      } catch (error) {
        if (!(error instanceof GateError)) throw error;
        expect(error.code).toBe('parts_invalid');
      }
    }),
    { numRuns: runs(300) },
  );
});

function withCommands(
  part: GateReport,
  change: (command: ReportCommand) => ReportCommand,
): GateReport {
  const genes = part.genes.map((each) => ({ ...each, commands: each.commands.map(change) }));
  return { ...part, genes };
}

function withoutOutcomes(part: GateReport): GateReport {
  return withCommands(part, ({ outcome: _, ...command }) => command);
}

type Path = readonly string[];

function pathsOf(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [above];
  const below = Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...above, key]));
  return above.length === 0 ? below : [above, ...below];
}

function put(value: unknown, path: Path, content: unknown): void {
  const [key = '', ...rest] = path;
  if (typeof value !== 'object' || value === null) return;
  if (rest.length === 0) (value as Record<string, unknown>)[key] = content;
  else put((value as Record<string, unknown>)[key], rest, content);
}
