import { hash } from 'node:crypto';
import { GateError } from '../ground/error.ts';
import { isMapping } from '../ground/mapping.ts';
import { isRegular, type Tree } from '../repo/tree.ts';
import type { Extended } from './schema/extends.ts';

/** A policy of another repository whose digest was verified. */
export interface SharedPolicy {
  readonly source: Extended;
  readonly text: string;
  /** Set if it was read from its own repository, because this one has no copy. */
  readonly fetched?: true;
}

/** The directory of the copies of shared policies. */
export const COPIES = '.github/gene-gate/';

/** Returns where a repository can keep a copy of a shared policy. */
export function copyPath({ repository, path }: Extended): string {
  return `${COPIES}${repository}/${path}`;
}

/** Names a shared policy in messages. */
export function sharedName({ repository, path, commit }: Extended): string {
  return `${repository}/${path}@${commit.slice(0, 12)}`;
}

/**
 * Combines a shared policy with the policy that extends it. A key of the second replaces the key of the
 * first, a list as a whole; in sections and in `rules`, this holds for each key of them.
 */
export function extend(shared: unknown, own: unknown): unknown {
  if (!isMapping(shared)) return own;
  if (!isMapping(own)) return own;
  const keys = Object.entries(own).map(([name, value]) => {
    const other = Object.hasOwn(shared, name) ? shared[name] : undefined;
    const isSection = isMapping(other) && isMapping(value);
    return [name, isSection ? { ...other, ...value } : value];
  });
  return Object.fromEntries([...Object.entries(shared), ...keys]);
}

/**
 * Reads a shared policy where its repository is; its digest is verified afterwards.
 *
 * @throws GateError `policy_unavailable`
 */
export type ReadShared = (source: Extended) => Promise<Buffer>;

/** A shared policy without a copy that has its digest. */
export interface MissingCopy {
  readonly source: Extended;
  /** What there is instead, as the end of a sentence. */
  readonly why: string;
}

/** Returns the copy of a shared policy in a tree; what there is instead if it has no such copy. */
export async function sharedCopy(
  tree: Tree,
  source: Extended,
): Promise<SharedPolicy | MissingCopy> {
  const path = copyPath(source);
  const kind = tree.stat(path)?.kind;
  if (!isRegular(kind)) {
    return { source, why: `the repository has no copy at ${path}` };
  }
  return verified(await tree.read(path), source, `the copy at ${path}`);
}

/** Reads a shared policy and verifies its digest. @throws GateError `policy_unavailable` */
export async function obtainShared(
  { source, why }: MissingCopy,
  readShared: ReadShared | undefined,
): Promise<SharedPolicy> {
  if (readShared === undefined) throw unavailable(source, why);
  const shared = verified(await readShared(source), source, 'the file');
  if ('why' in shared) throw unavailable(source, shared.why);
  return { ...shared, fetched: true };
}

function verified(bytes: Buffer, source: Extended, name: string): SharedPolicy | MissingCopy {
  const actual = hash('sha256', bytes);
  return actual === source.sha256
    ? { source, text: bytes.toString('utf8') }
    : { source, why: `${name} has the SHA-256 ${actual}, not ${source.sha256}` };
}

/** The error if a shared policy cannot be read. */
export function unavailable(source: Extended, why: string, options?: ErrorOptions): GateError {
  return new GateError(
    'policy_unavailable',
    `The policy extends ${sharedName(source)}, which cannot be read: ${why}`,
    `Correct \`extends\`, or commit the file as ${copyPath(source)} to the branch of this policy.`,
    options,
  );
}
