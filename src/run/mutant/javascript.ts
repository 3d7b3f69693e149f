import type { FunctionDeclaration, Node, Program, Statement } from 'acorn';
import { parseCode, walk } from '../../command/javascript/parse.ts';
import {
  afterClosing,
  failingExpression,
  failingStatements,
  type Insertion,
  masked,
  type Operator,
  unusedExport,
} from './operator.ts';

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

const COMMENTS_AND_STRINGS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
/** What may stand between the parameters of a function and its body, as far as a type is read. */
const PART_OF_TYPE = String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`;
const TYPE = String.raw`\s*:\s*(?:[^\s;{}()=]|${PART_OF_TYPE})(?:[^;{}()=]|${PART_OF_TYPE})*`;
const BODY = new RegExp(String.raw`^(?:${TYPE})?\s*\{`);
const ARROW_BODY = new RegExp(String.raw`^(?:${TYPE}?)?\s*=>\s*\{`);
const ARROW = new RegExp(String.raw`^(?:${TYPE}?)?\s*=>(?!\s*\{)`);
const LONGEST_TYPE = 400;

/** Keywords with a block that is no function. */
const BLOCKS = /\b(?:if|for|while|switch|catch|with|await|else|do|try)\s*$/;
const NAMED = /[\w$\]]\s*(?:<[^;(){}]*>)?\s*$/;
/** What precedes the parameters of an arrow function that is a value; a type can follow a colon. */
const VALUE =
  /(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/;
const TYPES = [
  /\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$/,
  /\w<[^;(){}=>]*,\s*$/,
  /(?::|\breadonly)\s*\(\s*$/,
];
const LONGEST_HEAD = 200;

/**
 * Makes the functions of a TypeScript or JSX file fail. Reads brackets, not the whole language: a function
 * that it does not find stays as it is, and a mistake makes the file unreadable, which is a defect as well.
 */
export const typescript: Operator = (text, token) => {
  const code = masked(text, COMMENTS_AND_STRINGS);
  const found = [...parametersIn(code)].flatMap(({ start, end }) => {
    const head = code.slice(Math.max(0, start - LONGEST_HEAD), start);
    return bodyAfter(text, code, { head, end }, token);
  });
  const insertions = [...found, ...bareArrows(text, code, token)];
  const isModule = /^\s*(?:import|export)\b/m.test(code);
  if (insertions.length === 0 || !isModule) return insertions;
  return [...insertions, { at: text.length, text: unusedExport(token) }];
};

interface Parameters {
  readonly start: number;
  readonly end: number;
}

function* parametersIn(code: string): Generator<Parameters> {
  for (let start = code.indexOf('('); start >= 0; start = code.indexOf('(', start + 1)) {
    const end = afterClosing(code, start);
    if (end !== undefined) yield { start, end };
  }
}

function bodyAfter(
  text: string,
  code: string,
  { head, end }: { readonly head: string; readonly end: number },
  token: string,
): Insertion[] {
  const tail = code.slice(end, end + LONGEST_TYPE);
  const arrowBody = ARROW_BODY.exec(tail);
  const isType = TYPES.some((type) => type.test(head));
  if (arrowBody && !isType) {
    return [atStartOf(text, end + arrowBody[0].length, token)];
  }
  const arrow = ARROW.exec(tail);
  if (arrow) {
    if (!VALUE.test(head) || isType) return [];
    return [{ at: end + arrow[0].length, text: failingExpression(token) }];
  }
  const body = BODY.exec(tail);
  if (!body || BLOCKS.test(head) || !NAMED.test(head)) return [];
  return [atStartOf(text, end + body[0].length, token)];
}

/** `x => …` is a value, unless it is the end of a type. */
const BARE_ARROW = /(?<=(?:[=(,?[{]|[^)\s]\s*:|&&|\|\||\basync\s)\s*)[\w$]+\s*=>\s*(\{)?/g;

function bareArrows(text: string, code: string, token: string): Insertion[] {
  return [...code.matchAll(BARE_ARROW)].map((found) => {
    const at = found.index + found[0].length;
    return found[1] ? atStartOf(text, at, token) : { at, text: failingExpression(token) };
  });
}

/** After the directives of a function. */
function atStartOf(text: string, body: number, token: string): Insertion {
  const directive = /^\s*(["'])use \w+\1;?/.exec(text.slice(body, body + LONGEST_HEAD));
  return { at: body + (directive?.[0].length ?? 0), text: failingStatements(token) };
}
