import type { Risk } from '../../../model/verdict.ts';
import { matchForm, parseForm } from '../../../programs/forms.ts';
import { KINDS } from '../../../programs/operand-kinds.ts';
import { type FlagGrammar, readFlags, splitAtEquals } from '../../../programs/read-flags.ts';
import type { Family, WorkspaceFamily } from '../../../programs/schema.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import type { SimpleCommand } from '../../../shell/shell-text.ts';
import type { Word } from '../../../shell/word.ts';

/** Commands for which `--all` is dangerous. */
const DANGEROUS = new Set(['rm', 'chmod', 'chown', 'kill', 'killall', 'pkill', 'dd', 'shred']);

/** The third layer: blocked flags, then the table of allowed commands. */
export function findCommandObjections(
  { words }: SimpleCommand,
  family: Family | undefined,
): readonly Finding[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  const program = first.text;
  const flagged = blockedFlags(program, rest, family?.workspace);
  if (flagged.length > 0) return flagged;
  const refused = (reason: string, { span }: Word = first) => [
    finding('command_not_allowed', { program, reason }, { span }),
  ];
  const spec = family?.workspace;
  if (spec === undefined) return refused('is not allowed');
  if (rest.length === 1 && /^--(?:version|help)$/.test(rest[0]?.text ?? '')) return [];
  if (spec.forms.length > 0) {
    return formOf(rest, spec) ? [] : refused('is allowed only in its registered forms');
  }
  const { reason, word } = objectionTo(rest, spec);
  return reason === undefined ? [] : refused(reason, word);
}

/** Returns the form that the words after the program have. */
function formOf(words: readonly Word[], { forms }: WorkspaceFamily) {
  return forms.find(({ argv }) => {
    const match = matchForm(parseForm(argv) ?? [], words, (kind, text) => KINDS[kind](text));
    return match !== undefined && match.wrong === undefined;
  });
}

/** Returns the risk of an allowed command, by its program or form; undefined if neither says it. */
export function workspaceRisk(
  { words: [, ...rest] }: SimpleCommand,
  { workspace }: Family,
): Risk | undefined {
  if (workspace === undefined) return undefined;
  return workspace.writes ? 'write' : formOf(rest, workspace)?.risk;
}

/** Returns the warnings of an allowed command, by its subcommand. */
export function workspaceWarnings({ words }: SimpleCommand, { workspace }: Family) {
  return ownEntry(workspace?.subcommands, words[1]?.text)?.warnings ?? [];
}

function blockedFlags(
  program: string,
  words: readonly Word[],
  spec: WorkspaceFamily | undefined,
): Finding[] {
  const { flags } = splitArguments(words, spec);
  const own = spec?.blocked_flags ?? [];
  const blocked = flags.filter(
    ({ text }) =>
      hasFlag(text, '--force') ||
      own.some((flag) => hasFlag(text, flag)) ||
      (program === 'rm' && /^-[A-Za-z]*[iI]|^--interactive/.test(text)) ||
      (DANGEROUS.has(program) && hasFlag(text, '--all')),
  );
  const found = [...blocked];
  const either = (letter: string, long: string) =>
    flags.find(({ text }) => new RegExp(`^-[A-Za-z]*${letter}`).test(text) || hasFlag(text, long));
  const recursive = program === 'rm' ? either('[rR]', '--recursive') : undefined;
  if (recursive && either('f', '--force')) found.push(recursive);
  return found.map(({ text, span }) => finding('blocked_flag', { program, flag: text }, { span }));
}

interface FlagObjection {
  readonly reason?: string;
  readonly word?: Word;
}

function objectionTo(words: readonly Word[], spec: WorkspaceFamily): FlagObjection {
  const [first, ...behind] = words;
  const subcommand = ownEntry(spec.subcommands, first?.text);
  if (spec.subcommands !== undefined && subcommand === undefined) {
    return {
      reason: `is allowed only with the subcommands ${Object.keys(spec.subcommands).join(', ')}`,
    };
  }
  const { flags, data, operands } = splitArguments(subcommand ? behind : words, spec);
  for (const word of flags) {
    const { text } = word;
    const glued = isDataFlag(text, spec);
    if (!glued && spec.code_flags.some((flag) => hasFlag(text, flag))) {
      return {
        reason: `is not allowed with ${text}, which can run code, delete files, or write elsewhere`,
        word,
      };
    }
    if (spec.flags !== undefined && !glued && !spec.flags.includes(text)) {
      return { reason: `is not allowed with the flag ${text}`, word };
    }
  }
  for (const word of subcommand ? operands : []) {
    const reason = KINDS[subcommand?.operands ?? 'path'](word.text);
    if (reason !== undefined)
      return { reason: `does not accept ${word.text}, which ${reason}`, word };
  }
  return spec.language === undefined ? {} : programObjection(spec.language, flags, data);
}

/** Checks scripts: the first operand, or every value of `-e`. Scripts in other flags are rejected. */
function programObjection(
  language: 'awk' | 'sed',
  flags: readonly Word[],
  data: readonly Word[],
): FlagObjection {
  const odd = flags.find(
    ({ text }) =>
      (hasFlag(text, '-e') || hasFlag(text, '--expression')) &&
      text !== '-e' &&
      text !== '--expression',
  );
  if (odd !== undefined) return { reason: 'has its script attached to a flag', word: odd };
  const danger = language === 'awk' ? awkDanger : sedDanger;
  for (const word of data) {
    const reason = danger(word.text);
    if (reason !== undefined) return { reason, word };
  }
  return {};
}

function ownEntry<T>(record: Readonly<Record<string, T>> | undefined, key: string | undefined) {
  return record !== undefined && key !== undefined && Object.hasOwn(record, key)
    ? record[key]
    : undefined;
}

/**
 * Returns why an awk program may do more than print its input: start commands, open files by name, or
 * call functions by a computed name. Strings count as code, so that unclear programs are rejected.
 */
function awkDanger(program: string): string | undefined {
  if (/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.test(program)) {
    return 'may run commands or open files in its program';
  }
  const printed = /\bprintf?\b/.exec(program);
  const behind = printed === null ? '' : program.slice(printed.index);
  return />|(?<!\|)\|(?!\|)/.test(behind)
    ? 'may write to files or commands in its program'
    : undefined;
}

/** One address: a line number, the last line, or a pattern without brackets. */
const ADDRESS = String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`;
const ADDRESSES = String.raw`(?:${ADDRESS}(?:\s*,\s*(?:${ADDRESS}|[+~]\d+))?\s*!?\s*)?`;
/** Sets without delimiters and brackets, so that all versions of sed agree where the pattern ends. */
const SET = String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`;
const SUBSTITUTION = String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${SET})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`;
const PLAIN = String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`;
const COMMAND = new RegExp(String.raw`^\s*${ADDRESSES}(?:${SUBSTITUTION}|${PLAIN})\s*(?:[;\n]|$)`);

/** Returns why a sed script may do more than print and edit its input; unclear scripts are rejected. */
function sedDanger(script: string): string | undefined {
  if (script.length > 4096) return 'has a script that is too long to check';
  let rest = script;
  while (rest.trim() !== '') {
    const command = COMMAND.exec(rest);
    if (command === null) return 'may run commands or open files in its script';
    rest = rest.slice(command[0].length);
  }
  return undefined;
}

/** The words after a program, grouped by their role. */
interface SplitArguments {
  /** Flags as they are written, with `=value` or an attached value. */
  readonly flags: readonly Word[];
  /** Values of flags that are text, and operands that are text. */
  readonly data: readonly Word[];
  readonly operands: readonly Word[];
}

const NO_SPEC: Pick<WorkspaceFamily, 'data_flags' | 'data_operands'> = {
  data_flags: [],
  data_operands: { count: 0, unless: [] },
};

const DATA_FLAG = [{ spec: undefined, negated: false, takes: 'always' }] as const;

/**
 * Separates text from possible paths. A word is an operand if its role is not certain: text that looks
 * like a path is rejected, but a path taken for text would be accepted.
 */
export function splitArguments(
  words: readonly Word[],
  { data_flags, data_operands }: Pick<WorkspaceFamily, 'data_flags' | 'data_operands'> = NO_SPEC,
): SplitArguments {
  const flags: Word[] = [];
  const data: Word[] = [];
  const operands: Word[] = [];
  const grammar: FlagGrammar<undefined> = {
    flags: 'anywhere',
    dash: 'operand',
    separator: /^--$/,
    equals: 'none',
    unknown: 'never',
    expand: (text) => (data_flags.includes(text) ? DATA_FLAG : undefined),
  };
  for (const token of readFlags(words, grammar).tokens) {
    if (token.kind === 'operand') {
      operands.push(token.word);
      continue;
    }
    flags.push(token.word);
    if (token.consumes && token.next) data.push(token.next);
  }
  const replaced = data_operands.unless.some((flag) =>
    flags.some(({ text }) => hasFlag(text, flag)),
  );
  const count = replaced ? 0 : data_operands.count;
  return {
    flags,
    data: [...data, ...operands.slice(0, count)],
    operands: operands.slice(count),
  };
}

/**
 * Returns whether a word may be a flag: as such, with an attached value, in a cluster, or abbreviated.
 */
function hasFlag(text: string, flag: string): boolean {
  const { written: name } = splitAtEquals(text);
  if (name === flag) return true;
  if (flag.startsWith('--')) return name.length > 2 && flag.startsWith(name);
  return (
    flag.length === 2 &&
    !text.startsWith('--') &&
    /^-[A-Za-z]*/.exec(text)?.[0].includes(flag.slice(1)) === true
  );
}

/** Returns whether a word is a flag with an attached text, such as `-F/` or `--grep=x`. */
export function isDataFlag(text: string, { data_flags }: WorkspaceFamily): boolean {
  const { written: name } = splitAtEquals(text);
  return data_flags.some(
    (flag) =>
      name === flag || (flag.length === 2 && !text.startsWith('--') && text.startsWith(flag)),
  );
}
