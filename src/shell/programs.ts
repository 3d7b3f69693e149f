/**
 * Programs that run text, files or other programs, or download. The one table of rules, profiles,
 * package scripts and agent files, by {@link programNamed}.
 */

/**
 * - `shell`: runs commands from text, a file or its input
 * - `interpreter`: runs code of a language from text, a file or its input
 * - `wrapper`: runs the program named in its arguments
 * - `downloader`: downloads from an address
 * - `builder`, `manager`: run commands from files of the project
 * - `system`: other programs that people use in place of a check
 */
export type ProgramKind =
  | 'shell'
  | 'interpreter'
  | 'wrapper'
  | 'downloader'
  | 'builder'
  | 'manager'
  | 'system';

export interface KnownProgram {
  readonly name: string;
  readonly kind: ProgramKind;
  /** The flag before text that the program runs; `words` if all its arguments are that text. */
  readonly text?: RegExp | 'words';
  /**
   * How a wrapper runs its program: `as-user`, with another user's rights; `as-tool`, as an npm tool
   * with its own description.
   */
  readonly wraps?: 'as-user' | 'as-tool';
  /** The words before the name of a package or image that it downloads. */
  readonly fetches?: RegExp;
  /** True if it runs scripts of package.json. */
  readonly runsScripts?: true;
  /** True if it runs a program from its arguments with the packages of the project. */
  readonly runsInside?: true;
  /** Names of files that it finds and runs, separated by blanks. */
  readonly finds?: string;
}

/** `-c`, or a group of letters ending with it. */
const POSIX = /^-\w*c$|^--command$/;
const JAVASCRIPT = /^-(?=\w+$)\w*[ep]|^--(?:eval|print)(?:=|$)|^eval$/;
const E = /^-\w*[eE]/;
/** No word: the package is the first argument. */
const FIRST = /^$/;
const ADDS = /^(?:add|dlx)$/;

type Fields = Omit<KnownProgram, 'name' | 'kind'>;

const TABLE: readonly (readonly [kind: ProgramKind, names: string, fields?: Fields])[] = [
  [
    'shell',
    'sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh',
    { text: POSIX },
  ],
  ['shell', 'pwsh powershell', { text: /^[-/](?:c|command|e|ec|en\w*)$/i }],
  ['shell', 'cmd', { text: /^\/[ckr]/i }],
  ['shell', 'osascript', { text: /^-e$/ }],
  ['shell', 'eval iex invoke-expression', { text: 'words' }],
  ['shell', 'source .'],
  ['interpreter', 'node nodejs deno tsx ts-node jiti esno esmo babel-node', { text: JAVASCRIPT }],
  ['interpreter', 'vite-node swc-node sucrase-node', { text: JAVASCRIPT }],
  ['interpreter', 'bun', { text: JAVASCRIPT, fetches: /^(?:x|add)$/, runsScripts: true }],
  ['interpreter', 'python python2 python3 pythonw py pypy pypy3', { text: /^-[A-Za-z]*c/ }],
  ['interpreter', 'perl ruby lua luajit raku rscript julia elixir groovy scala', { text: E }],
  ['interpreter', 'php', { text: /^-r|^--run$/ }],
  ['interpreter', 'java tclsh jshell ghci'],
  ['wrapper', 'doas su sudo', { wraps: 'as-user' }],
  ['wrapper', 'cross-env dotenv env-cmd', { wraps: 'as-tool' }],
  ['wrapper', 'command exec builtin busybox toybox time taskset chrt flock prlimit unshare chroot'],
  ['wrapper', 'strace ltrace gdb xargs parallel watch winpty'],
  ['wrapper', 'env ionice nice nohup setsid stdbuf timeout xvfb-run'],
  ['downloader', 'curl wget aria2c axel fetch http https xh httpie iwr irm invoke-webrequest'],
  ['downloader', 'invoke-restmethod start-bitstransfer bitsadmin certutil mshta'],
  ['builder', 'go', { fetches: /^(?:run|install)$/ }],
  ['builder', 'cargo', { fetches: /^install$/ }],
  ['builder', 'make', { finds: 'GNUmakefile makefile Makefile' }],
  ['builder', 'just', { finds: 'justfile Justfile .justfile' }],
  ['builder', 'task', { finds: 'Taskfile.yml Taskfile.yaml' }],
  ['manager', 'npm', { fetches: /^(?:exec|x|i|install|add)$/, runsScripts: true }],
  ['manager', 'pnpm yarn', { fetches: ADDS, runsScripts: true }],
  ['manager', 'npx bunx pnpx uvx', { fetches: FIRST }],
  ['manager', 'pip pip3', { fetches: /^install$/ }],
  ['manager', 'gem', { fetches: /^install$/ }],
  ['manager', 'pipx', { fetches: /^run$/ }],
  ['manager', 'uv', { fetches: /^(?:tool run|pip3? install)$/, runsInside: true }],
  ['manager', 'poetry conda hatch mise pdm pipenv pixi rye', { runsInside: true }],
  ['manager', 'corepack composer'],
  ['system', 'docker podman', { fetches: /^(?:container )?run$/ }],
  ['system', 'cat ls rm cp mv grep find sed awk git touch echo cd test diff wc head tail'],
  ['system', 'chmod true false exit vim'],
];

const PROGRAMS: ReadonlyMap<string, KnownProgram> = new Map(
  TABLE.flatMap(([kind, names, fields]) =>
    names.split(' ').map((name) => [name, { name, kind, ...fields }] as const),
  ),
);

export const PROGRAM_NAMES: readonly string[] = [...PROGRAMS.keys()];

/** Returns the base name of a program in lower case without a Windows extension: `npx` for `C:\\bin\\NPX.cmd`. */
export function baseName(word: string): string {
  if (/^\.{1,2}$/.test(word)) return word;
  return word
    .replace(/^.*[\\/]/s, '')
    .replace(/\.(?:exe|cmd|bat|com|ps1)$/i, '')
    .toLowerCase();
}

/**
 * Returns the entry of a program by its name or path. Some file systems ignore case, and names can have
 * a version: `/usr/bin/python3.12`, `BASH.EXE`, `perl5.36`.
 */
export function programNamed(word: string): KnownProgram | undefined {
  const name = baseName(word);
  const known = PROGRAMS.get(name);
  if (known !== undefined) return known;
  const plain = PROGRAMS.get(name.replace(/[-.]?(?=\d)(?<!\d\.*)\d[\d.]*w?$/, ''));
  return plain?.kind === 'shell' || plain?.kind === 'interpreter' ? plain : undefined;
}

export function isShell(word: string): boolean {
  return programNamed(word)?.kind === 'shell';
}

/** True for a program that runs files or text from its arguments. */
export function runsCode(word: string): boolean {
  const kind = programNamed(word)?.kind;
  return kind === 'shell' || kind === 'interpreter';
}

/** True for a program that starts other programs or code. `.` is excluded, because it is mostly a path. */
export function startsOthers(word: string): boolean {
  if (word === '.') return false;
  const kind = programNamed(word)?.kind;
  return kind !== undefined && kind !== 'system' && kind !== 'downloader';
}

/** True for a whole command line such as `rm -rf src`: a program with an option or a path. */
export function isCommandLine(text: string): boolean {
  const [first = '', ...words] = text.trim().split(/\s+/);
  return isProgram(first) && words.some((word) => /^-|[./]|^[|&;<>]+$/.test(word));
}

/** True if an operand contains a command line: a program with an argument, or operators. */
export function hasCommandLine(text: string): boolean {
  if (/&&|\|\||\$\(|`/.test(text)) return true;
  return text.split(/;\s|\s\|\s/).some((command) => {
    const [first = '', ...words] = command.trim().split(/\s+/);
    return words.length > 0 && isProgram(first);
  });
}

function isProgram(word: string): boolean {
  return PROGRAMS.has(word);
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Shell commands without an effect on the following commands. */
const WITHOUT_EFFECT = setOf(': [ cd echo exit false test true');

/** Words of shell grammar that stand before an ordinary command. */
const BEFORE = setOf('! { do elif else if then time until while');
const ONLY_BEFORE = new RegExp(`^\\s*(?:(?:${[...BEFORE].join('|').replace('{', '\\{')})\\s+)*$`);

/** The other reserved words of POSIX 2.4 and bash, recognised unquoted at the start of a command. */
const RESERVED = setOf('fi done case esac for } in [[ ]] function select coproc');

/** Other words that a shell does not look up as programs, in POSIX, dash, bash and ksh. */
const OTHERS =
  setOf(`. alias autoload bg bind break builtin caller chdir command compgen complete compopt continue
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);

export function isWithoutEffect(word: string): boolean {
  return WITHOUT_EFFECT.has(word);
}

export function isBefore(word: string): boolean {
  return BEFORE.has(word);
}

/** True for a text of only such words, so that a parenthesis after it begins commands. */
export function isOnlyBefore(text: string): boolean {
  return ONLY_BEFORE.test(text);
}

export function isReserved(word: string): boolean {
  return BEFORE.has(word) || RESERVED.has(word);
}

/** True for a word that is no program and can change the following commands. */
export function changesShell(word: string): boolean {
  return isReserved(word) || OTHERS.has(word);
}
