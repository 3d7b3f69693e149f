import type { Reading } from '../../command/reading.ts';
import { normalise } from '../../repo/paths.ts';
import type { ReadingRuleId } from '../../rules/catalogue.ts';
import { isProblem, type Problem } from '../../rules/finding.ts';
import { isFile, word } from './moved-paths.ts';
import { type Rewrite, replaceSpan } from './rewrite.ts';

const LOCAL_BINARY = /^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/;
/** An allowed program of one machine, such as `/usr/bin/node`. */
const INSTALLED = /^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/;

/** Rewrites `node_modules/.bin/x` as `npx x`, and `/usr/bin/node` as `node`. */
export const nameProgram: Rewrite = (reading) => {
  const problem = problemOf(reading, 'program-by-path');
  if (problem === undefined) return undefined;
  const { program: path } = problem.args;
  const [, tool] = LOCAL_BINARY.exec(path) ?? [];
  if (tool !== undefined) return replace(reading, problem, `npx ${tool}`);
  const [, installed] = INSTALLED.exec(path) ?? [];
  return installed === undefined ? undefined : replace(reading, problem, installed);
};

/** Rewrites the program of `node.exe x.js` and `Npm test` as the allowed name. */
export const spellProgram: Rewrite = (reading) => {
  const problem = problemOf(reading, 'program-look-alike');
  return problem && replace(reading, problem, problem.args.meant);
};

/** Rewrites `npm rum x` as `npm run x`, which npm takes it for. */
export const spellSubcommand: Rewrite = (reading) => {
  const problem = problemOf(reading, 'misspelt-subcommand');
  return problem && replace(reading, problem, problem.args.meant, 'subcommand name corrected');
};

/** Rewrites a quoted `scripts\x.js`, which is a path on Windows only, with `/`. */
export const writeSlashes: Rewrite = (reading, { tree }) => {
  const problem = problemOf(reading, 'target-not-a-file');
  if (problem?.args.reason === 'backslash') {
    return replace(reading, problem, word(withSlashes(problem.args.path)), 'backslashes replaced');
  }
  // Without quotes a shell removes the backslashes.
  const missing = problemOf(reading, 'target-missing');
  if (missing === undefined || tree === undefined) return undefined;
  const path = withSlashes(reading.command.slice(missing.span.start, missing.span.end));
  return path.includes('/') && isFile(tree, normalise(path) ?? '')
    ? replace(reading, missing, word(path), 'backslashes replaced')
    : undefined;
};

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

function problemOf<R extends ReadingRuleId>({ problems }: Reading, wanted: R) {
  return problems.find((problem) => isProblem(problem, wanted));
}

function replace(
  { command }: Reading,
  { span }: Problem,
  by: string,
  step:
    | 'program name corrected'
    | 'subcommand name corrected'
    | 'backslashes replaced' = 'program name corrected',
) {
  return { step, commands: [replaceSpan(command, span, by)] };
}
