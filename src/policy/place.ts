import { isScalar, LineCounter, parseDocument } from 'yaml';

/** Leads to a value of a policy: names of keys, and indexes of lists. */
export type PolicyPointer = readonly (string | number)[];

/**
 * Finds where a policy file says something. What was combined with it, or is only an input, has no
 * place in it.
 *
 * @param text the YAML, which has been understood before
 * @param value the text or number that must stand there
 * @returns `line:column`, both from 1; undefined if the file does not say that there
 */
export function placeIn(text: string, pointer: PolicyPointer, value: unknown): string | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const node = document.contents === null ? undefined : document.getIn(pointer, true);
  if (!isScalar(node) || node.value !== value || !node.range) return undefined;
  const { line, col } = lines.linePos(node.range[0]);
  return `${line}:${col}`;
}
