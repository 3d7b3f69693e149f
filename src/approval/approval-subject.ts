import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import picomatch from 'picomatch';
import type { JudgedAgentFile } from '../agent-files/judge.ts';
import { type Audit, type AuditedGene, isOfChange } from '../audit/audited.ts';
import { digestOf } from '../ground/digest.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import { isWithin } from '../repo/paths.ts';
import type { Tree, TreeEntry } from '../repo/tree.ts';
import { ruleOf } from '../rules/catalogue.ts';

/** The scope of an approval: everything at the head that decides what would run. */
export interface ApprovalSubject {
  /** The identity of each file in the scope, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** The name of the base branch. Its tip is not in the scope, because the base moves on. */
  readonly baseRef: string;
  readonly plansDigest: string;
  readonly policyDigest: string;
  readonly weakened: readonly (readonly [path: string, effects: string])[];
}

/**
 * Lists the files in an approval's scope: all tracked files, except those that the base policy excludes. Without
 * exclusions, this is the content of the tree's id. The gate's settings are always included, because an approval
 * can be about them.
 * @param weakened files whose edit weakens the gate, which nothing excludes
 */
export async function boundFiles(
  tree: Tree,
  unaffectedBy: readonly string[],
  weakened: ReadonlySet<string> = new Set(),
): Promise<ReadonlyMap<string, string>> {
  const isExcluded =
    unaffectedBy.length === 0
      ? () => false
      : picomatch([...unaffectedBy], { dot: true, nonegate: true });
  const entries = [...tree.files()].filter(
    ({ path }) => isWithin(path, '.github') || weakened.has(path) || !isExcluded(path),
  );
  const files = entries.map(async (entry) => [entry.path, await identityOf(tree, entry)] as const);
  return new Map(await Promise.all(files));
}

/** A directory outside of any repository has no object ids. */
async function identityOf(tree: Tree, { path, kind, oid }: TreeEntry): Promise<string> {
  if (oid !== undefined) return `${kind} ${oid}`;
  const content = kind === 'symlink' ? (tree.readlink(path) ?? '') : await tree.read(path);
  return `${kind} ${hash('sha256', content)}`;
}

/** Returns the digest of an approval's scope: `sha256:` and 64 digits. */
export function approvalDigest(subject: ApprovalSubject): string {
  const { files, baseRef, plansDigest, policyDigest, weakened } = subject;
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return digestOf(JSON.stringify([baseRef, plansDigest, policyDigest, entries, weakened]));
}

/** Returns one digest for the heads in a merge group; for a single head, its own. */
export function groupDigest(digests: readonly string[]): string | undefined {
  return digests.length > 1 ? digestOf(JSON.stringify([...digests].sort())) : digests[0];
}

/** Limit of file names in a sentence. */
const MOST_FILES = 3;

/** Describes the difference of two scopes as a clause: files, or else commands or effects on the gate. */
export function changedSince(then: ApprovalSubject, now: ApprovalSubject): string | undefined {
  const files = [...new Set([...then.files.keys(), ...now.files.keys()])]
    .filter((path) => then.files.get(path) !== now.files.get(path))
    .sort();
  if (files.length > 0) return `${listed(files)} ${files.length === 1 ? 'has' : 'have'} changed`;
  if (then.plansDigest !== now.plansDigest) return 'the commands that would run have changed';
  return isDeepStrictEqual(then.weakened, now.weakened)
    ? undefined
    : 'what weakens the gate has changed';
}

function listed(files: readonly string[]): string {
  const shown = files.slice(0, MOST_FILES).map((path) => `\`${path}\``);
  const more = files.length - shown.length;
  const last = more > 0 ? `${more} more ${more === 1 ? 'file' : 'files'}` : shown.pop();
  return shown.length === 0 ? `${last}` : `${shown.join(', ')} and ${last}`;
}

/** A commit judged as a head: the scope of its approval, and its genes. */
export interface JudgedHead {
  readonly subject: ApprovalSubject;
  readonly genes: readonly AuditedGene[];
  readonly weakensGate: boolean;
}

/** @param baseRef the name of the base branch; empty without a change */
export async function judgedHead(
  audit: Audit,
  tree: Tree,
  { policy, digest }: Pick<LoadedPolicy, 'policy' | 'digest'>,
  baseRef: string,
): Promise<JudgedHead> {
  const { genes, plansDigest } = audit;
  const weakened = audit.findings
    .filter(needsPerson)
    .map(({ args, location }) => [location?.path ?? '', JSON.stringify(args)] as const);
  const run = isOfChange(audit) ? audit.agentFiles.flatMap(runPaths) : [];
  const paths = new Set([...weakened.map(([path]) => path), ...run]);
  const files = await boundFiles(tree, policy.approvals.unaffected_by, paths);
  return {
    subject: { files, baseRef, plansDigest, policyDigest: digest, weakened },
    genes,
    weakensGate: weakensGate(audit),
  };
}

/** Returns the paths of a file with changed automatic commands, and of their scripts. */
function runPaths({ file: { path }, entries }: JudgedAgentFile): readonly string[] {
  const targets = entries.flatMap((each) => each.targets);
  return [path, ...targets.flatMap(({ kind, name }) => (kind === 'file' ? [name] : []))];
}

/** True if a finding needs a person: without one, it neither fails nor passes. */
export function needsPerson({ rule }: { readonly rule: string }): boolean {
  return ruleOf(rule)?.approval === 'needed';
}

/** True if a change itself needs approval: it weakens the gate, or edits commands that run automatically. */
export function weakensGate({ findings }: Pick<Audit, 'findings'>): boolean {
  return findings.some(needsPerson);
}
