import { spawnSync } from 'node:child_process';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { failNewFunctions } from '../../../src/run/proof/new-code.ts';

function broken(path: string, text: string): string {
  return failNewFunctions({ path, text }) ?? '';
}

/** How many functions fail. */
function failing(path: string, text: string): number {
  return (
    broken(path, text).split(/throw new Error\(\)|raise RuntimeError|panic!?\(0?\)/).length - 1
  );
}

/** Code that calls what it declares: as it is, it passes. */
const JAVASCRIPT: readonly (readonly [what: string, code: string])[] = [
  ['a function', 'function f() { return 1; } f();'],
  ['directives stay first', 'function f() { "use strict"; return this; } f();'],
  ['an arrow function', 'const f = () => 1; f();'],
  ['one that returns an object', 'const f = () => ({ a: 1 }); f();'],
  ['one that returns a sequence', 'const f = (a) => (a, 2); f();'],
  ['one that assigns', 'let b; const f = (a) => b = a; f();'],
  ['one that coalesces', 'const f = (a) => a ?? 1; f();'],
  ['one in a default', 'const f = ({ a = () => 1 } = {}) => a(); f();'],
  ['a method', 'class A { m() { return 1; } } new A().m();'],
  ['a getter', 'const a = { get b() { return 1; } }; a.b;'],
  ['a constructor', 'class A { constructor(a) { this.a = a; } } new A(1);'],
  ['a derived class', 'class A {} class B extends A { constructor() { super(); } } new B();'],
  ['a generator', 'function* f() { yield 1; } [...f()];'],
  ['a static block’s function', 'class A { static { (function f() {})(); } }'],
  ['one beside a regular expression', 'const a = /["(`]/g; function f() { return a; } f();'],
  ['one that divides', 'const a = 4, b = 2; const f = () => a / b / 2; f();'],
  ['one beside a template', 'const f = (a) => a; f(`${f(1) ? `(${f(2)}` : "{"}`); f(() => 1);'],
  ['one beside a class that extends a call', 'const f = (a) => a; class A extends f(Object) {}'],
  ['one beside a choice', 'const f = (a) => a; const b = true ? f(1) : [{ a: 1 }];'],
];

describe('JavaScript', () => {
  it.each(JAVASCRIPT)('%s fails once it is loaded, and is still valid', (_, code) => {
    const text = broken('a.js', code);
    expect(failing('a.js', code)).toBeGreaterThan(0);
    const context = createContext();
    expect(() => runInContext(`{${text}}`, context)).not.toThrow();
    expect(() => runInContext(`{${text}}`, context)).toThrow();
  });

  it.each(['#!/usr/bin/env node\nfunction f() {}\nf();', 'const f = () => 1; f(process.argv);'])(
    'a program fails at once: %j',
    (code) => {
      expect(() => runInContext(broken('a.js', code), createContext({ process }))).toThrow();
    },
  );

  it('an async function rejects', async () => {
    const text = broken('a.js', 'const f = async (a) => await a; process.argv; return f(1);');
    // Not a module, so it is read like TypeScript.
    await expect(new Function(text)()).rejects.toThrow();
  });
});

const TYPESCRIPT: readonly (readonly [text: string, functions: number])[] = [
  ['export function f(a: number): number { return a; }', 1],
  ['function f({ a, b }: { a: string; b: () => void } = {}): { c: number } { return a; }', 1],
  ['const f = (a: number): number => a + 1;', 1],
  [
    'const f = async <A, B>(list: readonly A[], g: (a: A) => B): Promise<B[]> => { return []; };',
    1,
  ],
  ['const f = <T,>(list: readonly T[]): T | undefined => list[0];', 1],
  ['class A { constructor(private readonly a: number) {} m(): a is string { return 1; } }', 2],
  ['list.map((a) => a.b).filter(b => { return b; })', 2],
  ['export const T = ({ title }: Props) => <h1>{title}</h1>;', 1],
  ['function App({ a }: P) { return <b onClick={() => go(a)}>don’t</b>; }', 1],
  ['type F = (a: string) => void; interface I { m(a: string): void; f: (a: string) => void }', 0],
  ['type M<A> = (a: A) => { b: string };', 0],
  ['declare function f(a: string): void;', 0],
  ['if (a) { b(); } else { for (const c of d) { e(); } } while (f) { g(); }', 0],
  ['const text = "function f() { }"; // function g() { }', 0],
  ['switch (a(1)) { case 1: try { b } catch (error) { c } }', 0],
];

it.each(TYPESCRIPT)('TypeScript and JSX %s', (text, functions) => {
  expect(failing('a.tsx', text)).toBe(functions);
});

const PYTHON: readonly (readonly [text: string, functions: number])[] = [
  ['def f(a, b=(1, 2)):\n    return a\nf(1)', 1],
  ['def f():\n    """Doc\n\n    def g():\n    """\n    return 1\nf()', 1],
  ['async def g(): pass\ndef f(a: dict[str, int] = {}) -> int: return 1\nf()', 2],
  [
    'class A:\n    def __init__(self):\n        # a comment: with a colon\n        if True:\n            self.a = 1\nA()',
    1,
  ],
  ['def f(\n    a,\n    b=")",\n):\n\n    for x in a:\n        pass\nf([1])', 1],
  ["text = 'def f(): pass'", 0],
];

it.each(PYTHON)('Python %j', (text, functions) => {
  expect(failing('a.py', text)).toBe(functions);
  const run = (code: string) => spawnSync('python3', ['-c', code], { encoding: 'utf8' }).stderr;
  expect(run(text)).toBe('');
  const found = functions > 0 ? broken('a.py', text) : '';
  expect(run(found)).toBe('');
  if (functions > 0) expect(run(`${found}\n${text.split('\n').at(-1)}`)).toContain('RuntimeError');
});

it.each([
  [
    'a.rs',
    "pub fn f<'a, T: Clone>(x: &'a str) -> Vec<T>\nwhere\n    T: Copy,\n{\n    g()\n}\nfn g() {}",
    2,
  ],
  ['a.rs', 'trait A { fn f(&self); }\nimpl A for B { fn f(&self) { } }', 1],
  ['a.rs', 'fn f() {}\n#[cfg(test)]\nmod tests { #[test]\n fn t() { f() } }', 1],
  ['a.rs', 'fn f() {}\n#[tokio::test]\nasync fn t() { f() }', 1],
  ['a.go', 'func (s *Stack) Push(x int) (int, error) {\n\treturn x, nil\n}\nfunc f() {}', 2],
  ['a.rs', 'pub const fn f() -> u8 { 1 }\nfn g() {}', 1],
  ['a.go', 'type F func(a int) int\nfunc g[T any](a T) T { return a }', 1],
] as const)('Rust and Go %s %j', (path, text, functions) => {
  expect(failing(path, text)).toBe(functions);
});

it.each(['(', '`${', '/*', '  ', 'f(a: ', '= /[', '() => ', "'''"])(
  'reads %j many times over in one way',
  (part) => {
    expect(failing('a.ts', part.repeat(20_000))).toBeGreaterThanOrEqual(0);
    expect(failing('a.py', part.repeat(20_000))).toBe(0);
  },
);

it.each([
  ['a language without functions', 'a.rb', 'class A; end'],
  ['declarations', 'a.d.ts', 'declare class A { f(): A & { a: 1 } }'],
  ['no function', 'a.js', 'const a = 1;'],
])('nothing fails in %s', (_, path, text) => {
  expect(failNewFunctions({ path, text })).toBeUndefined();
});

it('only functions of new lines fail', () => {
  const text = 'function f() {\n  return 1;\n}\nfunction g() {\n  return 2;\n}\n';
  const found = failNewFunctions({ path: 'a.js', text, isNew: (at) => at > 25 });
  expect(found).toBe(`${text.replace('g() {\n', `g() {\n${THROW}`)}${END}`);
});

const THROW = '  if (Object.isFrozen(EvalError)) {\n    throw new Error();\n  }\n';
const END = '\nObject.freeze(EvalError);\n';
const PYTHON_END = '\n\n__doc__ = __name__\n';
const OPEN = THROW.replace(/;/g, '');

it.each([
  ['a.js', 'const f = (a) => ({ a });\n', `const f = (a) => {\n${THROW}  return { a };\n};\n`],
  ['a.js', 'const f = (a) => (a ? 1 : 2)\n', `const f = (a) => {\n${OPEN}  return a ? 1 : 2\n}\n`],
  [
    'a.js',
    'const f = (a) =>\n  a\n    .b();\n',
    `const f = (a) => {\n${THROW}  return a\n    .b();\n};\n`,
  ],
  [
    'a.js',
    'const f = (a) => (\n  a\n);\n',
    `const f = (a) => {\n${THROW}  return (\n    a\n  );\n};\n`,
  ],
  [
    'a.js',
    'function f(a, b = () => {}) {\n  b();\n}\n',
    `function f(a, b = () => {}) {\n${THROW}  b();\n}\n`,
  ],
  ['a.js', 'const f = () => {};\n', `const f = () => {\n${THROW}};\n`],
  ['a.js', 'function f() { return 1; }\n', `function f() {\n${THROW}  return 1;\n}\n`],
  [
    'a.js',
    'function f(a) {\n  return a.map((b) => b.c).join();\n}\n',
    `function f(a) {\n${THROW}  return a.map((b) => b.c).join();\n}\n`,
  ],
  [
    'a.js',
    'function f() {\r\n  return 1;\r\n}\r\n',
    `function f() {\n${THROW}  return 1;\n}\n`.replaceAll('\n', '\r\n'),
  ],
  [
    'a.js',
    'function f() { // first\n\treturn g(`\n`)\n}\n',
    'function f() { // first\n\tif (Object.isFrozen(EvalError)) {\n\t\tthrow new Error()\n\t}\n\treturn g(`\n`)\n}\n',
  ],
  [
    'a.py',
    'def f():\n    "Doc."\n    return 1\n',
    'def f():\n    "Doc."\n    if __doc__ == __name__:\n        raise RuntimeError\n    return 1\n',
  ],
  [
    'a.rs',
    'fn f() {\n    g()\n}\n',
    'fn f() {\n    if std::env::args().count() > 0 {\n        panic!();\n    }\n    g()\n}\n',
  ],
])('a statement is written as a formatter would in %s %j', (path, text, expected) => {
  const ends = { js: text.includes(';') ? END : END.replace(';', ''), py: PYTHON_END, rs: '' };
  const end = ends[path.slice(2) as keyof typeof ends];
  expect(broken(path, text)).toBe(
    expected + (text.includes('\r') ? end.replaceAll('\n', '\r\n') : end),
  );
});
