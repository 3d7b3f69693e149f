import { hash } from 'node:crypto';
import { GateError } from '../ground/error.ts';
import { isMapping } from '../ground/mapping.ts';
import { isRegular, type Tree } from '../repo/tree.ts';
import type { Extended } from './schema/extends.ts';

/** Its digest was verified. */
export interface SharedPolicy {
  readonly source: Extended;
  readonly text: string;
  /** Read from its own repository, because this one has no copy. */
  readonly fetched?: true;
}

/** Of shared policies. */
export const COPIES = '.github/gene-gate/';

export function copyPath({ repository, path }: Extended): string {
  return `${COPIES}${repository}/${path}`;
}

/** For messages. */
export function sharedName({ repository, path, commit }: Extended): string {
  return `${repository}/${path}@${commit.slice(0, 12)}`;
}

/**
 * Combines a shared policy with the policy that extends it, whose keys replace the shared ones; in
 * sections and in `rules` key by key, lists as a whole.
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
 * Reads a shared policy from its repository; its digest is verified afterwards.
 * @throws GateError `policy_unavailable`
 */
export type ReadShared = (source: Extended) => Promise<Buffer>;

/** A shared policy without a copy that has its digest. */
export interface MissingCopy {
  readonly source: Extended;
  /** What is there instead, as the end of a sentence. */
  readonly why: string;
}

/** Returns the copy of a shared policy in a tree, or what is there instead. */
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

/** @throws GateError `policy_unavailable` */
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

export function unavailable(source: Extended, why: string, options?: ErrorOptions): GateError {
  return new GateError(
    'policy_unavailable',
    `The policy extends ${sharedName(source)}, which cannot be read: ${why}`,
    `Correct \`extends\`, or commit the file as ${copyPath(source)} to the branch of this policy.`,
    options,
  );
}
