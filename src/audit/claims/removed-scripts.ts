import { posix } from 'node:path';
import { type Asset, placeOf } from '../../assets/asset.ts';
import { type Start, storeOf } from '../../assets/store.ts';
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

/** Finds removed or renamed files and npm scripts that commands of unchanged genes name. */
export async function removedScripts(subject: ChangeSubject): Promise<Finding[]> {
  const { assets, baseTree, clock } = subject;
  const removed = new Map([...removedFiles(subject.change), ...(await removedNpmScripts(subject))]);
  if (removed.size === 0) return [];
  // Commands of changed genes are judged.
  const judged = new Set(assets.changes.map(({ asset }) => asset));
  const genes = assets.present.filter((asset) => asset.type === 'Gene' && !judged.has(asset));
  const naming = new Map<string, { gene: Asset; entry: number; more: number }>();
  for (const gene of genes) {
    await clock.tick();
    const start = storeOf(gene.path, { policy: subject.policy, tree: baseTree });
    const field = validationCommands(gene);
    const named = new Map<string, number>();
    for (const { value, pointer } of field.kind === 'list' ? field.entries : []) {
      if (typeof value !== 'string') continue;
      for (const what of await namedBy(value, start, baseTree))
        if (removed.has(what)) named.set(what, pointer[1]);
    }
    for (const [what, entry] of named) {
      const first = naming.get(what);
      if (first) first.more += 1;
      else naming.set(what, { gene, entry, more: 0 });
    }
  }
  return [...naming].map(([what, { gene, entry, more }]) => {
    const fix = `Keep \`${removed.get(what)}\`, or change the commands that name it`;
    const place = { ...placeOf(gene, ['validation', entry]), harm: 'broken' } as const;
    return finding('still-named', { what, by: `the gene \`${gene.id}\``, more, fix }, place);
  });
}

/** What a command can name, in words that are also its identity. */
function fileWords(path: string): string {
  return `file \`${path}\``;
}

function scriptWords(path: string, script: string): string {
  return `script \`${script}\` of \`${path}\``;
}

type Named = readonly [words: string, name: string];

function removedFiles({ files }: Change): readonly Named[] {
  const kept = new Set(files.filter(({ status }) => status !== 'deleted').map(({ path }) => path));
  return files
    .flatMap(({ status, path, oldPath }) => (status === 'deleted' ? path : (oldPath ?? [])))
    .filter((path) => !kept.has(path))
    .map((path) => [fileWords(path), path]);
}

/** Returns the removed scripts of every edited or removed package.json. */
async function removedNpmScripts({ change, baseTree, tree }: ChangeSubject): Promise<Named[]> {
  const paths = change.files.map(({ path, oldPath }) => oldPath ?? path);
  const removed: Named[] = [];
  for (const path of paths.filter((each) => posix.basename(each) === 'package.json')) {
    const after = new Set(await scriptsOf(tree, path));
    const gone = (await scriptsOf(baseTree, path)).filter((script) => !after.has(script));
    removed.push(...gone.map((script): Named => [scriptWords(path, script), script]));
  }
  return removed;
}

async function scriptsOf(tree: Tree, path: string): Promise<readonly string[]> {
  const directory = posix.dirname(path);
  const manifest = await usablePackageJson(tree, directory === '.' ? '' : directory);
  return [...(manifest?.scripts.keys() ?? [])];
}

/** Returns the files that a command names, and its npm script in the packages where that ran at the base. */
async function namedBy(command: string, start: Start, tree: Tree): Promise<readonly string[]> {
  const files = namedPaths(command, start).map(fileWords);
  const directory = start.root;
  const { invocation } = readWords(command, { tree, cwd: directory });
  if (start.checkoutAs !== undefined || invocation?.program !== 'npm') return files;
  const place = { tree, directory, changed: new Set<string>(), families: NO_PROGRAMS };
  const { runs } = await scriptsThatRun(invocation, place, { start: 0, end: 0 });
  const script = eventOf(invocation);
  const own = runs.filter(({ event }) => event === script);
  return [
    ...files,
    ...own.map((run) => scriptWords(posix.join(run.directory, 'package.json'), run.event)),
  ];
}
