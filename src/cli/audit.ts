import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { agentFilesIn } from '../agent-files/find-files.ts';
import { inventoryOf } from '../agent-files/inventory.ts';
import { readAssetFile } from '../assets/file.ts';
import { assetPathsIn } from '../assets/globs.ts';
import { assetLimits } from '../assets/source.ts';
import { auditAssetFile } from '../audit/audit.ts';
import { GateError } from '../ground/error.ts';
import { inputName } from '../ground/open-input.ts';
import { Judge } from '../judge/judge.ts';
import type { Policy } from '../policy/policy.ts';
import { withEdit } from '../remedy/edits.ts';
import type { Repository } from '../repo/git.ts';
import type { Tree } from '../repo/tree.ts';
import { withSourceTree } from '../repo/worktree.ts';
import {
  type AgentFileAnswer,
  agentFileAnswer,
  type CommandAnswer,
  commandAnswer,
  type FileAnswer,
  fileAnswer,
} from '../report/audit-answer.ts';
import { renderCommandAnswers, renderFileAnswers } from '../report/text/audit.ts';
import { renderPolicyUsed } from '../report/text/policy-answer.ts';
import { ruleOf } from '../rules/catalogue.ts';
import type { ExitCode } from '../verdict/verdict.ts';
import {
  answerOfAgentFile,
  type CommandEntry,
  judgeFor,
  pathInRoot,
  readCommandEntries,
  riskAsked,
} from './audit-input.ts';
import { check } from './check.ts';
import { policyFor, policyName } from './policy.ts';
import {
  folderFiles,
  type JudgingOptions,
  printAnswer,
  storeFiles,
  textOptions,
  withJudgingOptions,
} from './shared-options.ts';
import type { Terminal, Verb } from './terminal.ts';

interface AuditOptions extends JudgingOptions {
  readonly commands?: string;
  readonly repo?: string;
}

/** `gene-gate audit`: audits commands, asset files, or files of agents and editors; runs nothing. */
export const auditVerb: Verb = (terminal, done) =>
  withJudgingOptions(
    new Command('audit')
      .argument(
        '[files...]',
        'asset files, directories of them, or files of agents and editors (default: all in the repository)',
      )
      .option('--commands <file>', 'JSON array of commands; `-` reads standard input')
      .option('--repo <dir>', 'also audit the files that commands would run in this directory'),
    ['text', 'json', ...PAGES],
  )
    .option('--verbose', 'show everything, including what is allowed')
    .action(async (files: string[], options: AuditOptions & { readonly format: string }) =>
      done(
        await (isPage(options.format)
          ? auditAsPage(files, options, options.format, terminal)
          : audit(files, options, terminal)),
      ),
    );

/** The formats of reports in which a whole repository is shown. */
const PAGES = ['markdown', 'sarif'] as const;

function isPage(format: string): format is (typeof PAGES)[number] {
  return PAGES.some((each) => each === format);
}

/** Shows a whole repository as a report of a change that changes nothing. */
async function auditAsPage(
  files: readonly string[],
  options: AuditOptions,
  format: (typeof PAGES)[number],
  terminal: Terminal,
): Promise<ExitCode> {
  const { commands, repo = '.', policy, profile } = options;
  if (files.length > 0 || commands !== undefined) {
    throw new GateError(
      'usage',
      `audit prints ${format} of a whole repository only.`,
      'Leave out the files, or use --format json.',
    );
  }
  await withSourceTree(resolve(terminal.cwd, repo), terminal, async (tree) => {
    const loaded = await policyFor(options, terminal, tree);
    if (agentFilesIn(tree, loaded.policy).length === 0) storeFiles(tree, loaded.policy, repo);
  });
  const named = { ...(typeof policy === 'string' && { policy }), ...(profile && { profile }) };
  const all = { base: 'HEAD', worktree: true, all: true, run: false, quiet: true } as const;
  return check({ ...all, ...named, repo, format }, terminal);
}

async function audit(
  files: readonly string[],
  options: AuditOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { commands } = options;
  if (commands !== undefined && files.length > 0) {
    throw new GateError(
      'usage',
      'audit takes either asset files or --commands.',
      'Example: `gene-gate audit assets/gep/genes.json`',
    );
  }
  const isAll = commands === undefined && files.length === 0;
  const { repo = isAll ? '.' : undefined } = options;
  const directory = resolve(terminal.cwd, repo ?? '.');
  const answer = async (tree?: Tree, root?: string, repository?: Repository): Promise<ExitCode> => {
    const { platform, signal } = terminal;
    const loaded = await policyFor(options, terminal, tree);
    const { policy } = loaded;
    const judge = Judge.by({
      policy,
      tree,
      changed: new Set(),
      platform,
      signal,
    });
    const exitCode =
      commands === undefined
        ? await auditFiles(
            isAll && tree && root !== undefined
              ? await everythingIn(tree, judge, { directory, root, repository })
              : { files: files.flatMap((path) => filesAt(path, policy, terminal)), automatic: [] },
            judge,
            { ...options, root },
            terminal,
          )
        : await auditCommands(commands, judge, options, terminal);
    if (options.format === 'text')
      terminal.print(renderPolicyUsed(policyName(loaded), policy, terminal));
    return exitCode;
  };
  return repo === undefined ? answer() : withSourceTree(directory, terminal, answer);
}

async function auditCommands(
  input: string,
  judge: Judge,
  options: AuditOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { profile } = judge.terms.policy;
  const entries = readCommandEntries(await terminal.readInput(input), inputName(input));
  const answerOf = async (entry: CommandEntry): Promise<CommandAnswer> => {
    const { id, command } = entry;
    const shown = typeof command === 'string' ? command : (JSON.stringify(command) ?? '');
    const own = judgeFor(entry.context, judge);
    const risk = profile === 'curated' ? riskAsked(entry) : undefined;
    const judgement = await (risk === undefined
      ? own.command(command).then((judged) => withEdit(judged, own))
      : own.risk(risk, command));
    return commandAnswer({ id, command: shown }, judgement, profile);
  };
  const answers = await Promise.all(entries.map(answerOf));
  const text = () => renderCommandAnswers(answers, textOptions(options, terminal));
  printAnswer(answers, text, options.format, terminal);
  return answers.some(({ verdict }) => verdict === 'block') ? 1 : 0;
}

/** The files to audit, and what runs automatically in a repository. */
interface Audited {
  readonly files: readonly { readonly path: string; readonly file: string }[];
  readonly automatic: readonly AgentFileAnswer[];
}

/** Where all files are audited. */
interface SearchedPlace {
  readonly directory: string;
  readonly root: string;
  readonly repository: Repository | undefined;
}

/** @throws GateError `usage` for a repository without asset files and without files of agents or editors */
async function everythingIn(
  tree: Tree,
  judge: Judge,
  { directory, root, repository }: SearchedPlace,
): Promise<Audited> {
  const { policy } = judge.terms;
  const inventory = await inventoryOf(tree, policy, judge.clock);
  const automatic = inventory.map(agentFileAnswer);
  const storesIn = (): readonly string[] => {
    if (automatic.length > 0) return assetPathsIn(tree, policy);
    return repository
      ? storeFiles(tree, policy, directory)
      : folderFiles(directory, policy, directory);
  };
  return { files: storesIn().map((path) => ({ path, file: join(root, path) })), automatic };
}

/** Returns a file, or the asset files of a directory. */
function filesAt(path: string, policy: Policy, { cwd }: Terminal): Audited['files'] {
  const folder = resolve(cwd, path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [{ path, file: path }];
  return folderFiles(folder, policy, path)
    .map((each) => join(path, each))
    .map((file) => ({ path: file, file }));
}

async function auditFiles(
  { files, automatic }: Audited,
  judge: Judge,
  { root, ...options }: AuditOptions & { readonly root: string | undefined },
  terminal: Terminal,
): Promise<ExitCode> {
  const { policy, tree } = judge.terms;
  const { profile, assets } = policy;
  const where = { tree, root };
  const limits = assetLimits(assets.max_file_bytes);
  const answers: (FileAnswer | AgentFileAnswer)[] = [...automatic];
  for (const { path, file } of files) {
    const ofAgents = await answerOfAgentFile({ path, file }, where, policy, terminal);
    if (ofAgents !== undefined) {
      answers.push(ofAgents);
      continue;
    }
    const bytes = await terminal.readInput(file);
    const place = await pathInRoot(file, where, terminal);
    const audited = await auditAssetFile(readAssetFile(path, bytes, limits), judge.forFile(place));
    answers.push(fileAnswer(audited, profile));
  }
  const text = () => renderFileAnswers(answers, textOptions(options, terminal));
  printAnswer(answers, text, options.format, terminal);
  const findings = answers.flatMap((answer) => answer.findings);
  if (findings.some(({ rule }) => ruleOf(rule)?.undecided)) return 2;
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}
