import type { Span } from '../../model/finding.ts';
import { launchedBy } from '../families/index.ts';
import type { Invocation } from '../reading.ts';
import { resolveNode } from './node.ts';
import { resolveNpm } from './npm.ts';
import { join, type Place, type Resolved } from './place.ts';
import { Trail } from './trail.ts';

/** What an invocation would really run in the audited tree, and what is wrong with it there. */
export function resolveInvocation(invocation: Invocation, place: Place): Promise<Resolved> {
  const trail = new Trail((nested, at, span) => resolve(nested, at, trail, span));
  return resolve(invocation, place, trail);
}

/**
 * @param within the place of everything that is found, where the invocation stands in a script and
 *   not in the command itself
 */
async function resolve(
  invocation: Invocation,
  place: Place,
  trail: Trail,
  within?: Span,
): Promise<Resolved> {
  const results: Resolved[] = [];
  for (const each of [invocation, ...launchedBy(invocation)]) {
    results.push(
      each.program === 'node'
        ? await resolveNode(each, place, within)
        : await resolveNpm(each, place, trail, within),
    );
  }
  return join(results);
}
