/**
 * Why a program of awk may do more than print its input: start commands, open files by name, or call
 * functions by a name that it computes. Text in strings counts as code; what is unclear is refused.
 */
export function awkDanger(program: string): string | undefined {
  if (/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.test(program)) {
    return 'runs commands or opens files in its program';
  }
  const printed = /\bprintf?\b/.exec(program);
  const behind = printed === null ? '' : program.slice(printed.index);
  return />|(?<!\|)\|(?!\|)/.test(behind)
    ? 'writes to files or commands in its program'
    : undefined;
}

/** One address: a line, the last one, or a pattern without a slash inside of brackets. */
const ADDRESS = String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`;
const ADDRESSES = String.raw`(?:${ADDRESS}(?:\s*,\s*(?:${ADDRESS}|[+~]\d+))?\s*!?\s*)?`;
/** Sets hold no delimiter and no other bracket, so that all seds agree on where the pattern ends. */
const SET = String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`;
const SUBSTITUTION = String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${SET})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`;
const PLAIN = String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`;
const COMMAND = new RegExp(String.raw`^\s*${ADDRESSES}(?:${SUBSTITUTION}|${PLAIN})\s*(?:[;\n]|$)`);

/** Why a script of sed may do more than print and change its input; what is unclear is refused. */
export function sedDanger(script: string): string | undefined {
  if (script.length > 4096) return 'has a script that is too long to check';
  let rest = script;
  while (rest.trim() !== '') {
    const command = COMMAND.exec(rest);
    if (command === null) return 'runs commands or opens files in its script';
    rest = rest.slice(command[0].length);
  }
  return undefined;
}
