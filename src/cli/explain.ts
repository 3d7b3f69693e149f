import { resolve } from 'node:path';
import { Command } from 'commander';
import { assetPathTest } from '../assets/globs.ts';
import { commonStart } from '../assets/store.ts';
import { GateError } from '../ground/error.ts';
import { nearestName } from '../ground/nearest-name.ts';
import { Judge } from '../judge/judge.ts';
import { RULE_GROUPS } from '../model/verdict.ts';
import { FAMILIES } from '../programs/registry.ts';
import { TOOLS } from '../programs/tools/index.ts';
import type { Tree } from '../repo/tree.ts';
import { withSourceTree } from '../repo/worktree.ts';
import { terminal as escaped } from '../report/escape.ts';
import { explainCommand, explainRule, ruleList } from '../report/explanation.ts';
import { rulesByTopic } from '../report/rule-pages/documents.ts';
import { renderFileAnswers } from '../report/text/audit.ts';
import { renderExplanation, renderRule, renderRuleList } from '../report/text/explain.ts';
import { renderPolicyUsed } from '../report/text/policy-answer.ts';
import { clip } from '../report/view/words.ts';
import { allRules, ruleOf } from '../rules/catalogue.ts';
import type { Rule } from '../rules/rule.ts';
import { programNamed } from '../shell/programs.ts';
import { answerOfAgentFile } from './audit-input.ts';
import { policyFor, policyName, repositoryOf } from './policy.ts';
import {
  type JudgingOptions,
  printAnswer,
  textOptions,
  withJudgingOptions,
} from './shared-options.ts';
import type { Terminal, Verb } from './terminal.ts';

interface ExplainOptions extends JudgingOptions {
  readonly command?: true;
  readonly list?: true;
  /** False for `--no-repo`. */
  readonly repo?: string | false;
}

/** `gene-gate explain RULE|"COMMAND"|FILE`: prints a rule's page, or explains a command or a file of agents. */
export const explainVerb: Verb = (terminal, done) =>
  withJudgingOptions(
    new Command('explain')
      .argument('[what]', 'rule id, command in quotes, or file of agents or editors')
      .allowExcessArguments()
      .option('--list', 'list all rules by topic')
      .option('--command', 'treat the argument as a command even if it is one word')
      .option(
        '--repo <dir>',
        'directory where the command would run (default: the current repository)',
      )
      .option('--no-repo', 'judge the command without looking at files'),
  )
    .option('--verbose', 'show long commands in full')
    .action(async (what = '', options: ExplainOptions, { args }: Command) => {
      if (options.list) {
        const topics = rulesByTopic();
        const text = () => renderRuleList(topics, terminal);
        printAnswer(ruleList(topics), text, options.format, terminal);
        return done(0);
      }
      requireOne(args);
      if (options.command !== true) requireText(what);
      if (options.command !== true && namesRule(what)) {
        const rule = knownRule(what);
        const text = () => renderRule(rule, terminal);
        printAnswer(explainRule(rule), text, options.format, terminal);
      } else await explainOther(what, options, terminal);
      done(0);
    });

const HINT =
  'Name a rule, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rules.';

function requireOne(args: readonly string[]): void {
  if (args.length <= 1) return;
  throw new GateError(
    'usage',
    `\`explain\` takes one argument, not ${args.length}.`,
    `Quote the command: \`gene-gate explain '${args.join(' ')}'\`.`,
  );
}

function requireText(what: string): void {
  if (what !== '') return;
  throw new GateError('usage', '`explain` has nothing to explain.', HINT);
}

/** Returns whether the argument is the id of a rule, or a mistyped one; everything else is a command. */
function namesRule(what: string): boolean {
  if (ruleOf(what) !== undefined) return true;
  return !NOT_IN_IDS.test(what) && !isProgram(what);
}

/** What paths, options, assignments and several words have, and ids do not. */
const NOT_IN_IDS = /[\s/\\.=:@$&|;<>"'()]|^-/;

function isProgram(word: string): boolean {
  return PROGRAMS.has(word) || programNamed(word) !== undefined || TOOLS.has(word);
}

const PROGRAMS: ReadonlySet<string> = new Set([
  ...['node', 'npm', 'npx'],
  ...FAMILIES.map(({ name }) => name),
]);

/** Characters of an unknown id that are shown. */
const LONGEST_ID = 80;

function knownRule(id: string): Rule {
  const rule = ruleOf(id);
  if (rule !== undefined) return rule;
  const group = RULE_GROUPS.find((name) => name === id);
  if (group !== undefined) {
    const ids = allRules()
      .filter((each) => each.group === group)
      .map((each) => each.id);
    throw new GateError(
      'usage',
      `\`${group}\` is a group of rules.`,
      `Its rules: ${ids.join(', ')}. A policy can make the whole group less strict, in \`rules\`.`,
    );
  }
  const nearest = nearestName(
    id,
    allRules().map((each) => each.id),
  );
  throw new GateError(
    'usage',
    `Unknown rule: ${escaped(clip(id, LONGEST_ID))}.`,
    `${nearest ? `Did you mean ${nearest}? ` : ''}\`gene-gate explain --list\` lists all rules. To explain a command, add --command.`,
  );
}

async function explainOther(
  command: string,
  { repo, format, ...options }: ExplainOptions,
  terminal: Terminal,
): Promise<void> {
  const { platform, signal } = terminal;
  return inTree(repo, terminal, async (tree, root) => {
    // Without files, nothing is read from the repository.
    const noFiles = tree === undefined && options.policy === undefined;
    const loaded = await policyFor(
      { ...options, ...(noFiles && { policy: false }) },
      terminal,
      tree,
    );
    const { policy } = loaded;
    const ofAgents = options.command
      ? undefined
      : await answerOfAgentFile({ path: command, file: command }, { tree, root }, policy, terminal);
    const shown = textOptions(options, terminal);
    if (ofAgents !== undefined)
      return printAnswer(ofAgents, () => renderFileAnswers([ofAgents], shown), format, terminal);
    const files = tree ? [...tree.files()].map(({ path }) => path) : [];
    const start = commonStart(files.filter(assetPathTest(policy)), { policy, tree });
    const judge = Judge.by({ policy, tree, changed: new Set(), platform, signal }).startingIn(
      start,
    );
    const explanation = await explainCommand(command, judge);
    const text = () =>
      `${renderExplanation(explanation, shown)}\n${renderPolicyUsed(policyName(loaded), policy, terminal)}`;
    printAnswer(explanation, text, format, terminal);
  });
}

/** Uses the directory of `--repo`, else the current directory if it is in a repository. */
async function inTree<T>(
  repo: string | false | undefined,
  terminal: Terminal,
  use: (tree?: Tree, root?: string) => Promise<T>,
): Promise<T> {
  const { cwd, env } = terminal;
  if (repo === false) return use();
  if (repo !== undefined) return withSourceTree(resolve(cwd, repo), terminal, use);
  return (await repositoryOf(cwd, env)) === undefined ? use() : withSourceTree(cwd, terminal, use);
}
