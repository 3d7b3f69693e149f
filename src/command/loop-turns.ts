import type { Tree } from '../repo/tree.ts';
import {
  isBefore,
  isDynamic,
  readShellText,
  type SimpleCommand,
  withoutReserved,
} from '../shell/shell-text.ts';
import type { Word } from '../shell/word.ts';

/** What the turns of a loop run. */
interface Loop {
  /** The texts of the body with each value of the variable. */
  readonly turns: readonly string[];
  /** The index behind its last command. */
  readonly end: number;
}

/** Of a loop with the loops in it. */
export const MAX_TURNS = 50;
/** A word, or a pattern below the directory; a shell leaves one that nothing matches as it is. */
const PLAIN = /^(?:[\w@./-]+|(?!\/|.*\.\.)[\w@./*?-]+)$/;

/** A list of commands. */
interface CommandList {
  readonly commands: readonly SimpleCommand[];
  /** What they stand in. */
  readonly text: string;
  /** The files where they run, for patterns. */
  readonly tree: Tree;
}

/**
 * Returns the turns of the `for` that begins at an index, if its words say them: plain words or patterns, for
 * a variable that nothing else in the text sets.
 */
export function loopAt({ commands, text, tree }: CommandList, at: number): Loop | undefined {
  const command = commands[at];
  if (command?.words.some((word) => word.text === 'for') !== true) return undefined;
  const [written] = readShellText(text.slice(command.span.start, command.span.end), tree);
  const opening = written && withoutReserved(written).words;
  const [keyword, { text: name = '' } = {}, preposition, ...words] = opening ?? [];
  if (!written || keyword?.text !== 'for' || preposition?.text !== 'in') return undefined;
  const isKnown = (word: Word) => PLAIN.test(word.text) && !isDynamic(written, word);
  if (!/^\w+$/.test(name) || !words.every(isKnown)) return undefined;
  const use = new RegExp(`\\$(?:${name}(?!\\w)|\\{${name}\\})`, 'g');
  const set = text.match(new RegExp(`(?<![\\w-]|\\$\\{?)${name}(?!\\w)`, 'g')) ?? [];
  if (set.length !== 1) return undefined;
  const end = endOfCompound(commands, at);
  const body = text.slice(command.span.end, commands[end - 1]?.span.end);
  return { turns: words.map((word) => body.replace(use, word.text)), end };
}

/** Words of a shell that open what `done`, `fi` or `esac` ends. */
const OPENS_COMPOUND = /^(?:case|for|if|select|until|while)$/;

/**
 * The index behind the end of the loop, `if` or `case` that begins at an index.
 *
 * @param read words of the first command that stand before it
 */
export function endOfCompound(commands: readonly SimpleCommand[], at: number, read = 0): number {
  let open = 0;
  for (let index = at; index < commands.length; index += 1) {
    const words = commands[index]?.words.slice(index === at ? read : 0) ?? [];
    const [first] = words;
    const begins = words.filter(({ text, quoted }, place) => {
      const isFirst = words.slice(0, place).every(isBefore);
      return isFirst && !quoted && OPENS_COMPOUND.test(text);
    });
    open += begins.length;
    if (!first?.quoted && /^(?:done|esac|fi)$/.test(first?.text ?? '')) open -= 1;
    if (open === 0) return index + 1;
  }
  return commands.length;
}
