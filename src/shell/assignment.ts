import { visible } from './deceptive-text.ts';
import { type Assignment, type ProblemCollector, type RawWord, textOf } from './word.ts';

const SWITCH = /^[\w.-]{0,64}$/;
/** Only UTF-8 locales: in others, a shell can read one byte of a letter as a backslash. */
const LOCALE = /^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/;

/** A relative path to a JSON file in the repository. */
const JSON_PATH = /^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/;
const NUMBER = /^\d{1,9}$/;
const ON_OR_OFF = /^(?:|[01]|true|false|yes|no|on|off)$/i;

/**
 * Variables that change only the output or mode of a tool, with their allowed values. Not those that
 * decide which code runs, because a loader, a shell, node or npm reads them: PATH, LD_PRELOAD,
 * NODE_PATH, HOME, IFS, npm_config_*.
 */
const HARMLESS: ReadonlyMap<string, RegExp> = new Map([
  ['NODE_ENV', SWITCH],
  ['CI', SWITCH],
  ['FORCE_COLOR', SWITCH],
  ['NO_COLOR', SWITCH],
  ['DEBUG', /^[\w.:*,@/-]{0,256}$/],
  // The name of a time zone, not a file: the C library reads `:path`, `/path` and `../path` as files.
  ['TZ', /^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],
  ['LANG', LOCALE],
  ['LC_ALL', LOCALE],
  ['NODE_NO_WARNINGS', ON_OR_OFF],
  ['PYTHONDONTWRITEBYTECODE', ON_OR_OFF],
  ['PYTHONUNBUFFERED', ON_OR_OFF],
  ['PYTHONHASHSEED', /^(?:random|\d{1,9})$/],
  ['RUST_BACKTRACE', /^(?:[01]|full)$/],
  ['RUSTFLAGS', /^-D ?warnings$/],
  ['RUSTDOCFLAGS', /^-D ?warnings$/],
  ['NODE_DEBUG', /^[\w,*:-]{0,256}$/],
  ['UV_THREADPOOL_SIZE', /^\d{1,4}$/],
  ['TS_NODE_PROJECT', JSON_PATH],
  ['TS_NODE_TRANSPILE_ONLY', ON_OR_OFF],
  ['TS_NODE_FILES', ON_OR_OFF],
  ['TS_NODE_SKIP_PROJECT', ON_OR_OFF],
]);

/** Patterns for settings whose values are words or local addresses, never paths or commands. */
const SETTINGS: readonly (readonly [name: RegExp, value: RegExp])[] = [
  [/(?:^|_)(?:HOST|HOSTNAME)$/, /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],
  [/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/, SWITCH],
];

const NODE_OPTIONS = 'NODE_OPTIONS';

/** Flags of node that affect only memory, warnings and accepted syntax. */
const HARMLESS_OPTION =
  /^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;

/** True if NODE_OPTIONS has only harmless flags. Every node that a command starts reads it. */
export function areHarmlessOptions(value: string): boolean {
  return value.split(' ').every((flag) => HARMLESS_OPTION.test(flag.replaceAll('_', '-')));
}

/** True if a variable changes only the output or mode of a program. */
export function isHarmlessVariable(name: string, value: string): boolean {
  if (name === NODE_OPTIONS) return areHarmlessOptions(value);
  const known = HARMLESS.get(name);
  if (known !== undefined) return known.test(value);
  if (!isSetting(name)) return false;
  const isWord = SETTINGS.some(([names, values]) => names.test(name) && values.test(value));
  return isWord || ON_OR_OFF.test(value) || NUMBER.test(value);
}

/** Settings of one word, without the prefix of an application. */
const ONE_WORD =
  /^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;

/**
 * True for the name of an application's own setting. A name that another program reads is refused with
 * any value: `1` can be a directory, `true` is a program. Other one-word names, such as PATH and HOME,
 * are no settings.
 */
function isSetting(name: string): boolean {
  if (!/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(name)) return ONE_WORD.test(name);
  return !isReadByProgram(name);
}

function isKnown(name: string): boolean {
  return name === NODE_OPTIONS || HARMLESS.has(name) || isSetting(name);
}

/** The name of a leading assignment; `+=` is an assignment in bash, but a program's name in dash. */
const ASSIGNMENT = /^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;

/**
 * Reads the assignments before the program. Harmless ones become environment variables, with a warning;
 * all others are errors.
 */
export function readAssignments(
  words: readonly RawWord[],
  problems: ProblemCollector,
): { assignments: Assignment[]; refused: Assignment[]; count: number } {
  const assignments: Assignment[] = [];
  const refused: Assignment[] = [];
  let count = 0;
  for (const word of words) {
    const [first] = word.parts;
    const match = first && !first.quoted ? ASSIGNMENT.exec(first.text) : null;
    if (!match) break;
    count += 1;
    const [operator, name = '', plus] = match;
    const value = textOf(word).slice(operator.length);
    const span = { start: word.start, end: word.end };
    if (!plus && isHarmlessVariable(name, value)) {
      assignments.push({ name, value, span });
      problems.add('environment-assignment', span, { name, value: visible(value) });
    } else {
      const known = !plus && isKnown(name);
      problems.add('assignment-refused', span, { name, value: visible(value), known });
      if (!plus) refused.push({ name, value, span });
    }
  }
  return { assignments, refused, count };
}

/** Environment variables of programs, a line for each group. `~` stands for any ending. */
const VARIABLES = `
  BASH_~ BASHOPTS ENV HOME IFS PATH PROMPT_COMMAND PS4 SHELL SHELLOPTS XDG_CONFIG_HOME ZDOTDIR
  DYLD_~ GLIBC_~ LD_~ LIBRARY_~ MALLOC_~
  C8_~ COVERAGE_~ ELECTRON_~ INIT_CWD MOCHA_OPTIONS AVA_~ NODE NODE_~ NVM_~ NYC_~
  TAP_~ TS_NODE_~ TSX_~ WEBPACK_~
  BUN_~ COREPACK_~ DENO_~ NPM_~ npm_execpath npm_node_execpath PNPM_~ YARN_~
  CONDA_~ PIP_~ POETRY_~ PYTEST_~ PYTHON~ TOX_~ UV_~ VIRTUAL_~
  BUNDLE_~ GEM_~ LUA_~ PERL~ PHP_~ RUBY~
  CARGO_~ GOPATH~ GOROOT~ GOTOOLCHAIN~ RUST~
  CLASSPATH GRADLE_~ JAVA~ JDK~ MAVEN_~ MVN_~
  _JAVA_OPTIONS _JAVA_TOOL_OPTIONS
  CMAKE_~ COMPLUS_~ CORECLR_~ DOTNET_~ GCC_~ GNUMAKEFLAGS MAKE~ MSBUILD_~
  GIT_~
  BROWSER_ARGS DOCKER_~ EDITOR_~ OPENSSL_~ SSH_~ SSL_~ SUDO_~ XDG_~
`.match(/\S+/g) as string[];

const READ = new RegExp(
  `^(?:${VARIABLES.join('|').replaceAll('~', '.*')}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,
  's',
);

/** True if a known program reads a variable of this name, so it is no application's setting. */
export function isReadByProgram(name: string): boolean {
  return READ.test(name);
}
