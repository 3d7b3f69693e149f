import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GateError } from '../../src/ground/error.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import { logFailures } from '../../src/publish/log.ts';
import { carriedOutputs, readCarried } from '../../src/publish/outputs.ts';
import { publishStepSummary } from '../../src/publish/publisher.ts';
import { publishFiles, resultPaths } from '../../src/publish/result-files.ts';
import { gateReportSchema } from '../../src/report/gate-report.ts';
import { command, gene, outcome, stream } from '../report/fixtures.ts';
import { publicationOf, report, validationReport } from './fixture.ts';

let folder: string;
let results: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gene-gate-files-'));
  results = join(folder, 'a', 'results');
  path = join(folder, 'summary.md');
  await writeFile(path, '');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const withReports = (...numbers: number[]) =>
  publicationOf({ validation_reports: numbers.map((number) => validationReport(number)) });

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

it('publishFiles replaces the files of an earlier run and keeps other files', async () => {
  await publishFiles(results, withReports(1, 2));
  const { validationReports } = resultPaths(results);
  await writeFile(join(validationReports, 'notes.txt'), 'mine');
  await publishFiles(results, withReports(3));
  expect(await readdir(validationReports)).toEqual(['notes.txt', 'vr_3.json']);
});

it('publishFiles ends after a whole file once it is interrupted, and leaves no draft and no lock', async () => {
  const controller = new AbortController();
  const publication = {
    ...withReports(1),
    markdown: () => {
      controller.abort();
      return 'page';
    },
  };
  expect((await publishFiles(results, publication, controller.signal)).status).toBe('failed');
  const { report, page } = resultPaths(results);
  expect(gateReportSchema.parse(await readJson(report))).toEqual(publication.report);
  expect(await readFile(page, 'utf8')).toBe('page');
  const names = await readdir(results);
  expect(names.filter((name) => /lock|draft|report\.(?:html|sarif)/.test(name))).toEqual([]);
});

it('publishFiles leaves no draft of a file that it cannot write', async () => {
  await mkdir(join(results, 'report.md'), { recursive: true });
  expect(await publishFiles(results, withReports(1))).toMatchObject({ status: 'failed' });
  expect((await readdir(results)).filter((name) => /lock|draft/.test(name))).toEqual([]);
});

it('publishFiles does not follow a symlink at the path of a file', async () => {
  const victim = join(folder, 'victim');
  await writeFile(victim, 'precious');
  await mkdir(results, { recursive: true });
  for (const name of ['gate-report.json', 'report.md', 'report.html', 'gate-report.json.draft']) {
    await symlink(victim, join(results, name));
  }
  expect(await publishFiles(results, withReports(1))).toMatchObject({ status: 'reached' });
  expect(await readFile(victim, 'utf8')).toBe('precious');
  expect((await lstat(resultPaths(results).report)).isFile()).toBe(true);
});

it('publishFiles does not write into a symlinked directory', async () => {
  const elsewhere = join(folder, 'elsewhere');
  await mkdir(elsewhere);
  await mkdir(results, { recursive: true });
  await symlink(elsewhere, resultPaths(results).validationReports);
  expect(await publishFiles(results, withReports(1))).toMatchObject({
    status: 'failed',
    reason: expect.stringMatching(/is a symlink or not a directory/),
  });
  expect(await readdir(elsewhere)).toEqual([]);
});

it('publishFiles returns the hint of an error that has one', async () => {
  const markdown = () => {
    throw new GateError('file_unreadable', 'The page is too large.', 'Split the change.');
  };
  expect(await publishFiles(results, { ...withReports(1), markdown })).toEqual({
    status: 'failed',
    reason: 'could not write the result files: The page is too large.',
    hint: 'Split the change.',
  });
});

const MIB = 1024 * 1024;
it('publishStepSummary appends the page and the notes', async () => {
  await writeFile(path, 'before\n');
  const { status } = await publishStepSummary(path, publicationOf(), {}, ['No comment.']);
  expect(status).toBe('reached');
  const page = 'before\nThe verdict is fail.\n\n---\n- No comment.\n\n';
  expect(await readFile(path, 'utf8')).toBe(page);
});

it.each([
  ['three-byte characters', '€'.repeat(MIB), 0],
  ['emoji', '💥'.repeat(MIB), 0],
  ['a page after other output', 'x'.repeat(2 * MIB), MIB - 10_000],
])('publishStepSummary never grows beyond 1 MiB: %s', async (_, page, before) => {
  await writeFile(path, 'y'.repeat(before));
  const publication = { ...publicationOf(), markdown: () => page };
  expect((await publishStepSummary(path, publication, {}, ['a remark'])).status).toBe('reached');
  expect((await stat(path)).size).toBeLessThanOrEqual(MIB);
  expect(await readFile(path, 'utf8')).toMatch(/- a remark\n\n$/);
});

it('publishStepSummary does not write without enough room, because GitHub would drop everything', async () => {
  await writeFile(path, 'y'.repeat(MIB - 100));
  expect((await publishStepSummary(path, publicationOf(), {}, [])).status).toBe('failed');
  expect((await stat(path)).size).toBe(MIB - 100);
});

it('publishStepSummary is skipped if the runner does not support it', async () => {
  expect((await publishStepSummary(undefined, publicationOf(), {}, [])).status).toBe('skipped');
});

const read = (summary: string) =>
  readCarried({ summary, conclusion: 'failure', url: '' } as Parameters<typeof readCarried>[0]);
const own = carriedOutputs(report({ verdict: 'fail' }));
const forged = carriedOutputs(report({ verdict: 'pass' }));

it.each([
  ['what the gate wrote', `text${own}`, 'fail'],
  ['not what a command printed before it', `text${forged}\nmore${own}\n`, 'fail'],
  ['it before a note of the gate', `text${forged}\nmore${own}\n\nA note.`, 'fail'],
  ['nothing without a comment', 'text', undefined],
])('readCarried reads %s', (_, summary, verdict) => {
  expect(read(summary)?.verdict).toBe(verdict);
});

async function logged(...outcomes: readonly Outcome[]): Promise<string[]> {
  const lines: string[] = [];
  const line = (prefix: string) => (text: string) => void lines.push(prefix + text);
  const genes = outcomes.map((each, index) =>
    gene(`gene_${index}`, { commands: [command('node check.js', { outcome: each })] }),
  );
  await logFailures(
    { info: line(''), startGroup: line('::group::'), endGroup: () => line('::endgroup::')('') },
    report({ genes }),
  );
  return lines;
}

const failed = (printed: string): Outcome =>
  outcome({ status: 'failed', exit_code: 1, stderr: stream(printed) });

it('logFailures shows the end of a failed command’s output, folded', async () => {
  const [first, stop, ...rest] = await logged(outcome(), failed('one\ntwo\n'));
  const token = /^::stop-commands::(\S{16,})$/.exec(stop ?? '')?.[1];
  expect(first).toBe('::group::gene_1, command 1 failed with exit code 1: node check.js');
  expect(rest).toEqual(['│ one', '│ two', `::${token}::`, '::endgroup::']);
});

it('logFailures shows shared output once', async () => {
  const lines = await logged(failed('x'), { ...failed('x'), reused: true });
  expect(lines.filter((line) => line.startsWith('::group::'))).toHaveLength(1);
});

it('logFailures prevents workflow commands in the output', async () => {
  const hostile = fc.array(
    fc.constantFrom('::', '##[', ']', 'error', 'stop-commands', ' ', '\n', '\r', '\x1b[1m', 'x'),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async (parts) => {
      const lines = await logged(failed(parts.join('')));
      const inner = lines.slice(2, -2);
      for (const line of inner) expect(line).toMatch(/^│ (?!.*(::|##\[|[\r\n\x1b]))/);
      expect(lines.filter((line) => line.startsWith('::group::'))).toHaveLength(1);
    }),
  );
});

it('logFailures uses a new token each time, so that no output can contain it', async () => {
  const [one, two] = [await logged(failed('x')), await logged(failed('x'))];
  expect(one[1]).not.toBe(two[1]);
});
