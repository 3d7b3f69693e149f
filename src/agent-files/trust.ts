/**
 * How the values of a setting differ in trust:
 * - `order`: its values from the least trust to the most, and the one that counts if the setting is absent
 * - `more`: a list; each member that is added gives more trust
 * - `less`: a list; each member that is removed gives more trust
 * - `any`: every new value can give more trust, such as an address or a variable that loads code
 */
export type Trust =
  | { readonly order: readonly unknown[]; readonly unset: unknown }
  | 'more'
  | 'less'
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
  return trust === 'more' || trust === 'less';
}

/** A switch that gives more trust if it is on. */
export const ON: Trust = { order: [false, true], unset: false };
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

/** Characters with which a shell starts another command: no prefix of an allowed command covers that one. */
const JOINS = /[;&|`$<>\n]/;

/**
 * Whether one permission rule includes another: `Bash` and `Bash(npm *)` include `Bash(npm test)`. Rules are a tool,
 * and perhaps an argument in parentheses with `*` for any text; `:*` ends a prefix.
 *
 * Source: https://code.claude.com/docs/en/permissions
 */
export function covers(wide: unknown, narrow: unknown): boolean {
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
