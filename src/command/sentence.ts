import { REFUSED_PROGRAMS } from '../families/refused-programs.ts';

/** Words that occur in sentences, but not in command lines. */
const PROSE =
  /^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i;

/** Words that begin an instruction to a person, such as `run tests`. */
const INSTRUCTION =
  /^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i;

const FILE = /\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i;
const ORDINARY = /^[A-Za-z][a-z']*[:,]?$/;
/** `score >= 0.8`, `coverage: 90%`, `0.95` */
const SCORE =
  /^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/;
/** `feedback_score_gte_4`, `PASS` */
const NAME = /^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/;
/** Scripts of languages that no program is named in. */
const FOREIGN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;

/**
 * Returns whether a text is no command line but prose, a score or the name of a result: `README.md
 * exists`, `Compile contract`, `score >= 0.8`. The program is not one that runs commands.
 */
export function isSentence(command: string): boolean {
  const text = command.trim();
  const [first = '', ...rest] = text.split(/\s+/, 100);
  if (REFUSED_PROGRAMS.has(first)) return false;
  if (SCORE.test(text) || NAME.test(text) || FOREIGN.test(first)) return true;
  if (/[;&|<>$`]/.test(text)) return false;
  const isOrdinary = ORDINARY.test(first);
  if (rest.some((word) => /^--?[A-Za-z]/.test(word))) return false;
  if ((isOrdinary || FILE.test(first)) && rest.some((word) => PROSE.test(trimmed(word))))
    return true;
  if (/^[A-Z][a-z]+[:,.!]?$/.test(first)) return rest.length > 0 || /[.!:]$/.test(first);
  const isWord = /^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(rest[0] ?? '');
  return isOrdinary && isWord && (INSTRUCTION.test(first) || /[a-z]{2}[.!?]$/.test(text));
}

function trimmed(word: string): string {
  return word.replace(/[.,;:!?]$/, '');
}
