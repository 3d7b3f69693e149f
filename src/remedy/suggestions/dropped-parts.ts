import type { Reading } from '../../command/reading.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { isProblem } from '../../rules/problem.ts';
import { cutSpan, type Rewrite, replaceSpan, suggest } from '../rewrites/rewrite.ts';
import { conjunctionOf, partsOf } from '../rewrites/shell-syntax.ts';

/** Programs that only pass on what they read. */
const FILTERS = /^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/;
const ALWAYS_TRUE = /^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/;
const MAX_COMMANDS = 8;

/**
 * Proposes what has to pass in a list of commands: each of `a; b`, and `a` of `a || true`, `a &` and
 * `a | tee log`. A failure that the shell hides is then a failure.
 */
export const requireEach: Rewrite = ({ command, problems }) => {
  if (!problems.some(({ rule }) => rule === 'shell-operator' || rule === 'line-break')) {
    return undefined;
  }
  const parts = partsOf(command);
  if (parts.length === 0 || parts.length > MAX_COMMANDS) return undefined;
  const required: string[] = [];
  for (const [at, { text }] of parts.entries()) {
    const operator = parts[at - 1]?.operator ?? '';
    const isHidden = operator === '||' && ALWAYS_TRUE.test(text);
    const isFilter = /^\|&?$/.test(operator) && FILTERS.test(text);
    if (isHidden || isFilter) continue;
    if (!/^(?:|&&|[;\n]*)$/.test(operator) || text.startsWith('cd ')) return undefined;
    required.push(text);
  }
  if (!/^[&;\s]*$/.test(parts.at(-1)?.operator ?? '')) return undefined;
  if (required.length === 0 || required.join() === command) return undefined;
  return suggest(...required);
};

const INSTALLS = /^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/;
const SETTINGS = /^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/;

/** Leaves out an installation before the checks, and the settings of a shell. */
export const dropPreparation: Rewrite = ({ command }) => {
  const parts = conjunctionOf(command)?.map(({ text }) => text);
  const kept = parts?.filter((part) => !INSTALLS.test(part) && !SETTINGS.test(part)) ?? [];
  if (parts === undefined || kept.length === 0 || kept.length === parts.length) return undefined;
  return suggest(...kept);
};

const WRITTEN_OUTPUT =
  /[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g;

/** Leaves out the file that the output is written to: the gate captures the output. */
export const dropOutputFile: Rewrite = ({ command, problems }) => {
  if (!problems.some(({ rule }) => rule === 'shell-redirection')) return undefined;
  const rest = command.replace(WRITTEN_OUTPUT, '');
  return rest === command ? undefined : suggest(rest);
};

/**
 * Removes the flag that a rule reports; not one that could leave its value behind, which would become
 * an operand.
 */
export const dropFlag: Rewrite = (reading) => {
  const { command, problems, invocation } = reading;
  for (const { rule, span } of problems) {
    if (!ruleOf(rule).removable || command[span.start] !== '-') continue;
    const written = command.slice(span.start, span.end);
    const behind = command.slice(span.end).trimStart();
    const mayTakeNext = !/[=\s]/.test(written) && behind !== '' && !behind.startsWith('-');
    const isRead = invocation?.flags.some((flag) => flag.span.start === span.start) === true;
    if (mayTakeNext && !isRead) continue;
    return suggest(cutSpan(command, span));
  }
  return undefined;
};

/** Writes `--` before a flag that npm would discard: `npm test -- --coverage`. */
export const passFlag: Rewrite = ({ command, problems, invocation }) => {
  const flag = problems.find((problem) => isProblem(problem, 'unknown-flag'));
  const runsScript = invocation?.program === 'npm' && invocation.subcommand !== 'exec';
  if (flag === undefined || !runsScript || invocation.passthrough.length > 0) return undefined;
  const rest = cutSpan(command, flag.span);
  const written = command.slice(flag.span.start, flag.span.end);
  return suggest(`${rest.trimEnd()} -- ${written}`);
};

/** Removes the version from `npx eslint@9`, and runs the binary that `--package` names. */
export const useInstalled: Rewrite = ({ command, words, problems, invocation }: Reading) => {
  const isDownload = problems.some(({ rule }) => rule === 'uses-network');
  if (!isDownload || invocation?.program !== 'npx') return undefined;
  const tool = words
    .slice(1)
    .find(({ text }) => /^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(text));
  if (tool === undefined) return undefined;
  const name = tool.text.slice(0, tool.text.lastIndexOf('@'));
  return suggest(replaceSpan(command, tool.span, name));
};
