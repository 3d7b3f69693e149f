import { isScalar, LineCounter, parseDocument } from 'yaml';

/** The path to a value of a policy: names of keys, and indexes of lists. */
export type PolicyPointer = readonly (string | number)[];

/**
 * Finds the position of a value in a policy file. A value of a combined policy or of an input has no
 * position in it.
 *
 * @param text the YAML, already known to be valid
 * @param value the expected text or number
 * @returns `line:column`, both starting at 1; undefined if the file does not have that value there
 */
export function placeIn(text: string, pointer: PolicyPointer, value: unknown): string | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const node = document.contents === null ? undefined : document.getIn(pointer, true);
  if (!isScalar(node) || node.value !== value || !node.range) return undefined;
  const { line, col } = lines.linePos(node.range[0]);
  return `${line}:${col}`;
}
