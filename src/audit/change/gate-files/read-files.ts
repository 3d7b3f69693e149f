import { readJsonFile } from '../../../command/resolve/package-json.ts';
import { objectIn } from '../../../ground/mapping.ts';
import { isWithin, resolveInTree } from '../../../repo/paths.ts';
import { isRegular, type Tree, type TreeEntry } from '../../../repo/tree.ts';
import { dependence, type EarlyStep } from './early-step.ts';
import type { GateUses } from './gate-uses.ts';
import { changedKeys, parseMapping } from './workflow.ts';

/** What a change does to a file, by path. */
export type FileEffects = readonly (readonly [path: string, effects: readonly string[]])[];

/**
 * Finds the changed files that the gate runs through, and those that the steps before it in its job name or
 * install. What these read in turn is not followed.
 */
export async function readFileEdits(
  { jobs, files }: GateUses,
  baseTree: Tree,
  tree: Tree,
): Promise<FileEffects> {
  const steps = [...jobs.values()].flatMap((each) => [...each.values()].flat());
  if (steps.length === 0 && files.size === 0) return [];
  const whyRead = await reasons(steps, files, baseTree);
  const entries = [...baseTree.files(), ...tree.files()];
  const links = entries
    .filter(({ path, kind }) => kind === 'symlink' && whyRead(path) !== undefined)
    .flatMap(({ path }) => [baseTree, tree].map((each) => [path, targetOf(each, path)] as const));
  const found = new Map<string, string>();
  for (const { path } of entries) {
    const names = links.flatMap(([link, target]) =>
      target !== undefined && isWithin(path, target) ? [link + path.slice(target.length)] : [],
    );
    const why = [path, ...names].map(whyRead).find((each) => each !== undefined);
    if (why !== undefined) found.set(path, why);
  }
  const edits = [...found].map(async ([path, why]) => {
    const effects = await editsOf(path, baseTree, tree);
    return [path, effects.map((effect) => `${effect}, and ${why}`)] as const;
  });
  return (await Promise.all(edits)).filter(([, effects]) => effects.length > 0);
}

async function reasons(
  steps: readonly EarlyStep[],
  files: ReadonlySet<string>,
  baseTree: Tree,
): Promise<(path: string) => string | undefined> {
  const manifest = objectIn(await readJsonFile(baseTree, 'package.json'));
  const hasWorkspaces =
    manifest.workspaces !== undefined || baseTree.stat('pnpm-workspace.yaml') !== undefined;
  return (path) => {
    if (files.has(path)) return 'the gate runs through it';
    for (const step of steps) {
      const why = dependence(step, path, hasWorkspaces);
      if (why !== undefined) return why;
    }
    return undefined;
  };
}

function targetOf(tree: Tree, link: string): string | undefined {
  const found = resolveInTree(tree, link);
  return found.kind === 'inside' || found.kind === 'missing' ? found.path : undefined;
}

async function editsOf(path: string, baseTree: Tree, tree: Tree): Promise<readonly string[]> {
  const [was, is] = [baseTree.stat(path), tree.stat(path)];
  if (was === undefined || is === undefined) {
    return was === is ? [] : [`the file is ${was ? 'removed' : 'added'}`];
  }
  if (was.kind === is.kind && was.oid !== undefined && was.oid === is.oid) return [];
  const [before, after] = await Promise.all([contentOf(baseTree, was), contentOf(tree, is)]);
  if (was.kind === is.kind && before.equals(after)) return [];
  const [base, head] = /(?:^|\/)action\.ya?ml$/.test(path)
    ? [parseMapping(before.toString()), parseMapping(after.toString())]
    : [];
  return base && head ? changedKeys(base, head) : ['the file changes'];
}

/** A submodule is its commit. */
async function contentOf(tree: Tree, { path, kind, oid }: TreeEntry): Promise<Buffer> {
  return isRegular(kind) ? await tree.read(path) : Buffer.from(tree.readlink(path) ?? oid ?? '');
}
