import { type Problem, problemAt } from '../../rules/finding.ts';
import type { Word } from '../reading.ts';
import { type FlagRuleId, onlyAsksForInformation, printsOnly, wordProblem } from './parsed.ts';
import { isCommandLine, startsOthers } from './programs.ts';
import { isForeign, judgeNodeFlags, judgeValue } from './tools/judge-value.ts';
import { readTool, type ToolFlagRead, type ToolRead } from './tools/read-tool.ts';
import { tasksOf } from './tools/task-runners.ts';
import type { Tool } from './tools/tool-table.ts';
import { refusalOf, toolOf, UNKNOWN_TOOL } from './tools.ts';

/** What is known about a package's binary from its name and its words alone. */
export function parseTool(word: Word, args: readonly Word[]): readonly Problem[] {
  const name = word.text;
  const refused = refusalOf(name);
  if (refused !== undefined) return [wordProblem(refused, name, word)];
  const asked = onlyAsksForInformation(args);
  if (asked !== undefined) return [printsOnly(name, asked)];
  const tool = toolOf(name);
  const read = readTool(tool ?? UNKNOWN_TOOL, args);
  return [
    ...taskProblems(word, args),
    ...subcommandProblems(word, tool ?? UNKNOWN_TOOL, read),
    ...(tool === undefined ? programsAmong(word, args, read) : []),
    ...read.flags.flatMap((flag) => toolFlagProblems(name, tool, flag)),
    ...read.operands.flatMap((operand) =>
      tool?.runs === undefined && isForeign(operand.text)
        ? [wordProblem('tool-loads-code', name, operand)]
        : [],
    ),
  ];
}

/** What a flag of a tool breaks by what it does, its value, or by being unknown. */
export function toolFlagProblems(
  name: string,
  tool: Tool | undefined,
  flag: ToolFlagRead,
): readonly Problem[] {
  return flag.flag === undefined
    ? unknownFlag(name, tool, flag)
    : judgeValue(name, flag, tool?.starts);
}

function taskProblems({ text: program, span }: Word, args: readonly Word[]): readonly Problem[] {
  const tasks = tasksOf(program, args);
  return tasks === undefined ? [] : [problemAt('runs-tasks', span, { program, tasks })];
}

function subcommandProblems(
  word: Word,
  tool: Tool | undefined,
  { operands, started }: ToolRead,
): readonly Problem[] {
  const isOperand = tool?.starts === undefined || tool.starts === 'tasks';
  const [first] = isOperand ? operands : started;
  const serves = tool?.endsWith !== undefined && first?.text !== tool.endsWith;
  const other = serves ? 'never-ends' : undefined;
  const rule = first ? (tool?.subcommands.get(first.text) ?? other) : tool?.alone;
  return rule === undefined ? [] : [wordProblem(rule, word.text, first ?? word)];
}

/**
 * A tool that is not known may start the program that its first word names, or the one behind `--`, and any
 * command line that is one word.
 */
function programsAmong(
  { text: name }: Word,
  args: readonly Word[],
  { flags, operands }: ToolRead,
): readonly Problem[] {
  const behind = args[args.findIndex(({ text }) => text === '--') + 1];
  const programs = [...new Set([operands[0], behind])].filter(
    (word) => word !== undefined && startsOthers(word.text),
  );
  const texts = flags.filter(
    ({ written, value = '' }) => /^-[ex]$/.test(written) && /\s/.test(value),
  );
  const lines = operands.filter(({ text }) => isCommandLine(text));
  return [...programs, ...texts.map(({ word }) => word), ...lines].flatMap((word) =>
    word === undefined ? [] : [wordProblem('launches-programs', name, word)],
  );
}

/**
 * A flag that the table does not have. What the tool hands on is judged as node's; a launcher's may
 * take the word that would start; the others may be newer than the table.
 */
function unknownFlag(
  name: string,
  tool: Tool | undefined,
  { word, value = '' }: ToolFlagRead,
): readonly Problem[] {
  const does = (rule: FlagRuleId): readonly Problem[] => [wordProblem(rule, name, word)];
  if (tool?.handsOn === true) {
    const next = word.text.includes('=') || value === '' ? [] : [value];
    const problems = judgeNodeFlags(word, [word.text, ...next]);
    if (!problems.some(({ rule }) => rule === 'unknown-flag')) return problems;
  }
  if (tool?.starts === 'command' || tool?.starts === 'script') return does('unknown-flag');
  // npm reads it: judged with the scripts that it is handed on to.
  if (tool?.starts === 'npm-scripts') return word.text.includes('=') ? [] : does('unknown-flag');
  if (isForeign(value)) return does('tool-loads-code');
  return tool === undefined ? [] : does('tool-flag-unknown');
}
