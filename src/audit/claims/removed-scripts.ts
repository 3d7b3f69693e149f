import { posix } from 'node:path';
import { type Asset, placeOf } from '../../assets/asset.ts';
import { storeOf } from '../../assets/store.ts';
import { validationCommands } from '../../assets/validation.ts';
import { namedPaths } from '../../command/named-paths.ts';
import { readWords } from '../../command/read.ts';
import { usablePackageJson } from '../../command/resolve/package-json.ts';
import { eventOf, scriptsThatRun } from '../../command/resolve/scripts-that-run.ts';
import { NO_PROGRAMS } from '../../programs/table.ts';
import type { Change } from '../../repo/change.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ChangeSubject } from '../subject.ts';

/** A removed file, or a removed script of a package.json. */
interface Removed {
  readonly path: string;
  /** Empty for the file itself. */
  readonly script: string;
}

/** Finds removed or renamed files and npm scripts that commands of unchanged genes name. */
export async function removedScripts(subject: ChangeSubject): Promise<Finding[]> {
  const { assets, baseTree, clock } = subject;
  const files = removedFiles(subject.change);
  const scripts = await removedNpmScripts(subject);
  if (files.size + scripts.size === 0) return [];
  // Commands of changed genes are judged.
  const judged = new Set(assets.changes.map(({ asset }) => asset));
  const genes = assets.present.filter((asset) => asset.type === 'Gene' && !judged.has(asset));
  const naming = new Map<string, Removed & { gene: Asset; entry: number; more: number }>();
  for (const gene of genes) {
    await clock.tick();
    const field = validationCommands(gene);
    const named = new Map<string, Removed & { entry: number }>();
    for (const { value, pointer } of field.kind === 'list' ? field.entries : []) {
      if (typeof value !== 'string') continue;
      const start = storeOf(gene.path, { policy: subject.policy, tree: baseTree });
      const paths = namedPaths(value, start).filter((path) => files.has(path));
      const all = paths.map((path) => ({ path, script: '' }));
      if (scripts.size > 0 && start.checkoutAs === undefined)
        all.push(...(await npmScriptsOf(value, baseTree, start.root)));
      for (const removed of all) {
        const key = keyOf(removed);
        if (removed.script === '' || scripts.has(key))
          named.set(key, { ...removed, entry: pointer[1] });
      }
    }
    for (const [key, each] of named) {
      const first = naming.get(key);
      if (first) first.more += 1;
      else naming.set(key, { ...each, gene, more: 0 });
    }
  }
  return [...naming.values()].map(({ path, script, gene, entry, more }) => {
    const what = script === '' ? `file \`${path}\`` : `script \`${script}\` of \`${path}\``;
    const fix = `Keep \`${script || path}\`, or change the commands that name it`;
    const place = { ...placeOf(gene, ['validation', entry]), harm: 'broken' } as const;
    return finding('still-named', { what, by: `the gene \`${gene.id}\``, more, fix }, place);
  });
}

function removedFiles({ files }: Change): ReadonlySet<string> {
  const removed = new Set(
    files.flatMap(({ status, path, oldPath }) => (status === 'deleted' ? path : (oldPath ?? []))),
  );
  for (const { path, status } of files) if (status !== 'deleted') removed.delete(path);
  return removed;
}

/** Returns the scripts of every edited or removed package.json, as {@link keyOf} encodes them. */
async function removedNpmScripts({
  change,
  baseTree,
  tree,
}: ChangeSubject): Promise<ReadonlySet<string>> {
  const paths = change.files.map(({ path, oldPath }) => oldPath ?? path);
  const removed = new Set<string>();
  for (const path of paths.filter((each) => posix.basename(each) === 'package.json')) {
    const before = await scriptsOf(baseTree, path);
    const after = new Set(await scriptsOf(tree, path));
    for (const script of before) if (!after.has(script)) removed.add(keyOf({ path, script }));
  }
  return removed;
}

async function scriptsOf(tree: Tree, path: string): Promise<readonly string[]> {
  const directory = posix.dirname(path);
  const manifest = await usablePackageJson(tree, directory === '.' ? '' : directory);
  return [...(manifest?.scripts.keys() ?? [])];
}

/** Returns the scripts that an npm command names, in the packages where they ran at the base. */
async function npmScriptsOf(
  command: string,
  tree: Tree,
  directory: string,
): Promise<readonly Removed[]> {
  const { invocation } = readWords(command, { tree, cwd: directory });
  if (invocation?.program !== 'npm') return [];
  const place = { tree, directory, changed: new Set<string>(), families: NO_PROGRAMS };
  const { runs } = await scriptsThatRun(invocation, place, { start: 0, end: 0 });
  const script = eventOf(invocation);
  return runs.flatMap(({ directory, event }) =>
    event === script ? [{ path: posix.join(directory, 'package.json'), script }] : [],
  );
}

function keyOf({ path, script }: Removed): string {
  return `${path}\0${script}`;
}
