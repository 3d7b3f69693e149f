const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words of a shell that do nothing to the commands behind them. */
const WITHOUT_EFFECT = setOf(': [ cd echo exit false test true');

/** Words of a shell's grammar before a command, which then is one as any other. */
const BEFORE = setOf('! { do elif else if then time until while');
const ONLY_BEFORE = new RegExp(`^\\s*(?:(?:${[...BEFORE].join('|').replace('{', '\\{')})\\s+)*$`);

/** The other reserved words of POSIX 2.4 and bash; recognised at the start of a command, if unquoted. */
const RESERVED = setOf('fi done case esac for } in [[ ]] function select coproc');

/** Other words that a shell does not look up as programs: those of POSIX, dash, bash and ksh. */
const OTHERS =
  setOf(`. alias autoload bg bind break builtin caller chdir command compgen complete compopt continue
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);

/** Returns whether a word of a shell does nothing to the commands behind it. */
export function isWithoutEffect(word: string): boolean {
  return WITHOUT_EFFECT.has(word);
}

/** Returns whether a word of a shell's grammar stands before a command. */
export function isBefore(word: string): boolean {
  return BEFORE.has(word);
}

/** Returns whether a text has such words alone, so that a parenthesis behind it begins commands. */
export function isOnlyBefore(text: string): boolean {
  return ONLY_BEFORE.test(text);
}

/** Returns whether a shell reserves a word at the start of a command. */
export function isReserved(word: string): boolean {
  return BEFORE.has(word) || RESERVED.has(word);
}

/** Returns whether a shell does not look up a word as a program, and the word can change what follows. */
export function changesShell(word: string): boolean {
  return isReserved(word) || OTHERS.has(word);
}
