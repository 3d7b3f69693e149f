import { readTool, type ToolFlagRead, type ToolRead } from '../../families/read-tool.ts';
import type { ProgramFamilies, ProgramFamily, ProgramUse } from '../../families/table.ts';
import type { Problem } from '../../rules/finding.ts';
import type { Flag, Invocation, NamedFile, Word } from '../reading.ts';
import { filesOfFlag } from './named-files.ts';
import { parseStarted } from './parse-started.ts';
import { toolFlagProblems } from './parse-tool.ts';
import { type Parsed, wordProblem } from './parsed.ts';
import { buildFlagProblems, judgeOperands, ruleForOperand } from './program-words.ts';
import { parseModule } from './python-module.ts';

/**
 * Reads the words behind a program that the policy allows, by its tables: flags, subcommand, operands, and
 * the program that it starts.
 *
 * @param families all programs of the policy, for those that start others
 */
export function parseProgram(
  family: ProgramFamily,
  words: readonly Word[],
  families: ProgramFamilies,
): Parsed {
  const { program } = family;
  const base: Invocation = { program, family, flags: [], operands: [], passthrough: [] };
  const parsed = parseUse({ use: family.use, path: '', words, family, families });
  return { invocation: { ...base, ...parsed.invocation }, problems: parsed.problems };
}

/** Words to read by the tables of a program or of one of its subcommands. */
interface Reader {
  readonly use: ProgramUse;
  /** The words of the subcommand. */
  readonly path: string;
  readonly words: readonly Word[];
  readonly family: ProgramFamily;
  readonly families: ProgramFamilies;
}

interface UseParsed {
  readonly invocation: Partial<Invocation>;
  readonly problems: readonly Problem[];
}

function parseUse(reader: Reader): UseParsed {
  const { use, path, words, family, families } = reader;
  const { data } = use;
  const read = readTool(use, words);
  const all = read.rest === undefined ? read.flags : [...read.flags, read.rest.flag];
  const flags = all.map(flagOf);
  // Where it works is judged with the paths among its values.
  const named = all
    .flatMap((flag) => filesOfFlag(family.program, flag))
    .filter(({ as }) => as !== 'place');
  const problems = all.flatMap((flag) => [
    ...toolFlagProblems(family.program, use, flag),
    ...buildFlagProblems(family, flag),
  ]);
  const [first, ...behind] = read.started.slice(data.skips ?? 0);
  const sub = first && use.subcommands.get(first.text);
  if (sub === undefined || first === undefined) {
    const used = parseOperands(reader, read);
    const writes = writesFiles(reader, read);
    return {
      invocation: {
        ...(path && { subcommand: path }),
        ...(data.any_package && { anyPackage: true }),
        ...used.invocation,
        flags,
        files: [...named, ...codeAmong(use, used.invocation.operands ?? [])],
      },
      problems: [...problems, ...writes, ...used.problems],
    };
  }
  const name = path === '' ? first.text : `${path} ${first.text}`;
  const own =
    sub.data.starts === 'own-script'
      ? parseStarted('own-script', first, behind, { family, families, parse: parseProgram })
      : parseUse({ ...reader, use: sub, path: name, words: behind });
  const does = sub.data.does
    ? [wordProblem(sub.data.does, family.program, { ...first, text: name })]
    : [];
  return {
    invocation: {
      ...own.invocation,
      ...(data.any_package && { anyPackage: true }),
      flags: [...flags, ...(own.invocation.flags ?? [])],
      files: [...named, ...(own.invocation.files ?? [])],
    },
    problems: [...problems, ...does, ...own.problems],
  };
}

/** The operands that are code which the program runs: files of tests, sources of Go. */
function codeAmong(
  { data: { operands: kind, starts } }: ProgramUse,
  operands: readonly Word[],
): NamedFile[] {
  return operands.flatMap(({ text, span }): readonly NamedFile[] => {
    const isSource = (kind === 'package' || starts === 'package') && text.endsWith('.go');
    const isInside = ruleForOperand('path', text) === undefined;
    if (!isInside || (kind !== 'tests' && !isSource)) return [];
    return [{ as: 'tests', path: text.replace(/::.*$/s, ''), span }];
  });
}

function flagOf({ word, written, value }: ToolFlagRead): Flag {
  return { name: written, written, span: word.span, ...(value !== undefined && { value }) };
}

/** A formatter repairs files, unless a flag makes it check them. */
function writesFiles({ use, path, words, family }: Reader, { flags }: ToolRead): Problem[] {
  if (use.data.writes_unless === undefined) return [];
  const checks = use.data.writes_unless.split(' ');
  // `cargo fmt -- --check` hands the flag on.
  const behind = words.slice(words.findIndex(({ text }) => text === '--'));
  if (flags.some(({ written, off }) => !off && checks.includes(written))) return [];
  if (behind[0]?.text === '--' && behind.some(({ text }) => checks.includes(text))) return [];
  const span = words[0]?.span ?? { start: 0, end: 0 };
  return [wordProblem('tool-writes', family.program, { text: path || family.program, span })];
}

function parseOperands({ use, family, families }: Reader, read: ToolRead): UseParsed {
  const { rest } = read;
  if (rest !== undefined) {
    return rest.flag.flag?.kind === 'module'
      ? parseModule(family, rest.words, families, parseProgram)
      : { invocation: { passthrough: rest.words }, problems: [] };
  }
  const starts = use.data.starts ?? (use.subcommands.size > 0 ? 'subcommand' : undefined);
  const operands = starts === undefined ? read.operands : read.started.slice(use.data.skips ?? 0);
  const [first, ...behind] = operands;
  if (first === undefined) {
    const informs = read.flags.some(({ flag }) => flag?.kind === 'only-prints');
    const span = { start: 0, end: family.program.length };
    const rule = informs ? undefined : use.data.alone;
    const problems = rule ? [wordProblem(rule, family.program, { text: '', span })] : [];
    return { invocation: {}, problems };
  }
  if (starts === undefined) {
    return { invocation: { operands }, problems: judgeOperands(use, operands, family) };
  }
  return parseStarted(starts, first, behind, { family, families, parse: parseProgram });
}
