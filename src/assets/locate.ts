import type { Location, Span } from '../model/finding.ts';
import type { JsonNode } from './json.ts';
import type { Source } from './source.ts';

/**
 * Returns the location of the value at `pointer`, starting at `root`, or of its nearest existing
 * ancestor. A span applies only to a string: then the result is the location of that part in the
 * source.
 */
export function locatePointer(
  source: Source,
  root: JsonNode,
  pointer: readonly (string | number)[],
  span?: Span,
): Location {
  let node = root;
  for (const step of pointer) {
    const child = childAt(node, step);
    if (!child) return source.location(node.start, node.end);
    node = child;
  }
  if (!span || typeof node.value !== 'string') return source.location(node.start, node.end);
  return source.location(
    sourceOffset(source.text, node, span.start),
    sourceOffset(source.text, node, span.end),
  );
}

function childAt({ value, children }: JsonNode, step: string | number): JsonNode | undefined {
  if (Array.isArray(value)) return typeof step === 'number' ? children?.[step] : undefined;
  return children?.findLast(({ key }) => key?.name === step);
}

/**
 * Converts an offset in the decoded value of a string literal to the source: an escape is one UTF-16
 * unit of the value and two or six of the source.
 *
 * @returns an offset in `text` between the literal's quotes
 */
function sourceOffset(text: string, { start, end }: JsonNode, offset: number): number {
  const last = end - 1;
  let at = start + 1;
  for (let unit = 0; unit < offset && at < last; unit += 1) {
    if (text[at] !== '\\') at += 1;
    else at += text[at + 1] === 'u' ? 6 : 2;
  }
  return Math.min(at, last);
}
