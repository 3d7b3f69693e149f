import {
  everyCommand,
  readShellText,
  type SimpleCommand,
  withoutReserved,
} from '../shell/shell-text.ts';
import { startedWords, textWithin } from '../shell/started-words.ts';
import type { Word } from '../shell/word.ts';
import { endOfCompound } from './loop-turns.ts';
import {
  apart,
  ends,
  exitOf,
  inBackground,
  isExamined,
  isIdle,
  knownStatus,
  nameOf,
  optionsIn,
  type Part,
  piped,
  type Shell,
  type Status,
  settle,
  Unclear,
} from './shell-status.ts';

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
 * Lists, pipelines and compound commands are read (POSIX 2.9), a loop as two turns; a `case` is one
 * command, whose failure can be lost as a whole. Nothing is said about a text with functions or a status
 * in a variable, nor about one that no shell reads.
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
      // Nobody knows which end of a command in a `case` is whose.
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

/** Words of a shell that end it, or after which a name or its end means something else. */
const ENDS = /^(?:exec|exit|function|return|set|trap)$/;
/** A status, or the process of a command in the background, in a variable. */
const KEPT = /\$\{?[?!]/;
const READS_STATUS = /^(?:echo|exit|printf|return)$/;

/** Reads how the commands of a text are joined. */
class StatusReader {
  /** The commands that can validate something, by their places. */
  readonly examined = new Map<number, string>();
  /** The places at which such a command is in a `case`. */
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
  /** Whether the commands are what a loop waits for, which is meant to fail first. */
  #waits = false;
  /** What the shell does at its end. */
  #trap: Part | undefined;

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
        const end = { ...shell, done: false };
        this.#trap?.(end, true);
        return end.done ? end.status : shell.status;
      };
    } catch (error) {
      if (error instanceof Unclear) return undefined;
      throw error;
    }
  }

  #all(): Part {
    const part = this.#list([]);
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

  /** @param ends the reserved words before which the list ends */
  #list(ends: readonly string[]): Part {
    const parts: Part[] = [];
    while (this.#current !== undefined && !ends.includes(this.#word ?? '')) {
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
    if (command === undefined || word === 'function' || command.defines) throw new Unclear();
    if (word === 'case') return this.#case();
    if (word === 'if') return this.#if();
    if (/^(?:for|select|until|while)$/.test(word)) return this.#loop(word);
    if (word !== '{') return this.#simple({ ...command, words: command.words.slice(this.#read) });
    this.#step();
    const part = this.#list(['}']);
    this.#expect('}');
    return part;
  }

  /** Steps over a reserved word. */
  #expect(...words: readonly string[]): void {
    if (!words.includes(this.#word ?? '')) throw new Unclear();
    this.#step();
  }

  #if(): Part {
    this.#expect('if', 'elif');
    const condition = this.#list(['then']);
    this.#expect('then');
    const body = this.#list(['elif', 'else', 'fi']);
    const isLast = this.#word !== 'elif';
    if (this.#word === 'else') this.#step();
    const other = isLast ? this.#list(['fi']) : this.#if();
    if (isLast) this.#expect('fi');
    return (shell, tested) => {
      condition(shell, true);
      if (shell.done) return;
      const passes = shell.status === 0;
      shell.status = 0;
      (passes ? body : other)(shell, tested);
    };
  }

  /** A loop runs its body no times, or twice: what fails first can pass then. */
  #loop(opening: string): Part {
    const tests = /^(?:until|while)$/.test(opening);
    if (tests) this.#step();
    else this.#go(this.#at + 1);
    const outer = this.#waits;
    this.#waits ||= tests;
    const condition = tests ? this.#list(['do']) : undefined;
    this.#waits = outer;
    this.#expect('do');
    const [at, read] = [this.#at, this.#read];
    const first = this.#list(['done']);
    [this.#at, this.#read] = [at, read];
    const second = this.#list(['done']);
    this.#expect('done');
    return (shell, tested) => {
      condition?.(shell, true);
      if (shell.done) return;
      const enters = condition === undefined || (shell.status === 0) === (opening === 'while');
      shell.status = 0;
      for (const turn of enters ? [first, second] : []) if (!shell.done) turn(shell, tested);
    };
  }

  /** Of a `case`, only what its status would mean is read, not how it comes about. */
  #case(): Part {
    const from = this.#at;
    this.#go(endOfCompound(this.#commands, from, this.#read));
    const inside = this.#commands.slice(from, this.#at);
    const commands = everyCommand(inside).map(withoutReserved);
    const text = this.#text.slice(inside[0]?.span.start, inside.at(-1)?.span.end);
    if (KEPT.test(text) || commands.some((each) => ENDS.test(nameOf(each)))) throw new Unclear();
    this.isIdle = false;
    this.compounds.add(this.places);
    return this.#open(commands.find(isExamined));
  }

  /** A part that passes or fails, and the command that it stands for. */
  #open(command?: SimpleCommand): Part {
    const at = this.places;
    this.places += 1;
    if (command && !this.#waits)
      this.examined.set(at, command.words.map(({ text }) => text).join(' '));
    return (shell, tested) => settle(shell, shell.failing.includes(at) ? 1 : 0, tested);
  }

  #simple(command: SimpleCommand): Part {
    this.#go(this.#at + 1);
    const words = startedWords(command.words);
    const name = nameOf(command);
    const text = textWithin(command);
    const inner = command.subshell ?? (text && readShellText(text.text));
    if (name === 'trap') return this.#atEnd(words, inner ?? [], text?.text ?? '');
    if (inner !== undefined) return this.#inSubshell(inner, text?.text ?? this.#text);
    const written = this.#text.slice(command.span.start, command.span.end);
    if (KEPT.test(written) && !READS_STATUS.test(name)) {
      // A status that is kept for nobody is gone.
      const names = command.words.length > 0 ? [] : command.assignments.map((each) => each.name);
      const isRead = names.length !== 1 || new RegExp(`\\$\\{?${names[0]}\\b`).test(this.#text);
      if (isRead || written.includes('$(') || written.includes('`')) throw new Unclear();
      return ends(0);
    }
    if (!isIdle(name)) this.isIdle = false;
    const part = exitOf(name, words) ?? this.#partOf(command, words);
    // Only bash reads `&>` as a redirection; for others, `&` ends the command.
    const isJob = command.redirections.some(({ operator }) => operator.startsWith('&>'));
    return isJob ? inBackground(part) : part;
  }

  /** What a `trap` does at the end of the whole counts if it ends the shell with a status of its own. */
  #atEnd([, , ...signals]: readonly Word[], inner: readonly SimpleCommand[], text: string): Part {
    const isEnd = signals.some((signal) => signal.text === 'EXIT' || signal.text === '0');
    if (isEnd && inner.some((each) => nameOf(each) === 'exit')) {
      const outer = this.#waits;
      this.#waits = true;
      this.#trap = this.#within(inner, text);
      this.#waits = outer;
    }
    return ends(0);
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
    const part = this.#within(commands, text);
    return (shell, tested) => settle(shell, apart(part, shell, tested), tested);
  }

  #within(commands: readonly SimpleCommand[], text: string): Part {
    const outer = [this.#commands, this.#text, this.#at] as const;
    [this.#commands, this.#text, this.#at] = [commands, text, 0];
    const part = this.#all();
    [this.#commands, this.#text, this.#at] = outer;
    return part;
  }
}
