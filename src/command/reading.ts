import type { Span } from '../model/finding.ts';
import type { ProgramFamily } from '../programs/table.ts';
import type { Problem } from '../rules/problem.ts';
import { programNamed } from '../shell/programs.ts';
import type { Assignment, Word } from '../shell/word.ts';

export type Program = 'node' | 'npm' | 'npx';

/** As read by the program's parser. */
export interface Flag {
  /** The canonical long name, for example `--eval` for `-e`. */
  readonly name: string;
  readonly written: string;
  readonly value?: string;
  /** For a boolean of npm: turned off by `--no-x`, `--x=false` or `--x false`. */
  readonly negated?: boolean;
  readonly span: Span;
}

/**
 * A path in the arguments of a tool. `tests`: code to run, or a directory or pattern of it; `code`: a module;
 * `module`: a module or the name of a package; `config`: a configuration file or its directory; `place`: where
 * the tool works or writes.
 */
export interface NamedFile {
  readonly as: 'tests' | 'code' | 'module' | 'config' | 'place';
  readonly path: string;
  readonly span: Span;
  /** The problem to report if a `module` is a file. */
  readonly ifFile?: Problem;
  /** True if a `module` runs before everything else. */
  readonly first?: boolean;
}

export interface NamedFiles {
  readonly files: readonly NamedFile[];
  /** Directories for relative paths read by the tool. */
  readonly roots: readonly string[];
}

export interface Invocation {
  /** A {@link Program}, or the name of a program of the policy, whose tables are in `family`. */
  readonly program: string;
  readonly family?: ProgramFamily;
  /** The canonical name, such as `run` for `npm run-script`. */
  readonly subcommand?: string;
  readonly flags: readonly Flag[];
  readonly operands: readonly Word[];
  /** Arguments for the script or tool, not read by the program. */
  readonly passthrough: readonly Word[];
  /** The kind of the first operand, if the policy's program starts it. For npx: node runs a file of the tool. */
  readonly starts?: 'file' | 'module';
  /** True if the files are parsed but do not run. */
  readonly parsed?: boolean;
  /** The module of Python's `-m`. */
  readonly module?: Word;
  readonly launched?: readonly Invocation[];
  /** For a program of the policy: the configuration and code in its flags and operands. */
  readonly files?: readonly NamedFile[];
  /** For a started binary of a dependency: the files in its arguments. */
  readonly tool?: NamedFiles;
  /** For a package manager of the policy: true if scripts of any package may run. */
  readonly anyPackage?: boolean;
}

type TargetKind = 'file' | 'npm_script' | 'package_binary';

/** A file, npm script or tool that would run. */
export interface Target {
  readonly kind: TargetKind;
  /** In the command: an operand, or the name of a script or tool. */
  readonly name: string;
  /** After symlinks, relative to the root, if it is one existing file. */
  readonly path?: string;
  /** For an npm script: the shell text that npm would run. */
  readonly script?: string;
  /** For a target of an npm script: the target that names it. */
  readonly via?: string;
  /** True if only the file's syntax is checked. */
  readonly parsed?: boolean;
}

/** A script that starts as a program, without a shell. */
export interface ScriptCommand {
  /** Begins with the program as in the script. */
  readonly argv: readonly string[];
  /** Leading `NAME=value` words of the script. */
  readonly env: Readonly<Record<string, string>>;
}

/** The scripts to run in place of a started npm. */
export interface ScriptStep {
  /** From the root of the tree. */
  readonly directory: string;
  /** npm's `npm_lifecycle_event`. */
  readonly event: string;
  /** As in package.json; undefined if missing, which npm reports as an error. */
  readonly body?: string;
  /** Appended by npm. */
  readonly words: readonly string[];
  /** The shell text: the body, and the words in npm's quoting. */
  readonly text: string;
  /** Absent if the text is more than one simple command; a shell then runs it. */
  readonly command?: ScriptCommand;
  /** `name@version`, or an empty string. */
  readonly packageId: string;
  /** The variables `npm_package_…`. */
  readonly packageEnv: Readonly<Record<string, string>>;
}

/** The scripts of one npm command, which the gate runs in place of npm. */
export interface NpmScripts {
  /** npm's `npm_command`, in the spelling of npm 11. */
  readonly subcommand: string;
  /** Where npm would start, from the root of the tree. */
  readonly directory: string;
  /** npm's project (`npm_config_local_prefix`). */
  readonly project: string;
  /** True if `--prefix` selected the project, which is then also npm's global prefix. */
  readonly prefixed: boolean;
  /** True if the steps belong to workspaces: a failed step does not end the others. */
  readonly inWorkspaces: boolean;
  /** The variables `npm_config_…` from flags and the project's `.npmrc`. */
  readonly config: Readonly<Record<string, string>>;
  /** Flags for node (`NODE_OPTIONS`) from the project's `.npmrc`. */
  readonly nodeOptions?: string;
  readonly steps: readonly ScriptStep[];
}

/** The meaning of one command string. `argv` is null for an ambiguous string, which never runs. */
export interface Reading {
  readonly command: string;
  readonly words: readonly Word[];
  readonly assignments: readonly Assignment[];
  readonly argv: readonly string[] | null;
  readonly invocation?: Invocation;
  readonly targets: readonly Target[];
  /** The scripts of an npm command, if the gate can run them itself. */
  readonly scripts?: NpmScripts;
  /** The `.npmrc` settings hidden from an npm that the command starts. */
  readonly npmSettings?: readonly string[];
  /** In order of detection: lexing, the program, its targets. */
  readonly problems: readonly Problem[];
}

/** Words of sentences that do not occur in command lines. */
const PROSE =
  /^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i;

/** Words that begin an instruction to a person, such as `run tests`. */
const INSTRUCTION =
  /^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i;

const FILE = /\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i;
const ORDINARY = /^[A-Za-z][a-z']*[:,]?$/;
/** `score >= 0.8`, `coverage: 90%`, `0.95` */
const SCORE =
  /^(?:[A-Za-z_][\w .\t-]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/;
/** `feedback_score_gte_4`, `PASS` */
const NAME = /^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/;
/** Scripts of languages in which no program is named. */
const FOREIGN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;

/**
 * True for prose, a score or the name of a result, unless the program is known: `README.md exists`,
 * `Compile contract`, `score >= 0.8`.
 */
export function isSentence(command: string): boolean {
  const text = command.trim();
  const [first = '', ...rest] = text.split(/\s+/, 100);
  if (first === first.toLowerCase() && programNamed(first) !== undefined) return false;
  if (SCORE.test(text) || NAME.test(text) || FOREIGN.test(first)) return true;
  if (/[;&|<>$`]/.test(text)) return false;
  const isOrdinary = ORDINARY.test(first);
  if (rest.some((word) => /^--?[A-Za-z]/.test(word))) return false;
  if ((isOrdinary || FILE.test(first)) && rest.some((word) => PROSE.test(trimmed(word))))
    return true;
  if (/^[A-Z][a-z]+[:,.!]?$/.test(first)) return rest.length > 0 || /[.!:]$/.test(first);
  const isWord = /^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(rest[0] ?? '');
  return isOrdinary && isWord && (INSTRUCTION.test(first) || /[a-z]{2}[.!?]$/.test(text));
}

function trimmed(word: string): string {
  return word.replace(/[.,;:!?]$/, '');
}

/** Returns the commit's files that a command runs, without files of packages. */
export function startedFiles({ targets }: Pick<Reading, 'targets'>): readonly string[] {
  return targets.flatMap(({ kind, path, parsed }) =>
    kind === 'file' && path && !parsed ? [path] : [],
  );
}
