import type { SimpleCommand } from '../shell/shell-text.ts';
import { startedWords } from '../shell/started-words.ts';
import type { Word } from '../shell/word.ts';

/** The exit status of a command; 1 stands for every failure. */
export type Status = 0 | 1;

/** What is not read. */
export class Unclear extends Error {}

/** Commands of the shell, and programs, that start nothing and whose status says nothing. */
const PRINTS: ReadonlySet<string> = new Set(
  `: [ break case cat cd continue date done echo esac exec exit export false fi for head ls printf pwd readonly return select set
  shift sleep tail test trap true umask uname unset wait wc whoami`.split(/\s+/),
);

/** Programs that do something which a script wants done, and pass. */
const WORKS: ReadonlySet<string> = new Set(
  'chmod chown clear cp kill killall ln mkdir mv pkill rm rmdir rsync sed sort tee touch'.split(
    ' ',
  ),
);

/** Programs that ask for something; both answers can be wanted. */
const ASKS: ReadonlySet<string> = new Set(
  '[ [[ cmp command diff egrep fgrep find grep hash read rg test type which'.split(' '),
);

/** The name of the program that a command starts in the end. */
export function nameOf({ words }: Pick<SimpleCommand, 'words'>): string {
  const [first] = startedWords(words);
  return (first?.text ?? '').replace(/^(?:\/usr)?(?:\/local)?\/bin\//, '');
}

/** Whether a command can validate something: a shell's own and those that only print cannot. */
export function isExamined(command: SimpleCommand): boolean {
  const name = nameOf(command);
  return name !== '' && !PRINTS.has(name) && !WORKS.has(name) && !ASKS.has(name);
}

/** Whether a program only prints or asks, and starts nothing. */
export function isIdle(name: string): boolean {
  return PRINTS.has(name);
}

/** What a shell has come to. */
export interface Shell {
  status: Status;
  /** Whether it has ended. */
  done: boolean;
  errexit: boolean;
  pipefail: boolean;
  readonly failing: readonly number[];
}

/** A part of a text; in a part that is tested, a shell with `set -e` goes on behind a failure. */
export type Part = (shell: Shell, tested: boolean) => void;

/** Gives a shell a status; a failure ends one with `set -e`. */
export function settle(shell: Shell, status: Status, tested: boolean): void {
  shell.status = status;
  shell.done ||= shell.errexit && status === 1 && !tested;
}

/** A command with a known status. */
export function ends(status: Status): Part {
  return (shell, tested) => settle(shell, status, tested);
}

/** Runs a part in a shell of its own. */
export function apart(part: Part, shell: Shell, tested: boolean): Status {
  const own = { ...shell };
  part(own, tested);
  return own.status;
}

/** Its failure is nobody's. */
export function inBackground(part: Part): Part {
  return (shell) => {
    apart(part, shell, false);
    shell.status = 0;
  };
}

/** Each part in a shell of its own; the last one decides, or with `pipefail` any that fails. */
export function piped(parts: readonly Part[]): Part {
  return (shell, tested) => {
    const ends = parts.map((part) => apart(part, shell, tested));
    const status = shell.pipefail && ends.includes(1) ? 1 : ends.at(-1);
    settle(shell, status ?? 0, tested);
  };
}

/** The end of a shell with a status; one in a variable is not known. */
export function exitOf(name: string, [, code]: readonly Word[]): Part | undefined {
  if (!/^(?:exit|return)$/.test(name)) return undefined;
  if (statusIn(code?.text ?? '$?', 0) === undefined) throw new Unclear();
  return (shell) => {
    shell.status = statusIn(code?.text ?? '$?', shell.status) ?? 0;
    shell.done = true;
  };
}

/** The status that a word stands for. */
function statusIn(text: string, last: Status): Status | undefined {
  if (/^\$(?:\?|\{\?\})$/.test(text)) return last;
  if (/^\d+$/.test(text)) return Number(text) % 256 === 0 ? 0 : 1;
  return undefined;
}

/** The options that `set` sets. */
export function optionsIn([set, ...words]: readonly Word[]): Partial<
  Pick<Shell, 'errexit' | 'pipefail'>
> {
  const options: { errexit?: boolean; pipefail?: boolean } = {};
  if (set?.text !== 'set') return options;
  words.forEach(({ text }, at) => {
    const [, sign, letters = ''] = /^([-+])([a-zA-Z]+)$/.exec(text) ?? [];
    if (letters.includes('e')) options.errexit = sign === '-';
    const named = words[at + 1]?.text;
    if (letters.endsWith('o') && (named === 'errexit' || named === 'pipefail'))
      options[named] = sign === '-';
  });
  return options;
}

/** The status of a command that is no validation, as far as its words say it; `[ 1 ]` has one word. */
export function knownStatus(name: string, words: readonly Word[]): Status | undefined {
  if (name === 'false') return 1;
  if (/^(?:test|\[\[?)$/.test(name)) {
    return words.filter(({ text }) => !/^\]\]?$|\$/.test(text)).length === 2 ? 0 : undefined;
  }
  return name === '' || PRINTS.has(name) || WORKS.has(name) ? 0 : undefined;
}
