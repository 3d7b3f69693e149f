/**
 * Returns why an awk program may do more than print its input: start commands, open files by name, or
 * call functions by a computed name. Strings count as code, so that unclear programs are rejected.
 */
export function awkDanger(program: string): string | undefined {
  if (/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.test(program)) {
    return 'may run commands or open files in its program';
  }
  const printed = /\bprintf?\b/.exec(program);
  const behind = printed === null ? '' : program.slice(printed.index);
  return />|(?<!\|)\|(?!\|)/.test(behind)
    ? 'may write to files or commands in its program'
    : undefined;
}

/** One address: a line number, the last line, or a pattern without brackets. */
const ADDRESS = String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`;
const ADDRESSES = String.raw`(?:${ADDRESS}(?:\s*,\s*(?:${ADDRESS}|[+~]\d+))?\s*!?\s*)?`;
/** Sets without delimiters and brackets, so that all versions of sed agree where the pattern ends. */
const SET = String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`;
const SUBSTITUTION = String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${SET})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`;
const PLAIN = String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`;
const COMMAND = new RegExp(String.raw`^\s*${ADDRESSES}(?:${SUBSTITUTION}|${PLAIN})\s*(?:[;\n]|$)`);

/** Returns why a sed script may do more than print and edit its input; unclear scripts are rejected. */
export function sedDanger(script: string): string | undefined {
  if (script.length > 4096) return 'has a script that is too long to check';
  let rest = script;
  while (rest.trim() !== '') {
    const command = COMMAND.exec(rest);
    if (command === null) return 'may run commands or open files in its script';
    rest = rest.slice(command[0].length);
  }
  return undefined;
}
