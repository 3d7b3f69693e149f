import type { Places } from '../../context.ts';
import { KINDS, type Kind } from '../../families/kinds.ts';

/** Directories of the system; nothing is extracted into them, and nothing is packed from them. */
const SYSTEM_ROOTS = ['/bin', '/dev', '/etc', '/lib', '/private', '/sbin', '/usr', '/var'] as const;
/** Where the users of a machine live; one user's home stands directly under most of them. */
const HOMES = /^\/(?:home|Users|root)(?:\/[^/]*)?$/i;

/** What is wrong with a text as an operand of a kind, where it stands in the file system included. */
export function refusal(kind: Kind, text: string, places: Places): string | undefined {
  const reason = KINDS[kind](text);
  if (reason !== undefined || (kind !== 'destination' && kind !== 'source')) return reason;
  const at = places.locate(text);
  if (at === undefined) return 'cannot be resolved';
  if (at === '/') return 'is the root of the file system';
  const written = /^[\\/]|^[A-Za-z]:/.test(text) || !places.isIn(at, places.cwd);
  // A checkout may itself stand under a system root; what stays in it is not the system's.
  const root = written && SYSTEM_ROOTS.find((directory) => places.mayBeIn(at, directory));
  if (root) return `is in the system directory ${root}`;
  if (kind === 'destination') return undefined;
  if (places.mayBeIn(places.cwd, at)) return 'is the working directory or one above it';
  return HOMES.test(at) ? 'is a home directory' : undefined;
}

/** Files whose content is an environment. */
const ENVIRONMENT = /(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;

export function holdsEnvironment(path: string): boolean {
  return ENVIRONMENT.test(path);
}
