import type { AuditClock } from '../../ground/signals.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import { launchedBy } from '../invocation/index.ts';
import type { Invocation, ScriptSelection } from '../reading.ts';
import { resolveNode } from './node-files.ts';
import { resolveNpm } from './npm.ts';
import { usablePackageJson } from './package-json.ts';
import { alternativesOf, isPlainGlob, matchesPattern } from './path-text.ts';
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
    const selected = await selectScripts(each, place);
    if ('rule' in selected) results.push({ targets: [], problems: [selected] });
    else {
      for (const one of selected) results.push(await resolveOne(one, place, trail));
    }
  }
  return join(results);
}

function resolveOne(invocation: Invocation, place: Place, trail: Trail): Promise<Resolved> {
  const { program, family } = invocation;
  if (family !== undefined) return resolveProgram(invocation, family, place, trail);
  return program === 'node' ? resolveNode(invocation, place) : resolveNpm(invocation, place, trail);
}

/** A name that shells and tools keep as one word. */
const PLAIN_NAME = /^[\w:.@/-]{1,200}$/;

/**
 * Replaces `npm run PATTERN` of `run-s` or `concurrently` by one `npm run NAME` for each matching script.
 * @returns the problem if the gate cannot determine the scripts
 */
async function selectScripts(
  invocation: Invocation,
  place: Place,
): Promise<readonly Invocation[] | Problem> {
  const { selects, ...one } = invocation;
  const [operand] = one.operands;
  if (selects === undefined || operand === undefined) return [invocation];
  const { text, span } = operand;
  const unclear = problemAt('outside-code', span, { program: 'npm', flag: text });
  const matches = matcherOf(text, selects);
  if (matches === undefined) return unclear;
  const manifest = await usablePackageJson(place.tree, place.directory);
  const names = [...(manifest?.scripts.keys() ?? [])].filter(matches);
  if (names.length === 0)
    return problemAt('npm-script-missing', span, { script: text, passes: false });
  if (!names.every((name) => PLAIN_NAME.test(name))) return unclear;
  return names.map((name) => ({ ...one, operands: [{ ...operand, text: name }] }));
}

function matcherOf(
  pattern: string,
  selects: ScriptSelection,
): ((name: string) => boolean) | undefined {
  // In a glob, `:` separates parts of a script's name as `/` does in a path. A wildcard matches across both.
  const pathOf = (text: string) =>
    selects === 'wildcard'
      ? text.replaceAll('/', ':')
      : text.replace(/[:/]/g, (mark) => (mark === ':' ? '/' : ':'));
  const globs = alternativesOf(pathOf(pattern));
  if (!globs?.every((each) => each.split(/[:/]/).every(isPlainGlob))) return undefined;
  const options = { dot: selects === 'wildcard' };
  return (name) => globs.some((glob) => matchesPattern(pathOf(name), glob, options));
}
