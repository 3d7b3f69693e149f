// @ts-check
// Reads compiled modules and makes their imports lazy.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'acorn';
import { transform } from 'esbuild';

/** The oldest Node that runs the bundle. */
export const TARGET = 'node20.20';

/**
 * A module as the body of a function of `module`, `require` and `lazy`, a `require` that is called later.
 *
 * @typedef {{ code: string, imports: readonly string[], packages: Map<string, Set<string>> }} Module
 */

/**
 * Reads modules and all modules that they import.
 *
 * @param {string} root the directory of the compiled modules
 * @param {readonly string[]} entries names of modules in it, such as `cli`
 * @returns {Promise<Map<string, Module>>} by name: the path in the directory without `.js`
 */
export async function readModules(root, entries) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (modules.has(id)) continue;
    const { code } = await transform(sourceOf(join(root, `${id}.js`)), {
      format: 'cjs',
      platform: 'neutral',
      target: TARGET,
      supported: { 'dynamic-import': false },
    });
    const module = withLazyImports(code, id);
    modules.set(id, module);
    open.push(...module.imports);
  }
  return modules;
}

/**
 * Returns the name of the module that a package becomes.
 *
 * @param {string} specifier
 */
export function idOf(specifier) {
  return `packages/${specifier.replaceAll(/^@|\.json$/g, '')}`;
}

/** @param {string} file */
function sourceOf(file) {
  return readFileSync(file, 'utf8').replace(/^#!.*/, '');
}

/** The variables of esbuild's helpers, which all modules of a bundle share. */
const HELPER =
  /^__(?:create|defProp|getOwnPropDesc|getOwnPropNames|getProtoOf|hasOwnProp|export|copyProps|toESM|toCommonJS)$/;
/** The variable of esbuild for what a module exports. */
const EXPORTS = 'stdin_exports';

/**
 * Turns the output of esbuild, with a `require` for each import, into a module whose imports are loaded
 * by the first use of one of their names.
 *
 * @param {string} code
 * @param {string} id
 * @returns {Module}
 */
function withLazyImports(code, id) {
  const tree = /** @type {any} */ (parse(code, { ecmaVersion: 'latest' }));
  /** @type {Map<string, string>} the specifier of each variable of an import */
  const variables = new Map();
  /** @type {Map<string, Set<string>>} */
  const packages = new Map();
  /** @type {string[]} */
  const imports = [];
  /** @type {string[]} */
  const exported = [];
  /** @type {string[]} */
  const lazy = [];
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = [];
  const replace = (/** @type {any} */ { start, end }, /** @type {string} */ text) =>
    void edits.push({ start, end, text });
  const target = (/** @type {string} */ specifier) => {
    if (specifier.startsWith('.')) {
      const path = resolve('/', dirname(id), specifier).slice(1).replace(/\.js$/, '');
      imports.push(path);
      return path;
    }
    if (specifier.startsWith('node:')) return specifier;
    if (!packages.has(specifier)) packages.set(specifier, new Set());
    return idOf(specifier);
  };
  const body = tree.body.filter((/** @type {any} */ statement) => {
    const text = code.slice(statement.start, statement.end);
    const [declared] = statement.declarations ?? [];
    const specifier = requiredBy(declared?.init);
    if (specifier !== undefined) {
      variables.set(declared.id.name, specifier);
      lazy.push(`const ${declared.id.name} = lazy(${JSON.stringify(target(specifier))});\n`);
    } else if (text.startsWith(`__export(${EXPORTS}`)) {
      for (const { key, value } of statement.expression.arguments[1].properties) {
        if (value.body.type !== 'Identifier') throw new Error(`${id} exports what it imports`);
        exported.push(`${key.name}: ${value.body.name}`);
      }
    } else if (
      !HELPER.test(declared?.id.name) &&
      declared?.id.name !== EXPORTS &&
      !text.startsWith('module.exports = ')
    ) {
      return true;
    }
    replace(statement, '');
    return false;
  });
  walk(body, undefined, (node, parent) => {
    const required = requiredBy(node);
    if (required !== undefined) {
      replace(node, `require(${JSON.stringify(target(required))})`);
      return false;
    }
    if (node.type !== 'Identifier' || isKey(node, parent)) return true;
    const specifier = variables.get(node.name);
    if (specifier === undefined) return true;
    // With parentheses, because `new` would call the function.
    replace(node, `${parent?.shorthand ? `${node.name}: ` : ''}(${node.name}())`);
    const names = packages.get(specifier);
    if (names === undefined) return true;
    if (parent?.type !== 'MemberExpression' || parent.object !== node || parent.computed) {
      throw new Error(`${id} uses ${specifier} as a whole; import what it needs by name`);
    }
    names.add(parent.property.name);
    return true;
  });
  const text = edits
    .sort((a, b) => b.start - a.start)
    .reduce((whole, edit) => whole.slice(0, edit.start) + edit.text + whole.slice(edit.end), code);
  const end = `\nmodule.exports = { ${exported.join(', ')} };`;
  return { code: lazy.join('') + text + end, imports, packages };
}

/**
 * Returns the specifier of `require("…")` and `__toESM(require("…"))`.
 *
 * @param {any} node
 * @returns {string | undefined}
 */
function requiredBy(node) {
  if (node?.type !== 'CallExpression') return undefined;
  const [argument] = node.arguments;
  if (node.callee.name === '__toESM') return requiredBy(argument);
  return node.callee.name === 'require' ? argument.value : undefined;
}

/** @param {any} node @param {any} parent */
function isKey(node, parent) {
  return (
    (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
    (parent?.key === node && !parent.computed)
  );
}

/**
 * Calls a function for each node below a node, until it returns false.
 *
 * @param {any} node a node, a list, or any other value
 * @param {any} parent
 * @param {(node: any, parent: any) => boolean} visit
 */
function walk(node, parent, visit) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, parent, visit);
  } else if (typeof node?.type === 'string') {
    if (!visit(node, parent)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'type' && value !== null && typeof value === 'object') walk(value, node, visit);
    }
  }
}
