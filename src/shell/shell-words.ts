/** Words of a shell that do nothing to the commands behind them. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(': [ cd echo exit false test true'.split(' '));

/** Other words that a shell does not look up as programs: those of POSIX, dash, bash and ksh. */
const OTHERS: ReadonlySet<string> = new Set(
  `! . [[ ]] { } alias autoload bg bind break builtin caller case chdir command compgen complete compopt
  continue coproc declare dirs disown do done elif else enable esac eval exec export fc fg fi for function
  functions getopts hash help histexpand history if in integer jobs kill let local logout mapfile popd print
  printf pushd pwd r read readarray readonly return select set shift shopt source suspend then time times trap
  type typeset ulimit umask unalias unset until wait whence while`.split(/\s+/),
);

/** Returns whether a word of a shell does nothing to the commands behind it. */
export function isWithoutEffect(word: string): boolean {
  return WITHOUT_EFFECT.has(word);
}

/** Returns whether a shell does not look up a word as a program, and the word can change what follows. */
export function changesShell(word: string): boolean {
  return OTHERS.has(word);
}
