import type { Asset, AssetChange, AssetChanges } from '../../src/assets/asset.ts';
import { collectAssets } from '../../src/assets/collect.ts';
import { readAssetFile } from '../../src/assets/file.ts';
import { assetLimits } from '../../src/assets/source.ts';
import { auditChange } from '../../src/audit/audit.ts';
import type { ChangeAudit } from '../../src/audit/audited.ts';
import { namesOf } from '../../src/audit/change/blast-radius.ts';
import { touchedPaths, touchesOf } from '../../src/audit/change/touched-paths.ts';
import type { ChangeSubject, ReadGeneChange } from '../../src/audit/subject.ts';
import { AuditClock } from '../../src/ground/signals.ts';
import { Judge } from '../../src/judge/judge.ts';
import type { AssetType } from '../../src/model/asset.ts';
import type { LoadedPolicy } from '../../src/policy/policy.ts';
import type { Change, FileChange } from '../../src/repo/change.ts';
import { type LiteralEntry, literalTree } from '../../src/repo/literal-tree.ts';
import type { Tree } from '../../src/repo/tree.ts';
import type { Finding } from '../../src/rules/finding.ts';
import { policyFromFile } from '../policy/from-text.ts';

const OID = { old: '1'.repeat(40), new: '2'.repeat(40), none: '0'.repeat(40) };

/** A changed file; by default a modification of one line. */
export function file(path: string, differences: Partial<FileChange> = {}): FileChange {
  return {
    status: 'modified',
    path,
    oldMode: '100644',
    newMode: '100644',
    oldOid: OID.old,
    newOid: OID.new,
    binary: false,
    added: 1,
    deleted: 0,
    ...differences,
  };
}

export function added(path: string, lines = 1, newMode = '100644'): FileChange {
  return file(path, {
    status: 'added',
    oldMode: '000000',
    newMode,
    oldOid: OID.none,
    added: lines,
  });
}

export function deleted(path: string): FileChange {
  const gone = { newMode: '000000', newOid: OID.none, added: 0, deleted: 1 };
  return file(path, { status: 'deleted', ...gone });
}

export function renamed(oldPath: string, path: string): FileChange {
  return file(path, { status: 'renamed', oldPath });
}

export function changeOf(...files: FileChange[]): Change {
  return { base: 'a'.repeat(40), audited: 'b'.repeat(40), files };
}

export type LiteralFiles = Readonly<Record<string, LiteralEntry>>;

/** Returns the differences between two trees; symlinks have their git mode. */
export function changeBetween(base: LiteralFiles, head: LiteralFiles): Change {
  const files: FileChange[] = [];
  for (const path of new Set([...Object.keys(base), ...Object.keys(head)])) {
    const [before, after] = [base[path], head[path]];
    const mode = typeof after === 'object' && 'symlink' in after ? '120000' : '100644';
    if (after === undefined) files.push(deleted(path));
    else if (before === undefined) files.push(added(path, 1, mode));
    else if (before !== after) files.push(file(path, { newMode: mode }));
  }
  return { base: 'a'.repeat(40), audited: 'b'.repeat(40), files };
}

/** The terms of an audit that are not the default. */
export interface Terms {
  /** The text of the policy. */
  readonly policy?: string;
  readonly loaded?: Partial<LoadedPolicy>;
  readonly all?: boolean;
  /** Wraps the audited tree. */
  readonly around?: (tree: Tree) => Tree;
}

/** Audits the change between two lists of files. */
export async function auditBetween(
  base: LiteralFiles,
  head: LiteralFiles,
  { policy: text = '', loaded, all = false, around = (tree) => tree }: Terms = {},
): Promise<ChangeAudit> {
  const [baseTree, tree] = [literalTree(base), around(literalTree(head))];
  const source = 'base' as const;
  const policy = { ...policyFromFile(text, '.github/gene-gate.yml'), source, ...loaded };
  const change = changeBetween(base, head);
  const request = { baseTree, headTree: tree, change, policy: policy.policy, all };
  const assets = await collectAssets(request);
  return auditChange({ change, assets, baseTree, tree, policy, platform: 'linux' });
}

/** A change for the checks; by default without files and with the built-in policy. */
export function changeSubject(differences: Partial<ChangeSubject> = {}): ChangeSubject {
  const loadedPolicy = differences.loadedPolicy ?? policyFromFile('', '.github/gene-gate.yml');
  const { change = changeOf(), tree = literalTree({}), baseTree = tree } = differences;
  const touched = touchedPaths(change, tree);
  return {
    policy: loadedPolicy.policy,
    judge: Judge.by({ policy: loadedPolicy.policy, tree, changed: new Set(), platform: 'linux' }),
    loadedPolicy,
    clock: new AuditClock(),
    policyPath: undefined,
    isPush: false,
    unprovenMerge: undefined,
    tree,
    baseTree,
    change,
    assets: relating([]),
    problems: [],
    correctorOf: () => 'fix',
    agentFiles: [],
    genes: [],
    claims: [],
    seeds: new Map(),
    changedNames: new Set(change.files.flatMap(namesOf)),
    touched,
    touchesOf: touchesOf(touched, baseTree),
    exempt: new Map(),
    radius: { files: 0, lines: 0, exempt_files: 0, exempt_lines: 0 },
    counted: { least: { files: 0, lines: 0 }, most: { files: 0, lines: 0 } },
    ...differences,
  };
}

/** The assets of a change, and those of the audited commit. */
export function relating(
  changes: readonly AssetChange[],
  present: readonly Asset[] = [],
): AssetChanges {
  return { changes, problems: [], files: [], present, unread: [] };
}

/** A gene that the change adds, whose limits bind the change. */
export function bindingGene(asset = gene()): ReadGeneChange {
  const change = { kind: 'added', asset } as const;
  const store = { path: 'assets/gep', root: '' };
  return { asset, store, change, binds: true, validation: { kind: 'missing' }, commands: [] };
}

/** A number of modified files in `src`. */
export function manyFiles(count: number): FileChange[] {
  return Array.from({ length: count }, (_, index) => file(`src/${index}.js`));
}

/** Returns the first asset of a file with this content. */
export function assetIn(text: string, path = 'assets/gep/genes.json'): Asset {
  const [asset] = readAssetFile(path, Buffer.from(text), assetLimits(1024 * 1024)).assets;
  if (asset === undefined) throw new Error(`no asset in ${text}`);
  return asset;
}

export function asset(type: AssetType, fields: object, path?: string): Asset {
  return assetIn(JSON.stringify({ type, id: 'x', ...fields }, null, 1), path);
}

export function gene(fields: object = {}): Asset {
  return asset('Gene', { id: 'gene_a', ...fields });
}

/** `rule` for errors; otherwise `rule (severity)`. */
export function brief(findings: readonly Finding[]): string[] {
  return findings.map(({ rule, severity }) =>
    severity === 'error' ? rule : `${rule} (${severity})`,
  );
}
