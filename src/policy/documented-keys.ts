import * as z from 'zod';
import { policySchema } from './policy.ts';

export interface DocumentedKey {
  readonly name: string;
  /** From the root: `limits.output_bytes`; `ignores[].rule` for a key of a list entry. */
  readonly path: string;
  readonly description: string;
  /** In words; undefined for a section, which has only {@link keys}. */
  readonly expected?: string;
  /** Absent for a section and for a key of a list entry. */
  readonly default?: unknown;
  readonly keys: readonly DocumentedKey[];
}

/** The parts of a JSON Schema that document a key. */
interface Node {
  readonly description?: string;
  readonly default?: unknown;
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** In schema order. */
export function documentedKeys(): readonly DocumentedKey[] {
  return keysOf(z.toJSONSchema(policySchema, { io: 'input' }) as Node, '');
}

function keysOf({ properties = {}, required = [] }: Node, prefix: string): DocumentedKey[] {
  // A key without a description is documented on another page.
  const described = Object.entries(properties).filter(([, { description }]) => description);
  return described.map(([name, node]) => {
    const path = `${prefix}${name}`;
    const section = node.properties !== undefined && node.default !== undefined;
    const inner = node.items?.properties ? node.items : node;
    const words = `${expectation(node)}${required.includes(name) ? ', required' : ''}`;
    return {
      name,
      path,
      description: node.description ?? '',
      ...(!section && { expected: words }),
      ...(!section && node.default !== undefined && { default: node.default }),
      keys: keysOf(inner, inner === node ? `${path}.` : `${path}[].`),
    };
  });
}

function expectation(node: Node): string {
  const { type, format, items, anyOf } = node;
  if (anyOf) return anyOf.map(expectation).join(' or ');
  if (node.const !== undefined) return String(node.const);
  if (node.enum)
    return node.enum
      .map(String)
      .join(', ')
      .replace(/, ([^,]*)$/, ' or $1');
  if (type === 'array') return `list of ${items ? plural(expectation(items)) : 'values'}`;
  if (type === 'integer' || type === 'number') return `${type}${range(node)}`;
  if (type === 'boolean') return 'true or false';
  if (format === 'date') return 'date';
  if (type === 'null') return 'null';
  return type === 'object' ? 'mapping' : 'string';
}

function plural(words: string): string {
  return { string: 'strings', mapping: 'mappings' }[words] ?? words;
}

function range({ minimum, maximum, exclusiveMinimum }: Node): string {
  const most =
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : `, at most ${maximum}`;
  if (exclusiveMinimum !== undefined) return `, more than ${exclusiveMinimum}${most}`;
  return `${minimum === undefined ? '' : `, at least ${minimum}`}${most}`;
}
