import { normalise } from '../../repo/paths.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import { splitAtEquals } from '../flags/equals.ts';
import type { Word } from '../reading.ts';
import { type FlagRuleId, onlyAsksForInformation, printsOnly, wordProblem } from './parsed.ts';
import {
  CODE_FLAGS,
  PASSES_WITH_NOTHING,
  REFUSED_SUBCOMMANDS,
  REFUSED_TOOLS,
  SCRIPT_RUNNERS,
  WATCHING_FLAGS,
  WRITES_BY_U,
  WRITES_BY_W,
  WRITING_FLAGS,
} from './tools.ts';

/** What is known about a package's binary from its name and its words alone. */
export function parseTool(tool: Word, args: readonly Word[]): readonly Problem[] {
  const name = tool.text;
  const does = (rule: FlagRuleId, word: Word) => wordProblem(rule, name, word);
  const refused = REFUSED_TOOLS.get(name);
  if (refused !== undefined) return [does(refused, tool)];
  const asked = onlyAsksForInformation(args);
  if (asked !== undefined) return [printsOnly(name, asked)];
  if (SCRIPT_RUNNERS.has(name)) return runsScript(name, tool, args, does);
  const [first] = args;
  const subcommand = first && REFUSED_SUBCOMMANDS.get(name)?.get(first.text);
  if (first && subcommand !== undefined) return [does(subcommand, first)];
  return args.flatMap((word, at) => {
    const rule = ruleFor(name, word.text) ?? loadsForeignCode(word.text, args[at - 1]?.text);
    return rule === undefined ? [] : [does(rule, word)];
  });
}

function runsScript(
  name: string,
  tool: Word,
  args: readonly Word[],
  does: (rule: FlagRuleId, word: Word) => Problem,
): readonly Problem[] {
  const [first] = args;
  if (first === undefined) {
    return [problemAt('reads-stdin', tool.span, { program: name, flag: '' })];
  }
  if (/^(?:-e|-p|-pe|--eval|--print)(?:=|$)/.test(first.text))
    return [does('evaluates-text', first)];
  return first.text.startsWith('-') ? [does('unknown-flag', first)] : [];
}

function ruleFor(tool: string, text: string): FlagRuleId | undefined {
  const { written: flag } = splitAtEquals(text);
  if (WRITING_FLAGS.has(flag)) return 'tool-writes';
  if (text === '-u' && WRITES_BY_U.has(tool)) return 'tool-writes';
  if (text === '-w' && WRITES_BY_W.has(tool)) return 'tool-writes';
  if (PASSES_WITH_NOTHING.has(text)) return 'skips-tests';
  return WATCHING_FLAGS.has(flag) && !/=(?:false|0)$/.test(text) ? 'never-ends' : undefined;
}

/**
 * Tools load configuration, plugins and parsers from what they are given. A value that is itself a
 * configuration or an address, or a path that leads out of the repository, is code that no one reads.
 */
function loadsForeignCode(text: string, before: string | undefined): 'tool-loads-code' | undefined {
  const { written, attached } = splitAtEquals(text);
  const isAttached = text.startsWith('-') && attached !== undefined;
  const value = isAttached ? attached : text;
  const names = CODE_FLAGS.has(isAttached ? written : (before ?? ''));
  const foreign = names
    ? /^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(value) || normalise(value) === undefined
    : /^(?:data|file):/i.test(value) || (value.includes('..') && climbs(value));
  return foreign ? 'tool-loads-code' : undefined;
}

/** A relative path that leaves the root; an absolute one is judged by its own rule. */
function climbs(value: string): boolean {
  return !/^(?:[\\/]|[A-Za-z]:)/.test(value) && normalise(value) === undefined;
}
