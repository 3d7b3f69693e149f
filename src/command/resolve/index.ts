import type { Span } from '../../finding/finding.ts';
import type { Invocation } from '../reading.ts';
import { resolveNode } from './node.ts';
import { resolveNpm } from './npm.ts';
import type { Place, Resolved } from './place.ts';
import { Trail } from './trail.ts';

/**
 * What an invocation would really run in the audited tree, and what is wrong with it there.
 *
 * @param within the place of everything that is found, where the invocation stands in a script and
 *   not in the command itself
 */
export function resolveInvocation(
  invocation: Invocation,
  place: Place,
  trail: Trail = new Trail(),
  within?: Span,
): Promise<Resolved> {
  return invocation.program === 'node'
    ? resolveNode(invocation, place, within)
    : resolveNpm(invocation, place, trail, within);
}
