import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { readAssetFile } from '../assets/file.ts';
import { assetLimits } from '../assets/limits.ts';
import { auditAssetFile } from '../audit/asset-file.ts';
import { readCommand } from '../command/read.ts';
import { GateError } from '../error.ts';
import { judgeCommand, judgeRiskAlone } from '../judge/command.ts';
import { commandJudge } from '../judge/command-judge.ts';
import { commandPolicyOf } from '../judge/profiles/policy-settings.ts';
import type { CommandVerdict } from '../model/verdict.ts';
import { type Policy, type ProfileName, policySchema } from '../policy/policy.ts';
import { PROFILE_NAMES } from '../policy/schema/commands.ts';
import { withSourceTree } from '../repo/source-tree.ts';
import type { Tree } from '../repo/tree.ts';
import {
  type CommandAnswer,
  commandAnswer,
  type FileAnswer,
  fileAnswer,
} from '../report/audit-answer.ts';
import { json } from '../report/escape.ts';
import { renderCommandAnswers, renderFileAnswers } from '../report/text/audit.ts';
import type { ExitCode } from '../verdict/exit-code.ts';
import { contextOf, readCommandEntries, riskAsked } from './audit-input.ts';
import { namedPolicy } from './policy.ts';
import type { Terminal } from './terminal.ts';
import type { Verb } from './verb.ts';

const DEFAULT_POLICY = policySchema.parse({});

interface AuditOptions {
  readonly commands?: string;
  readonly repo?: string;
  readonly policy?: string;
  readonly profile?: ProfileName;
  readonly format: 'text' | 'json';
  readonly verbose?: true;
}

/** `gene-gate audit`: judges commands or asset files, and never runs anything. */
export const auditVerb: Verb = (terminal, done) =>
  new Command('audit')
    .description('Judge asset files, or plain commands, without running anything.')
    .argument('[files...]', 'asset files')
    .option('--commands <file>', 'a JSON array of commands; `-` reads standard input')
    .option('--repo <dir>', 'judge what commands would run there, too')
    .option('--policy <file>', 'a policy file (default: the built-in policy)')
    .addOption(new Option('--profile <name>', 'the rules for commands').choices(PROFILE_NAMES))
    .addOption(
      new Option('--format <name>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .option('--verbose', 'show what is allowed in full, too')
    .action(async (files: string[], options: AuditOptions) =>
      done(await audit(files, options, terminal)),
    );

async function audit(
  files: readonly string[],
  options: AuditOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if ((options.commands === undefined) === (files.length === 0)) {
    throw new GateError(
      'usage',
      'audit takes asset files, or --commands with a file of commands.',
      'For example: gene-gate audit assets/gep/genes.json',
    );
  }
  const policy = (await namedPolicy(options.policy, terminal))?.policy ?? DEFAULT_POLICY;
  const profile = options.profile ?? policy.profile;
  const { repo } = options;
  const inTree = <T>(use: (tree?: Tree) => Promise<T>): Promise<T> =>
    repo === undefined ? use() : withSourceTree(resolve(terminal.cwd, repo), terminal.env, use);
  return options.commands === undefined
    ? inTree((tree) => auditFiles(files, profile, policy, tree, options, terminal))
    : inTree((tree) =>
        auditCommands(options.commands ?? '-', profile, policy, tree, options, terminal),
      );
}

async function auditCommands(
  input: string,
  profile: ProfileName,
  policy: Policy,
  tree: Tree | undefined,
  options: AuditOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const entries = readCommandEntries(await terminal.readInput(input), input);
  const answers: CommandAnswer[] = await Promise.all(
    entries.map(async (entry) => {
      const { id, command } = entry;
      const reading = await readCommand(command, tree ? { tree } : {});
      const shown = typeof command === 'string' ? command : (JSON.stringify(command) ?? '');
      const context = contextOf(entry.context, commandPolicyOf(policy), tree);
      const risk = profile === 'curated' ? riskAsked(entry) : undefined;
      const judgement =
        risk === undefined
          ? judgeCommand(reading, profile, context)
          : judgeRiskAlone(reading, risk, context);
      return commandAnswer(id, shown, judgement, profile);
    }),
  );
  terminal.print(
    options.format === 'json'
      ? `${json(answers)}\n`
      : renderCommandAnswers(answers, { ...terminal, verbose: options.verbose ?? false }),
  );
  return exitCodeOf(answers.map(({ verdict }) => verdict));
}

async function auditFiles(
  paths: readonly string[],
  profile: ProfileName,
  policy: Policy,
  tree: Tree | undefined,
  options: AuditOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const judge = commandJudge(tree ? { tree } : {}, profile, commandPolicyOf(policy));
  const limits = assetLimits(policy.assets.max_file_bytes);
  const answers: FileAnswer[] = [];
  for (const path of paths) {
    const bytes = await terminal.readInput(path);
    answers.push(
      fileAnswer(await auditAssetFile(readAssetFile(path, bytes, limits), judge), profile),
    );
  }
  terminal.print(
    options.format === 'json'
      ? `${json(answers)}\n`
      : renderFileAnswers(answers, { ...terminal, verbose: options.verbose ?? false }),
  );
  const failed = answers
    .flatMap(({ findings }) => findings)
    .some(({ severity }) => severity === 'error');
  return failed ? 1 : 0;
}

function exitCodeOf(verdicts: readonly CommandVerdict[]): ExitCode {
  return verdicts.includes('block') ? 1 : 0;
}
