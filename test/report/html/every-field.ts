import type { Outcome } from '../../../src/model/outcome.ts';
import type { GateReport } from '../../../src/report/gate-report.ts';
import { command, finding, gene, report } from '../fixtures.ts';

const GENES = 'assets/gep/genes.json';
const [BEFORE, AFTER] = ['node scripts/check.js --quick', 'node scripts/check.js --all'];

function ran(second: number, overrides: Partial<Outcome> = {}): Outcome {
  const text = 'checked 12 modules\nall well\n';
  return {
    status: 'passed',
    exit_code: 0,
    signal: null,
    started_at: `2026-03-02T09:30:0${second}.000Z`,
    duration_ms: 1500,
    stdout: { head: text, tail: '', bytes: text.length, truncated: false },
    stderr: { head: 'begins', tail: 'ends', bytes: 300_000, truncated: true },
    side_effects: {
      created: ['coverage/index.html'],
      changed: ['package-lock.json'],
      deleted: [],
      totals: { created: 1200, changed: 1, deleted: 0 },
      complete: false,
    },
    limits_hit: ['memory_bytes'],
    resources: { peak_memory_bytes: 73_400_320, cpu_ms: 1320 },
    ...overrides,
  };
}

/** A report in which every optional part is there, so that every section of a page has something. */
export function everyField(): GateReport {
  const commands = [
    command(AFTER, {
      verdict: 'warn',
      risk: 'write',
      confirmation: 'strong',
      words: [
        { text: 'node', start: 0, end: 4 },
        { text: 'scripts/check.js', start: 5, end: 21 },
        { text: '--all', start: 22, end: 27 },
      ],
      outcome: ran(0),
    }),
    command('node scripts/say.js "two words"', {
      words: [
        { text: 'node', start: 0, end: 4 },
        { text: 'scripts/say.js', start: 5, end: 19 },
        { text: 'two words', start: 20, end: 31 },
      ],
      outcome: ran(1),
    }),
    command('npm test', { outcome: ran(2, { status: 'failed', exit_code: 1, reason: 'exit 1' }) }),
  ];
  return report({
    verdict: 'needs_approval',
    genes: [
      gene('gene_repair_imports', {
        verdict: 'needs_approval',
        summary: 'waits for approval',
        commands,
        profiles: {
          evolver: { accepted: true, remark: 'The script must be in the empty directory.' },
          validator: { accepted: false, reason: 'Only `node SCRIPT` is allowed.' },
        },
        differences: [
          { kind: 'command_added', field: 'validation', base: null, head: AFTER },
          { kind: 'command_removed', field: 'validation', base: BEFORE, head: null },
          {
            kind: 'constraint_loosened',
            field: 'constraints.max_files',
            base: '10',
            head: '20',
          },
        ],
      }),
      gene('gene_repair_exports', {
        commands: [command(AFTER, { outcome: ran(0, { reused: true }) })],
      }),
    ],
    isolation: {
      level: 'namespaces',
      description: 'Namespaces of its own for each command.',
      requested: 'auto',
      launcher: 'sudo',
      limits: {
        memory_bytes: 2_147_483_648,
        processes: 512,
        memory_limited_by: 'control_group',
        open_files: 1024,
        file_bytes: 1_073_741_824,
        written_bytes: 4_294_967_296,
      },
      probes: [
        { name: 'reach the network', held: true, required: true },
        { name: 'write to the checkout', held: false, required: true },
        { name: 'use much memory', held: false, required: false },
      ],
      downgrades: [{ from: 'memory limit', reason: 'No control group is ours.' }],
    },
    capsules: [
      {
        type: 'Capsule',
        id: 'capsule_0042',
        path: 'assets/gep/capsules.json',
        line: 2,
        change: 'added',
        eligible: false,
        reasons: [
          { rule: 'score-too-low', message: 'score 0.4 is below 0.7' },
          { rule: 'streak-not-proven', message: 'success_streak claims 9, the events say 1' },
        ],
      },
      {
        type: 'Capsule',
        id: 'capsule_0043',
        path: 'assets/gep/capsules.json',
        line: 20,
        change: 'added',
        eligible: true,
        reasons: [],
      },
    ],
    events: [
      {
        type: 'EvolutionEvent',
        id: 'evt_1',
        path: 'assets/gep/events.jsonl',
        line: 9,
        change: 'added',
      },
    ],
    shards: [
      { index: 1, of: 2, genes: 1, verdict: 'fail' },
      { index: 2, of: 2, genes: 1, verdict: 'pass' },
    ],
    approvals: [{ user: 'octocat', at: '2026-03-02T09:29:00Z' }],
    approval_digest: `sha256:${'e'.repeat(64)}`,
    plans_digest: `sha256:${'1'.repeat(64)}`,
    findings: [
      finding({
        rule: 'tool-writes',
        severity: 'warning',
        message: 'The command `node scripts/check.js` writes files.',
        location: { path: GENES, line: 12, column: 9 },
        span: { start: 22, end: 27 },
        subject: { type: 'Gene', id: 'gene_repair_imports', command: AFTER },
      }),
      finding({
        rule: 'target-changed',
        severity: 'notice',
        layer: 'target',
        message: 'The change touches `scripts/check.js` itself.',
        location: { path: GENES, line: 12, column: 9 },
        span: { start: 5, end: 21 },
        subject: { type: 'Gene', id: 'gene_repair_imports', command: AFTER },
      }),
      finding({
        rule: 'approval-missing',
        severity: 'notice',
        layer: 'policy',
        message: 'The gene waits for one person.',
        subject: { type: 'Gene', id: 'gene_repair_imports' },
      }),
      finding({ rule: 'command-slow', severity: 'notice', layer: 'run', message: 'It is slow.' }),
      finding({
        rule: 'content-hash-mismatch',
        layer: 'asset',
        suppressed: { reason: 'Mended in the next release.', expires: '2027-01-31' },
      }),
    ],
  });
}
