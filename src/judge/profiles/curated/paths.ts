import { KINDS, type Kind } from '../../../families/operand-kinds.ts';
import type { Places } from '../../context.ts';

/** System directories: archives are neither extracted into them nor created from them. */
const SYSTEM_ROOTS = ['/bin', '/dev', '/etc', '/lib', '/private', '/sbin', '/usr', '/var'] as const;
/** Home directories and their parents. */
const HOMES = /^\/(?:home|Users|root)(?:\/[^/]*)?$/i;

/** Returns why a text is not accepted as an operand of a kind, also by where it leads. */
export function refusal(kind: Kind, text: string, places: Places): string | undefined {
  const reason = KINDS[kind](text);
  if (reason !== undefined || (kind !== 'destination' && kind !== 'source')) return reason;
  const at = places.locate(text);
  if (at === undefined) return 'cannot be resolved';
  if (at === '/') return 'is the root of the file system';
  const written = /^[\\/]|^[A-Za-z]:/.test(text) || !places.isIn(at, places.cwd);
  // The checkout may be in a system directory; relative paths inside it are accepted.
  const root = written && SYSTEM_ROOTS.find((directory) => places.mayBeIn(at, directory));
  if (root) return `is in the system directory ${root}`;
  if (kind === 'destination') return undefined;
  if (places.mayBeIn(places.cwd, at)) return 'is the working directory or one of its parents';
  return HOMES.test(at) ? 'is a home directory' : undefined;
}

/** Files that contain environment variables. */
const ENVIRONMENT = /(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;

/** Whether a path is that of a file with environment variables, which can be secrets. */
export function holdsEnvironment(path: string): boolean {
  return ENVIRONMENT.test(path);
}
