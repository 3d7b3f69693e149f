import type { Reading } from '../../command/reading.ts';
import { normalise } from '../../repo/paths.ts';
import { reasons } from '../reason.ts';
import { SCRIPT_FOLDER, type Script } from '../script-store.ts';
import { endInTree, isElsewhere } from './moved-paths.ts';
import { isAmbiguous, type Rewrite } from './rewrite.ts';

/** The file tests of POSIX `test`, as expressions over a path. */
const TESTS: Readonly<Record<string, string>> = {
  '-d': 'statSync(path).isDirectory()',
  '-e': 'statSync(path) !== undefined',
  '-f': 'statSync(path).isFile()',
  '-h': 'lstatSync(path).isSymbolicLink()',
  '-L': 'lstatSync(path).isSymbolicLink()',
  '-r': 'accessSync(path, constants.R_OK) === undefined',
  '-s': 'statSync(path).size > 0',
  '-x': 'accessSync(path, constants.X_OK) === undefined',
};

/** The end of the words, by program. */
const CLOSING: Readonly<Record<string, string | undefined>> = { '[': ']', '[[': ']]' };

/** Rewrites `test -f FILE` and `[ -f FILE ]` as a script that fails if the test is not true. */
export const testFile: Rewrite = async (reading, store) => {
  const test = readFileTest(reading);
  if (test === undefined) return undefined;
  const { tree } = store;
  const path =
    isElsewhere(test.path) && tree
      ? endInTree(tree, test.path, (at, end) => at.stat(end) !== undefined)
      : normalise(test.path);
  if (path === undefined || path === '') return undefined;
  const script = await store.place(scriptOf({ ...test, path }));
  return script === undefined
    ? { reason: reasons.noPlace(SCRIPT_FOLDER) }
    : { step: 'file test moved into a script', commands: [`node ${script}`], scripts: [script] };
};

interface FileTest {
  readonly flag: string;
  readonly path: string;
  readonly negated: boolean;
}

/** @returns undefined for any other command, and for a test that a shell expands first */
function readFileTest(reading: Reading): FileTest | undefined {
  if (isAmbiguous(reading, ['reserved-word'])) return undefined;
  const texts = reading.words.map(({ text }) => text);
  const outside = texts[0] === '!';
  const [program = '', ...rest] = outside ? texts.slice(1) : texts;
  const closing = CLOSING[program];
  if (program !== 'test' && (closing === undefined || rest.pop() !== closing)) return undefined;
  const inside = rest[0] === '!';
  const [flag = '', path, ...more] = inside ? rest.slice(1) : rest;
  if (!Object.hasOwn(TESTS, flag) || path === undefined || more.length > 0) return undefined;
  return { flag, path, negated: outside !== inside };
}

function scriptOf({ flag, path, negated }: FileTest): Script {
  const test = TESTS[flag] ?? '';
  const names = [...test.matchAll(/\b(?:accessSync|constants|lstatSync|statSync)\b/g)].flat();
  const text = `// Made by \`gene-gate fix\` from the validation command \`test ${negated ? '! ' : ''}${flag} …\`.
const { ${names.join(', ')} } = require('node:fs');

const path = ${JSON.stringify(path)};

function isTrue() {
  try {
    return ${test};
  } catch {
    return false;
  }
}

process.exitCode = isTrue() ? ${negated ? '1 : 0' : '0 : 1'};
`;
  return { name: 'run', text, extension: 'cjs' };
}
