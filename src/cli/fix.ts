import { isAbsolute, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { assetPathsIn } from '../assets/globs.ts';
import { type Fix, type FixInput, fixFiles } from '../fix/fix.ts';
import { editedBy, fixTask, requireOwnEdits } from '../fix/fix-task.ts';
import { patchText, writeFix } from '../fix/patch.ts';
import { describeUnfixed, withProposals } from '../fix/unfixed.ts';
import { GateError } from '../ground/error.ts';
import { Judge } from '../judge/judge.ts';
import type { Edit } from '../model/edit.ts';
import { tightenPolicy } from '../policy/combine.ts';
import { loadPolicy } from '../policy/load.ts';
import { folderTree } from '../repo/folder-tree.ts';
import type { Repository } from '../repo/git.ts';
import { lookUpCommits } from '../repo/revision.ts';
import type { Tree } from '../repo/tree.ts';
import { withSourceTree } from '../repo/worktree.ts';
import type { AgentTask } from '../report/agent/agent-task.ts';
import { renderTask } from '../report/agent/task-of-report.ts';
import { terminal as escaped } from '../report/escape.ts';
import { messageText } from '../report/text/layout.ts';
import { wrap } from '../report/view/columns.ts';
import type { ExitCode } from '../verdict/verdict.ts';
import { pathInRoot } from './audit-input.ts';
import {
  filesOf,
  profileOf,
  readFixedChange,
  readTask,
  requireSameCommit,
  requireStaged,
} from './fix-change.ts';
import { namedPolicy } from './policy.ts';
import { formatOption, NO_GENES, storeFiles } from './shared-options.ts';
import type { Terminal, Verb } from './terminal.ts';

interface FixOptions {
  readonly base?: string;
  readonly repo?: string;
  readonly policy?: string;
  readonly write?: true;
  readonly staged?: true;
  readonly identity?: true;
  readonly apply?: string;
  readonly format: 'text' | 'json';
}

const EXIT_CODES = `
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`;

/** `gene-gate fix`: fixes what it can fix safely in asset files, and lists the rest. */
export const fixVerb: Verb = (terminal, done) =>
  new Command('fix')
    .argument('[files...]', 'asset files (default: all in the repository)')
    .option('--write', 'write the files instead of printing a diff')
    .option('--staged', 'judge what is staged, as git commit would commit it')
    .option('--identity', 'also add missing `schema_version` and `asset_id`')
    .option('--base <ref>', 'fix only the assets that differ from this branch or commit')
    .addOption(
      new Option(
        '--apply <file>',
        'make the edits of an AgentTask about this commit; `-` reads standard input',
      ).conflicts('identity'),
    )
    .addOption(formatOption())
    .option('--repo <dir>', 'directory in the working tree (default: ".")')
    .option(
      '--policy <file>',
      'policy file (default: the policy of the working tree, or of the base with --base)',
    )
    .addHelpText('after', EXIT_CODES)
    .action(async (files: string[], options: FixOptions) =>
      done(await fix(files, options, terminal)),
    );

async function fix(
  files: readonly string[],
  options: FixOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const directory = resolve(terminal.cwd, options.repo ?? '.');
  const task = await readTask(options.apply, files, terminal);
  if (task && task.edits.length === 0) return nothingToApply(task, terminal);
  const { staged = false } = options;
  const fixTree = async (tree: Tree, root: string, repository?: Repository): Promise<ExitCode> => {
    if (repository === undefined && (options.repo !== undefined || staged)) {
      throw new GateError(
        'not_a_repository',
        `${directory} is not in a git repository.`,
        'Use --repo with a directory in the working tree, or change to the directory and omit --repo.',
      );
    }
    const named = await namedPolicy(options.policy, terminal);
    const [head] = repository ? await lookUpCommits(repository, ['HEAD']) : [];
    if (task) requireSameCommit(task, head);
    const base = options.base ?? task?.policy?.ref;
    const change =
      base === undefined ? undefined : await readFixedChange(repository, { base, staged }, named);
    const loaded = change?.policy ?? named ?? (await loadPolicy(tree, tree.label));
    const { policy } = tightenPolicy(loaded, profileOf(task));
    const all = task
      ? filesOf(task, assetPathsIn(tree, policy))
      : files.length === 0
        ? (repository ? assetPathsIn : storeFiles)(tree, policy, directory)
        : await Promise.all(files.map((file) => pathInside(root, file, terminal)));
    const paths = change && !task ? all.filter((path) => change.paths.has(path)) : all;
    if (repository && staged) await requireStaged(repository, tree, paths);
    const { platform, signal } = terminal;
    const inputs = await readInputs(root, new Set(paths));
    const judge = Judge.by({
      policy,
      tree,
      ...(change && { base: change.baseTree }),
      changed: change?.changed ?? new Set(),
      platform,
      signal,
    });
    const fixOptions = {
      identity: options.identity ?? false,
      ...(change && { includes: change.includes }),
      ...(task && { includes: editedBy(task.edits) }),
    };
    const found = await fixFiles(inputs, judge, fixOptions);
    if (task) requireOwnEdits(task.edits, found);
    if (options.format === 'json') {
      const made = await fixTask(inputs, found, judge, {
        ...fixOptions,
        ...(staged && { event: { name: 'index' } }),
        head_sha: head ?? null,
        base_sha: change?.base ?? null,
        policyRef: change?.policy.ref,
      });
      terminal.print(renderTask(made), 'json');
    } else if (!options.write) terminal.print(patchText(found));
    if (options.write) await writeFix(root, found);
    terminal.note(
      paths.length === 0
        ? messageText(`Nothing to fix: ${all.length > 0 ? sameAs(base) : NO_GENES}`, terminal)
        : await summarise(found, options.write ?? false, terminal),
    );
    // What an AgentTask leaves to do is in the task.
    const isLeft = !(task && options.write) && found.files.some(({ left }) => left.length > 0);
    return isLeft || (!options.write && found.files.some(isChanged)) ? 1 : 0;
  };
  return withSourceTree(directory, terminal, fixTree, staged);
}

function sameAs(base: string | undefined): string {
  return `no asset differs from ${base}. Without \`--base\`, all assets are fixed.`;
}

/** @returns 0 if the task is done, 1 if something is left for its agent or for a person */
function nothingToApply({ next_actor, todo, human }: AgentTask, terminal: Terminal): ExitCode {
  const left = todo.length + human.length;
  terminal.note(`The task has no edits, and ${left === 0 ? 'nothing' : left} to do by hand.\n`);
  return next_actor === 'done' ? 0 : 1;
}

/** @throws GateError `usage` for a file outside of the repository */
async function pathInside(root: string, file: string, terminal: Terminal): Promise<string> {
  const path = await pathInRoot(file, { root }, terminal);
  if (path.split('/')[0] !== '..' && !isAbsolute(path)) return path || '.';
  throw new GateError(
    'usage',
    `${resolve(terminal.cwd, file)} is not in ${root}.`,
    'Pass files of the current repository, or its directory with --repo.',
  );
}

async function readInputs(root: string, paths: ReadonlySet<string>): Promise<FixInput[]> {
  const disk = folderTree(root);
  return Promise.all([...paths].map(async (path) => ({ path, bytes: await disk.read(path) })));
}

/** Says what was fixed in each file, what was not, and how many files change. */
async function summarise(
  { files, scripts, judgeOf }: Fix,
  written: boolean,
  { columns }: Pick<Terminal, 'columns'>,
): Promise<string> {
  const described = files.map(async (file) => {
    const { path, steps } = file;
    const left = await withProposals(file.left, judgeOf(path));
    const counts = [...new Set(steps)].map(
      (step) => `  ${steps.filter((each) => each === step).length} × ${step}`,
    );
    if (counts.length === 0 && left.length === 0) return [];
    return [
      escaped(path),
      ...counts,
      ...(left.length === 0 ? [] : ['  Not fixed:', ...describeUnfixed(left)]),
    ];
  });
  const lines = (await Promise.all(described)).flat();
  const changed = files.filter(isChanged).length;
  const counts = `${changed} of ${files.length}; new scripts: ${scripts.length}`;
  const total = `Asset files ${written ? 'written' : 'to change'}: ${counts}.`;
  const hint = changed > 0 && !written ? ' Run with --write to apply.' : '';
  const hasCommands = files.some(({ edits }) => edits.some(isNewCommand));
  const note = hasCommands ? ' New commands: accepted; not run.' : '';
  // Words such as commands and paths stay whole.
  const wrapped = [...lines, total + hint + note].flatMap((line) => {
    const margin = /^ */.exec(line)?.[0] ?? '';
    const room = columns - margin.length;
    return wrap(line.slice(margin.length), room, Number.POSITIVE_INFINITY).map(
      (part) => margin + part,
    );
  });
  return `${wrapped.join('\n')}\n`;
}

function isNewCommand({ pointer, new: commands }: Edit): boolean {
  return pointer?.endsWith('/asset_id') === false && commands.length > 0;
}

function isChanged({ before, after }: { before: string; after: string }): boolean {
  return before !== after;
}
