/** Text to insert into a file. */
export interface Insertion {
  /** The offset at which it is inserted. */
  readonly at: number;
  readonly text: string;
}

/**
 * Makes every function of a file fail as its first step, by text that is valid but that linters, formatters
 * and type checkers report, so that each kind of check can notice it.
 *
 * @param token a word that is nowhere else
 * @returns what to insert: nothing for a file without functions; undefined if the file cannot be read
 */
export type Operator = (text: string, token: string) => readonly Insertion[] | undefined;

/** Inserts texts at their offsets. */
export function insert(text: string, insertions: readonly Insertion[]): string {
  let result = '';
  let end = 0;
  for (const { at, text: added } of insertions.toSorted((a, b) => a.at - b.at)) {
    result += text.slice(end, at) + added;
    end = at;
  }
  return result + text.slice(end);
}

/** Replaces what a pattern matches, comments and strings, by spaces: offsets stay the same. */
export function masked(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (found) => found.replaceAll(/[^\n]/g, ' '));
}

const OPENING = '([{';
const CLOSING = ')]}';

/** Returns the offset after the bracket that closes the one at an offset; undefined if there is none. */
export function afterClosing(text: string, opening: number): number | undefined {
  let depth = 0;
  for (let at = opening; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** Statements of JavaScript that fail; the word is not declared. */
export function failingStatements(token: string): string {
  return ` debugger; var _${token}=${token}( "x" ) ; throw _${token} ;`;
}

/** What stands before the expression that an arrow function returns, and fails before it is read. */
export function failingExpression(token: string): string {
  return ` (() => {${failingStatements(token)} })( ) ? 0 : `;
}

/** An export that nothing uses. */
export function unusedExport(token: string): string {
  return `\nexport const unused_${token} = "x"  ;\n`;
}
