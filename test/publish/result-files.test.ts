import { existsSync, readdirSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GateError } from '../../src/ground/error.ts';
import { publishFiles, resultPaths } from '../../src/publish/result-files.ts';
import { gateReportSchema } from '../../src/report/gate-report.ts';
import { validationReportSchema } from '../../src/report/validation-report.ts';
import { publicationOf, validationReport } from './fixture.ts';

let folder: string;
let results: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gene-gate-files-'));
  results = join(folder, 'a', 'results');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const withReports = (...numbers: number[]) =>
  publicationOf({ validation_reports: numbers.map((number) => validationReport(number)) });

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

describe('publishFiles', () => {
  it('writes files that can be read back', async () => {
    const publication = withReports(1, 2);
    expect(await publishFiles(results, publication)).toEqual({ status: 'reached', where: results });
    const paths = resultPaths(results);
    expect(gateReportSchema.parse(await readJson(paths.report))).toEqual(publication.report);
    expect(await readFile(paths.page, 'utf8')).toBe('The verdict is fail.');
    expect(await readFile(paths.html, 'utf8')).toMatch(/^<!doctype html>/);
    expect(await readdir(paths.validationReports)).toEqual(['vr_1.json', 'vr_2.json']);
    const one = await readJson(join(paths.validationReports, 'vr_1.json'));
    expect(validationReportSchema.parse(one)).toEqual(validationReport(1));
    expect(await readJson(paths.sarif)).toMatchObject({ version: '2.1.0' });
    expect(await readFile(paths.junit, 'utf8')).toMatch(/^<\?xml .*\n<testsuites name="gene-gate"/);
  });

  it('replaces the files of an earlier run and keeps other files', async () => {
    await publishFiles(results, withReports(1, 2));
    const { validationReports } = resultPaths(results);
    await writeFile(join(validationReports, 'notes.txt'), 'mine');
    await publishFiles(results, withReports(3));
    expect(await readdir(validationReports)).toEqual(['notes.txt', 'vr_3.json']);
  });

  it('ends after a whole file once it is interrupted, and leaves no draft and no lock', async () => {
    const controller = new AbortController();
    const publication = {
      ...withReports(1),
      markdown: () => {
        controller.abort();
        return 'page';
      },
    };
    expect(await publishFiles(results, publication, controller.signal)).toMatchObject({
      status: 'failed',
    });
    const { report, page } = resultPaths(results);
    expect(gateReportSchema.parse(await readJson(report))).toEqual(publication.report);
    expect(await readFile(page, 'utf8')).toBe('page');
    const names = await readdir(results);
    expect(names.filter((name) => /lock|draft|report\.(?:html|sarif)/.test(name))).toEqual([]);
  });

  it('hears a signal between the files of many genes', async () => {
    const controller = new AbortController();
    const { validationReports } = resultPaths(results);
    const polling = setInterval(() => {
      if (existsSync(validationReports) && readdirSync(validationReports).length > 0)
        controller.abort();
    });
    const publication = withReports(...Array.from({ length: 2_000 }, (_, n) => n));
    const ended = await publishFiles(results, publication, controller.signal);
    clearInterval(polling);
    expect(ended).toMatchObject({ status: 'failed' });
    expect((await readdir(validationReports)).length).toBeLessThan(2_000);
  });

  it('leaves no draft of a file that it cannot write', async () => {
    await mkdir(join(results, 'report.md'), { recursive: true });
    expect(await publishFiles(results, withReports(1))).toMatchObject({ status: 'failed' });
    expect((await readdir(results)).filter((name) => /lock|draft/.test(name))).toEqual([]);
  });

  it('does not follow a symlink at the path of a file', async () => {
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

  it('does not write into a symlinked directory', async () => {
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

  it('returns the hint of an error that has one', async () => {
    const markdown = () => {
      throw new GateError('file_unreadable', 'The page is too large.', 'Split the change.');
    };
    expect(await publishFiles(results, { ...withReports(1), markdown })).toEqual({
      status: 'failed',
      reason: 'could not write the result files: The page is too large.',
      hint: 'Split the change.',
    });
  });

  it('reports why it failed', async () => {
    await writeFile(join(folder, 'a'), 'a file, not a directory');
    expect(await publishFiles(results, withReports(1))).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/could not write the result files: (ENOTDIR|EEXIST)/),
    });
  });
});
