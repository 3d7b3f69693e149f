import { describe, expect, it } from 'vitest';
import { parseCode } from '../../../src/command/javascript/parse.ts';
import { cannotFail } from '../../../src/remedy/evaluation/cannot-fail.ts';

const CANNOT_FAIL = [
  '',
  ';',
  '// nothing',
  "'use strict'",
  "console.log('ok')",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  "console.log('a', 1, true, null, undefined, -1, `b${1}`, 'x' + 1)",
  "const fs=require('fs'); console.log('ok')",
  "const fs = require('node:fs'), n = 3; console.error(fs, n)",
  'process.exit(0)',
  "console.info('done'); process.exit()",
  "process.exit(0); require('./src/evolve')",
  'console.log(process.version, process.versions.node, process.env.HOME)',
  'process.version',
  '1 + 1 === 2',
  "if (true) console.log('yes'); else { console.log('no') }",
  'console.log([1, [2]], { a: 1 })',
  'let x; console.log(x)',
];

const COULD_FAIL = [
  "require('./src/evolve')",
  "require('left-pad')",
  "require('fs').readFileSync('x')",
  "const fs = require('fs'); fs.statSync('x')",
  "const fs = require('fs'); console.log(fs.readdirSync('x').length)",
  'throw 1',
  'process.exit(1)',
  'process.exit(-0 - 1)',
  'process.exitCode = 1',
  'console.assert(false); console.log(missing)',
  'console.log(x); const x = 1',
  "console.log = () => { throw 1 }; console.log('ok')",
  "const console = { log() { throw 1 } }; console.log('ok')",
  "const require = 1; require('fs')",
  "console.log('%s', { toString() { throw 1 } })",
  "console.log('%s', { toString: () => { throw 1 } })",
  'console.log({ [Symbol.toPrimitive]: 1 })',
  'console.log({ get a() { throw 1 } })',
  'console.log(...[1])',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  'console.log(`${{}}`)',
  'console.log(1n + 1)',
  'console.log(process.missing.member)',
  'process.env.HOME.length',
  "try { require('./x') } catch { console.log('never mind') }",
  'while (true);',
  'if (process.env.CI) process.exit(1)',
  'if (true) { throw 1 }',
  "import('./x')",
  'setTimeout(() => { throw 1 }, 1)',
  'eval("throw 1")',
  'let undefined = 1',
  "const { a: { b } } = require('fs')",
];

describe('code that provably cannot fail', () => {
  it.each(CANNOT_FAIL)('%s', (code) => {
    expect(proves(code)).toBe(true);
  });
  it.each(COULD_FAIL)('no proof: %s', (code) => {
    expect(proves(code)).toBe(false);
  });
  it.each([
    ["import fs from 'node:fs'; console.log('ok')", true],
    ["import * as p from 'path'; console.log('ok')", true],
    ["import { missing } from 'node:fs'", false],
    ["import './src/x.js'", false],
    ["await import('./src/x.js')", false],
  ])('as a module: %s', (code, expected) => {
    expect(proves(code, 'module')).toBe(expected);
  });
});

function proves(code: string, sourceType: 'script' | 'module' = 'script'): boolean | undefined {
  const program = parseCode(code, sourceType);
  return program && cannotFail(program);
}
