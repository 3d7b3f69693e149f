import type { Span } from '../../model/finding.ts';
import { asciiOf } from '../../repo/look-alike.ts';
import { codePointName, visible } from './characters.ts';
import type { ProblemCollector, RawWord } from './word.ts';

/** A run of letters, which may mix ASCII and look-alikes. */
const LETTERS = /\p{L}+/gu;

/**
 * Reports letters that look like ASCII: always in the program's name, elsewhere if they are mixed with
 * ASCII letters in one name (`scripts/оk.js` is not `scripts/ok.js`). Text with blanks is prose, not a
 * name.
 */
export function inspectLookAlikes(
  text: string,
  word: RawWord,
  program: boolean,
  problems: ProblemCollector,
): void {
  if (/^[\x00-\x7f]*$/.test(text) || (!program && /\s/.test(text))) return;
  const ascii = program ? asciiOfProgram(text) : asciiOfMixed(text);
  if (ascii === undefined) return;
  const characters = [...new Set(text)].filter((character) => character > '\x7f');
  problems.add(
    'look-alike-letters',
    { start: word.start, end: word.end },
    {
      word: visible(text),
      looks_like: visible(ascii),
      characters: characters.slice(0, 10).map((each) => codePointName(each.codePointAt(0) ?? 0)),
    },
  );
}

/** Returns the ASCII name that a program's name looks like, without accents and styles. */
function asciiOfProgram(text: string): string | undefined {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const ascii = asciiOf(plain);
  return /^[\x20-\x7e]+$/.test(ascii) ? ascii : undefined;
}

function asciiOfMixed(text: string): string | undefined {
  let mixed = false;
  const ascii = text.replace(LETTERS, (letters) => {
    const replaced = asciiOf(letters);
    if (replaced === letters || !/[A-Za-z]/.test(letters)) return letters;
    mixed = true;
    return replaced;
  });
  return mixed ? ascii : undefined;
}

/** Number of consecutive blanks that moves the rest out of view. */
const MAX_RUN = 100;
/** Total number of superfluous blanks: those that follow another blank. */
const MAX_PADDING = 1_000;

/** Reports blanks, quoted or not, that hide the rest of a command. */
export function inspectBlanks(command: string, problems: ProblemCollector): void {
  if (command.length < MAX_RUN) return;
  let padding = 0;
  let runStart = 0;
  for (let index = 0; index <= command.length; index += 1) {
    const character = command.charAt(index);
    if (character === ' ' || character === '\t') continue;
    const run = index - runStart;
    if (run > 1) padding += run - 1;
    if (run >= MAX_RUN || padding >= MAX_PADDING) {
      const blanks = Math.max(run, padding);
      problems.add('blank-padding', { start: runStart, end: index }, { blanks });
      return;
    }
    runStart = index + 1;
  }
}

/**
 * Workflow commands, which GitHub's runner executes if a program prints them: `::name …::` at the start
 * of a line, and the older `##[name]` anywhere. Only known names: `Foo::Bar::baz` and `::1` are
 * ordinary arguments.
 */
const WORKFLOW_COMMAND =
  /##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i;

/**
 * Markup that hides or ends the surrounding text in HTML and Markdown, where reviewers see the command.
 */
const MARKUP = /<!--|```/;

/**
 * Reports text that is harmless in a shell but manipulates what reviewers see or what the runner does.
 *
 * @param span the span of the word that contains the text; default: the text is the command itself
 */
export function inspectInjection(text: string, problems: ProblemCollector, span?: Span): void {
  const place = ({ index, 0: found }: RegExpExecArray): Span =>
    span ?? { start: index, end: index + found.length };
  const command = text.includes('::') || text.includes('##[') ? WORKFLOW_COMMAND.exec(text) : null;
  if (command) problems.add('workflow-command', place(command), { written: visible(command[0]) });
  const markup = text.includes('<!--') || text.includes('```') ? MARKUP.exec(text) : null;
  if (markup) problems.add('markup-injection', place(markup), { written: markup[0] });
}
