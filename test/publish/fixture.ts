import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type ClientOptions, connect, type GitHubTarget } from '../../src/github/client.ts';
import type { Publication, PublishContext } from '../../src/publish/context.ts';
import { publish, startCheck } from '../../src/publish/publisher.ts';
import {
  type GateReport,
  gateReportSchema,
  type ReportFinding,
} from '../../src/report/gate-report.ts';
import type { ValidationReport } from '../../src/report/validation-report.ts';
import { type GitHub, startGitHub } from '../github/server.ts';
import { actionsToken, type Identity, READ_ALL, WRITE_ALL } from '../github/tokens.ts';
import { report as anyReport } from '../report/fixtures.ts';

export const HEAD = 'a'.repeat(40);
const REPOSITORY = 'octo/genes';
const PULL_REQUEST = 7;
const AT = '2030-01-02T03:04:05.000Z';

export function finding(changes: Partial<ReportFinding> = {}): ReportFinding {
  return {
    rule: 'shell-operator',
    severity: 'error',
    layer: 'syntax',
    message: 'The command has a `;` at column 12.',
    remedy: 'Write two commands.',
    location: { path: 'assets/gep/genes.json', line: 3, column: 5 },
    subject: { type: 'Gene', id: 'gene_fix' },
    ...changes,
  };
}

export function findings(count: number, changes: Partial<ReportFinding> = {}): ReportFinding[] {
  return Array.from({ length: count }, (_, index) =>
    finding({ ...changes, location: { path: 'genes.json', line: index + 1, column: 1 } }),
  );
}

const DIGEST = `sha256:${'0'.repeat(64)}`;
const MACHINE = { platform: 'linux', arch: 'x64', client: 'gene-gate', client_version: '0.1.0' };

export function validationReport(number: number, stdout = 'ok'): ValidationReport {
  const ran = { ok: true, duration_ms: 5 };
  const ended = { status: 'passed', exit_code: 0, signal: null } as const;
  return {
    ...{ type: 'ValidationReport', schema_version: '1.13.0', id: `vr_${number}` },
    ...{ gene_id: `gene_${number}`, gene_asset_id: null, policy_digest: DIGEST },
    env_fingerprint: { node_version: 'v24.0.0', ...MACHINE },
    env_fingerprint_key: '0123456789abcdef',
    commands: [{ command: 'node test.js', ...ran, ...ended, stdout, stderr: '' }],
    results: [{ cmd: 'node test.js', ...ran }],
    ...{ overall_ok: true, duration_ms: 5, asset_id: DIGEST },
    ...{ started_at: AT, finished_at: AT, created_at: AT },
  };
}

export function report(changes: Partial<GateReport> = {}): GateReport {
  return gateReportSchema.parse({
    ...anyReport(),
    verdict: 'fail',
    next_actor: 'agent',
    base_sha: 'b'.repeat(40),
    head_sha: HEAD,
    audited_sha: HEAD,
    policy: null,
    blast_radius: null,
    ...changes,
  } satisfies GateReport);
}

export function publicationOf(changes: Partial<GateReport> = {}, page?: string): Publication {
  const data = report(changes);
  return {
    report: data,
    title: `gate: ${data.verdict}`,
    text: () => data.validation_reports.map(({ id }) => id).join(', ') || undefined,
    markdown: (max) => (page ?? `The verdict is ${data.verdict}.`).slice(0, max),
  };
}

/** The effects of a run of the action on its log, state and outputs. */
interface Recorded {
  readonly log: string[];
  readonly state: Map<string, string>;
  readonly outputs: Map<string, string>;
}

export type Run = Awaited<ReturnType<typeof runOf>>;

/** A GitHub server with one open pull request, closed when the test ends. */
export async function gitHub(tokens: Record<string, Identity> = {}): Promise<GitHub> {
  const server = await startGitHub({
    repository: REPOSITORY,
    tokens: { writer: actionsToken(WRITE_ALL), reader: actionsToken(READ_ALL), ...tokens },
  });
  onTestFinished(() => server.close());
  server.state.push(PULL_REQUEST, HEAD);
  return server;
}

interface RunOptions
  extends ClientOptions,
    Partial<Pick<GitHubTarget, 'headSha' | 'readOnlyToken'>> {
  readonly token?: string;
  readonly context?: Partial<PublishContext>;
  readonly number?: number;
}

/** Publishes the result of one run. */
export async function gate(
  server: Pick<GitHub, 'url'>,
  changes: Partial<GateReport> = {},
  options: RunOptions = {},
  page?: string,
) {
  const run = await runOf(server, options);
  const publication = publicationOf(changes, page);
  const { channels } = await publish(run.context, await startCheck(run.context), publication);
  return { ...run, channels };
}

/** The place on GitHub of a run. */
export function placeOf({ context: { github } }: Pick<Run, 'context'>): GitHubTarget {
  if ('unavailable' in github) throw new Error(github.unavailable);
  return github;
}

let runs = 0;

/** One run of the action against a server, with waits that take no time. */
export async function runOf(server: Pick<GitHub, 'url'>, options: RunOptions = {}) {
  const { token = 'writer', context = {}, headSha = HEAD, ...others } = options;
  const { number = PULL_REQUEST, readOnlyToken = false, ...client } = others;
  const folder = await mkdtemp(join(tmpdir(), 'gene-gate-publish-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const stepSummaryPath = join(folder, 'summary.md');
  await writeFile(stepSummaryPath, '');
  const waits: number[] = [];
  const sleep = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  const [owner = '', repo = ''] = REPOSITORY.split('/');
  const recorded: Recorded = { log: [], state: new Map(), outputs: new Map() };
  runs += 1;
  const made: PublishContext = {
    github: {
      client: connect(token, { baseUrl: server.url, sleep, ...client }),
      ...{ owner, repo, headSha, pullRequest: { number }, readOnlyToken },
    },
    ...{ checkName: 'gene-gate', name: 'gene-gate' },
    binding: { event: 'pull_request', base: 'main', pulls: [number] },
    runKey: `run ${runs}`,
    detailsUrl: 'https://github.example/octo/genes/actions/runs/1',
    comment: 'on-findings',
    suggestions: true,
    outputDirectory: join(folder, 'results'),
    stepSummaryPath,
    core: recorder(recorded),
    ...context,
  };
  return { ...recorded, waits, context: made };
}

function recorder({ log, state, outputs }: Recorded): PublishContext['core'] {
  const line = (level: string) => (message: string | Error) => {
    log.push(`${level}: ${message}`);
  };
  return {
    info: line('info'),
    notice: line('notice'),
    warning: line('warning'),
    error: line('error'),
    startGroup: line('group'),
    endGroup: () => void log.push('endgroup'),
    saveState: (name, value) => state.set(name, value),
    setOutput: (name, value) => outputs.set(name, value),
  };
}
