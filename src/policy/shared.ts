import { createHash } from 'node:crypto';
import { GateError } from '../ground/error.ts';
import { isRegular, type Tree } from '../repo/tree.ts';
import { copyPath, type SharedPolicy, sharedName } from './extend.ts';
import type { Extended } from './schema/extends.ts';

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

/**
 * Reads a shared policy and verifies its digest.
 *
 * @throws GateError `policy_unavailable`
 */
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
  const actual = sha256(bytes);
  return actual === source.sha256
    ? { source, text: bytes.toString('utf8') }
    : { source, why: `${name} has the SHA-256 ${actual}, not ${source.sha256}` };
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
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
