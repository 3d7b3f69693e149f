import type { Asset } from '../assets/asset.ts';
import { namesOf } from '../audit/change/blast-radius.ts';
import { isMissingIdentity } from '../audit/claims/content-hash.ts';
import { type GateEvent, isOfCommit } from '../event/event.ts';
import { fixFiles } from '../fix/fix.ts';
import { proposalOf } from '../fix/proposal.ts';
import { GateError } from '../ground/error.ts';
import { Judge } from '../judge/judge.ts';
import type { Proposal } from '../model/edit.ts';
import { readTree } from '../repo/object-tree.ts';
import { isRegular } from '../repo/tree.ts';
import type { Finding } from '../rules/finding.ts';
import type { AuditedCommit, AuditTerms } from './audit-commit.ts';

/** What `gene-gate fix` would write for the assets of a change, at its head. */
export interface ProposedFix {
  readonly fix?: Proposal | undefined;
  /** The files to which `--identity` adds a field. */
  readonly identified: ReadonlySet<string>;
}

const NOTHING: ProposedFix = { identified: new Set() };

/** Computes and judges the edits of `gene-gate fix`. */
export async function proposeFix(
  { repository, policy: { policy }, platform, all, signal }: AuditTerms,
  event: Pick<GateEvent, 'name' | 'base' | 'head' | 'audited'>,
  { assets, change, tree, commandTree }: AuditedCommit,
  ids: ReadonlyMap<Finding, string>,
): Promise<ProposedFix> {
  const paths = pathsOf(ids, isFixable);
  const unnamed = pathsOf(ids, (each) => isMissingIdentity(each) && each.args.fixable === true);
  if (paths.size + unnamed.size === 0) return NOTHING;
  const isHead = !isOfCommit(event) || event.audited === event.head;
  // Lines and pointers of a merge commit may differ from the head, which the author has checked out.
  const head = isHead ? tree : await readTree(repository, event.head);
  const touched = assets.changes.filter(({ kind }) => kind !== 'removed');
  const places = new Set(touched.map(({ asset }) => placeOf(asset)));
  const read = (all: ReadonlySet<string>) => {
    const present = [...all].filter((path) => isRegular(head.stat(path)?.kind));
    return Promise.all(present.map(async (path) => ({ path, bytes: await head.read(path) })));
  };
  const judge = Judge.by({
    policy,
    tree: commandTree,
    base: await readTree(repository, event.base),
    changed: new Set(change.files.flatMap(namesOf)),
    platform,
    ...(signal && { signal }),
  });
  try {
    const options = { includes: (asset: Asset) => places.has(placeOf(asset)), left: false };
    const edited = await fixFiles(await read(paths), judge, options);
    const fix = await proposalOf(edited, isHead ? ids : withoutPointers(ids));
    const named = await fixFiles(await read(unnamed), judge, { ...options, identity: true });
    const identified = named.files.filter(({ before, after }) => before !== after);
    return {
      ...(fix && { fix: { ...fix, ...(all && { all }) } }),
      identified: new Set(identified.map(({ path }) => path)),
    };
  } catch (error) {
    // The gate has already decided; a slow proposal must not change that.
    if (error instanceof GateError && error.code === 'audit_too_long') return NOTHING;
    throw error;
  }
}

/** In another commit, a pointer can name another asset, so findings are matched by subject. */
function withoutPointers(ids: ReadonlyMap<Finding, string>): ReadonlyMap<Finding, string> {
  return new Map([...ids].map(([{ edit: _, ...finding }, id]) => [finding, id]));
}

function isFixable({ rule, edit, suppressed }: Finding): boolean {
  return !suppressed && (edit?.fix === true || rule === 'content-hash-mismatch');
}

function pathsOf(
  ids: ReadonlyMap<Finding, string>,
  test: (finding: Finding) => boolean,
): ReadonlySet<string> {
  const found = [...ids.keys()].filter(test);
  return new Set(found.flatMap(({ location }) => location?.path ?? []));
}

/** Equal for an asset and its copies in a file, and without a position, which may differ at the head. */
export function placeOf({ path, type, id }: Asset): string {
  return JSON.stringify([path, type, id]);
}
