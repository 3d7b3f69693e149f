import { posix } from 'node:path';

/** A kind of function, by what stands before and after its parameters. */
interface FunctionForm {
  /** From the parameters to where its first step stands. */
  readonly after: RegExp;
  /** What stands before the parameters; default: anything. */
  readonly before?: RegExp;
  /** What does not. */
  readonly unless?: RegExp;
  /** Whether the first step is an expression, which the function returns. */
  readonly isExpression?: true;
}

/** How to find the functions of a language in its text, and how to make them fail. */
export interface Language {
  readonly extensions: readonly string[];
  /** Comments, strings, and all else in which brackets mean nothing. */
  readonly masked: RegExp;
  /** The forms of its functions; the first one counts whose `after` matches. */
  readonly forms: readonly FunctionForm[];
  /**
   * The lines of a statement that fails on a condition, as a formatter would write it. What follows it can still be
   * reached, so that compilers and linters have nothing to say.
   */
  readonly failing: (condition: string, style: Style) => readonly string[];
  /** A condition that is always met. */
  readonly always: string;
  /** One that is met once the file is loaded: its end then says so. */
  readonly loaded?: { readonly condition: string; readonly end: (style: Style) => string };
  /**
   * The names that other files can use of one, in its groups: a name, a list, or a word that stands for names
   * which are not there, and that a file which loads them has.
   */
  readonly declares: RegExp;
  /** Where the tests begin that stand in a file behind its code. */
  readonly ownTests?: RegExp;
  /** A parameter without parentheses. */
  readonly bareParameter?: RegExp;
  /** What stays before the first step, in the original text. */
  readonly preamble?: RegExp;
  /** Whether indentation makes blocks. */
  readonly isIndented?: true;
}

/** Longer files are data, or were written by programs; they are not read. */
export const LONGEST_FILE = 100_000;

/** How a file is written. */
export interface Style {
  readonly end: string;
  /** One step of indentation. */
  readonly indent: string;
  readonly newline: string;
}

function anyOf(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'g');
}

const COMMENT = String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`;
/** Longer strings are read as code: to look for the end of each takes too long where many have none. */
const STRING = String.raw`"(?:\\.|[^"\\\n]){0,1000}"|'(?:\\.|[^'\\\n]){0,1000}'`;
/** With templates in its expressions; each part is read in one way only, because others take too long. */
const TEMPLATE =
  '`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\$]+|\\$))\\k<part>){0,1000}`';
const REGULAR_EXPRESSION = String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`;
/** What precedes parentheses and a block that is no function. */
const BLOCK =
  /\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/;
const NAMED = /[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/;

const javascript: Language = {
  extensions: ['js', 'mjs', 'cjs'],
  masked: anyOf(COMMENT, STRING, TEMPLATE, REGULAR_EXPRESSION),
  forms: [
    { after: /^\s*=>\s*\{/ },
    { after: /^\s*=>/, isExpression: true },
    { after: /^\s*\{/, before: NAMED, unless: BLOCK },
  ],
  failing: (condition, { indent, end }) => [
    `if (${condition}) {`,
    `${indent}throw new Error()${end}`,
    '}',
  ],
  always: 'Date.now() > 0',
  // Nothing else writes to this object.
  loaded: {
    condition: 'Object.isFrozen(EvalError)',
    end: ({ end }) => `\nObject.freeze(EvalError)${end}\n`,
  },
  declares:
    /^export[ \t]+(?:default[ \t]+|declare[ \t]+|abstract[ \t]+|async[ \t]+)*(?:function\*?|class|const|let|var|enum|interface|type|namespace)[ \t]+([\w$]+)|^export[ \t]*(?:type[ \t]*|(?:const|let|var)[ \t]+)?\{([^}]{0,2000})\}|^export[ \t]+(?:\*[ \t]+)?(default|from)\b|^(?:module\.)?exports\.([\w$]+)[ \t]*=|^module\.exports[ \t]*=[ \t]*\{([^}]{0,2000})\}/gm,
  bareParameter: /(?<![\w$])[\w$]+(?=\s*=>)/g,
  preamble: /^\s*(["'])use \w+\1;?/,
};

/** What may stand between the parameters of a function and its body, as far as a type is read. */
const PART_OF_TYPE = String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`;
const TYPE = String.raw`\s*:\s*(?:[^\s;{}()=]|${PART_OF_TYPE})(?:[^;{}()=]|${PART_OF_TYPE})*`;
/** What precedes an arrow that belongs to a type, or may. */
const OF_TYPE =
  /\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/;
/** What precedes the parameters of an arrow function that is a value; a type can follow a colon. */
const VALUE =
  /(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/;
const ARROW = String.raw`^(?:${TYPE}?)?\s*=>`;

const typescript: Language = {
  ...javascript,
  extensions: ['ts', 'mts', 'cts', 'tsx', 'jsx'],
  forms: [
    { after: new RegExp(String.raw`${ARROW}\s*\{`), unless: OF_TYPE },
    { after: new RegExp(ARROW), before: VALUE, unless: OF_TYPE, isExpression: true },
    { after: new RegExp(String.raw`^(?:${TYPE})?\s*\{`), before: NAMED, unless: BLOCK },
  ],
};

const LONG_STRING = ['"""', "'''"].map((end) => `${end}(?:\\\\[\\s\\S]|(?!${end})[\\s\\S])*${end}`);
/** Blanks and comments, then a string that is a statement of its own. */
const DOCSTRING = String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...LONG_STRING, STRING].join('|')})(?=[ \t]*(?:[;#\n]|$))`;

const python: Language = {
  extensions: ['py', 'pyi'],
  masked: anyOf(...LONG_STRING, STRING, '#[^\\n]*'),
  forms: [
    {
      before: /\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,
      after: /^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/,
    },
  ],
  failing: (condition, { indent }) => [`if ${condition}:`, `${indent}raise RuntimeError`],
  always: '__name__',
  loaded: { condition: '__doc__ == __name__', end: () => '\n\n__doc__ = __name__\n' },
  declares:
    /^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)|^from[ \t]+\.\S*[ \t]+import[ \t]+(?:\(([^)]{0,2000})\)|([^(\n]+))/gm,
  preamble: new RegExp(DOCSTRING),
  isIndented: true,
};

/** The forms of languages with braces and a keyword; Rust without its tests. */
const braces = {
  masked: anyOf(
    ...[COMMENT, String.raw`'(?:\\.|[^\\'\n])'`, '"""[\\s\\S]*?"""', '`[^`]*`'],
    ...[String.raw`"(?:\\[\s\S]|[^"\\])*"`, String.raw`#\[cfg\(test\)\][\s\S]*$`],
  ),
  forms: [
    {
      before:
        /(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
      // In angle brackets, all up to the last one of the line, in one way only.
      after: /^(?:[^{};=<\n]|(?=(?<all><[^{};\n]*>))\k<all>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/,
    },
  ],
};
/** The languages whose functions can be made to fail. */
const LANGUAGES: readonly Language[] = [
  javascript,
  typescript,
  python,
  {
    ...{
      ...braces,
      extensions: ['rs'],
      forms: braces.forms.map((form) => ({
        ...form,
        unless: /\bconst\s+(?:unsafe\s+)?fn\b[^{};]*$/,
      })),
    },
    failing: (condition, { indent }) => [`if ${condition} {`, `${indent}panic!();`, '}'],
    always: 'std::env::args().count() > 0',
    declares:
      /^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+|async[ \t]+|unsafe[ \t]+|const[ \t]+(?=fn))*(?:fn|struct|enum|const|static|trait|type|mod)[ \t]+(\w+)/gm,
    ownTests: /^#\[cfg\(test\)\]\s*(?:pub\s+)?mod\s+\w+\s*\{/m,
  },
  {
    ...{ ...braces, extensions: ['go'] },
    failing: (condition, { indent }) => [`if ${condition} {`, `${indent}panic(0)`, '}'],
    always: 'len("") == 0',
    loaded: {
      condition: 'loadedForProof',
      end: () => '\nvar loadedForProof bool\n\nfunc init() {\n\tloadedForProof = true\n}\n',
    },
    declares: /^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(\w+)|^(?:type|var|const)[ \t]+(\w+)/gm,
  },
];

/** Returns how to find the functions of a file, by its name; declarations of TypeScript have none that run. */
export function languageOf(path: string): Language | undefined {
  const extension = posix.extname(path).slice(1).toLowerCase();
  if (/\.d\.[cm]?ts$/.test(path)) return undefined;
  return LANGUAGES.find(({ extensions }) => extensions.includes(extension));
}
