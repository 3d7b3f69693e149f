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

/** What a gene with one blocked command comes to, and the finding that says why. */
function blockedGene(
  id: string,
  text: string,
  line: number,
  why: Partial<ReportFinding> & { readonly part: string },
): { gene: ReportGene; finding: ReportFinding } {
  const { part, ...overrides } = why;
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
      ...overrides,
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

const ASSERTION = `\u001b[31mnode:assert:126\u001b[39m
  throw new AssertionError(obj);
  ^

AssertionError [ERR_ASSERTION]: Expected every module to export a default agent
    at checkModule (file:///work/scripts/validate-modules.js:41:10)
    at node:internal/modules/run_main:123:5 {
  code: 'ERR_ASSERTION',
  actual: 'src/agents/planner.js',
  expected: 'default export'
}

Node.js v24.1.0
`;

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
  const blocked = blockedGene('gene_deploy', 'npm test && rm -rf build', 42, { part: '&&' });
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

/** Sixty genes; every kind of trouble, most of it many times over. */
export function everythingWrong(): GateReport {
  const long = `node scripts/check.js --only ${'src/agents/planner.js,'.repeat(12)}src/x.js | tee ${'log/'.repeat(9)}out.txt`;
  const judged = [
    ...Array.from({ length: 20 }, (_, index) =>
      blockedGene(`gene_deploy_${index + 1}`, 'npm test && rm -rf build', 40 + index * 10, {
        part: '&&',
      }),
    ),
    blockedGene('gene_piped', long, 260, {
      part: '|',
      rule: 'shell-pipe',
      message:
        'The operator | connects two commands, and a validation command is run without a shell.',
      remedy: 'Let the script write its own log.',
    }),
    blockedGene('gene_eval', `node -e "require('fs').rmSync('src', {recursive: true})"`, 270, {
      part: '-e',
      rule: 'node-eval',
      layer: 'invocation',
      message: 'node -e runs code that stands in the asset and that nobody reviews as code.',
      remedy:
        'Put the code into a file, for example scripts/validate.js, and run node scripts/validate.js.',
    }),
    blockedGene('gene_disguised', 'node scripts/\u202esj.kcehc', 280, {
      part: '\u202e',
      rule: 'unseen-character',
      message: 'The command contains U+202E, which changes how it reads.',
      remedy: 'Remove the character.',
    }),
    failedGene('gene_modules', 'node scripts/validate-modules.js ./src', 300, {
      stderr: stream(ASSERTION),
    }),
    failedGene('gene_slow', 'npm run full-integration-test', 310, {
      status: 'timed_out',
      exit_code: null,
      signal: 'SIGTERM',
      duration_ms: 180_000,
      reason: 'Command timed out after 180000ms',
      stdout: stream('suite 1 passed\nsuite 2 passed\n', 'suite 19 passed\nwaiting for server …\n'),
    }),
    failedGene('gene_native', 'node scripts/native.js', 320, {
      status: 'crashed',
      exit_code: null,
      signal: 'SIGSEGV',
    }),
    ...Array.from({ length: 5 }, (_, index) =>
      failedGene(`gene_lint_${index + 1}`, 'npx eslint src/', 330 + index * 10, {
        exit_code: 2,
        stdout: stream('src/agents/planner.js\n  12:7  error  unused variable\n'),
      }),
    ),
  ];
  const over = Array.from({ length: 29 }, (_, index) =>
    gene(`gene_wide_${index + 1}`, {
      line: 400 + index,
      verdict: 'fail',
      summary: 'blast radius: 47 files, more than the 20 that the gene allows',
    }),
  );
  const large = { files: 47, lines: 3120, exempt_files: 1, exempt_lines: 260 };
  const genes = [...judged.map((one) => one.gene), ...over].map((one) => ({
    ...one,
    blast_radius: {
      ...large,
      max_files: one.id === 'gene_wide_1' ? 5 : 20,
      severity: 'critical_overrun' as const,
    },
  }));
  return report({
    verdict: 'fail',
    genes,
    blast_radius: { ...large, ...CAPS },
    findings: [
      ...judged.map((one) => one.finding),
      ...genes.map(({ id, line, blast_radius: { max_files } }) =>
        finding({
          rule: 'blast-radius-critical',
          layer: 'change',
          message: `The change touches 47 files, more than twice the ${max_files} that the gene ${id} allows.`,
          remedy: 'Take everything out of the change that the gene does not need.',
          location: { path: GENES, line, column: 5 },
          subject: { type: 'Gene', id },
        }),
      ),
      finding({
        rule: 'forbidden-path',
        layer: 'change',
        message: 'The change touches node_modules/left-pad/index.js, which no change may touch.',
        remedy: 'Take the file out of the change.',
        location: { path: 'node_modules/left-pad/index.js', line: 1, column: 1 },
      }),
      ...Array.from({ length: 24 }, (_, index) =>
        finding({
          rule: 'content-hash-mismatch',
          layer: 'asset',
          message: `The asset_id of the gene gene_wide_${index + 1} is not the hash of its content.`,
          remedy: `Set asset_id to "sha256:${'9f'.repeat(32)}".`,
          location: { path: GENES, line: 400 + index, column: 5 },
          subject: { type: 'Gene', id: `gene_wide_${index + 1}` },
        }),
      ),
      finding({
        rule: 'protected-path',
        severity: 'warning',
        layer: 'change',
        message: 'The change touches AGENTS.md, which tells agents what to do.',
        remedy: 'Let a person who knows the file review it.',
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
