import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../e2e/cli.ts';
import { oneBlocked } from '../report/fixtures.ts';
import { temporaryFolder } from '../run/fixture.ts';

const saved = (text: string) =>
  join(temporaryFolder({ 'gate-report.json': text }), 'gate-report.json');
const REPORT = JSON.stringify(oneBlocked());

describe('gene-gate report', () => {
  it.each([
    ['text', /FAIL: 1 of 2 genes failed/],
    ['markdown', /^### ❌ gene-gate: fail/],
    ['html', /^<!doctype html>/i],
    ['json', /"type": "GateReport"/],
  ])('shows a saved report as %s, and exits with 0', async (format, expected) => {
    const run = await runCli(['report', saved(REPORT), '--format', format]);
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.stdout).toMatch(expected);
  });

  it('reads standard input', async () => {
    const { stdout } = await runCli(['report', '-'], { input: REPORT });
    expect(stdout).toContain('npm test && rm -rf build');
  });

  it.each([
    ['{', /is not JSON\./],
    ['{"type":"GateReport"}', /is a GateReport without a\s+version/],
    ['[]', /is not a GateReport\./],
  ])('refuses %s in one sentence', async (text, message) => {
    const { exitCode, stderr } = await runCli(['report', saved(text)]);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(4);
  });
});
