import picomatch from 'picomatch';
import type { AuditClock } from '../../ground/signals.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import { launchedBy } from '../invocation/index.ts';
import type { Invocation, ScriptSelection } from '../reading.ts';
import { resolveNode } from './node-files.ts';
import { resolveNpm } from './npm.ts';
import { usablePackageJson } from './package-json.ts';
import { resolveProgram } from './program.ts';
import { join, type Place, type Resolved, Trail } from './resolution.ts';

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

/** A name that no shell and no reader of words takes apart. */
const PLAIN_NAME = /^[\w:.@/-]+$/;
/** Matching takes time with the length of a name to the power of the number of `*`. */
const MAX_LENGTH = 200;
const MAX_STARS = 4;
/** Names, `*`, `?`, sets and braces, but no groups that repeat. */
const PLAIN_PATTERN = /^[\w:.@/*?{},[\]-]+$/;

/**
 * Replaces an `npm run PATTERN` that `run-s` or `concurrently` starts by one `npm run NAME` for each
 * script of the package that matches.
 *
 * @returns invocations, or the problem if the gate cannot determine the scripts
 */
async function selectScripts(
  invocation: Invocation,
  place: Place,
): Promise<readonly Invocation[] | Problem> {
  const { selects, operands } = invocation;
  const [operand] = operands;
  if (selects === undefined || operand === undefined) return [invocation];
  const manifest = await usablePackageJson(place.tree, place.directory);
  const { text, span } = operand;
  const args = { program: 'npm', flag: text };
  if (!isPlainPattern(text)) return problemAt('outside-code', span, args);
  const scripts = [...(manifest?.scripts.keys() ?? [])];
  if (scripts.some((name) => name.length > MAX_LENGTH)) {
    return problemAt('outside-code', span, args);
  }
  const selected = scripts.filter(matcherOf(text, selects));
  if (selected.length === 0) {
    return problemAt('npm-script-missing', span, { script: text, passes: false });
  }
  if (!selected.every((name) => PLAIN_NAME.test(name))) {
    return problemAt('outside-code', span, args);
  }
  return selected.map((name) => {
    const { selects: _, ...one } = invocation;
    return { ...one, operands: [{ ...operand, text: name }] };
  });
}

function isPlainPattern(pattern: string): boolean {
  return (
    pattern.length <= MAX_LENGTH &&
    PLAIN_PATTERN.test(pattern) &&
    pattern.split('*').length - 1 <= MAX_STARS
  );
}

function matcherOf(pattern: string, selects: ScriptSelection): (name: string) => boolean {
  if (selects === 'glob') {
    const matches = picomatch(swapped(pattern), { nonegate: true, strictSlashes: true });
    return (name) => matches(swapped(name));
  }
  const star = pattern.indexOf('*');
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return (name) =>
    name.length >= before.length + after.length && name.startsWith(before) && name.endsWith(after);
}

/** `:` divides the names of scripts as `/` divides paths. */
function swapped(text: string): string {
  return text.replace(/[:/]/g, (mark) => (mark === ':' ? '/' : ':'));
}
