import type { FunctionDeclaration, Node, Program, Statement } from 'acorn';
import { parseCode, walk } from '../../command/javascript/parse.ts';
import { failingExpression, failingStatements, unusedExport } from './failing-code.ts';
import type { Insertion, Operator } from './operator.ts';
import { typescript } from './typescript.ts';

/** Makes every function of a JavaScript file fail; one with JSX is read like TypeScript. */
export const javascript: Operator = (text, token) => {
  const code = text.replace(/^#!/, '//');
  const program = parseCode(code, 'module') ?? parseCode(code, 'script');
  if (program === undefined) return typescript(text, token);
  const insertions = [...walk(program)].flatMap(({ node }) => insertionIn(node, token));
  if (insertions.length === 0 || !isModule(program)) return insertions;
  return [...insertions, { at: text.length, text: unusedExport(token) }];
};

function isModule({ body }: Program): boolean {
  return body.some(({ type }) => /^(?:Import|Export)/.test(type));
}

const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

function insertionIn(node: Node, token: string): readonly Insertion[] {
  if (!FUNCTION.test(node.type)) return [];
  const { body } = node as FunctionDeclaration;
  // An arrow function can have an expression in its place.
  if (body.type !== 'BlockStatement') {
    return [{ at: (body as Node).start, text: failingExpression(token) }];
  }
  const directives = body.body.filter(isDirective);
  return [{ at: directives.at(-1)?.end ?? body.start + 1, text: failingStatements(token) }];
}

function isDirective(statement: Statement): boolean {
  return statement.type === 'ExpressionStatement' && statement.directive != null;
}
