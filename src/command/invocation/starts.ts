import type { Span } from '../../model/finding.ts';
import type { Started } from '../../programs/schema.ts';
import { flagKey, isKnownTool, type ProgramFamily } from '../../programs/table.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import { hasCommandLine, isShell, programNamed } from '../../shell/programs.ts';
import type { Word } from '../../shell/word.ts';
import { ruleForOperand } from './judge-operand.ts';
import { isProgram, isToolName, type Parsing, type PartParsed, wordProblem } from './parsed.ts';

interface Starter {
  readonly family: ProgramFamily;
  readonly parsing: Parsing;
}

/** Parses what a program of the policy starts: its first operand, with the words after it. */
export function startByName(
  starts: Started,
  first: Word,
  behind: readonly Word[],
  starter: Starter,
): PartParsed {
  const { program } = starter.family;
  const words = { operands: [first], passthrough: behind };
  const refuse = (): PartParsed => ({
    invocation: words,
    problems: [wordProblem('outside-code', program, first)],
  });
  switch (starts) {
    case 'file':
      return startFile(first, behind, starter);
    case 'package': {
      const rule = ruleForOperand('import', first.text);
      const isSource = rule === undefined && first.text.endsWith('.go');
      const files = isSource ? [{ as: 'tests', path: first.text, span: first.span } as const] : [];
      return {
        invocation: { ...words, files },
        problems: rule ? [wordProblem(rule, program, first)] : [],
      };
    }
    case 'program':
      return startProgram(first, behind, starter);
    case 'script':
    case 'own-script': {
      const selects = SELECTS.test(first.text) ? refuse().problems : [];
      return {
        invocation: { ...words, subcommand: 'run' },
        problems: [...selects, ...ownFlags(behind, starter.family)],
      };
    }
    case 'tool':
      return startTool('exec', first, behind, starter);
    case 'script-or-tool':
    case 'script-tool-or-file': {
      const takesFiles = starts === 'script-tool-or-file';
      if (PATH.test(first.text) || (takesFiles && isPath(first.text))) {
        return takesFiles ? startFile(first, behind, starter) : refuse();
      }
      const started = startTool('script-or-tool', first, behind, starter);
      return { ...started, problems: [...started.problems, ...ownFlags(behind, starter.family)] };
    }
    default:
      return refuse();
  }
}

/** Patterns by which package managers run several scripts: `/^build-/` of pnpm, `build:*` of Bun. */
const SELECTS = /^\/|\*/;

/** A file, and no name of a script or tool. */
const PATH = /^-$|^\.{0,2}[\\/]|^~|^[^\\/]*[\\/][\s\S]*\.\w+$|\.[cm]?[jt]sx?$/;

/** Names of scripts and packages can contain a slash, names of tools only after a scope. */
function isPath(text: string): boolean {
  return /[\\/]/.test(text) && !/^@[\w.-]+\/[\w.-]+$/.test(text);
}

/**
 * Package managers disagree about flags after a script's name, so configuration flags are refused there too.
 */
function ownFlags(behind: readonly Word[], { program, use }: ProgramFamily): Problem[] {
  const own = behind.filter(({ text }) => {
    const name = /^--([\w-]+)/.exec(text)?.[1];
    return name !== undefined && use.flags.get(flagKey(name))?.kind === 'outside-code';
  });
  return own.map((word) => wordProblem('outside-code', program, word));
}

/** Accepts a script; refuses standard input, addresses, downloads and files of other languages. */
function startFile(first: Word, behind: readonly Word[], starter: Starter): PartParsed {
  const { family, parsing } = starter;
  const { program } = family;
  const { text, span } = first;
  const invocation = { operands: [first], passthrough: behind, starts: 'file' as const };
  if (text === '-' || text === '' || text.startsWith('/dev/')) {
    return { invocation, problems: [problemAt('reads-stdin', span, { program, flag: text })] };
  }
  const fetched = /^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(text) && /:/.test(text);
  if (fetched) return { invocation, problems: [wordProblem('uses-network', program, first)] };
  const [, tool = ''] = /^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.exec(text) ?? [];
  const started = family.data.dependency_tools.includes(tool)
    ? parsing.families.known.get(tool)
    : undefined;
  if (started) return parsing.start({ program: started, words: behind }, program);
  return { invocation, problems: extensionProblems(family, text, span) };
}

/** The problem of a file in another language, which some programs would pass on to another program. */
export function extensionProblems(
  { program, data: { extensions } }: ProgramFamily,
  path: string,
  span: Span,
): readonly Problem[] {
  const [, extension] = /\.([^./\\]*)$/.exec(path.replace(/^.*\//s, '')) ?? [];
  const known = extensions === undefined || extension === undefined;
  if (known || extensions.split(' ').includes(extension)) return [];
  return [problemAt('target-extension', span, { program, path, extension })];
}

/** `uv run X`: a script of the commit, or a program that the policy names and the family may start. */
function startProgram(first: Word, behind: readonly Word[], starter: Starter): PartParsed {
  const { family, parsing } = starter;
  const { text } = first;
  if (/:\/\//.test(text)) {
    return { invocation: {}, problems: [wordProblem('uses-network', family.program, first)] };
  }
  if (text === '-' || /\.\w+$/.test(text)) return startFile(first, behind, starter);
  const program = parsing.families.known.get(text);
  if (program === undefined || !family.data.started_programs.includes(text)) {
    return { invocation: {}, problems: [wordProblem('outside-code', family.program, first)] };
  }
  return parsing.start({ program, words: behind }, family.program);
}

/** Parses a tool in `node_modules/.bin` or on PATH. */
function startTool(
  subcommand: 'exec' | 'script-or-tool',
  first: Word,
  behind: readonly Word[],
  { family, parsing }: Starter,
): PartParsed {
  const { text } = first;
  const refused = [wordProblem('outside-code', family.program, first)];
  if (subcommand === 'exec' && isPath(text)) return { invocation: {}, problems: refused };
  // Some package managers read such a word as shell text. Only a script's name may contain a blank.
  const isShellText = /[;&|<>$`'"(){}\\*?]/.test(text) || hasCommandLine(text);
  if (!isToolName(text) && (subcommand === 'exec' || isShellText)) {
    return { invocation: {}, problems: refused };
  }
  const invocation = { subcommand, operands: [first], passthrough: behind };
  const program = isProgram(text) ? text : parsing.families.allowed.get(text);
  if (program !== undefined) {
    const started = parsing.start({ program, words: behind }, family.program);
    return { ...started, invocation: { ...invocation, ...started.invocation } };
  }
  if (isShell(text) || (subcommand === 'exec' && programNamed(text) !== undefined)) {
    return { invocation, problems: refused };
  }
  const { invocation: own, problems } = parsing.tool(first, behind);
  // A script of this name takes precedence, but the name is also judged as a tool.
  const isTool = subcommand === 'exec' || isKnownTool(parsing.families.tools, text);
  return { invocation: { ...invocation, ...own }, problems: isTool ? problems : [] };
}
