import { type Node, type Program, parse } from 'acorn';

export type { Node, Program };

/** Parses code as `node -e` does. @returns undefined for other languages and too deeply nested code */
export function parseCode(code: string): Program | undefined {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: false });
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

export interface Visit {
  readonly node: Node;
  readonly parent: Node | undefined;
  /** The parent's property that contains the node. */
  readonly key: string;
  readonly inFunction: boolean;
  /** Whether an enclosing function has its own `this`, unlike an arrow function. */
  readonly hasOwnThis: boolean;
}

const OWN_SCOPE = /Function|^ClassBody$/;
const OWN_THIS = /^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;

/** Yields every node in no particular order; iterative, because code may be nested deeply. */
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
