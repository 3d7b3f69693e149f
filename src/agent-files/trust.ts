import { isMapping, type Mapping } from '../ground/mapping.ts';

/**
 * How the values of a setting differ in trust:
 * - `order`: its values from the least trust to the most, and the one that counts if the setting is absent
 * - `more`: a list; each member that is added gives more trust
 * - `less`: a list; each member that is removed gives more trust
 * - `all`: a list; each member that is added gives more trust, but without the list everything is allowed
 * - `source`: where code comes from, perhaps with a version; another source, or none but a moving version, gives more
 * - `sources`: a list of these
 * - `shown`: a list whose members give other trust
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

/** A value that decides what is trusted or where data goes, or one whose meaning is not known. */
export interface Setting {
  /** Absent if its meaning is not known. */
  readonly trust?: Trust;
  readonly value: unknown;
}

/** What a change of a setting does to the trust that a tool gives. */
export type Direction = 'widens' | 'narrows' | 'changes';

/** Whether each member of a list counts. */
export function isOfList(trust: Trust | undefined): boolean {
  return LISTS.has(trust);
}

const LISTS: ReadonlySet<unknown> = new Set(['more', 'less', 'all', 'sources', 'shown']);

/** A switch that gives more trust if it is on. */
export const ON: Trust = { order: [false, true], unset: false };
/** A setting whose values are in no order of trust. */
export const CHANGES: Trust = { order: [], unset: undefined };
/** A switch that takes something out of use. */
export const DISABLED: Trust = { order: [true, false], unset: false };
/** A switch that is on unless it is unset, and gives more trust if it is on. */
export const ON_BY_DEFAULT: Trust = { order: [false, true], unset: true };
/** What several agents say of a tool; without a word it is allowed. */
export const PERMISSION: Trust = { order: ['deny', 'ask', 'allow'], unset: 'allow' };
/** A switch that is off unless it is set, and gives more trust if it is off. */
export const PROTECTS: Trust = { order: [true, false], unset: false };
/** A switch that is on unless it is unset, and gives more trust if it is off. */
export const PROTECTS_BY_DEFAULT: Trust = { order: [true, false], unset: true };

/** A setting before and after a change, with all values at its place. */
export interface SettingChange {
  readonly old: Setting | undefined;
  readonly now: Setting | undefined;
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
}

/** Compares two values of a setting. A value that the tool does not document counts as the most trust. */
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

/** Fields of a source that say what it is, and which version of it. */
const SOURCE_FIELDS = ['source', 'repo', 'url', 'git_url', 'registry', 'package', 'command'];
const VERSION_FIELDS = ['sha', 'rev', 'ref', 'version'];

/** A version alone; a reference ends with one behind a colon, an at sign or a number sign. */
const VERSION = /^[v^~>=<]*\d[\w.+-]*$/;
const MOVING =
  /^(?:|\*|x|dev|develop|edge|head|latest|lts|main|master|next|nightly|stable|trunk)$/i;

/** Returns a source as a text, without what is done with it. */
export function sourceText(value: Mapping): string {
  const fields = [...SOURCE_FIELDS, ...VERSION_FIELDS].map((name) => value[name]);
  return fields.filter((each) => typeof each === 'string').join(' ');
}

/** Returns what a source is without its version, and whether another version can come by itself. */
function sourceOf(value: unknown): { name: string; isMoving: boolean } {
  if (isMapping(value)) {
    const version = VERSION_FIELDS.map((each) => value[each]).find((each) => each !== undefined);
    const name = JSON.stringify(SOURCE_FIELDS.map((each) => value[each]));
    return { name, isMoving: MOVING.test(`${version ?? ''}`) };
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (VERSION.test(text) || MOVING.test(text)) return { name: '', isMoving: MOVING.test(text) };
  const [suffix = ''] = /(?:[:@#][^/:@#]*)+$/.exec(text) ?? [];
  return {
    name: text.slice(0, text.length - suffix.length),
    isMoving: MOVING.test(suffix.slice(1)),
  };
}

/** Characters with which a shell starts another command: no prefix of an allowed command covers that one. */
const JOINS = /[;&|`$<>\n]/;

/**
 * Whether one permission rule includes another: `Bash` and `Bash(npm *)` include `Bash(npm test)`. Rules are a tool,
 * and perhaps an argument in parentheses with `*` for any text; `:*` ends a prefix.
 *
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

/** Whether a text matches a pattern in which `*` stands for any text. */
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
