import { realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Command } from 'commander';
import { assetPathTest } from '../assets/globs.ts';
import { GateError } from '../error.ts';
import { type Fix, type FixInput, fixFiles } from '../fix/fix.ts';
import { renderPatch } from '../fix/patch.ts';
import { describeUnfixed } from '../fix/unfixed.ts';
import { writeFix } from '../fix/write.ts';
import { loadPolicy } from '../policy/load.ts';
import { folderTree } from '../repo/folder-tree.ts';
import { withSourceTree } from '../repo/source-tree.ts';
import type { Tree } from '../repo/tree.ts';
import { terminal as escaped } from '../report/escape.ts';
import type { ExitCode } from '../verdict/exit-code.ts';
import { namedPolicy } from './policy.ts';
import type { Terminal, Verb } from './terminal.ts';

interface FixOptions {
  readonly repo: string;
  readonly policy?: string;
  readonly write?: true;
}

const EXIT_CODES = `
The diff goes to standard output, what needs a person to standard error.

Exit codes: 0 nothing is left to fix; 1 something needs a person or, without
--write, would be written; 2 the fix could not be worked out or written.`;

/** `gene-gate fix`: rewrites in asset files what can be rewritten safely, and says what cannot. */
export const fixVerb: Verb = (terminal, done) =>
  new Command('fix')
    .description('Rewrite what can be rewritten safely in asset files: shows a diff.')
    .argument('[files...]', 'asset files (default: every one of the repository)')
    .option('--write', 'write the files, in place of showing a diff')
    .option('--repo <dir>', 'a folder of the work tree', '.')
    .option('--policy <file>', "a policy file (default: the work tree's own)")
    .addHelpText('after', EXIT_CODES)
    .action(async (files: string[], options: FixOptions) =>
      done(await fix(files, options, terminal)),
    );

async function fix(
  files: readonly string[],
  options: FixOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const directory = resolve(terminal.cwd, options.repo);
  return withSourceTree(directory, terminal.env, async (tree, root) => {
    const { policy } =
      (await namedPolicy(options.policy, terminal)) ?? (await loadPolicy(tree, tree.label));
    const paths =
      files.length === 0
        ? assetPaths(tree, assetPathTest(policy))
        : await Promise.all(files.map((file) => pathInside(root, resolve(terminal.cwd, file))));
    const { platform } = terminal;
    const inputs = await readInputs(root, new Set(paths));
    const found = await fixFiles(inputs, tree, { policy, platform });
    if (options.write) await writeFix(root, found);
    else terminal.print(renderPatch(found));
    terminal.note(summarise(found, options.write ?? false));
    const isLeft = found.files.some(({ left }) => left.length > 0);
    return isLeft || (!options.write && found.files.some(isChanged)) ? 1 : 0;
  });
}

function assetPaths(tree: Tree, isAssetPath: (path: string) => boolean): string[] {
  return [...tree.files()]
    .filter(({ kind, path }) => (kind === 'file' || kind === 'executable') && isAssetPath(path))
    .map(({ path }) => path);
}

/** @throws GateError `usage` for a file that the repository does not hold */
async function pathInside(root: string, file: string): Promise<string> {
  const folder = await realpath(dirname(file)).catch(() => dirname(file));
  const path = relative(await realpath(root), join(folder, basename(file)));
  if (path !== '' && path.split(sep)[0] !== '..' && !isAbsolute(path)) {
    return path.split(sep).join('/');
  }
  throw new GateError(
    'usage',
    `${file} is not in ${root}.`,
    'Name files of the repository that the fix runs in, or name that one with --repo.',
  );
}

/** From disk and not from git, which may store other line endings. */
async function readInputs(root: string, paths: ReadonlySet<string>): Promise<FixInput[]> {
  const disk = folderTree(root);
  return Promise.all([...paths].map(async (path) => ({ path, bytes: await disk.read(path) })));
}

function summarise({ files, scripts }: Fix, written: boolean): string {
  const lines = files.flatMap((file) => {
    const { path, steps, left } = file;
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
  const changed = files.filter(isChanged).length;
  const counts = `${changed} of ${files.length}; new scripts: ${scripts.length}`;
  const total = `Asset files ${written ? 'written' : 'to change'}: ${counts}.`;
  const hint = changed > 0 && !written ? ' Apply it with --write.' : '';
  return `${[...lines, total + hint].join('\n')}\n`;
}

function isChanged({ before, after }: { before: string; after: string }): boolean {
  return before !== after;
}
