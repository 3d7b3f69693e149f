import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderJson } from '../../src/report/json.ts';
import { readReportFile } from '../../src/report/read.ts';
import { report } from './fixtures.ts';

const HASH = 'a'.repeat(64);

/** A report with many genes, of which each has one command of its own and one that all have. */
function reportOf(genes: number): GateReport {
  const location = (line: number) => ({ path: 'assets/gep/genes.json', line, column: 9 });
  return report({
    genes: Array.from({ length: genes }, (_, index) => ({
      id: `gene_repair_${index}`,
      path: 'assets/gep/genes.json',
      line: 25 * index + 4,
      change: 'added',
      verdict: index % 7 === 0 ? 'fail' : 'warn',
      summary: '2 commands allowed, none run, with warnings: content-hash-missing',
      profiles: { evolver: { accepted: true }, validator: { accepted: false, reason: 'npm' } },
      blast_radius: {
        ...{ files: 0, lines: 0, exempt_files: 2, exempt_lines: 250_010, max_files: 20 },
        severity: 'within_limit',
      },
      commands: [`node test.js ${index}`, 'npm test'].map((command, at) => ({
        command,
        verdict: 'allow',
        risk: 'safe',
        confirmation: 'standard',
        words: command.split(' ').map((text) => ({ text, start: 0, end: text.length })),
        profiles: { evolver: 'allow', validator: at === 0 ? 'allow' : 'block' },
        location: location(25 * index + 24 + at),
        plan_digest: `sha256:${HASH}`,
      })),
      validation_report_id: null,
    })),
    findings: Array.from({ length: genes }, (_, index) => ({
      rule: 'content-hash-missing',
      severity: 'warning',
      layer: 'asset',
      message: `The Gene \`gene_repair_${index}\` has no \`asset_id\`.`,
      remedy: `Add \`"asset_id": "sha256:${HASH}"\`, the hash of the current content.`,
      location: location(25 * index + 4),
      subject: { type: 'Gene', id: `gene_repair_${index}` },
    })),
  });
}

describe('a long report', () => {
  it('states once what its entries share, and is read as it was', () => {
    const long = reportOf(6_000);
    const text = renderJson(long);
    expect(text.split('"max_files"')).toHaveLength(2 + 1);
    expect(text.length / long.genes.length).toBeLessThan(1_000);
    expect(readReportFile(Buffer.from(text), 'it', '')).toEqual(long);
  });

  it('has one entry in a line', () => {
    const lines = renderJson(reportOf(6_000)).split('\n');
    expect(lines.filter((line) => line.includes('gene_repair_1999"')).length).toBe(2);
    expect(lines.length).toBeLessThan(15_000);
  });

  it('cannot refer to what it does not state', () => {
    const text = renderJson(reportOf(6_000)).replace(/"like":\d+/, '"like":100000');
    expect(() => readReportFile(Buffer.from(text), 'it', '')).toThrow('it ');
  });
});

describe('a short report', () => {
  it('states every entry in full', () => {
    const long = reportOf(500);
    const { shared, genes } = JSON.parse(renderJson(long));
    expect(shared).toBeUndefined();
    expect(genes).toEqual(long.genes);
  });
});
