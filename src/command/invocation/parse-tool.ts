import { readTool, type ToolFlagRead, type ToolRead } from '../../programs/read-tool.ts';
import type { FlagSet, Tool } from '../../programs/table.ts';
import { refusalOf, toolOf } from '../../programs/tools/index.ts';
import { unknownTool } from '../../programs/tools/unknown-tools.ts';
import type { Problem } from '../../rules/problem.ts';
import { hasCommandLine, isCommandLine, startsOthers } from '../../shell/programs.ts';
import type { Word } from '../../shell/word.ts';
import { judgeNodeFlags, judgeValue } from './flag-values.ts';
import { type FlagRuleId, onlyAsksForInformation, printsOnly, wordProblem } from './parsed.ts';
import { isForeign, isOfMachine } from './value-text.ts';

/**
 * What is known about a package's binary from its name and its words alone.
 *
 * @param added tools to which the policy adds flags
 */
export function parseTool(
  word: Word,
  args: readonly Word[],
  added?: ReadonlyMap<string, Tool>,
): readonly Problem[] {
  const name = word.text;
  const refused = refusalOf(name);
  if (refused !== undefined) return [wordProblem(refused, name, word)];
  const asked = onlyAsksForInformation(args);
  if (asked !== undefined) return [printsOnly(name, asked)];
  const tool = toolOf(name, added);
  if (tool === undefined) return parseUnknownTool(word, args);
  const read = readTool(tool, args);
  const isTests = tool.operands === 'tests' || tool.operands === 'first-tests';
  return [
    ...subcommandProblems(word, tool, read),
    ...(checksNothing(tool, read) ? [printsOnly(name, { text: '', span: word.span })] : []),
    ...read.flags.flatMap((flag) => toolFlagProblems(name, tool, flag)),
    ...read.operands.flatMap((operand) =>
      !isTests &&
      (isForeign(operand.text) ||
        (tool.readsArgumentFiles && operand.text.startsWith('@')) ||
        (tool.operands === undefined && isOfMachine(operand.text)))
        ? [wordProblem('outside-code', name, operand)]
        : [],
    ),
  ];
}

/** A formatter prints what it would write, unless a flag makes it compare; a flag that prints is told by itself. */
function checksNothing({ printsUnless }: Tool, { flags }: ToolRead): boolean {
  return (
    printsUnless !== undefined &&
    !flags.some(
      ({ flag, off }) =>
        flag?.kind === 'only-prints' || (flag && !off && printsUnless.includes(flag.name)),
    )
  );
}

/** What the words of a tool break whose own flags are not known: by what such words mean in most tools. */
export function parseUnknownTool(
  word: Word,
  args: readonly Word[],
  tool = unknownTool(word.text),
): readonly Problem[] {
  const name = word.text;
  const read = readTool(tool, args);
  return [
    ...subcommandProblems(word, tool, read),
    ...programsAmong(word, args, read),
    ...read.flags.flatMap((flag) => toolFlagProblems(name, undefined, flag)),
    ...outsideAmong(word, read),
  ];
}

/** What a flag of a tool breaks by what it does, its value, or by being unknown. */
export function toolFlagProblems(
  name: string,
  tool: FlagSet | undefined,
  flag: ToolFlagRead,
): readonly Problem[] {
  return flag.flag === undefined ? unknownFlag(name, tool, flag) : judgeValue(name, flag, tool);
}

function subcommandProblems(
  word: Word,
  tool: Tool,
  { operands, started }: ToolRead,
): readonly Problem[] {
  const isOperand = tool.starts === undefined;
  const words = isOperand ? operands : started;
  const first =
    words.find(({ text }) => tool.readsBehind && tool.subcommands.has(text)) ?? words[0];
  const rule = first ? ruleForSubcommand(tool, first.text) : tool.alone;
  return rule === undefined ? [] : [wordProblem(rule, word.text, first ?? word)];
}

/** `vite:dev` is a `dev`. */
function ruleForSubcommand({ endsWith, subcommands }: Tool, text: string): FlagRuleId | undefined {
  if (endsWith?.has(text)) return undefined;
  const part = text.split(':').find((each) => subcommands.get(each) === 'never-ends');
  return subcommands.get(text) ?? (endsWith || part !== undefined ? 'never-ends' : undefined);
}

/**
 * A tool that is not known may start the program that its first word names, or the one behind `--`, and any
 * command line that is one word or the value of a flag.
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
    ({ written, flag, value = '' }) =>
      (/^-[ex]$/.test(written) && /\s/.test(value)) ||
      (flag?.kind !== 'config' && isCommandLine(value)),
  );
  const lines = operands.filter(({ text }) => hasCommandLine(text));
  return [...programs, ...texts.map(({ word }) => word), ...lines].flatMap((word) =>
    word === undefined ? [] : [wordProblem('outside-code', name, word)],
  );
}

/** Words by which a tool that is not known would read of the machine, of a server or of its input. */
function outsideAmong({ text: name }: Word, { operands }: ToolRead): readonly Problem[] {
  return operands.flatMap((word) => {
    if (word.text === '-') return [wordProblem('reads-stdin', name, word)];
    if (isRemote(word.text)) return [wordProblem('uses-network', name, word)];
    const outside = isForeign(word.text) || isOfMachine(word.text);
    return outside ? [wordProblem('outside-code', name, word)] : [];
  });
}

/** An address on another machine. */
function isRemote(text: string): boolean {
  return /^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.test(text);
}

/**
 * A flag that the table does not have. What the tool hands on is judged as node's; a launcher's may
 * take the word that would start; the others may be newer than the table.
 */
function unknownFlag(
  name: string,
  tool: FlagSet | undefined,
  { word, value = '' }: ToolFlagRead,
): readonly Problem[] {
  const does = (rule: FlagRuleId): readonly Problem[] => [wordProblem(rule, name, word)];
  if (tool?.handsOn === true) {
    const next = word.text.includes('=') || value === '' ? [] : [value];
    const problems = judgeNodeFlags(word, [word.text, ...next]);
    if (!problems.some(({ rule }) => rule === 'unknown-flag')) return problems;
  }
  if (tool?.stops === true) return does('unknown-flag');
  // npm reads it: judged with the scripts that it is handed on to.
  if (tool?.starts === 'npm-scripts') return word.text.includes('=') ? [] : does('unknown-flag');
  if (isForeign(value) || isOfMachine(value)) return does('outside-code');
  return tool === undefined ? [] : does('unknown-flag');
}
