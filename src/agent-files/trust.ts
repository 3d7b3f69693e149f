import { isMapping, type Mapping } from '../ground/mapping.ts';

/**
 * How the values of a setting differ in trust:
 *
 * - `order`: its values from the least trust to the most, and the default
 * - `more`: a list; each added member gives more trust
 * - `less`: a list; each removed member gives more trust
 * - `all`: a list; each added member gives more trust, but a missing list allows everything
 * - `source`: a source of code, possibly with a version; another source, or a moving version, gives more trust
 * - `sources`: a list of sources
 * - `shown`: a list whose members are shown, without an order of trust
 * - `any`: every new value can give more trust, such as an address or a variable that loads code
 */
export type Trust =
  | { readonly order: readonly unknown[]; readonly unset: unknown }
  | 'more'
  | 'less'
  | 'all'
  | 'source'
  | 'sources'
  | 'shown'
  | 'any';

export interface Setting {
  /** Absent if its meaning is unknown. */
  readonly trust?: Trust;
  readonly value: unknown;
}

/** The effect of a changed setting on the trust of a tool. */
export type Direction = 'widens' | 'narrows' | 'changes';

export function isOfList(trust: Trust | undefined): boolean {
  return LISTS.has(trust);
}

const LISTS: ReadonlySet<unknown> = new Set(['more', 'less', 'all', 'sources', 'shown']);

/** With all values at its place. */
export interface SettingChange {
  readonly old: Setting | undefined;
  readonly now: Setting | undefined;
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
}

/** An undocumented value counts as the most trust. */
export function directionOf(trust: Trust, { old, now, before, after }: SettingChange): Direction {
  const value = (now ?? old)?.value;
  const isCovered = (by: readonly unknown[]) => by.some((each) => covers(each, value));
  if (trust === 'any') return now ? 'widens' : 'changes';
  if (trust === 'shown') return 'changes';
  if (trust === 'source' || trust === 'sources') {
    const [is, was] = [sourceOf(value), before.map(sourceOf)];
    const known = was.filter(({ name }) => name === is.name);
    const isLooser = is.isMoving && known.every(({ isMoving }) => !isMoving);
    return now && (known.length === 0 || isLooser) ? 'widens' : 'changes';
  }
  if (trust === 'all') {
    if (!now) return after.length === 0 ? 'widens' : 'narrows';
    return before.length === 0 || isCovered(before) ? 'narrows' : 'widens';
  }
  if (trust === 'more') return now && !isCovered(before) ? 'widens' : 'narrows';
  if (trust === 'less') return now || isCovered(after) ? 'narrows' : 'widens';
  const [from, to] = [rankOf(old, trust), rankOf(now, trust)];
  if (from === to) return 'changes';
  return to > from ? 'widens' : 'narrows';
}

function rankOf(setting: Setting | undefined, { order, unset }: Exclude<Trust, string>): number {
  const rank = order.indexOf(setting ? setting.value : unset);
  return rank < 0 ? order.length : rank;
}

/** Fields that identify a source, and its version. */
const SOURCE_FIELDS = ['source', 'repo', 'url', 'git_url', 'registry', 'package', 'command'];
const VERSION_FIELDS = ['sha', 'rev', 'ref', 'version'];

/** A version alone. A reference ends with a version after a colon, an at sign or a number sign. */
const VERSION = /^[v^~>=<]*\d[\w.+-]*$/;
const MOVING =
  /^(?:|\*|x|dev|develop|edge|head|latest|lts|main|master|next|nightly|stable|trunk)$/i;

/** Returns a source as text, without other fields. */
export function sourceText(value: Mapping): string {
  const fields = [...SOURCE_FIELDS, ...VERSION_FIELDS].map((name) => value[name]);
  return fields.filter((each) => typeof each === 'string').join(' ');
}

/** Returns a source without its version, and whether the version can change by itself. */
function sourceOf(value: unknown): { name: string; isMoving: boolean } {
  if (isMapping(value)) {
    const version = VERSION_FIELDS.map((each) => value[each]).find((each) => each !== undefined);
    const name = JSON.stringify(SOURCE_FIELDS.map((each) => value[each]));
    return { name, isMoving: MOVING.test(`${version ?? ''}`) };
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (VERSION.test(text) || MOVING.test(text)) return { name: '', isMoving: MOVING.test(text) };
  const [suffix = ''] = /[:@#].*/s.exec(text.slice(text.lastIndexOf('/') + 1)) ?? [];
  return {
    name: text.slice(0, text.length - suffix.length),
    isMoving: MOVING.test(suffix.slice(1)),
  };
}

/** Characters by which a shell starts another command, which a prefix rule does not cover. */
const JOINS = /[;&|`$<>\n]/;

/**
 * True if one permission rule includes another: `Bash` and `Bash(npm *)` include `Bash(npm test)`. A
 * rule is a tool with an optional argument in parentheses; `*` is any text, and `:*` ends a prefix.
 * Source: https://code.claude.com/docs/en/permissions
 */
function covers(wide: unknown, narrow: unknown): boolean {
  if (wide === narrow) return true;
  if (typeof wide !== 'string' || typeof narrow !== 'string') return false;
  const [one, other] = [partsOf(wide), partsOf(narrow)];
  const isSameTool = one.tool === other.tool || matches(one.tool, other.tool);
  if (!isSameTool || one.argument === undefined || one.argument === '*') return isSameTool;
  const { argument } = other;
  return argument !== undefined && !JOINS.test(argument) && matches(one.argument, argument);
}

function partsOf(rule: string): { tool: string; argument?: string } {
  const [, tool = rule, argument] = /^([^()]*)\((.*)\)$/s.exec(rule) ?? [];
  return { tool, ...(argument !== undefined && { argument }) };
}

function matches(pattern: string, text: string): boolean {
  const parts = pattern.replace(/:\*$/, '*').split('*');
  const [first = '', ...rest] = parts;
  if (rest.length === 0) return first === text;
  if (!text.startsWith(first)) return false;
  const last = rest.pop() ?? '';
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}
