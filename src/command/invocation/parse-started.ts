import { REFUSED_PROGRAMS } from '../../families/refused-programs.ts';
import type { Started } from '../../families/schema.ts';
import { flagKey, type ProgramFamilies, type ProgramFamily } from '../../families/table.ts';
import { refusalOf, toolOf } from '../../families/tools/index.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import type { Invocation, Word } from '../reading.ts';
import { isToolName } from './parse-npm.ts';
import { parseTool } from './parse-tool.ts';
import { type Parsed, wordProblem } from './parsed.ts';
import { isProgram, PARSERS } from './parsers.ts';
import { ruleForOperand } from './program-words.ts';

interface Starter {
  readonly family: ProgramFamily;
  readonly families: ProgramFamilies;
  readonly parse: (
    family: ProgramFamily,
    words: readonly Word[],
    families: ProgramFamilies,
  ) => Parsed;
}

interface StartedParsed {
  readonly invocation: Partial<Invocation>;
  readonly problems: readonly Problem[];
}

/** What a program starts by its first operand, with the words behind it. */
export function parseStarted(
  starts: Started | 'subcommand',
  first: Word,
  behind: readonly Word[],
  starter: Starter,
): StartedParsed {
  const { program } = starter.family;
  const words = { operands: [first], passthrough: behind };
  switch (starts) {
    case 'subcommand': {
      const args = { program, subcommand: first.text };
      const problem = problemAt('program-subcommand-unknown', first.span, args);
      return { invocation: words, problems: [problem] };
    }
    case 'file':
      return startFile(first, behind, program);
    case 'package': {
      const rule = ruleForOperand('package', first.text);
      return { invocation: words, problems: rule ? [wordProblem(rule, program, first)] : [] };
    }
    case 'command':
      return startCommand(first, behind, starter);
    case 'script':
    case 'own-script':
      return {
        invocation: { ...words, subcommand: 'run' },
        problems: ownFlags(behind, starter.family),
      };
    case 'tool':
      return startTool('exec', first, behind, starter);
    case 'script-or-tool':
    case 'script-tool-or-file': {
      const isFile = starts === 'script-tool-or-file' && isPath(first.text);
      if (!isFile && !PATH.test(first.text)) {
        const started = startTool('script-or-tool', first, behind, starter);
        return { ...started, problems: [...started.problems, ...ownFlags(behind, starter.family)] };
      }
      if (starts === 'script-tool-or-file') return startFile(first, behind, program);
      return { invocation: words, problems: [wordProblem('launches-programs', program, first)] };
    }
  }
}

/** A file rather than the name of a script or a tool. */
const PATH = /^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;

/** Names of scripts and packages can have a slash, those of tools only behind a scope. */
function isPath(text: string): boolean {
  return /[\\/]/.test(text) && !/^@[\w.-]+\/[\w.-]+$/.test(text);
}

/**
 * Package managers disagree about flags behind a script's name: those that would change their own
 * configuration are refused there too.
 */
function ownFlags(behind: readonly Word[], { program, use }: ProgramFamily): Problem[] {
  const own = behind.filter(({ text }) => {
    const name = /^--([\w-]+)/.exec(text)?.[1];
    return name !== undefined && use.flags.get(flagKey(name))?.kind === 'changes-configuration';
  });
  return own.map((word) => wordProblem('changes-configuration', program, word));
}

/** A script; standard input, addresses and packages to fetch are none. */
function startFile(first: Word, behind: readonly Word[], program: string): StartedParsed {
  const { text, span } = first;
  const invocation = { operands: [first], passthrough: behind, starts: 'file' as const };
  if (text === '-' || text === '' || text.startsWith('/dev/')) {
    return { invocation, problems: [problemAt('reads-stdin', span, { program, flag: text })] };
  }
  const fetched = /^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(text) && /:/.test(text);
  return { invocation, problems: fetched ? [wordProblem('downloads', program, first)] : [] };
}

/** `uv run X`: a script of the commit, or a program that the policy names and the family may start. */
function startCommand(first: Word, behind: readonly Word[], starter: Starter): StartedParsed {
  const { family, families, parse } = starter;
  const { text } = first;
  if (/:\/\//.test(text)) {
    return { invocation: {}, problems: [wordProblem('downloads', family.program, first)] };
  }
  if (text === '-' || /\.\w+$/.test(text)) return startFile(first, behind, family.program);
  const started = families.known.get(text);
  if (started === undefined || !family.data.started_programs.includes(text)) {
    return { invocation: {}, problems: [wordProblem('launches-programs', family.program, first)] };
  }
  const { invocation, problems } = parse(started, behind, families);
  return { invocation: { launched: [invocation] }, problems };
}

/** What a package manager runs from `node_modules/.bin`, or finds on PATH. */
function startTool(
  subcommand: 'exec' | 'script-or-tool',
  first: Word,
  behind: readonly Word[],
  { family, families, parse }: Starter,
): StartedParsed {
  const { text } = first;
  const started = families.allowed.get(text);
  const parsed = isProgram(text)
    ? PARSERS[text](behind, families)
    : started && parse(started, behind, families);
  if (subcommand === 'exec' && isPath(text)) {
    return { invocation: {}, problems: [wordProblem('launches-programs', family.program, first)] };
  }
  // A program's name has no blank: some package managers read such a word as shell text.
  if (!isToolName(text) && /[\s;&|<>$`'"(){}\\*?]/.test(text)) {
    return { invocation: {}, problems: [wordProblem('evaluates-text', family.program, first)] };
  }
  const isShell = REFUSED_PROGRAMS.get(text) === 'shell';
  const invocation = {
    subcommand,
    operands: [first],
    passthrough: behind,
    ...(parsed && { launched: [parsed.invocation] }),
  };
  if (parsed !== undefined) return { invocation, problems: parsed.problems };
  if (isShell || (subcommand === 'exec' && REFUSED_PROGRAMS.has(text))) {
    return { invocation, problems: [wordProblem('launches-programs', family.program, first)] };
  }
  // A script of this name comes first; what the name would be as a tool is judged all the same.
  const { tools } = families;
  const judged = subcommand === 'exec' || toolOf(text, tools) !== undefined || refusalOf(text);
  return { invocation, problems: judged ? parseTool(first, behind, tools) : [] };
}
