import { type Node, type Program, parse } from 'acorn';

export type { Node, Program };

/**
 * Parses code as `node -e` would: a script, or a module where `--input-type=module` says so.
 *
 * @returns undefined if it is not JavaScript, or nested too deeply to be anybody's validation
 */
export function parseCode(code: string, sourceType: 'script' | 'module'): Program | undefined {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType, allowHashBang: false });
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A node of the tree, and what stands around it. */
export interface Visit {
  readonly node: Node;
  readonly parent: Node | undefined;
  /** The property of the parent that holds it. */
  readonly key: string;
  /** Whether a function or class is around it. */
  readonly inFunction: boolean;
  /** Whether one of them has a `this` of its own: no arrow function has. */
  readonly hasOwnThis: boolean;
}

const OWN_SCOPE = /Function|^ClassBody$/;
const OWN_THIS = /^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;

/** Every node, in no order; keeps its own stack, because code may be nested deeper than calls. */
export function* walk(program: Program): Generator<Visit> {
  const top = { parent: undefined, key: '', inFunction: false, hasOwnThis: false };
  const ahead: Visit[] = [{ node: program, ...top }];
  for (let visit = ahead.pop(); visit !== undefined; visit = ahead.pop()) {
    yield visit;
    const { node } = visit;
    const inFunction = visit.inFunction || OWN_SCOPE.test(node.type);
    const hasOwnThis = visit.hasOwnThis || OWN_THIS.test(node.type);
    for (const [key, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) ahead.push({ node: child, parent: node, key, inFunction, hasOwnThis });
      }
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
