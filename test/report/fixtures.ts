import { readFileSync } from 'node:fs';
import type { Outcome } from '../../src/model/outcome.ts';
import type {
  GateReport,
  ReportCommand,
  ReportFinding,
  ReportGene,
} from '../../src/report/gate-report.ts';
import { nextActorOf } from '../../src/verdict/next-actor.ts';

const GENES = 'assets/gep/genes.json';
const SIZE = { files: 5, lines: 120, exempt_files: 1, exempt_lines: 14 };
const CAPS = { counting: 'full', hard_cap_files: 60, hard_cap_lines: 20_000 } as const;
const STARTED = '2026-03-02T09:30:00.000Z';

export function stream(head = '', tail = ''): Outcome['stdout'] {
  const bytes = Buffer.byteLength(head + tail);
  return { head, tail, bytes, truncated: false };
}

export function outcome(overrides: Partial<Outcome> = {}): Outcome {
  return {
    status: 'passed',
    exit_code: 0,
    signal: null,
    started_at: STARTED,
    duration_ms: 450,
    stdout: stream('ok\n'),
    stderr: stream(),
    ...overrides,
  };
}

export function command(text: string, overrides: Partial<ReportCommand> = {}): ReportCommand {
  return {
    command: text,
    verdict: 'allow',
    profiles: { evolver: 'allow', validator: 'allow' },
    location: { path: GENES, line: 12, column: 9 },
    ...overrides,
  };
}

export function gene(id: string, overrides: Partial<ReportGene> = {}): ReportGene {
  return {
    id,
    path: GENES,
    line: 3,
    change: 'modified',
    verdict: 'pass',
    summary: 'passed',
    profiles: {
      evolver: { accepted: true },
      validator: { accepted: true },
      'hub 1.94': { accepted: true, required: true },
    },
    blast_radius: { ...SIZE, max_files: 20, severity: 'within_limit' },
    commands: [command('node scripts/validate-modules.js ./src', { outcome: outcome() })],
    validation_report_id: null,
    ...overrides,
  };
}

/** A result of a command without the change. */
function proof(result: 'fails_without_change' | 'nothing_shown') {
  return { outcome: result, files: ['src/index.js'], kept: ['test/a.js'], duration_ms: 9 } as const;
}

export function report(overrides: Partial<GateReport> = {}): GateReport {
  return {
    type: 'GateReport',
    schema_version: '1.0.0',
    tool: { name: 'gene-gate', version: '0.1.0' },
    verdict: 'pass',
    next_actor: nextActorOf(overrides.verdict ?? 'pass', overrides.findings ?? [], 'error'),
    event: { name: 'pull_request', pull_request: 7, fork: false },
    base_sha: 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678',
    head_sha: 'b2c3d4e5f60718293a4b5c6d7e8f9012345678a1',
    audited_sha: 'b2c3d4e5f60718293a4b5c6d7e8f9012345678a1',
    policy: {
      source: 'base',
      path: '.github/gene-gate.yml',
      ref: 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678',
      digest: `sha256:${'0'.repeat(64)}`,
      profile: 'evolver',
    },
    isolation: {
      level: 'process_group',
      description: 'own process group, environment by allow-list; no network isolation',
    },
    blast_radius: { ...SIZE, ...CAPS },
    genes: [],
    capsules: [],
    events: [],
    findings: [],
    approvals: [],
    approval_digest: null,
    plans_digest: null,
    validation_reports: [],
    started_at: STARTED,
    finished_at: '2026-03-02T09:30:05.100Z',
    duration_ms: 5100,
    ...overrides,
  };
}

export function finding(overrides: Partial<ReportFinding> = {}): ReportFinding {
  return {
    rule: 'shell-operator',
    severity: 'error',
    layer: 'syntax',
    message: 'The operator && joins two commands, and a validation command is run without a shell.',
    remedy: 'Write each command as its own entry of "validation".',
    ...overrides,
  };
}

/** What a gene with one blocked command comes to, and the finding that marks a part of it. */
function blockedGene(id: string, text: string, line: number, part = '&&') {
  const start = text.indexOf(part);
  const location = { path: GENES, line, column: 9 };
  return {
    gene: gene(id, {
      line: line - 6,
      change: 'added',
      verdict: 'fail',
      summary: `constraint: validation_failed: ${text} => BLOCKED: validation command rejected by safety check`,
      commands: [
        command('npm test', { location: { ...location, line: line - 1 } }),
        command(text, {
          verdict: 'block',
          profiles: { evolver: 'block', validator: 'block' },
          location,
        }),
      ],
    }),
    finding: finding({
      location,
      span: { start, end: start + part.length },
      subject: { type: 'Gene', id, command: text },
    }),
  };
}

function failedGene(id: string, text: string, line: number, run: Partial<Outcome>) {
  const location = { path: GENES, line, column: 9 };
  return {
    gene: gene(id, {
      line: line - 5,
      verdict: 'fail',
      summary: `constraint: validation_failed: ${text} => ${run.reason ?? 'exit code 1'}`,
      commands: [
        command(text, {
          location,
          outcome: outcome({ status: 'failed', exit_code: 1, duration_ms: 1234, ...run }),
        }),
        command('npm run lint', {
          location: { ...location, line: line + 1 },
          outcome: outcome({ status: 'skipped', exit_code: null, duration_ms: 0 }),
        }),
      ],
    }),
    finding: finding({
      rule: run.status === 'timed_out' ? 'command-timed-out' : 'command-failed',
      layer: 'run',
      message: `The validation command ${text} did not pass.`,
      remedy: 'Run the command in a clean checkout and make it pass.',
      location,
      subject: { type: 'Gene', id, command: text },
    }),
  };
}

export function allWell(): GateReport {
  return report({
    genes: [
      gene('gene_repair_imports', {
        commands: [
          command('node scripts/validate-modules.js ./src', {
            outcome: outcome(),
            proof: proof('nothing_shown'),
          }),
          command('npm test', {
            outcome: outcome({ duration_ms: 3200 }),
            proof: {
              ...proof('fails_without_change'),
              hunks: [{ path: 'src/index.js', lines: [41, 44], noticed: false }],
            },
          }),
        ],
      }),
      gene('gene_tidy_logs', {
        change: 'added',
        profiles: {
          evolver: { accepted: true },
          validator: { accepted: false },
          'engine 1.29': { accepted: true },
          'hub 1.94': { accepted: false, required: true, reason: 'It accepts `node`, not `npx`.' },
        },
        commands: [
          command('npx eslint src/', {
            profiles: { evolver: 'allow', validator: 'block' },
            outcome: outcome({ duration_ms: 870 }),
          }),
        ],
      }),
    ],
    capsules: [
      {
        type: 'Capsule',
        id: 'capsule_0042',
        path: 'assets/gep/capsules.json',
        line: 2,
        change: 'added',
        eligible: null,
        reasons: [],
      },
    ],
  });
}

export function oneBlocked(): GateReport {
  const blocked = blockedGene('gene_deploy', 'npm test && rm -rf build', 42);
  const [well] = allWell().genes;
  const change = {
    path: GENES,
    pointer: '/genes/1/validation/1',
    old: 'npm test && rm -rf build',
    new: ['npm test'],
  };
  return report({
    verdict: 'fail',
    fix: {
      edits: [{ ...change, finding: 'a'.repeat(64), after: 'allow' }],
      patch: `--- a/${GENES}
+++ b/${GENES}
@@ -42,1 +42,1 @@
-        "npm test && rm -rf build"
+        "npm test"
`,
    },
    genes: [...(well ? [well] : []), blocked.gene],
    findings: [
      {
        ...blocked.finding,
        edit: { ...change, fix: true },
      },
    ],
  });
}

const many = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** Sixty genes; every kind of trouble, most of it many times over. */
export function everythingWrong(): GateReport {
  const long = `node scripts/check.js --only ${'src/agents/planner.js,'.repeat(12)}src/x.js | tee ${'log/'.repeat(9)}out.txt`;
  const ended = { exit_code: null, signal: 'SIGTERM', duration_ms: 180_000 } as const;
  const judged = [
    ...many(21, (n) => blockedGene(`gene_deploy_${n}`, 'npm test && rm -rf build', 30 + n * 10)),
    blockedGene('gene_piped', long, 260, '|'),
    blockedGene('gene_disguised', 'node scripts/\u202esj.kcehc', 280, '\u202e'),
    failedGene('gene_modules', 'node scripts/validate-modules.js ./src', 300, {
      stderr: stream('\u001b[31mAssertionError\u001b[39m: Expected an agent\n    at a.js:41:10\n'),
    }),
    failedGene('gene_slow', 'npm run full-integration-test', 310, {
      ...{ ...ended, status: 'timed_out', reason: 'Command timed out after 180000ms' },
      stdout: stream('suite 1 passed\nsuite 2 passed\n', 'suite 19 passed\nwaiting for server …\n'),
    }),
    failedGene('gene_native', 'node scripts/native.js', 320, { ...ended, status: 'crashed' }),
    ...many(5, (n) =>
      failedGene(`gene_lint_${n}`, 'npx eslint src/', 320 + n * 10, {
        exit_code: 2,
        stdout: stream('src/agents/planner.js\n  12:7  error  unused variable\n'),
      }),
    ),
  ];
  const over = many(29, (n) =>
    gene(`gene_wide_${n}`, {
      line: 399 + n,
      verdict: 'fail',
      summary: 'blast radius: 47 files, more than the 20 that the gene allows',
    }),
  );
  const large = { files: 47, lines: 3120, exempt_files: 1, exempt_lines: 260 };
  const severity = 'critical_overrun';
  const genes = [...judged.map((one) => one.gene), ...over].map((one) => ({
    ...one,
    blast_radius: { ...large, max_files: one.id === 'gene_wide_1' ? 5 : 20, severity } as const,
  }));
  const ofGene = (rule: string, layer: string, { id, line }: ReportGene, message: string) =>
    finding({
      ...{ rule, layer, message, subject: { type: 'Gene', id } },
      location: { path: GENES, line, column: 5 },
      remedy: `Set asset_id to "sha256:${'9f'.repeat(32)}".`,
    });
  return report({
    verdict: 'fail',
    genes,
    blast_radius: { ...large, ...CAPS },
    findings: [
      ...judged.map((one) => one.finding),
      ...genes.map((one) =>
        ofGene('blast-radius-critical', 'change', one, `The gene ${one.id} allows fewer files.`),
      ),
      finding({
        rule: 'forbidden-path',
        layer: 'change',
        message: 'The change touches node_modules/left-pad/index.js, which no change may touch.',
        location: { path: 'node_modules/left-pad/index.js', line: 1, column: 1 },
      }),
      ...over
        .slice(0, 24)
        .map((one) => ofGene('content-hash-mismatch', 'asset', one, `${one.id} has another hash.`)),
      finding({
        rule: 'protected-path',
        severity: 'warning',
        layer: 'change',
        message: 'The change touches AGENTS.md, which tells agents what to do.',
        location: { path: 'AGENTS.md', line: 1, column: 1 },
      }),
    ],
  });
}

export function couldNotDecide(): GateReport {
  return report({
    verdict: 'error',
    error: {
      code: 'checkout_differs',
      message:
        'The checked-out commit c3d4e5f is neither the head of the pull request nor its test merge.',
      hint: 'Check out the head in the workflow:\n  - uses: actions/checkout@v5\n    with:\n      ref: ${{ github.event.pull_request.head.sha }}\n      fetch-depth: 50',
    },
    policy: null,
    blast_radius: null,
    audited_sha: null,
    isolation: { level: 'none', description: 'Nothing was run.' },
  });
}

/** A report in which every optional part is there, so that every section of a page has something. */
export function everyField(): GateReport {
  return JSON.parse(readFileSync(new URL('golden/every-field.json', import.meta.url), 'utf8'));
}

/** The reports whose strings the tests of each format replace. */
export const SMALL_REPORTS = [allWell(), oneBlocked(), couldNotDecide(), everyField()];
export const REPORTS = [...SMALL_REPORTS, everythingWrong()];
