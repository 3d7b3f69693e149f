import { afterClosing, type Insertion, masked, type Operator } from './operator.ts';

const PYTHON_STRINGS =
  /"""(?:\\[\s\S]|(?!""")[\s\S])*"""|'''(?:\\[\s\S]|(?!''')[\s\S])*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g;
/** Blanks and comments, then a string that is a statement of its own, in the original text. */
const DOCSTRING =
  /^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}("""(?:\\[\s\S]|(?!""")[\s\S])*"""|'''(?:\\[\s\S]|(?!''')[\s\S])*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')(?=[ \t]*(?:[;#\n]|$))/;

/** Makes every function of a Python file fail, after its docstring. */
export const python: Operator = (text, token) => {
  const code = masked(text, PYTHON_STRINGS);
  const failing = `_${token}=${token}( "x" ) ;raise RuntimeError(_${token})`;
  return definitions(
    code,
    /\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*(?=\()/g,
    /^[^:\n]*(?:\[[^\]]*\])?[^:\n]*:/,
  ).map(({ body }): Insertion => {
    const docstring = DOCSTRING.exec(text.slice(body));
    if (docstring) return { at: body + docstring[0].length, text: `; ${failing}` };
    const blanks = /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(text.slice(body));
    const isSameLine = blanks?.[0] === blanks?.[1];
    const at = body + (blanks?.[0].length ?? 0);
    return { at, text: isSameLine ? `${failing}; ` : `${failing}\n${blanks?.[1]}` };
  });
};

const BRACE_STRINGS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\[\s\S]|[^"\\])*"|`[^`]*`/g;

/** Makes every function of a Rust file fail, except its unit tests. */
export const rust: Operator = (text, token) => {
  const code = masked(text, BRACE_STRINGS).replace(/#\[cfg\(test\)\][\s\S]*$/, '');
  const failing = ` let _${token} =( "x" ) ; panic!( "${token}" ) ;`;
  return definitions(code, /\bfn\s+\w+\s*(?:<[^(){};]*>)?\s*(?=\()/g, /^[^{};]*\{/)
    .filter(
      ({ start }) => !/#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*$/.test(code.slice(0, start)),
    )
    .map(({ body }) => ({ at: body, text: failing }));
};

/** Makes every function of a Go file fail. */
export const go: Operator = (text, token) => {
  const code = masked(text, BRACE_STRINGS);
  return definitions(
    code,
    /^func\b[^(\n]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?(?=\()/gm,
    /^[^{}\n]*\{/,
  ).map(({ body }) => ({ at: body, text: ` panic( "${token}" ) ;` }));
};

const JVM_STRINGS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/** Makes every method of a Java file fail. Constructors stay: a call of another one must be their first step. */
export const java: Operator = (text, token) => {
  const code = masked(text, JVM_STRINGS);
  // Code after a `throw` alone would be an error of its own.
  const failing = ` if ( true ) throw new RuntimeException( "${token}" ) ;`;
  return definitions(
    code,
    /(?<=[\w>\]]\s+)(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*(?=\()/g,
    /^\s*(?:throws\s[\w\s.,<>@]*)?\{/,
  ).map(({ body }) => ({ at: body, text: failing }));
};

/** Makes every function of a Kotlin file fail that has a block. */
export const kotlin: Operator = (text, token) => {
  const code = masked(text, JVM_STRINGS);
  return definitions(code, /\bfun\b[^()={}\n]*(?=\()/g, /^[^={}\n]*\{/).map(({ body }) => ({
    at: body,
    text: ` throw RuntimeException( "${token}" ) ;`,
  }));
};

interface Definition {
  readonly start: number;
  /** The offset after what precedes the body. */
  readonly body: number;
}

/**
 * @param before matches what precedes the parameters
 * @param after matches what stands between them and the body
 */
function definitions(code: string, before: RegExp, after: RegExp): Definition[] {
  return [...code.matchAll(before)].flatMap((found) => {
    const end = afterClosing(code, found.index + found[0].length);
    const rest = end === undefined ? null : after.exec(code.slice(end));
    return end === undefined || rest === null
      ? []
      : [{ start: found.index, body: end + rest[0].length }];
  });
}
