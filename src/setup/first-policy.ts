import { posix } from 'node:path';
import picomatch from 'picomatch';
import { agentFilesIn } from '../agent-files/find-files.ts';
import { assetPathTest, findStrayGenes, mayHoldAssets } from '../assets/globs.ts';
import { countLines } from '../assets/log/audit-log.ts';
import { assetLimits } from '../assets/source.ts';
import { packagesAbove, type Start } from '../assets/store.ts';
import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import type { AuditedCommit } from '../gate/audit-commit.ts';
import { groupBy } from '../ground/group-by.ts';
import { missingPaths } from '../judge/judge-reading.ts';
import { dayOf } from '../policy/enforcement.ts';
import type { Policy } from '../policy/policy.ts';
import { isCheckoutName } from '../policy/schema/assets.ts';
import { isTest, isTestData, NPM_LOCKFILES } from '../programs/file-names.ts';
import { programTerms } from '../programs/registry.ts';
import { isRegular, type Tree } from '../repo/tree.ts';
import { type Installation, installationFor } from './installation.ts';

/** What a repository needs of its first policy and workflow, from its assets as they are. */
export interface FirstPolicy {
  /** The last day on which the gate only reports, and of the level of the hard cap. */
  readonly until: string;
  /** The last day of the levels that past changes need. */
  readonly levelsUntil: string;
  /** Stores whose root is not git's root, or that could have another one. */
  readonly stores: Policy['stores'];
  /** Globs of files with genes that the policy does not cover. */
  readonly include: readonly string[];
  /** Programs that stored genes name and the repository has files for. */
  readonly programs: readonly string[];
  readonly installation: Installation;
  /** Whether the stores alone exceed the hard cap. */
  readonly exceedsCap: boolean;
  /** The files by which agents and editors run commands, of a repository without assets; else empty. */
  readonly agentFiles: readonly string[];
  /** Whether one person has written the history, so that nobody can approve a change of the gate. */
  readonly isSole?: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const TRIAL_MS = 14 * DAY_MS;
/** Long enough that the levels still count when the gate begins to block. */
const LEVELS_MS = 90 * DAY_MS;

/** Finds what the first policy of a repository should say. */
export async function firstPolicy(
  { audit: { genes }, assets, commandTree: tree }: AuditedCommit,
  policy: Policy,
  now: Date,
): Promise<FirstPolicy> {
  const stores = new Map(genes.map(({ store }) => [store.path, store]));
  const commands = genes.flatMap((gene) => gene.commands);
  const { hard_cap_files: files, hard_cap_lines: lines } = policy.blast_radius;
  const usesTools = new Set(
    genes.filter((gene) => gene.commands.some(usesTool)).map(({ store }) => store.root),
  );
  const include = await strayGlobs(tree, policy);
  const programs = programsIn(commands, tree);
  const { prepare, before } = installationFor([...policy.programs, ...programs], tree);
  const hasAssets = assets.files.length > 0 || include.length > 0;
  return {
    until: dayOf(new Date(now.getTime() + TRIAL_MS)),
    levelsUntil: dayOf(new Date(now.getTime() + LEVELS_MS)),
    stores: [...stores.values()]
      .filter(({ named }) => !named)
      .map((store) => ({ ...store, ...startMeant(genes, store.path, tree) }))
      .filter(
        ({ path, root, checkoutAs }) =>
          root !== '' || checkoutAs !== undefined || packagesAbove(tree, path).length > 1,
      )
      .map(({ path, root, checkoutAs }) => ({
        path: path || '.',
        ...(checkoutAs === undefined ? { root: root || '.' } : { checkout_as: checkoutAs }),
      })),
    include,
    agentFiles: hasAssets ? [] : filesOfAgents(tree, policy),
    programs,
    installation: {
      prepare: [...[...usesTools].flatMap((root) => installing(root, tree)), ...prepare],
      before,
    },
    exceedsCap: assets.files.length > files || (await linesOf(assets.files, tree)) > lines,
  };
}

/** The files that are a reason for the gate: those of which it reads more than that they change. */
function filesOfAgents(tree: Tree, policy: Policy): readonly string[] {
  return agentFilesIn(tree, policy).flatMap(({ path, format }) =>
    format.isGeneral || format.places.length === 0 ? [] : [path],
  );
}

/**
 * Returns the one directory that has all files that the commands of a store name: in the tree, or the one above it;
 * undefined if no file is missing, or there is no such directory, or several.
 */
function startMeant(genes: readonly AuditedGene[], store: string, tree: Tree): Start | undefined {
  const commands = genes.flatMap((gene) => (gene.store.path === store ? gene.commands : []));
  const missing = commands.flatMap(missingPaths);
  const [first] = missing;
  if (first === undefined) return undefined;
  const found = commands.flatMap(({ reading: { targets } }) =>
    targets.flatMap(({ kind, via, name }) => (kind === 'file' && via === undefined ? name : [])),
  );
  const isFile = (path: string) => isRegular(tree.stat(path)?.kind ?? 'directory');
  const roots = [...tree.files()]
    .filter(({ path }) => path.endsWith(`/${first}`))
    .map(({ path }) => path.slice(0, -first.length - 1))
    .filter((root) => [...missing, ...found].every((name) => isFile(posix.join(root, name))));
  const [root] = roots;
  if (root !== undefined) return roots.length === 1 ? { root } : undefined;
  const checkoutAs = first.replace(/\/.*/, '');
  const inside = `${checkoutAs}/`;
  const isMeant = [...missing, ...found].every(
    (name) => name.startsWith(inside) && isFile(name.slice(inside.length)),
  );
  return isMeant && isCheckoutName(checkoutAs) ? { root: '', checkoutAs } : undefined;
}

/** Examples are no stores, and neither are tests, their fixtures and what an engine logs. */
const NO_STORE = /(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;

async function strayGlobs(tree: Tree, policy: Policy): Promise<readonly string[]> {
  const isAsset = assetPathTest(policy);
  const limits = assetLimits(policy.assets.max_file_bytes);
  const suspects = [...tree.files()].filter(
    ({ path, kind }) =>
      isRegular(kind) &&
      mayHoldAssets(path) &&
      !isAsset(path) &&
      !(isTest(path) || isTestData(path) || NO_STORE.test(path)),
  );
  const globs: string[] = [];
  for (const entry of suspects) {
    const stray = await findStrayGenes(tree, entry, limits);
    if (stray?.rule === 'outside-globs' && /Gene/.test(stray.detail))
      globs.push(escaped(entry.path));
  }
  return globs;
}

/** A path as a glob that matches nothing else. */
function escaped(path: string): string {
  return path.replace(/[\\*?[\]{}()!+@]/g, '\\$&');
}

/** Programs by the name under which a policy can allow them, the most used first. */
function programsIn(commands: readonly AuditedCommand[], tree: Tree): readonly string[] {
  const offered = commands.flatMap(({ findings }) =>
    findings.flatMap(({ args }) => (typeof args.offered === 'string' ? args.offered : [])),
  );
  return [...groupBy(offered, (name) => name)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name]) => name)
    .filter((name) => name !== '' && isUsed(name, tree));
}

/** Whether the repository has a file that a program reads, or its language. */
function isUsed(name: string, tree: Tree): boolean {
  const families = [...programTerms({ programs: [name], families: [] }).allowed.values()];
  const own = families.flatMap(({ data }) => data.build_files);
  const isPython = own.some((each) => /\.py$|^pyproject/.test(each));
  const globs = own.map((each) => (each.includes('/') ? each : `**/${each}`));
  const matches = picomatch([...globs, ...(isPython ? ['**/*.py'] : [])], { dot: true });
  return [...tree.files()].some(({ path }) => matches(path));
}

function usesTool({ findings, reading }: AuditedCommand): boolean {
  return (
    findings.some(({ rule }) => rule === 'not-installed') ||
    reading.targets.some(({ kind }) => kind === 'package_binary')
  );
}

/** The line that installs the dependencies of the nearest package with a lockfile of npm. */
function installing(root: string, tree: Tree): readonly string[] {
  const locked = packagesAbove(tree, root).find((each) =>
    NPM_LOCKFILES.some((name) => tree.stat(each === '' ? name : `${each}/${name}`) !== undefined),
  );
  if (locked === undefined) return [];
  return [`npm ci --ignore-scripts${locked === '' ? '' : ` --prefix ${locked}`}`];
}

async function linesOf(files: readonly string[], tree: Tree): Promise<number> {
  const counts = await Promise.all(
    files.map(async (path) => {
      const file = await tree.read(path);
      return countLines(file, file.length);
    }),
  );
  return counts.reduce((sum, each) => sum + each, 0);
}
