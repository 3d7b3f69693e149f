import type { AuditClock } from '../../ground/audit-clock.ts';
import { launchedBy } from '../invocation/index.ts';
import type { Invocation } from '../reading.ts';
import { resolveNode } from './node.ts';
import { resolveNpm } from './npm.ts';
import { join, type Place, type Resolved } from './place.ts';
import { resolveProgram } from './program.ts';
import { selectScripts } from './script-selection.ts';
import { resolveTasks } from './tasks.ts';
import { Trail } from './trail.ts';

/** What an invocation would really run in the audited tree, and what is wrong with it there. */
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
    const selected = await selectScripts(each, place);
    if ('rule' in selected) results.push({ targets: [], problems: [selected] });
    else {
      for (const one of selected) {
        results.push(await resolveOne(one, place, trail), await resolveTasks(one, place, trail));
      }
    }
  }
  return join(results);
}

function resolveOne(invocation: Invocation, place: Place, trail: Trail): Promise<Resolved> {
  const { program, family } = invocation;
  if (family !== undefined) return resolveProgram(invocation, family, place, trail);
  return program === 'node' ? resolveNode(invocation, place) : resolveNpm(invocation, place, trail);
}
