import type { Reading } from '../../command/reading.ts';
import type { ReadingRuleId } from '../../rules/catalogue.ts';
import { isProblem } from '../../rules/finding.ts';
import { cutSpan, type Rewrite, replaceSpan, suggest } from '../rewrites/rewrite.ts';

/** Rules about a flag without which the command still says what it is for. */
const REMOVABLE: ReadonlySet<ReadingRuleId> = new Set([
  'changes-configuration',
  'changes-node-options',
  'changes-shell',
  'downloads',
  'hides-failures',
  'installs',
  'loads-code',
  'names-program',
  'never-ends',
  'opens-inspector',
  'preloads-code',
  'skips-hooks',
  'skips-tests',
  'tool-flag-unknown',
  'tool-loads-code',
  'tool-runs-file',
  'tool-writes',
  'unknown-flag',
  'weakens',
  'writes-files',
]);

/** Removes the flag that a rule reports. */
export const dropFlag: Rewrite = (reading) => {
  const { command, problems } = reading;
  for (const { rule, span } of problems) {
    if (!REMOVABLE.has(rule) || command[span.start] !== '-') continue;
    return suggest(cutSpan(command, span));
  }
  return undefined;
};

/** Writes `--` before a flag that npm would discard: `npm test -- --coverage`. */
export const passFlag: Rewrite = ({ command, problems, invocation }) => {
  const flag = problems.find((problem) => isProblem(problem, 'flag-before-separator'));
  const isSeparated = invocation === undefined || invocation.passthrough.length > 0;
  if (flag === undefined || isSeparated) return undefined;
  const rest = cutSpan(command, flag.span);
  const written = command.slice(flag.span.start, flag.span.end);
  return suggest(`${rest.trimEnd()} -- ${written}`);
};

/** Removes the version from `npx eslint@9`, and runs the binary that `--package` names. */
export const useInstalled: Rewrite = ({ command, words, problems, invocation }: Reading) => {
  const isDownload = problems.some(({ rule }) => rule === 'downloads');
  if (!isDownload || invocation?.program !== 'npx') return undefined;
  const tool = words
    .slice(1)
    .find(({ text }) => /^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(text));
  if (tool === undefined) return undefined;
  const name = tool.text.slice(0, tool.text.lastIndexOf('@'));
  return suggest(replaceSpan(command, tool.span, name));
};
