import type { JsonNode } from '../assets/json.ts';

/** Replaces a half-open range of UTF-16 offsets with a text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies non-overlapping edits in one pass; edits at the same offset keep their order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(end, edit.start), edit.text);
    end = edit.end;
  }
  return parts.join('') + text.slice(end);
}

/** Returns a member of an object; of duplicate keys the last, as `JSON.parse` does. */
export function memberOf({ children }: JsonNode, name: string): JsonNode | undefined {
  return children?.findLast(({ key }) => key?.name === name);
}

/**
 * Replaces elements of an array of strings, keeping its formatting and all other bytes.
 * @param replacements the new strings by index; empty to remove the element. At least one element must remain
 */
export function replaceElements(
  text: string,
  array: JsonNode,
  replacements: ReadonlyMap<number, readonly string[]>,
): TextEdit[] {
  const { children = [] } = array;
  const separator = separatorOf(text, array, ', ');
  let kept: JsonNode | undefined;
  return children.flatMap((element, index) => {
    const values = replacements.get(index);
    const before = children[index - 1];
    if (values === undefined || values.length > 0) kept = element;
    if (values === undefined) return [];
    if (values.length > 0) {
      const written = values.map((value) => JSON.stringify(value)).join(separator);
      return { start: element.start, end: element.end, text: written };
    }
    const next = children[index + 1];
    return kept !== undefined && before !== undefined
      ? { start: before.end, end: element.end, text: '' }
      : { start: element.start, end: next?.start ?? element.end, text: '' };
  });
}

/** @returns undefined for an empty object, whose formatting is unknown */
export function insertMember(
  text: string,
  object: JsonNode,
  member: { readonly name: string; readonly value: string },
  after: JsonNode | undefined = object.children?.at(-1),
): TextEdit | undefined {
  const [first] = object.children ?? [];
  if (first?.key === undefined || after === undefined) return undefined;
  const colon = text.slice(first.key.end, first.start);
  const separator = separatorOf(text, object, colon.endsWith(' ') ? ', ' : ',');
  const written = `${separator}${JSON.stringify(member.name)}${colon}${JSON.stringify(member.value)}`;
  return { start: after.end, end: after.end, text: written };
}

/** Returns the text between two children: a comma with its whitespace. */
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
