import { readUse } from '../../programs/read-use.ts';
import type { Use } from '../../programs/table.ts';
import type { Problem } from '../../rules/problem.ts';
import { hasCommandLine, isCommandLine, startsOthers } from '../../shell/programs.ts';
import type { Word } from '../../shell/word.ts';
import { parseUse } from './parse-program.ts';
import { ALONE, type Parsing, type PartParsed, wordProblem } from './parsed.ts';

/** Parses the arguments of a package's binary; the files are not resolved. */
export function parseTool(word: Word, words: readonly Word[], parsing: Parsing): PartParsed {
  const { text: program } = word;
  const { tools } = parsing.families;
  const refused = tools.refusal(program);
  if (refused !== undefined)
    return { invocation: {}, problems: [wordProblem(refused, program, word)] };
  const known = tools.known(program);
  const use = known ?? tools.unknown(program);
  const { invocation, named, problems } = parseUse({ program, use, words, parsing });
  const { launched } = invocation;
  return {
    invocation: { tool: named, ...(launched && { launched }) },
    problems: known ? problems : [...problems, ...programsAmong(word, words, use)],
  };
}

/** Judges a tool with unknown flags by the usual meaning of such words. */
export function parseUnknownTool(
  word: Word,
  words: readonly Word[],
  use: Use,
  parsing: Parsing = ALONE,
): readonly Problem[] {
  const { problems } = parseUse({ program: word.text, use, words, parsing });
  return [...problems, ...programsAmong(word, words, use)];
}

/**
 * An unknown tool may start its first operand, the word after `--`, and any command line in one word or
 * in a flag's value.
 */
function programsAmong({ text: name }: Word, words: readonly Word[], use: Use): readonly Problem[] {
  const { flags, operands } = readUse(use, words);
  const behind = words[words.findIndex(({ text }) => text === '--') + 1];
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
