import { endOfCompound, OPENS_COMPOUND } from './loop-turns.ts';
import type { Word } from './reading.ts';
import { everyCommand, readShellText, type SimpleCommand, withoutReserved } from './shell-text.ts';
import { startedWords, textWithin } from './started-words.ts';

/** The exit status of a command; 1 stands for every failure. */
type Status = 0 | 1;

/** The commands of a text that validate, and what their exit codes mean for the whole. */
export interface ExitStatus {
  /** The words of the first command whose failure cannot be the reason why the whole fails. */
  readonly lost?: string;
  /** Whether nothing is started, and the whole passes. */
  readonly vacuous: boolean;
}

/** With more commands that can fail, at most one fails in a case beside the one in question. */
const MAX_FAILING = 10;

/**
 * Determines what the exit status of a shell text can be. A command's failure is lost if there is no
 * case in which the whole passes with its success and fails with its failure, everything else being
 * equal: `a || true`, `a; b`, `a | b`, `! a`, `exit 0 && a`; but not `a || b`, which b decides.
 *
 * Lists, pipelines and groups are read (POSIX 2.9). An `if` or a loop is one command, whose failure can
 * be lost as a whole. Nothing is said about a text with functions, traps or a status in a variable, nor
 * about one that no shell reads.
 */
export function exitStatusOf(text: string): ExitStatus {
  const commands = readShellText(text);
  const reader = new StatusReader(text, commands);
  const run = reader.read();
  if (run === undefined || commands.length === 0) return { vacuous: false };
  const { examined, compounds, places } = reader;
  const cases = casesOf(places);
  if (examined.size === 0) {
    return { vacuous: reader.isIdle && cases.every((failing) => run(failing) === 0) };
  }
  const isLost = (at: number) =>
    !cases.some((failing) => {
      const [passing, failed] = [run(failing.filter((each) => each !== at)), run([...failing, at])];
      // Nobody knows which end of a command in a compound is whose.
      return compounds.has(at) ? passing !== failed : passing < failed;
    });
  const lost = [...examined].find(([at]) => isLost(at))?.[1];
  return { vacuous: false, ...(lost !== undefined && { lost }) };
}

/** Which of the commands fail whose status nobody knows; few of them first. */
function casesOf(places: number): readonly (readonly number[])[] {
  const all = Array.from({ length: places }, (_, at) => at);
  if (places > MAX_FAILING) return [[], ...all.map((at) => [at])];
  const masks = Array.from({ length: 2 ** places }, (_, mask) => mask);
  return masks.map((mask) => all.filter((at) => mask & (1 << at)));
}

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
function nameOf({ words }: Pick<SimpleCommand, 'words'>): string {
  const [first] = startedWords(words);
  return (first?.text ?? '').replace(/^(?:\/usr)?(?:\/local)?\/bin\//, '');
}

/** Whether a command can validate something: a shell's own and those that only print cannot. */
function isExamined(command: SimpleCommand): boolean {
  const name = nameOf(command);
  return name !== '' && !PRINTS.has(name) && !WORKS.has(name) && !ASKS.has(name);
}

/** What a shell has come to. */
interface Shell {
  status: Status;
  /** Whether it has ended. */
  done: boolean;
  errexit: boolean;
  pipefail: boolean;
  readonly failing: readonly number[];
}

/** A part of a text; in a part that is tested, a shell with `set -e` goes on behind a failure. */
type Part = (shell: Shell, tested: boolean) => void;

function settle(shell: Shell, status: Status, tested: boolean): void {
  shell.status = status;
  shell.done ||= shell.errexit && status === 1 && !tested;
}

/** What is not read. */
class Unclear extends Error {}

/** Words of a shell that end it, or after which a name or its end means something else. */
const ENDS = /^(?:exec|exit|function|return|set|trap)$/;
/** A status, or the process of a command in the background, in a variable. */
const KEPT = /\$\{?[?!]/;
const READS_STATUS = /^(?:echo|exit|printf|return)$/;

/** Reads how the commands of a text are joined. */
class StatusReader {
  /** The commands that can validate something, by their places. */
  readonly examined = new Map<number, string>();
  /** The places at which such a command is in an `if`, a `case` or a loop. */
  readonly compounds = new Set<number>();
  /** The number of commands whose status nobody knows. */
  places = 0;
  /** Whether all commands only print. */
  isIdle = true;
  #text: string;
  #commands: readonly SimpleCommand[];
  #at = 0;
  /** Words of the current command that are read: reserved words before the program. */
  #read = 0;

  constructor(text: string, commands: readonly SimpleCommand[]) {
    this.#text = text;
    this.#commands = commands;
  }

  /** @returns undefined for a text of which nothing is said; else what its status is in each case */
  read(): ((failing: readonly number[]) => Status) | undefined {
    try {
      const whole = this.#all();
      return (failing) => {
        const shell: Shell = { status: 0, done: false, errexit: false, pipefail: false, failing };
        whole(shell, false);
        return shell.status;
      };
    } catch (error) {
      if (error instanceof Unclear) return undefined;
      throw error;
    }
  }

  #all(): Part {
    const part = this.#list('');
    if (this.#current !== undefined) throw new Unclear();
    return part;
  }

  get #current(): SimpleCommand | undefined {
    return this.#commands[this.#at];
  }

  /** The next word, if it can be a reserved one. */
  get #word(): string | undefined {
    const word = this.#current?.words[this.#read];
    return word === undefined || word.quoted ? undefined : word.text;
  }

  /** What separates the command before from this one. */
  get #separator(): string {
    return this.#read > 0 ? '' : (this.#commands[this.#at - 1]?.separator ?? '');
  }

  #step(): void {
    this.#read += 1;
    const command = this.#current;
    if (command && !command.subshell && this.#read >= command.words.length) this.#go(this.#at + 1);
  }

  #go(at: number): void {
    this.#at = at;
    this.#read = 0;
  }

  #list(end: '}' | ''): Part {
    const parts: Part[] = [];
    while (this.#current !== undefined && (end === '' || this.#word !== end)) {
      const part = this.#conditional();
      const isJob = this.#read === 0 && /^&(?!&)/.test(this.#separator);
      parts.push(isJob ? inBackground(part) : part);
    }
    return (shell, tested) => {
      for (const part of parts) if (!shell.done) part(shell, tested);
    };
  }

  #conditional(): Part {
    let part = this.#pipeline();
    for (;;) {
      const operator = this.#separator.slice(0, 2);
      if (operator !== '&&' && operator !== '||') return part;
      const [left, right] = [part, this.#pipeline()];
      part = (shell, tested) => {
        left(shell, true);
        if (!shell.done && (shell.status === 0) === (operator === '&&')) right(shell, tested);
      };
    }
  }

  #pipeline(): Part {
    let negated = false;
    while (this.#word === '!' || this.#word === 'time') {
      negated = negated !== (this.#word === '!');
      this.#step();
    }
    const first = this.#command();
    const parts = [first];
    while (/^\|&?(?!\|)/.test(this.#separator)) parts.push(this.#command());
    const part = parts.length === 1 ? first : piped(parts);
    if (!negated) return part;
    return (shell) => {
      part(shell, true);
      if (!shell.done) shell.status = shell.status === 0 ? 1 : 0;
    };
  }

  #command(): Part {
    const command = this.#current;
    const word = this.#word ?? '';
    if (command === undefined || /^(?:function|trap)$/.test(word) || command.defines)
      throw new Unclear();
    if (OPENS_COMPOUND.test(word)) return this.#compound(word);
    if (word !== '{') return this.#simple({ ...command, words: command.words.slice(this.#read) });
    this.#step();
    const part = this.#list('}');
    if (this.#word !== '}') throw new Unclear();
    this.#step();
    return part;
  }

  /** Of an `if`, a `case` or a loop, only what its status would mean is read, not how it comes about. */
  #compound(opening: string): Part {
    const from = this.#at;
    this.#go(endOfCompound(this.#commands, from, this.#read));
    const inside = this.#commands.slice(from, this.#at);
    const commands = everyCommand(inside).map(withoutReserved);
    const text = this.#text.slice(inside[0]?.span.start, inside.at(-1)?.span.end);
    if (KEPT.test(text) || commands.some((each) => ENDS.test(nameOf(each)))) throw new Unclear();
    this.isIdle = false;
    this.compounds.add(this.places);
    // What a loop waits for is meant to fail first.
    const waits = /^(?:until|while)$/.test(opening);
    return this.#open(waits ? undefined : commands.find(isExamined));
  }

  /** A part that passes or fails, and the command that it stands for. */
  #open(command?: SimpleCommand): Part {
    const at = this.places;
    this.places += 1;
    if (command) this.examined.set(at, command.words.map(({ text }) => text).join(' '));
    return (shell, tested) => settle(shell, shell.failing.includes(at) ? 1 : 0, tested);
  }

  #simple(command: SimpleCommand): Part {
    this.#go(this.#at + 1);
    const words = startedWords(command.words);
    const name = nameOf(command);
    const text = textWithin(command);
    const inner = command.subshell ?? (text && readShellText(text.text));
    if (inner !== undefined) return this.#inSubshell(inner, text?.text ?? this.#text);
    const written = this.#text.slice(command.span.start, command.span.end);
    if (KEPT.test(written) && !READS_STATUS.test(name)) throw new Unclear();
    if (!PRINTS.has(name)) this.isIdle = false;
    const part = exitOf(name, words) ?? this.#partOf(command, words);
    // Only bash reads `&>` as a redirection; for others, `&` ends the command.
    const isJob = command.redirections.some(({ operator }) => operator.startsWith('&>'));
    return isJob ? inBackground(part) : part;
  }

  #partOf(command: SimpleCommand, words: readonly Word[]): Part {
    const options = optionsIn(words);
    const known = isExamined(command) ? undefined : knownStatus(nameOf(command), words);
    const part =
      known === undefined ? this.#open(isExamined(command) ? command : undefined) : ends(known);
    const isLast = command.words[0]?.text === 'exec' && words !== command.words;
    return (shell, tested) => {
      Object.assign(shell, options);
      part(shell, tested);
      shell.done ||= isLast;
    };
  }

  /** Commands in a shell of their own, whose end is not the end of this one. */
  #inSubshell(commands: readonly SimpleCommand[], text: string): Part {
    const outer = [this.#commands, this.#text, this.#at] as const;
    [this.#commands, this.#text, this.#at] = [commands, text, 0];
    const part = this.#all();
    [this.#commands, this.#text, this.#at] = outer;
    return (shell, tested) => settle(shell, apart(part, shell, tested), tested);
  }
}

function ends(status: Status): Part {
  return (shell, tested) => settle(shell, status, tested);
}

/** Runs a part in a shell of its own. */
function apart(part: Part, shell: Shell, tested: boolean): Status {
  const own = { ...shell };
  part(own, tested);
  return own.status;
}

function inBackground(part: Part): Part {
  return (shell) => {
    apart(part, shell, false);
    shell.status = 0;
  };
}

/** Each part in a shell of its own; the last one decides, or with `pipefail` any that fails. */
function piped(parts: readonly Part[]): Part {
  return (shell, tested) => {
    const ends = parts.map((part) => apart(part, shell, tested));
    const status = shell.pipefail && ends.includes(1) ? 1 : ends.at(-1);
    settle(shell, status ?? 0, tested);
  };
}

/** The end of a shell with a status; one in a variable is not known. */
function exitOf(name: string, [, code]: readonly Word[]): Part | undefined {
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
function optionsIn([set, ...words]: readonly Word[]): Partial<Pick<Shell, 'errexit' | 'pipefail'>> {
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
function knownStatus(name: string, words: readonly Word[]): Status | undefined {
  if (name === 'false') return 1;
  if (/^(?:test|\[\[?)$/.test(name)) {
    return words.filter(({ text }) => !/^\]\]?$|\$/.test(text)).length === 2 ? 0 : undefined;
  }
  return name === '' || PRINTS.has(name) || WORKS.has(name) ? 0 : undefined;
}
