import type { JsonNode } from '../assets/json.ts';

/** New text for a range of UTF-16 offsets, the end excluded; nothing outside of it changes. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap, in one pass; of two at one place, the first comes first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(end, edit.start), edit.text);
    end = edit.end;
  }
  return parts.join('') + text.slice(end);
}

/** @returns the member that counts where a key is given twice, as for every JavaScript reader */
export function memberOf({ children }: JsonNode, name: string): JsonNode | undefined {
  return children?.findLast(({ key }) => key?.name === name);
}

/** Puts other strings in the place of an array's element, separated as the array's elements are. */
export function replaceElement(
  text: string,
  array: JsonNode,
  element: JsonNode,
  values: readonly string[],
): Edit {
  const separator = separatorOf(text, array, ', ');
  const written = values.map((value) => JSON.stringify(value)).join(separator);
  return { start: element.start, end: element.end, text: written };
}

/**
 * Puts a member into an object, behind one that it has, written as its other members are.
 *
 * @param after default: the last one
 * @returns undefined for an object without members, whose style nobody knows
 */
export function insertMember(
  text: string,
  object: JsonNode,
  name: string,
  value: string,
  after: JsonNode | undefined = object.children?.at(-1),
): Edit | undefined {
  const [first] = object.children ?? [];
  if (first?.key === undefined || after === undefined) return undefined;
  const colon = text.slice(first.key.end, first.start);
  const separator = separatorOf(text, object, colon.endsWith(' ') ? ', ' : ',');
  const written = `${separator}${JSON.stringify(name)}${colon}${JSON.stringify(value)}`;
  return { start: after.end, end: after.end, text: written };
}

/** What stands between two children: a comma with the blanks and line breaks around it. */
function separatorOf(text: string, { start, children = [] }: JsonNode, single: string): string {
  const [first, second] = children;
  if (first === undefined) return single;
  if (second !== undefined) return text.slice(first.end, startOf(second));
  const indent = text.slice(start + 1, startOf(first));
  return /[\r\n]/.test(indent) ? `,${indent}` : single;
}

function startOf({ key, start }: JsonNode): number {
  return key?.start ?? start;
}
