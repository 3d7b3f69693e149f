import { isTestRun } from '../invocation/node.ts';
import type { Flag, Invocation } from '../reading.ts';
import { inspectDependency } from './dependency.ts';
import { inspectEnvironmentFile } from './environment-file.ts';
import { resolveScript, resolveTest } from './file.ts';
import { join, NOTHING, type Place, type Resolved } from './place.ts';

/** The files that node would run, and those that its flags make it read. */
export async function resolveNode(invocation: Invocation, place: Place): Promise<Resolved> {
  const { flags, operands } = invocation;
  const tests = isTestRun(invocation);
  if (isDebugger(invocation, tests)) return NOTHING;
  const results: Resolved[] = [];
  for (const flag of flags) results.push(await inspectNodeFlag(flag, place));
  for (const { text, span } of operands) {
    if (text === '' || text.startsWith('-')) continue;
    const resolve = tests ? resolveTest : resolveScript;
    results.push(await resolve(place, text, span));
  }
  return join(results);
}

function isDebugger({ operands }: Invocation, tests: boolean): boolean {
  const first = operands[0]?.text;
  return first === 'inspect' || (first === 'debug' && !tests);
}

const PRELOADING: ReadonlySet<string> = new Set(['--import', '--require', '--experimental-loader']);

/** What a flag of node makes it read. */
export async function inspectNodeFlag(flag: Flag, place: Place): Promise<Resolved> {
  const { name, value = '', span } = flag;
  if (name === '--env-file' || name === '--env-file-if-exists') {
    return inspectEnvironmentFile(place, value, span);
  }
  if (!PRELOADING.has(name) || !/^[@a-z]/i.test(value)) return NOTHING;
  const owner = /^(?:@[^/]+\/)?[^/]+/.exec(value)?.[0] ?? value;
  const problems = await inspectDependency(place, { name: owner, path: value }, span);
  return { targets: [], problems };
}
