import type { AuditClock } from '../../ground/signals.ts';
import { launchedBy } from '../invocation/index.ts';
import type { Invocation } from '../reading.ts';
import { resolveNode } from './node-files.ts';
import { resolveNpm } from './npm.ts';
import { resolveProgram } from './program.ts';
import { join, type Place, type Resolved, Trail } from './resolution.ts';

/** Returns the targets that an invocation would run in the audited tree, and their problems. */
export function resolveInvocation(
  invocation: Invocation,
  place: Place,
  clock?: AuditClock,
): Promise<Resolved> {
  const trail = new Trail((nested, at) => resolve(nested, at, trail), clock);
  return resolve(invocation, place, trail);
}

async function resolve(invocation: Invocation, place: Place, trail: Trail): Promise<Resolved> {
  const results: Resolved[] = [];
  for (const each of [invocation, ...launchedBy(invocation)]) {
    results.push(await resolveOne(each, place, trail));
  }
  return join(results);
}

function resolveOne(invocation: Invocation, place: Place, trail: Trail): Promise<Resolved> {
  const { program, family } = invocation;
  if (family !== undefined) return resolveProgram(invocation, family, place, trail);
  return program === 'node' ? resolveNode(invocation, place) : resolveNpm(invocation, place, trail);
}
