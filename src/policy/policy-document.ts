import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { isNestedTooDeep } from '../ground/mapping.ts';
import { lfsObstacle } from '../repo/tree.ts';

/** A policy is a small file for people; a larger one is rejected unparsed. */
const MAX_POLICY_CHARACTERS = 64 * 1024;

/** Line and column start at 1. */
export interface PolicyMistake {
  readonly line: number;
  readonly column: number;
  /** The expectation, with the nearest known key or value. */
  readonly message: string;
}

/** Before its keys are checked. */
export type PolicyDocument = Exclude<ReturnType<typeof readDocument>, { broken: unknown }>;

/** Parses the YAML of a policy; returns its mistakes if its content is unreliable. */
export function readDocument(text: string) {
  const unreadable = obstacleOf(text);
  if (unreadable) return { broken: [{ line: 1, column: 1, message: unreadable }] } as const;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, message: string): PolicyMistake => {
    const { line, col: column } = lines.linePos(offset);
    return { line, column, message };
  };
  const mistakes = [
    ...document.errors.map(({ pos, message }) => at(pos[0], message)),
    ...aliasesIn(document).map((offset) => at(offset, 'aliases (*name) are not supported')),
  ];
  // A duplicate key is an ordinary mistake; after any other syntax error the content is unreliable.
  if (mistakes.length !== document.errors.filter(isDuplicate).length) return { broken: mistakes };
  return {
    value: (document.toJS() ?? {}) as unknown,
    /** Duplicate keys, which leave other mistakes meaningful. */
    mistakes,
    has: (path: readonly PropertyKey[]) => isNode(document.contents) && document.hasIn(path),
    /** Undefined for other values. */
    textAt: (path: readonly PropertyKey[]) => {
      const value = isNode(document.contents) ? document.getIn(path) : undefined;
      return typeof value === 'string' ? value : undefined;
    },
    /** Places a mistake at the value at a path, or at its nearest existing ancestor. */
    atValue: (path: readonly PropertyKey[], message: string) =>
      at(valueOffset(document, path), message),
    atKey: (path: readonly PropertyKey[], key: string, message: string) =>
      at(keyOffset(document, path, key), message),
  };
}

function obstacleOf(text: string): string | undefined {
  if (text.length > MAX_POLICY_CHARACTERS) {
    return `the file is larger than ${MAX_POLICY_CHARACTERS} characters`;
  }
  return isNestedTooDeep(text) ? 'the file is nested too deep' : lfsObstacle(text);
}

function isDuplicate({ code }: Document['errors'][number]): boolean {
  return code === 'DUPLICATE_KEY';
}

/** An alias can expand a small file without limit, and no policy needs one. */
function aliasesIn(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, { Alias: (_, { range }) => void offsets.push(range?.[0] ?? 0) });
  return offsets;
}

function valueOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function keyOffset(document: Document, path: readonly PropertyKey[], key: string): number {
  const parent = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    : undefined;
  return (isScalar(pair?.key) && pair.key.range?.[0]) || 0;
}

export type PolicyPointer = readonly (string | number)[];

/**
 * Finds a value in a policy file. A value of a combined policy or of an input is not there.
 * @param text the valid YAML
 * @returns `line:column`, both starting at 1; undefined if that value is not there
 */
export function placeIn(text: string, pointer: PolicyPointer, value: unknown): string | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const node = document.contents === null ? undefined : document.getIn(pointer, true);
  if (!isScalar(node) || node.value !== value || !node.range) return undefined;
  const { line, col } = lines.linePos(node.range[0]);
  return `${line}:${col}`;
}
