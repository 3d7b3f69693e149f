import { createHash } from 'node:crypto';
import { GateError } from '../error.ts';
import type { Tree } from '../repo/tree.ts';
import { copyPath, type SharedPolicy, sharedName } from './extend.ts';
import type { Extended } from './schema/extends.ts';

/**
 * Reads a shared policy where its repository is; its digest is verified afterwards.
 *
 * @throws GateError `policy_unavailable`
 */
export type ReadShared = (source: Extended) => Promise<Buffer>;

/** Returns the copy of a shared policy in a tree; undefined if there is none, or one with other bytes. */
export async function sharedCopy(tree: Tree, source: Extended): Promise<SharedPolicy | undefined> {
  const kind = tree.stat(copyPath(source))?.kind;
  if (kind !== 'file' && kind !== 'executable') return undefined;
  return verified(await tree.read(copyPath(source)), source);
}

/**
 * Reads a shared policy and verifies its digest.
 *
 * @throws GateError `policy_unavailable`
 */
export async function obtainShared(
  source: Extended,
  readShared: ReadShared | undefined,
): Promise<SharedPolicy> {
  if (readShared === undefined) throw unavailable(source);
  const shared = verified(await readShared(source), source);
  if (shared === undefined) throw unavailable(source, `its SHA-256 is not ${source.sha256}`);
  return { ...shared, fetched: true };
}

function verified(bytes: Buffer, source: Extended): SharedPolicy | undefined {
  return sha256(bytes) === source.sha256 ? { source, text: bytes.toString('utf8') } : undefined;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The error if a shared policy cannot be read. */
export function unavailable(
  source: Extended,
  why = `the repository has no copy with this SHA-256 at ${copyPath(source)}`,
  options?: ErrorOptions,
): GateError {
  return new GateError(
    'policy_unavailable',
    `The policy extends ${sharedName(source)}, which cannot be read: ${why}`,
    `Correct \`extends\`, or commit the file as ${copyPath(source)} on the base branch.`,
    options,
  );
}
