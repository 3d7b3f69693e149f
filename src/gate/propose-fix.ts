import type { Asset } from '../assets/asset.ts';
import { namesOf } from '../audit/change/blast-radius.ts';
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

/** Computes and judges the edits of `gene-gate fix` for the assets of a change, at its head. */
export async function proposeFix(
  { repository, policy: { policy }, platform, all, signal }: AuditTerms,
  event: Pick<GateEvent, 'name' | 'base' | 'head' | 'audited'>,
  { assets, change, tree, commandTree }: AuditedCommit,
  ids: ReadonlyMap<Finding, string>,
): Promise<Proposal | undefined> {
  const paths = new Set([...ids.keys()].flatMap((each) => (isFixable(each) ? pathOf(each) : [])));
  if (paths.size === 0) return undefined;
  const isHead = !isOfCommit(event) || event.audited === event.head;
  // Lines and pointers of a merge commit may differ from the head, which the author has checked out.
  const head = isHead ? tree : await readTree(repository, event.head);
  const touched = assets.changes.filter(({ kind }) => kind !== 'removed');
  const places = new Set(touched.map(({ asset }) => placeOf(asset)));
  const present = [...paths].filter((path) => isRegular(head.stat(path)?.kind));
  const inputs = await Promise.all(
    present.map(async (path) => ({ path, bytes: await head.read(path) })),
  );
  const judge = Judge.by({
    policy,
    tree: commandTree,
    base: await readTree(repository, event.base),
    changed: new Set(change.files.flatMap(namesOf)),
    platform,
    ...(signal && { signal }),
  });
  try {
    const includes = (asset: Asset) => places.has(placeOf(asset));
    const fix = await fixFiles(inputs, judge, { includes, left: false });
    const proposal = await proposalOf(fix, isHead ? ids : withoutPointers(ids));
    return proposal && { ...proposal, ...(all && { all }) };
  } catch (error) {
    // The gate has already decided; a slow proposal must not change that.
    if (error instanceof GateError && error.code === 'audit_too_long') return undefined;
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

function pathOf({ location }: Finding): string[] {
  return location ? [location.path] : [];
}

/** Without the position, which may differ at the head. */
function placeOf({ path, type, id }: Asset): string {
  return JSON.stringify([path, type, id]);
}
