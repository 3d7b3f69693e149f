import { join } from 'node:path';
import { Command, Option } from 'commander';
import { INSTRUCTION_FILES, type InstructionFile } from '../audit/change/agents-block.ts';
import { GateError } from '../ground/error.ts';
import { loadPolicyFile, POLICY_PATH } from '../policy/load.ts';
import { folderTree } from '../repo/folder-tree.ts';
import type { Repository } from '../repo/git.ts';
import { hasSoleAuthor } from '../repo/past-changes.ts';
import { lookUpCommits } from '../repo/revision.ts';
import type { Tree } from '../repo/tree.ts';
import { layoutOf, page, prose } from '../report/text/layout.ts';
import { count } from '../report/view/words.ts';
import { workflowRows } from '../setup/doctor-answer.ts';
import { type FirstPolicy, firstPolicy } from '../setup/first-policy.ts';
import { type PastLevels, pastLevels } from '../setup/past-levels.ts';
import { policyTemplate } from '../setup/policy-template.ts';
import { auditPresent, countRepairs, pushedBranch } from '../setup/present-assets.ts';
import {
  isTaken,
  startingFiles,
  WORKFLOW_PATH,
  writeInstructions,
  writeStartingFile,
} from '../setup/starting-files.ts';
import { workflowAnswer } from '../setup/workflow-lacks.ts';
import { builtInPolicy, policyFor } from './policy.ts';
import { inRepository, REPO_OPTION } from './shared-options.ts';
import type { Terminal, Verb } from './terminal.ts';

interface InitOptions {
  readonly repo: string;
  readonly force?: true;
  /** False for `--no-history`. */
  readonly history: boolean;
  readonly agents?: true;
  readonly claude?: true;
  readonly cursor?: true;
}

/** `gene-gate init`: writes the policy and the workflow of a repository. */
export const initVerb: Verb = (terminal, done) =>
  new Command('init')
    .option(...REPO_OPTION)
    .addOption(
      // The rest of a file of instructions is never overwritten.
      new Option('--force', 'overwrite existing files').conflicts(['agents', 'claude', 'cursor']),
    )
    .option('--no-history', 'do not judge past changes')
    .option('--agents', 'write only the block of instructions for agents, into AGENTS.md')
    .option('--claude', 'write it into CLAUDE.md, too')
    .option('--cursor', 'write it into .cursor/rules/gene-gate.mdc, too')
    .action(async (options: InitOptions) => {
      if (options.agents || options.claude || options.cursor) await initAgents(options, terminal);
      else await init(options, terminal);
      done(0);
    });

/** @param edits how many edits `gene-gate fix` makes in the assets as they are */
function nextSteps(edits: number, { name }: Terminal): string {
  const steps = [
    `Edit the policy if needed, and see what it allows before you commit it:
     ${name} policy test
     ${name} audit`,
    `Commit these files alone and open a pull request. Its check passes with
     warnings, because it changes a workflow and the policy.`,
    'Merge the pull request. The policy then applies to all later pull requests.',
    ...(edits > 0
      ? [
          `Repair the assets in a pull request of their own, with ${count(edits, 'edit')}. Their
     commands run then, and have to pass:
     ${name} fix --write`,
        ]
      : []),
    'Require the status check "gene-gate" in the ruleset of the branch.',
    `Later, see what the policy, the workflow and this machine lack:
     ${name} doctor`,
  ];
  return ['\nNext steps:', ...steps.map((step, index) => `  ${index + 1}. ${step}`), ''].join('\n');
}

function trialNote({ until }: FirstPolicy): string {
  return `
The gate reports only until ${until}; it does not block. Its check is neutral,
which satisfies a required check. From then on a failing check blocks.
`;
}

/** Printed if both files exist. */
const nothingNew = ({ name }: Terminal) => `
Nothing was written. What the policy, the workflow and this machine lack:
  ${name} doctor
`;

async function init(options: InitOptions, terminal: Terminal): Promise<void> {
  const { force } = options;
  await inRepository(options, terminal, async (repository) => {
    if (!force) await requireValid(folderTree(repository.directory), terminal);
    const isKept = !force && (await hasPolicy(repository));
    const past = isKept ? undefined : await pastOf(repository, options, terminal);
    let isNew = false;
    for (const file of startingFiles({ pushed: past?.pushed }, past?.judged, past?.first)) {
      const written = await writeStartingFile(repository.directory, file, force === true);
      isNew ||= written;
      terminal.print(
        written
          ? `wrote  ${file.path}\n       ${file.purpose}\n`
          : `kept   ${file.path}\n       already exists; use --force to overwrite\n`,
      );
      if (!written && file.path === WORKFLOW_PATH) {
        const kept = await workflowAnswer(folderTree(repository.directory), file.text);
        const rows = workflowRows(kept, layoutOf({ ...terminal, verbose: false }));
        if (kept.lacks.length > 0) terminal.print(`\n${page([rows])}`);
      }
    }
    if (past?.judged?.changes) terminal.print(`\n${judgedText(past.judged, terminal)}`);
    // The policy for agents' files alone fails nothing.
    if (past && isNew && past.first.agentFiles.length === 0) terminal.print(trialNote(past.first));
    if (past?.first.isSole && isNew) terminal.print(SOLE);
    terminal.print(isNew ? nextSteps(past?.edits ?? 0, terminal) : nothingNew(terminal));
  });
}

const SOLE = `
The policy has approvals.gate: 0, because one person has written the history.
`;

interface Past {
  /** Without it, no past change was judged. */
  readonly judged: PastLevels | undefined;
  /** How many edits `gene-gate fix` makes in the assets as they are. */
  readonly edits: number;
  /** What the assets as they are need of the policy and the workflow. */
  readonly first: FirstPolicy;
  readonly pushed: string | undefined;
}

function judgedText({ changes, levels }: PastLevels, terminal: Terminal): string {
  const layout = layoutOf({ ...terminal, verbose: false });
  const judged = `Judged ${count(changes, 'past change')} as if in a pull request today. Nothing was run.`;
  const rows = levels.flatMap(({ group, changes: needing, rules }) =>
    prose(layout, 'level', `${group}: warning, because of ${count(needing, 'change')}: ${rules}`),
  );
  return page([[...prose(layout, 'history', judged), ...rows]]);
}

/**
 * A workflow beside a policy that cannot be read would stop every pull request.
 * @throws GateError `policy_invalid`; a policy that extends one which only the action can read is no mistake
 */
async function requireValid(tree: Tree, terminal: Terminal): Promise<void> {
  await policyFor({}, terminal, tree).catch((error: unknown) => {
    if (!(error instanceof GateError && error.code === 'policy_unavailable')) throw error;
  });
}

/** Whether the working tree has a policy. Why a file cannot be there is said when it is written. */
function hasPolicy({ directory }: Repository): Promise<boolean> {
  return isTaken(join(directory, POLICY_PATH)).catch(() => false);
}

/** Nobody waits longer for an answer about the past. */
const ENOUGH_MS = 120_000;

/** @returns undefined for a repository without commits */
async function pastOf(
  repository: Repository,
  { history: isAsked }: InitOptions,
  terminal: Terminal,
): Promise<Past | undefined> {
  const [tip] = await lookUpCommits(repository, ['HEAD']);
  if (tip === undefined) return undefined;
  const now = new Date();
  const builtIn = await builtInPolicy();
  const { platform, signal, interactive, note } = terminal;
  const isShallow = (await repository.shallowCommits()).size > 0;
  const isSole = !isShallow && (await hasSoleAuthor(repository, tip));
  const found = await auditPresent({ repository, policy: builtIn, platform, signal }, tip);
  const first = { ...(await firstPolicy(found, builtIn.policy, now)), isSole };
  // All numbers are about the policy that is written.
  const text = policyTemplate(undefined, first);
  const policy = await loadPolicyFile(text, POLICY_PATH, folderTree(repository.directory));
  const terms = { repository, policy, platform, signal };
  if (isAsked && interactive) note('Judging past changes …\n');
  const enough = AbortSignal.timeout(ENOUGH_MS);
  return {
    judged: isAsked ? await pastLevels({ ...terms, tip, now, enough }) : undefined,
    edits: await countRepairs(terms, await auditPresent(terms, tip), tip, now),
    first,
    pushed: await pushedBranch(repository, tip),
  };
}

async function initAgents(options: InitOptions, terminal: Terminal): Promise<void> {
  const wanted: Readonly<Record<InstructionFile, boolean>> = {
    'AGENTS.md': true,
    'CLAUDE.md': options.claude === true,
    '.cursor/rules/gene-gate.mdc': options.cursor === true,
  };
  await inRepository(options, terminal, async ({ directory }) => {
    const { policy } = await policyFor({}, terminal, folderTree(directory));
    for (const path of INSTRUCTION_FILES.filter((each) => wanted[each])) {
      const written = await writeInstructions(directory, path, policy.programs);
      terminal.print(`${written.padEnd('created'.length)}  ${path}\n`);
    }
  });
}
