import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { approveByDigest } from '../approval/by-digest.ts';
import { GateError } from '../error.ts';
import { provenanceCheck } from '../promote/evidence/provenance.ts';
import { promotedLines } from '../promote/lines.ts';
import { promotionPolicy } from '../promote/policy.ts';
import { type PromotionRequest, promote } from '../promote/promote.ts';
import type { Promotion } from '../promote/promotion.ts';
import type { RunTerms, Workspace } from '../promote/run-genes.ts';
import { renderPromotion } from '../promote/text.ts';
import { withSourceTree } from '../repo/source-tree.ts';
import { json } from '../report/escape.ts';
import { privateFolders } from '../run/containment/view.ts';
import type { ExitCode } from '../verdict/exit-code.ts';
import { namedPolicy } from './policy.ts';
import { progressFor } from './progress.ts';
import type { Terminal, Verb } from './terminal.ts';

interface PromoteOptions {
  readonly assets: string;
  readonly events?: string;
  readonly report?: string;
  readonly repo?: string;
  readonly policy?: string;
  readonly run?: true;
  readonly approve?: string;
  readonly format: 'text' | 'json' | 'jsonl';
  readonly output?: string;
  readonly quiet?: true;
  readonly verbose?: true;
}

const NOTES = `
Candidates come as JSON, JSONL, a message between agents, or a .gepx archive;
\`-\` is standard input. With --report and GITHUB_TOKEN, GITHUB_REPOSITORY
(owner/name) says where the check run of the report is looked for.

Exit codes: 0 nothing is refused; 1 something is refused; 2 that could not be
decided.`;

/** \`gene-gate promote\`: which assets from elsewhere may be taken over, and why not the others. */
export const promoteVerb: Verb = (terminal, done) =>
  new Command('promote')
    .description('Decide which Genes, Capsules and events from elsewhere may be taken over.')
    .requiredOption('--assets <file>', 'the candidates')
    .option('--events <file>', 'the log by which successes are counted (default: that of --repo)')
    .option('--report <file>', 'evidence: the GateReport or ValidationReports of the genes')
    .option('--repo <dir>', 'the repository that they are for: what it has already is kept')
    .option('--policy <file>', 'a policy file (default: that of --repo, or the built-in one)')
    .option('--run', 'run the commands of genes that have nothing else against them')
    .option(
      '--approve <digest>',
      'with --run, let the Plans run whose digest an earlier run printed',
    )
    .addOption(
      new Option('--format <name>', 'what to print: `jsonl` is what is promoted, to be appended')
        .choices(['text', 'json', 'jsonl'])
        .default('text'),
    )
    .option('--output <file>', 'write what is promoted to a file as well, as JSONL')
    .addOption(new Option('--quiet', 'no progress').conflicts('verbose'))
    .option('--verbose', 'show every reason')
    .addHelpText('after', NOTES)
    .action(async (options: PromoteOptions) => done(await answer(options, terminal)));

async function answer(options: PromoteOptions, terminal: Terminal): Promise<ExitCode> {
  if (options.run && options.repo === undefined) {
    throw new GateError(
      'usage',
      'promote --run needs --repo: a candidate does not bring along what its commands run.',
      'Name the repository whose scripts and tests are meant, with --repo.',
    );
  }
  if ([options.assets, options.events, options.report].filter((name) => name === '-').length > 1) {
    throw new GateError(
      'usage',
      'promote: standard input can be read only once.',
      'Name a file for all but one of --assets, --events and --report.',
    );
  }
  const promotion = await inWorkspace(options, terminal, async (workspace) =>
    promote(await requestOf(options, workspace, terminal)),
  );
  if (options.output !== undefined) {
    await write(resolve(terminal.cwd, options.output), promotedLines(promotion));
  }
  terminal.print(rendered(promotion, options, terminal));
  return promotion.rejected.length > 0 ? 1 : 0;
}

function inWorkspace<T>(
  { repo }: PromoteOptions,
  { cwd, env }: Terminal,
  use: (workspace?: Workspace) => Promise<T>,
): Promise<T> {
  if (repo === undefined) return use();
  return withSourceTree(resolve(cwd, repo), env, (tree, directory) => use({ tree, directory }));
}

async function requestOf(
  options: PromoteOptions,
  workspace: Workspace | undefined,
  terminal: Terminal,
): Promise<PromotionRequest> {
  const { assets, events, report } = options;
  const source = (file: string) => ({
    name: file === '-' ? 'standard input' : file,
    open: () => terminal.openInput(file),
  });
  return {
    candidates: source(assets),
    ...(events !== undefined && { events: source(events) }),
    ...(report !== undefined && { evidence: await evidenceOf(report, terminal) }),
    policy: (await namedPolicy(options.policy, terminal)) ?? (await promotionPolicy(workspace)),
    platform: terminal.platform,
    ...(workspace && { workspace }),
    ...(workspace && options.run && { run: { workspace, ...runTerms(options, terminal) } }),
  };
}

async function evidenceOf(
  name: string,
  terminal: Terminal,
): Promise<NonNullable<PromotionRequest['evidence']>> {
  const {
    GITHUB_TOKEN: token,
    GITHUB_REPOSITORY: repository,
    GITHUB_API_URL: baseUrl,
  } = terminal.env;
  const bytes = await terminal.readInput(name);
  if (!token) return { name, bytes };
  // Octokit is a fifth of the bundle, and only this needs it.
  const { connect } = await import(/* webpackMode: 'eager' */ '../github/client.ts');
  const client = connect(token, baseUrl ? { baseUrl } : {});
  return { name, bytes, provenance: provenanceCheck(client, repository) };
}

function runTerms({ approve, quiet }: PromoteOptions, terminal: Terminal): RunTerms {
  return {
    approver: approveByDigest(approve, new Date()),
    path: terminal.env.PATH ?? '',
    privateFolders: privateFolders(terminal.env),
    progress: progressFor(terminal, quiet ?? false),
    signal: terminal.signal,
    secrets: [],
  };
}

function rendered(
  promotion: Promotion,
  { format, verbose }: PromoteOptions,
  terminal: Terminal,
): string {
  switch (format) {
    case 'json':
      return `${json(promotion)}\n`;
    case 'jsonl':
      return promotedLines(promotion);
    case 'text':
      return renderPromotion(promotion, { ...terminal, verbose: verbose ?? false });
  }
}

async function write(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    throw new GateError(
      'file_unreadable',
      `What is promoted could not be written to ${path}: ${(error as Error).message}`,
      'Name a file that can be written with --output.',
      { cause: error },
    );
  }
}
