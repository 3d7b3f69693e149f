import type {
  CallExpression,
  Identifier,
  ImportDeclaration,
  MemberExpression,
  Node,
  VariableDeclarator,
} from 'acorn';
import { parseCode, type Visit, walk } from '../../../command/javascript/parse.ts';
import { FAR_REACHING, harmlessNames, PROCESS_MEMBERS } from './modules.ts';

/**
 * Returns the files that a JavaScript file loads, if the gate can determine that it loads and reads
 * no others: every import has a fixed name, and it uses no name with further access. Obfuscated code
 * is not understood, so the result is undefined.
 *
 * @returns specifiers that begin with `./` or `../`; undefined if it may load or read anything
 */
export function readImports(
  text: string,
  sourceType: 'script' | 'module',
): readonly string[] | undefined {
  // These start comments in scripts, but not in modules.
  if (/<!--|-->/.test(text)) return undefined;
  const program = parseCode(withoutShebang(text), sourceType);
  if (program === undefined) return undefined;
  const visits = [...walk(program)];
  const specifiers: string[] = [];
  const modules = new Map<string, readonly string[]>();
  for (const visit of visits) {
    const loaded = loadedBy(visit);
    if (loaded === undefined) continue;
    const { specifier, taken } = loaded;
    if (specifier === undefined) return undefined;
    if (/^\.{1,2}\//.test(specifier)) {
      specifiers.push(specifier);
      continue;
    }
    const harmless = harmlessNames(specifier);
    if (harmless === undefined) return undefined;
    if (harmless === 'all') continue;
    if (taken === undefined || !taken.names.every((name) => harmless.includes(name))) {
      return undefined;
    }
    for (const whole of taken.whole) modules.set(whole, harmless);
  }
  return visits.every((visit) => staysInReach(visit, modules)) ? specifiers : undefined;
}

/** Whether node loads a file as CommonJS if no package.json sets its type. */
export function isCommonJs(text: string): boolean {
  return parseCode(withoutShebang(text), 'script') !== undefined;
}

function withoutShebang(text: string): string {
  return text.replace(/^\uFEFF?(?:#!.*)?/, '');
}

interface Loaded {
  /** Undefined if it is computed. */
  readonly specifier: string | undefined;
  /** The names of the module that are used, and the variables that contain the whole module. */
  readonly taken?: { readonly names: readonly string[]; readonly whole: readonly string[] };
}

/** @returns undefined for a node that loads nothing */
function loadedBy({ node, parent }: Visit): Loaded | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return { specifier: textOf((node as ImportDeclaration).source), ...namesOf(node) };
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration': {
      const { source } = node as Node & { source?: Node | null };
      return source ? { specifier: textOf(source) } : undefined;
    }
    case 'ImportExpression':
      return { specifier: textOf((node as Node & { source: Node }).source) };
    case 'CallExpression': {
      const {
        callee,
        arguments: [argument, ...others],
      } = node as CallExpression;
      if (!isIdentifier(callee, 'require')) return undefined;
      const specifier = others.length === 0 && argument ? textOf(argument) : undefined;
      return { specifier, ...boundTo(parent) };
    }
    default:
      return undefined;
  }
}

function namesOf(node: Node): Pick<Loaded, 'taken'> {
  const names: string[] = [];
  const whole: string[] = [];
  for (const { type, local, ...rest } of (node as ImportDeclaration).specifiers) {
    if (type !== 'ImportSpecifier') whole.push(local.name);
    else names.push(nameOf((rest as { imported: Node }).imported) ?? '');
  }
  return { taken: { names, whole } };
}

/** `const fs = require('fs')`; any other use of a module that is not entirely harmless is unclear. */
function boundTo(parent: Node | undefined): Pick<Loaded, 'taken'> {
  if (parent?.type !== 'VariableDeclarator') return {};
  const { id } = parent as VariableDeclarator;
  return id.type === 'Identifier' ? { taken: { names: [], whole: [id.name] } } : {};
}

/** Whether a syntax node uses nothing that gives access to files that the code does not name. */
function staysInReach(
  { node, parent, key }: Visit,
  modules: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (node.type === 'WithStatement') return false;
  if ('computed' in node && !hasFixedKey(node)) return false;
  if (node.type !== 'Identifier') return true;
  const { name } = node as Identifier;
  if (isName(parent, key)) return isHarmlessName(name) || isConstructor(parent);
  if (FAR_REACHING.has(name)) return false;
  if (name === 'require') return parent?.type === 'CallExpression' && key === 'callee';
  if (name === 'module') return memberOf(parent, key) === 'exports';
  if (name === 'process') return PROCESS_MEMBERS.has(memberOf(parent, key) ?? '');
  const harmless = modules.get(name);
  if (harmless === undefined || isBinding(parent, key)) return true;
  return harmless.includes(memberOf(parent, key) ?? '');
}

/** A number, a harmless string, or an identifier, which is checked where it occurs. */
function hasFixedKey(node: Node): boolean {
  const { property, key, computed } = node as Node & {
    property?: Node;
    key?: Node;
    computed?: boolean;
  };
  const fixed = property ?? key;
  if (fixed?.type !== 'Literal') return computed !== true;
  const { value } = fixed as Node & { value?: unknown };
  return typeof value === 'number' || (typeof value === 'string' && isHarmlessName(value));
}

/** The global object also has `process`. */
function isHarmlessName(name: string): boolean {
  return !FAR_REACHING.has(name) && name !== 'process' && name !== 'require';
}

/** Whether an identifier is the name of a property, not a variable. */
function isName(parent: Node | undefined, key: string): boolean {
  if (parent === undefined) return false;
  const { computed, shorthand } = parent as Node & { computed?: boolean; shorthand?: boolean };
  if (parent.type === 'MemberExpression') return key === 'property' && computed !== true;
  if (parent.type === 'Property' && shorthand === true) return false;
  return key === 'key' && computed !== true;
}

function isConstructor(parent: Node | undefined): boolean {
  return (parent as (Node & { kind?: string }) | undefined)?.kind === 'constructor';
}

/** Returns the name after `NAME.`, if the identifier is before it. */
function memberOf(parent: Node | undefined, key: string): string | undefined {
  if (parent?.type !== 'MemberExpression' || key !== 'object') return undefined;
  const { property, computed } = parent as MemberExpression;
  return computed ? undefined : nameOf(property);
}

/** Whether a variable receives its module here. */
function isBinding(parent: Node | undefined, key: string): boolean {
  if (parent?.type === 'VariableDeclarator') return key === 'id';
  return key === 'local' && /^Import/.test(parent?.type ?? '');
}

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' || node.type === 'PrivateIdentifier'
    ? (node as Identifier).name
    : undefined;
}

function isIdentifier(node: Node, name: string): boolean {
  return node.type === 'Identifier' && (node as Identifier).name === name;
}

function textOf(node: Node): string | undefined {
  const { value } = node as Node & { value?: unknown };
  return node.type === 'Literal' && typeof value === 'string' ? value : undefined;
}
