/**
 * Environment variables that programs read, each line by what reads them. `~` stands for any end, and `!` means
 * that the program chooses by it the code that it runs, or where that is found, whatever the value is.
 */
const VARIABLES = `
  BASH_~ BASH_ENV! BASHOPTS! ENV! HOME! IFS! PATH! PROMPT_COMMAND PS4! SHELLOPTS! XDG_CONFIG_HOME! ZDOTDIR!
  DYLD_~! GLIBC_~ LD_~! LIBRARY_~ MALLOC_~
  C8_~ COVERAGE_~ ELECTRON_~ INIT_CWD MOCHA_~ AVA_~ NODE! NODE_~ NODE_COMPILE_CACHE! NVM_~ NYC_~
  NODE_REPL_EXTERNAL_MODULE! TAP_~ TS_NODE_~ TSX_~ WEBPACK_~
  BUN_~ BUN_OPTIONS! COREPACK_~ DENO_~ NPM_~ npm_execpath! npm_node_execpath! PNPM_~ YARN_~
  CONDA_~ PIP_~ POETRY_~ PYTEST_~ PYTHON~ TOX_~ UV_~ VIRTUAL_~
  BUNDLE_~ GEM_~ LUA_~ PERL~ PERL5DB! PERL5LIB! PERL5OPT! PERLLIB! PHP_~ RUBY~ RUBYLIB! RUBYOPT!
  CARGO_~ CARGO_ALIAS_~! GOPATH~ GOROOT~ GOTOOLCHAIN~ RUST~ RUSTC! RUSTC_WORKSPACE_WRAPPER! RUSTUP_~
  CLASSPATH! GRADLE_~ JAVA~ JAVA_OPTIONS! JAVA_TOOL_OPTIONS! JDK~ JDK_JAVA_OPTIONS! MAVEN_~ MVN_~
  _JAVA_OPTIONS! _JAVA_TOOL_OPTIONS!
  CMAKE_~ COMPLUS_~ CORECLR_~ DOTNET_~ GCC_~ GNUMAKEFLAGS! MAKE~ MAKEFILES! MAKEFLAGS! MSBUILD_~
  GIT_~ GIT_ASKPASS! GIT_CONFIG~! GIT_DIR! GIT_EXEC_PATH! GIT_EXTERNAL_DIFF! GIT_PROXY_COMMAND! GIT_SSH!
  GIT_SSH_COMMAND! GIT_TEMPLATE_DIR! GIT_WORK_TREE!
  BROWSER_~ DOCKER_~ EDITOR_~ OPENSSL_~ SSH_~ SSL_~ SUDO_~ XDG_~
`.match(/\S+/g) as string[];

const READ = oneOf(VARIABLES.map((name) => name.replace('!', '')));
const CHOOSING = oneOf(VARIABLES.flatMap((name) => name.match(/^.*(?=!)/) ?? []));

function oneOf(names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.join('|').replaceAll('~', '.*')})$`, 's');
}

/** Whether a program that the gate knows reads a variable of this name: it is none of an application. */
export function isReadByProgram(name: string): boolean {
  return READ.test(name) || /^[A-Z]+_INCLUDE_PATH$/.test(name);
}

/** Variables of Python that change its output or speed alone. */
const OF_PYTHON =
  /^PYTHON(?:DONTWRITEBYTECODE|DEVMODE|FAULTHANDLER|HASHSEED|IOENCODING|TRACEMALLOC|UNBUFFERED|UTF8)$/;

/** Whether a program chooses by a variable of this name which code it runs, whatever its value is. */
export function choosesByName(name: string): boolean {
  return CHOOSING.test(name) || (name.startsWith('PYTHON') && !OF_PYTHON.test(name));
}
