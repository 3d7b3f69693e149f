// @ts-check
// Measures rendering a report with five thousand findings, in every format of the command line.

import { REPORT_FORMATS, renderReport } from '../build/report/format.js';
import { GATE_REPORT_VERSION } from '../build/report/version.js';
import { cpuMs, summarise } from './measure.mjs';
import { number, table } from './table.mjs';

const SIZE = { genes: 60, findings: 5000, rules: 700 };
const ROUNDS = 5;
const OPTIONS = { columns: 80, colour: false, verbose: true };

/** @returns {AsyncGenerator<import('./table.mjs').Table>} the tables, one after the other */
export async function* run() {
  const report = createReport();
  const rows = [];
  for (const format of REPORT_FORMATS) {
    const render = async () => [...(await renderReport(report, format, OPTIONS))].join('');
    const bytes = Buffer.byteLength(await render());
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await cpuTime(render));
    const { median, min, max } = summarise(times);
    rows.push([format, median, min, max, number(bytes / 1024)]);
  }
  const [, anchor] = rows.find(([format]) => format === 'json') ?? [];
  yield table(
    `render: ms of CPU for ${number(SIZE.findings)} findings (${ROUNDS} rounds)`,
    ['', 'median', 'min', 'max', 'KiB', '× json'],
    rows.map((row) => [...row, number(Number(row[1]) / Number(anchor), 1)]),
  );
}

/**
 * @param {() => Promise<unknown>} work
 *
 * @returns {Promise<number>} milliseconds of CPU, of all threads
 */
async function cpuTime(work) {
  globalThis.gc?.();
  const before = cpuMs();
  await work();
  return cpuMs() - before;
}

/** @returns {import('../src/report/gate-report.ts').GateReport} */
function createReport() {
  const at = '2026-03-02T09:30:00.000Z';
  const radius = { files: 47, lines: 3120, exempt_files: 1, exempt_lines: 260 };
  const commit = '0'.repeat(40);
  return {
    type: 'GateReport',
    schema_version: GATE_REPORT_VERSION,
    tool: { name: 'gene-gate', version: '0.0.0' },
    verdict: 'fail',
    next_actor: 'agent',
    event: { name: 'pull_request', pull_request: 7, fork: false },
    base_sha: commit,
    head_sha: commit,
    audited_sha: commit,
    policy: { source: 'default', digest: `sha256:${'0'.repeat(64)}`, profile: 'evolver' },
    isolation: { level: 'none', description: 'Nothing was run.' },
    blast_radius: {
      ...radius,
      counting: 'full',
      hard_cap_files: 60,
      hard_cap_lines: 20_000,
      directories: [{ path: 'src', files: 47, lines: 3120 }],
    },
    genes: Array.from({ length: SIZE.genes }, (_, index) => ({
      id: `gene_${index}`,
      path: 'assets/gep/genes.json',
      line: 10 * index + 1,
      change: 'added',
      verdict: 'fail',
      summary: 'constraint: validation_failed: npm test && rm -rf build',
      profiles: { evolver: { accepted: false, reason: 'It has an operator.' } },
      blast_radius: { ...radius, max_files: 20, severity: 'critical_overrun' },
      commands: [
        {
          command: 'npm test && rm -rf build',
          verdict: 'block',
          profiles: { evolver: 'block' },
          location: { path: 'assets/gep/genes.json', line: 10 * index + 2, column: 7 },
        },
      ],
      validation_report_id: null,
    })),
    capsules: [],
    events: [],
    findings: Array.from({ length: SIZE.findings }, (_, index) => ({
      rule: `rule-${index % SIZE.rules}`,
      severity: index % 3 === 0 ? 'warning' : 'error',
      layer: 'asset',
      message: `The asset \`gene_${index}\` has a field that says ${index} and should say nothing.`,
      remedy: 'Take the field out, or set it to what `gene-gate fix` shows.',
      location: { path: `assets/gep/genes-${index % 300}.json`, line: index + 1, column: 5 },
    })),
    approvals: [],
    plans_digest: null,
    approval_digest: null,
    validation_reports: [],
    started_at: at,
    finished_at: at,
    duration_ms: 5100,
  };
}
