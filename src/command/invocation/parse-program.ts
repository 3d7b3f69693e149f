import { type FlagRead, readUse } from '../../programs/read-use.ts';
import type { Reason } from '../../programs/reasons.ts';
import type { ProgramFamily, Use } from '../../programs/table.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import type { Flag, NamedFiles } from '../reading.ts';
import { judgeFlag } from './judge-flag.ts';
import { filesAmong, judgeOperands, refusedAmong } from './judge-operand.ts';
import { launchesOf } from './launches.ts';
import { type Parsed, type Parsing, type PartParsed, wordProblem } from './parsed.ts';
import { parseModule } from './python-module.ts';
import { startByName } from './starts.ts';

/** Parses the arguments of a program of the policy by its tables. */
export function parseProgram(
  family: ProgramFamily,
  words: readonly Word[],
  parsing: Parsing,
): Parsed {
  const { program, use } = family;
  const { invocation, named, problems } = parseUse({ program, use, words, family, parsing });
  // Working directories and outputs are judged with the other paths in values.
  const files = named.files.filter(({ as }) => as !== 'place');
  const all = [...files, ...(invocation.files ?? [])];
  const empty = { flags: [], operands: [], passthrough: [] };
  return { invocation: { program, family, ...empty, ...invocation, files: all }, problems };
}

/** Arguments to read by the table of a program, subcommand or tool. */
interface Reader {
  /** For messages. */
  readonly program: string;
  readonly use: Use;
  readonly path?: string;
  readonly words: readonly Word[];
  /** Set for a program of the policy. */
  readonly family?: ProgramFamily;
  readonly parsing: Parsing;
}

interface UseParsed extends PartParsed {
  readonly named: NamedFiles;
}

/** Parses arguments by a table: flags, subcommand, operands, and the started program. */
export function parseUse(reader: Reader): UseParsed {
  const { program, use } = reader;
  const { behind, data } = use;
  const end = behind ? reader.words.findIndex(({ text }) => text === '--') : -1;
  const words = end < 0 ? reader.words : reader.words.slice(0, end);
  const read = readUse(use, words);
  const flags = read.rest ? [...read.flags, read.rest.flag] : read.flags;
  const tail = end < 0 || !behind ? [] : readUse(behind, reader.words.slice(end + 1)).flags;
  const judged = [
    ...flags.map((flag) => judgeFlag(program, use, flag)),
    ...tail.map((flag) => judgeFlag(program, behind ?? use, flag)),
  ];
  const operands = (use.stops ? read.started : read.operands).slice(data.skips ?? 0);
  const { invocation, named, problems } = parseOperands(reader, {
    flags: [...flags, ...tail],
    operands,
    ...(read.rest && {
      rest: { module: read.rest.flag.flag?.kind === 'module', words: read.rest.words },
    }),
  });
  return {
    invocation: {
      ...invocation,
      ...(data.any_package && { anyPackage: true }),
      flags: [...flags.map(flagOf), ...(invocation.flags ?? [])],
    },
    named: {
      files: [...judged.flatMap(({ files = [] }) => files), ...(named?.files ?? [])],
      roots: judged.flatMap(({ root = [] }) => root),
    },
    problems: [...judged.flatMap((each) => each.problems), ...problems],
  };
}

function flagOf({ word, written, value }: FlagRead): Flag {
  return { name: written, written, span: word.span, ...(value !== undefined && { value }) };
}

/** The arguments of a {@link Reader}, divided. */
interface Divided {
  /** Including flags after `--`. */
  readonly flags: readonly FlagRead[];
  readonly operands: readonly Word[];
  /** The words that the last flag takes. */
  readonly rest?: { readonly module: boolean; readonly words: readonly Word[] };
}

interface OperandsParsed extends PartParsed {
  readonly named?: Pick<NamedFiles, 'files'>;
}

function parseOperands(reader: Reader, divided: Divided): OperandsParsed {
  const { program, use, path, family, parsing } = reader;
  const { flags, operands, rest } = divided;
  const [first, ...others] = operands;
  const refused = refusedAmong(program, use, operands);
  if (refused.length > 0 && use.stops) return { invocation: {}, problems: refused };
  const sub = first && use.subcommands.get(first.text);
  const starts = sub?.data.starts === 'own-script' ? 'own-script' : use.data.starts;
  if (first && sub && starts !== 'own-script') {
    const name = path === undefined ? first.text : `${path} ${first.text}`;
    return parseUse({ ...reader, use: sub, path: name, words: others });
  }
  const named = {
    ...(path !== undefined && { subcommand: path }),
    ...(flags.some(({ flag }) => flag?.kind === 'checks-syntax-only') && { parsed: true }),
  };
  const own = ((): OperandsParsed => {
    if (rest && family) {
      if (rest.module) return parseModule(family, rest.words, parsing);
      return { invocation: { passthrough: rest.words }, problems: [] };
    }
    if (starts !== undefined && family === undefined) return launchesOf(starts, reader, divided);
    if (first === undefined) return { invocation: {}, problems: aloneProblems(reader, flags) };
    if (starts !== undefined && family) {
      return startByName(starts, first, others, { family, parsing });
    }
    if (use.subcommands.size > 0) {
      const problem = problemAt('unknown-subcommand', first.span, {
        program,
        subcommand: first.text,
      });
      return { invocation: { operands: [first], passthrough: others }, problems: [problem] };
    }
    const known = operands.filter(({ span }) => refused.every((each) => each.span !== span));
    const files = filesAmong(use, known);
    return {
      invocation: { operands },
      problems: judgeOperands(program, use, operands),
      named: { files },
    };
  })();
  const problems = [...refused, ...unlessProblems(reader, flags), ...own.problems];
  return { ...own, invocation: { ...named, ...own.invocation }, problems };
}

/** True for a command that only asks for information. */
function asks(flags: readonly FlagRead[]): boolean {
  return flags.some(({ flag, off }) => flag?.kind === 'only-prints' && !off);
}

function aloneProblems({ program, use }: Reader, flags: readonly FlagRead[]): Problem[] {
  const rule = asks(flags) ? undefined : use.data.alone;
  const word = { text: '', span: { start: 0, end: program.length } };
  return rule ? [wordProblem(rule, program, word)] : [];
}

/** A formatter repairs files or prints, unless a flag makes it check. */
function unlessProblems(
  { program, use, path, words }: Reader,
  flags: readonly FlagRead[],
): Problem[] {
  if (asks(flags)) return [];
  const given = new Set(flags.flatMap(({ flag, off }) => (flag && !off ? flag.name : [])));
  const span = words[0]?.span ?? { start: 0, end: 0 };
  return (Object.entries(use.data.unless ?? {}) as [Reason, string][]).flatMap(([rule, names]) =>
    names.split(' ').some((name) => given.has(name))
      ? []
      : [wordProblem(rule, program, { text: path ?? '', span })],
  );
}
