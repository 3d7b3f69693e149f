import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { approveByDigest } from '../approval/by-digest.ts';
import { GateError } from '../ground/error.ts';
import { inputName } from '../ground/open-input.ts';
import { collectGarbageOften } from '../ground/small-memory.ts';
import { type Emitted, messageLines } from '../promote/emit.ts';
import { provenanceCheck } from '../promote/evidence/provenance.ts';
import { exitCodeOf, FAIL_ON, type FailOn } from '../promote/exit-code.ts';
import { withFolder } from '../promote/folder.ts';
import { promotionPieces } from '../promote/json.ts';
import { promotedLines } from '../promote/lines.ts';
import { promotionPolicy } from '../promote/policy.ts';
import { type PromotionRequest, promote } from '../promote/promote.ts';
import type { PromotionAnswer } from '../promote/promotion.ts';
import type { RunTerms } from '../promote/run-genes.ts';
import { renderPromotion } from '../promote/text.ts';
import { type Workspace, withWorkspace } from '../promote/workspace.ts';
import { secretsOf } from '../report/redact/secrets.ts';
import { privateFolders } from '../run/containment/view.ts';
import type { ExitCode } from '../verdict/verdict.ts';
import {
  ATTESTATION_OPTIONS,
  type AttestationFlags,
  attestationSource,
} from './attestation-options.ts';
import { emitOption, senderOf } from './emit-option.ts';
import { namedPolicy } from './policy.ts';
import { progressFor } from './progress.ts';
import { requireOwnFiles, writeResult } from './promote-files.ts';
import { requireQuarantine, writeQuarantine } from './promote-quarantine.ts';
import type { Terminal, Verb } from './terminal.ts';

interface PromoteOptions extends AttestationFlags {
  readonly assets?: string;
  readonly recheck?: string;
  readonly quarantine?: string;
  readonly events?: string;
  readonly report?: string;
  readonly repo?: string;
  readonly policy?: string;
  readonly run?: true;
  readonly approve?: string;
  readonly failOn: FailOn;
  readonly format: 'text' | 'json' | 'jsonl';
  readonly emit?: Emitted;
  readonly output?: string;
  readonly quiet?: true;
  readonly verbose?: true;
}

const NOTES = `
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory;
\`-\` reads standard input. With --report and GITHUB_TOKEN, the check run of the
report is looked up in GITHUB_REPOSITORY (owner/name). The policy lists the
workflows whose attestations count (\`a2a.attestation\`); no network is needed to
verify those of a file. --fetch requires GITHUB_TOKEN.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;

/** `gene-gate promote`: decides which external assets are promoted, and why others are rejected. */
export const promoteVerb: Verb = (terminal, done) =>
  new Command('promote')
    .addOption(
      new Option('--assets <file>', 'file or directory with the candidates').conflicts('recheck'),
    )
    .option(
      '--recheck <file>',
      'decide about the candidates of a quarantine again, and keep those that stay in it',
    )
    .option('--quarantine <file>', 'add the candidates without sufficient evidence to this file')
    .option('--events <file>', 'event log for counting successes (default: the log of --repo)')
    .option('--report <file>', 'GateReport or ValidationReports of the genes, as evidence')
    .option(...ATTESTATION_OPTIONS.attestation)
    .option(...ATTESTATION_OPTIONS.fetch)
    .option(...ATTESTATION_OPTIONS.trustedRoot)
    .option('--repo <dir>', 'target repository; assets that it already has are skipped')
    .option(
      '--policy <file>',
      'policy file (default: the policy of --repo, else the built-in policy)',
    )
    .option('--run', 'run the commands of genes that pass all other checks')
    .option(
      '--approve <digest>',
      'with --run, approve the commands that wait, with the digest of an earlier run',
    )
    .addOption(
      new Option(
        '--fail-on <outcome>',
        'what exits with 1: `rejected` candidates, or also `unproven` ones',
      )
        .choices(FAIL_ON)
        .default('unproven'),
    )
    .addOption(
      new Option('--format <name>', 'output format; `jsonl` prints the promoted assets')
        .choices(['text', 'json', 'jsonl'])
        .default('text'),
    )
    .addOption(emitOption())
    .option('--output <file>', 'also write the promoted assets to this file, as JSONL')
    .addOption(new Option('--quiet', 'write only errors to standard error').conflicts('verbose'))
    .option('--verbose', 'show every reason')
    .addHelpText('after', NOTES)
    .action(async (options: PromoteOptions) => done(await answer(options, terminal)));

async function answer(options: PromoteOptions, terminal: Terminal): Promise<ExitCode> {
  const candidates = options.assets ?? options.recheck;
  if (candidates === undefined) {
    throw new GateError(
      'usage',
      "required option '--assets <file>' not specified",
      'Pass the candidates with --assets, or a quarantine with --recheck.',
    );
  }
  if (options.run && options.repo === undefined) {
    throw new GateError(
      'usage',
      'promote --run requires --repo: candidates do not include the files that their commands run.',
      'Pass the repository with the scripts and tests with --repo.',
    );
  }
  if (options.approve !== undefined && !options.run) {
    throw new GateError(
      'usage',
      'promote --approve requires --run: it approves commands that would run.',
      'Add --run, or remove --approve.',
    );
  }
  const sender = senderOf(options.emit, terminal);
  const { events, report, attestation, trustedRoot, quarantine = options.recheck } = options;
  const files = [candidates, events, report, attestation, trustedRoot];
  if (files.filter((name) => name === '-').length > 1) {
    throw new GateError(
      'usage',
      'promote can read standard input only once.',
      'Use `-` for only one file.',
    );
  }
  requireOwnFiles([options.output, quarantine], [options.assets, ...files.slice(1)], terminal.cwd);
  requireQuarantine(options, terminal.cwd);
  collectGarbageOften();
  const promotion = await inWorkspace(options, terminal, async (workspace) =>
    promote(await requestOf(options, candidates, workspace, terminal)),
  );
  if (options.output !== undefined) {
    await writeResult(resolve(terminal.cwd, options.output), promotedLines(promotion));
  }
  const { emit, format } = options;
  const pieces =
    emit === undefined
      ? rendered(promotion, options, terminal)
      : messageLines(promotion, emit, sender);
  const isPrinted = await terminal.printPieces(pieces, emit === undefined ? format : 'jsonl');
  const hasPrintedAssets = isPrinted && emit === undefined && format !== 'text';
  await writeQuarantine(
    promotion,
    { ...options, isWritten: options.output !== undefined || hasPrintedAssets },
    terminal,
  );
  const isRefused = promotion.rejected.length + promotion.quarantined.length > 0;
  // The promoted assets do not say why others are not among them.
  if (emit === undefined && format === 'jsonl' && isRefused && !options.quiet) {
    terminal.note(inWords(promotion, options, { ...terminal, colour: false }));
  }
  return exitCodeOf(promotion, options.failOn);
}

function inWorkspace<T>(
  { repo }: PromoteOptions,
  { cwd, env }: Terminal,
  use: (workspace?: Workspace) => Promise<T>,
): Promise<T> {
  return repo === undefined ? use() : withWorkspace(resolve(cwd, repo), env, use);
}

async function requestOf(
  options: PromoteOptions,
  candidates: string,
  workspace: Workspace | undefined,
  terminal: Terminal,
): Promise<PromotionRequest> {
  const { events, report } = options;
  const policy =
    (await namedPolicy(options.policy, terminal)) ?? (await promotionPolicy(workspace));
  const source = (file: string) => ({
    name: inputName(file),
    open: () => terminal.openInput(file),
  });
  const progress = progressFor(terminal, options.quiet ?? false);
  return {
    candidates:
      candidates === '-'
        ? source(candidates)
        : withFolder(source(candidates), resolve(terminal.cwd, candidates), terminal.openInput),
    ...(events !== undefined && { events: source(events) }),
    ...(report !== undefined && { evidence: await evidenceOf(report, terminal) }),
    ...(await attestationSource(options, policy, terminal)),
    policy,
    platform: terminal.platform,
    environment: {
      platform: terminal.platform,
      arch: process.arch,
      nodeVersion: process.version,
    },
    signal: terminal.signal,
    ...(progress.audit && { progress: progress.audit }),
    ...(workspace && { workspace }),
    ...(workspace &&
      options.run && { run: { workspace, ...runTerms(options, terminal), progress } }),
  };
}

async function evidenceOf(
  path: string,
  terminal: Terminal,
): Promise<NonNullable<PromotionRequest['evidence']>> {
  const {
    GITHUB_TOKEN: token,
    GITHUB_REPOSITORY: repository,
    GITHUB_API_URL: baseUrl,
  } = terminal.env;
  const bytes = await terminal.readInput(path);
  const name = inputName(path);
  if (!token) return { name, bytes };
  // Octokit is a fifth of the bundle and needed only here.
  const { connect } = await import('../github/client.ts');
  const client = connect(token, baseUrl ? { baseUrl } : {});
  return { name, bytes, provenance: provenanceCheck(client, repository) };
}

function runTerms({ approve }: PromoteOptions, terminal: Terminal): Omit<RunTerms, 'progress'> {
  return {
    approver: approveByDigest(approve, new Date()),
    path: terminal.env.PATH ?? '',
    privateFolders: privateFolders(terminal.env),
    signal: terminal.signal,
    secrets: secretsOf(terminal.env),
  };
}

function rendered(
  promotion: PromotionAnswer,
  options: PromoteOptions,
  terminal: Terminal,
): Iterable<string> {
  switch (options.format) {
    case 'json':
      return promotionPieces(promotion);
    case 'jsonl':
      return promotedLines(promotion);
    case 'text':
      return [inWords(promotion, options, terminal)];
  }
}

function inWords(
  promotion: PromotionAnswer,
  { verbose }: PromoteOptions,
  { columns, colour }: Pick<Terminal, 'columns' | 'colour'>,
): string {
  return renderPromotion(promotion, { columns, colour, verbose: verbose ?? false });
}
