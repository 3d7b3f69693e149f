import type {
  CallExpression,
  Expression,
  MemberExpression,
  ModuleDeclaration,
  Program,
  SpreadElement,
  Statement,
  VariableDeclaration,
} from 'acorn';
import { isBuiltin } from './mentions.ts';

/** Names whose meaning the proof relies on; code that declares one of them is never proven. */
const RELIED_ON: ReadonlySet<string> = new Set([
  'console',
  'process',
  'require',
  'undefined',
  'NaN',
  'Infinity',
]);
const CONSOLE = new Set(['log', 'info', 'warn', 'error', 'debug']);
/** Properties of `process` that every Node has and that can be read without side effects. */
const ABOUT_PROCESS = new Set(['arch', 'argv', 'env', 'pid', 'platform', 'version', 'versions']);
const SAFE_OPERATORS = new Set(['+', '-', '*', '/', '%', '<', '>', '<=', '>=', '==', '!=']);

type ProofStep = Statement | ModuleDeclaration;

/**
 * Returns whether code exits with 0 in every repository: it only prints constants, loads built-in
 * modules, and exits with 0. This is a proof, not a guess: code that is not known to be harmless could
 * fail.
 */
export function cannotFail(program: Program): boolean {
  return new VacuityProof().holds(program.body);
}

class VacuityProof {
  /** Constants declared so far; reading them has no side effects. */
  readonly #known = new Set<string>();

  holds(steps: readonly ProofStep[]): boolean {
    for (const step of steps) {
      if (isExitWithZero(step)) return true;
      if (!this.#isInert(step)) return false;
    }
    return true;
  }

  #isInert(step: ProofStep): boolean {
    switch (step.type) {
      case 'EmptyStatement':
        return true;
      case 'ExpressionStatement':
        return this.#isInertExpression(step.expression);
      case 'VariableDeclaration':
        return this.#declares(step);
      case 'ImportDeclaration':
        return (
          isBuiltin(step.source.value) &&
          step.specifiers.every(({ type, local }) =>
            type === 'ImportSpecifier' ? false : this.#learns(local.name),
          )
        );
      case 'IfStatement':
        return (
          this.#isPrimitive(step.test) &&
          [step.consequent, step.alternate ?? undefined].every(
            (branch) => branch === undefined || this.#isInertBranch(branch),
          )
        );
      default:
        return false;
    }
  }

  /** A branch may not declare constants: they are not known after it. */
  #isInertBranch(branch: Statement): boolean {
    const steps = branch.type === 'BlockStatement' ? branch.body : [branch];
    return steps.every((step) => step.type !== 'VariableDeclaration' && this.#isInert(step));
  }

  #declares({ declarations }: VariableDeclaration): boolean {
    return declarations.every(
      ({ id, init }) =>
        id.type === 'Identifier' &&
        (init === null || init === undefined || this.#isInertExpression(init)) &&
        this.#learns(id.name),
    );
  }

  #learns(name: string): boolean {
    this.#known.add(name);
    return !RELIED_ON.has(name);
  }

  #isInertExpression(node: Expression | SpreadElement): boolean {
    switch (node.type) {
      case 'Identifier':
        return node.name === 'undefined' || this.#known.has(node.name);
      case 'ArrayExpression':
        return node.elements.every((each) => each === null || this.#isInertExpression(each));
      case 'ObjectExpression':
        return node.properties.every(
          (each) =>
            each.type === 'Property' &&
            !each.computed &&
            each.kind === 'init' &&
            this.#isInertExpression(each.value),
        );
      case 'CallExpression':
        return this.#isInertCall(node);
      case 'MemberExpression':
        return isAboutProcess(node);
      default:
        return this.#isPrimitive(node);
    }
  }

  #isInertCall({ callee, arguments: given, optional }: CallExpression): boolean {
    if (optional) return false;
    if (callee.type === 'Identifier' && callee.name === 'require') {
      const [only] = given;
      return given.length === 1 && only?.type === 'Literal' && isBuiltin(only.value);
    }
    const [object, method] = memberOf(callee);
    return (
      object === 'console' &&
      CONSOLE.has(method) &&
      given.every((each) => this.#isInertExpression(each))
    );
  }

  /** A value that every operator accepts: no object, whose conversion can run code, and no BigInt. */
  #isPrimitive(node: Expression | SpreadElement): boolean {
    switch (node.type) {
      case 'Literal':
        return node.bigint == null && node.regex === undefined;
      case 'TemplateLiteral':
        return node.expressions.every((each) => this.#isPrimitive(each));
      case 'UnaryExpression':
        return ['!', '-', '+', 'void'].includes(node.operator) && this.#isPrimitive(node.argument);
      case 'BinaryExpression':
        return (
          (SAFE_OPERATORS.has(node.operator) || /^[!=]==$/.test(node.operator)) &&
          node.left.type !== 'PrivateIdentifier' &&
          this.#isPrimitive(node.left) &&
          this.#isPrimitive(node.right)
        );
      default:
        return false;
    }
  }
}

/** `process.exit()` and `process.exit(0)`: the rest of the code never runs. */
function isExitWithZero(step: ProofStep): boolean {
  if (step.type !== 'ExpressionStatement' || step.expression.type !== 'CallExpression')
    return false;
  const { callee, arguments: given } = step.expression;
  const [object, method] = memberOf(callee);
  if (object !== 'process' || method !== 'exit' || given.length > 1) return false;
  const [code] = given;
  return code === undefined || (code.type === 'Literal' && code.value === 0);
}

/** `process.version`, `process.versions.node`, `process.env.X` and similar properties. */
function isAboutProcess(node: MemberExpression): boolean {
  const [object, property] = memberOf(node);
  if (object === 'process') return ABOUT_PROCESS.has(property);
  if (node.object.type !== 'MemberExpression' || node.computed || node.optional) return false;
  const [outer, inner] = memberOf(node.object);
  return outer === 'process' && (inner === 'env' || inner === 'versions');
}

/** @returns the names of `a.b`; two empty strings for anything else */
function memberOf(node: CallExpression['callee']): readonly [string, string] {
  if (node.type !== 'MemberExpression' || node.computed || node.optional) return ['', ''];
  const { object, property } = node;
  return object.type === 'Identifier' && property.type === 'Identifier'
    ? [object.name, property.name]
    : ['', ''];
}
