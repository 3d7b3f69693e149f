import type { Word } from './reading.ts';
import { type ShellNode, structureOf } from './shell-structure.ts';
import { readShellText, type SimpleCommand } from './shell-text.ts';
import { startedWords } from './started-words.ts';

/** The exit status of a command; 1 stands for every failure. */
type Status = 0 | 1;

/** What a shell has come to. */
interface Shell {
  status: Status;
  /** Whether the shell has ended. */
  done: boolean;
  errexit: boolean;
  pipefail: boolean;
  /** Whether a trap decides the status at the end. */
  trapped: boolean;
  /** Variables that keep a status (`code=$?`). */
  readonly saved: Record<string, Status>;
}

/** The commands of a text that validate, and what their exit codes mean for the whole. */
export interface ExitStatus {
  /** The words of the first command whose failure cannot be the reason why the whole fails. */
  readonly lost?: string;
  /** Whether nothing is started, and the whole passes. */
  readonly vacuous: boolean;
}

/** A text of more commands is not examined: each of them counts as lost. */
const MAX_COMMANDS = 100;
const MAX_CASES = 400;

/**
 * Determines what the exit status of a shell text can be. A command's failure is lost if there is no
 * case in which the whole passes with its success and fails with its failure, everything else being
 * equal: `a || true`, `a; b`, `a | b`, `! a`, `exit 0 && a`; but not `a || b`, which b decides.
 */
export function exitStatusOf(text: string): ExitStatus {
  const commands = readShellText(text);
  const whole = structureOf(commands);
  if (whole === undefined) {
    return lostBy(commands.find(isExamined));
  }
  const examined = commandsIn(whole).filter(isExamined);
  if (examined.length === 0) {
    const isIdle = commandsIn(whole).every((command) => PRINTS.has(nameOf(command)));
    const passes = isIdle && !new Cases(whole).some((status) => status === 1);
    return { vacuous: commands.length > 0 && passes };
  }
  const lost = examined.find(
    (command) =>
      examined.length > MAX_COMMANDS ||
      !new Cases(whole, command).some((passing, failing) => passing === 0 && failing === 1),
  );
  return lostBy(lost);
}

function lostBy(command: SimpleCommand | undefined): ExitStatus {
  const lost = command?.words.map(({ text }) => text).join(' ');
  return { vacuous: false, ...(lost !== undefined && { lost }) };
}

/** Commands of the shell, and programs, that start nothing and whose status says nothing. */
const PRINTS: ReadonlySet<string> = new Set(
  `: [ break cat cd continue date echo exec exit export false head ls printf pwd readonly return set
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

function commandsIn(node: ShellNode): readonly SimpleCommand[] {
  switch (node.kind) {
    case 'command':
      return [node.command];
    case 'definition':
      return [];
    case 'not':
    case 'background':
    case 'subshell':
      return commandsIn(node.node);
    case 'sequence':
    case 'pipeline':
    case 'cases':
      return node.nodes.flatMap(commandsIn);
    case 'and':
    case 'or':
      return [...commandsIn(node.left), ...commandsIn(node.right)];
    case 'if':
      return [node.test, node.yes, ...(node.no ? [node.no] : [])].flatMap(commandsIn);
    case 'while':
    case 'until':
      // What `until` waits for is meant to fail first.
      return [...(node.kind === 'until' ? [] : commandsIn(node.test)), ...commandsIn(node.body)];
    case 'for':
      return commandsIn(node.body);
  }
}

/**
 * The cases of a text: which of the commands fail whose status nobody knows, few of them first. In each
 * case it is run twice, as if the examined command passed and as if it failed.
 */
class Cases {
  readonly #whole: ShellNode;
  readonly #examined: SimpleCommand | undefined;
  readonly #ids = new Map<object, number>();
  /** The status of the examined command, what fails beside it, and what else was asked for, in this run. */
  #status: Status = 0;
  #failing: readonly string[] = [];
  #asked = new Map<string, string | undefined>();
  /** Whether the examined command has ended, and how many shells of their own are around the current one. */
  #ended = false;
  #apartness = 0;
  /** The turns of the loops around the current command, as digits. */
  #turns = '';

  constructor(whole: ShellNode, examined?: SimpleCommand) {
    this.#whole = whole;
    this.#examined = examined;
  }

  /** Whether there is a case in which the two runs end in this way. */
  some(ends: (passing: Status, failing: Status) => boolean): boolean {
    const cases: (readonly string[])[] = [[]];
    const known = new Set<string>();
    for (const failing of cases) {
      this.#failing = failing;
      const [passing, asked] = this.#endWith(0);
      const [failed, askedToo] = this.#endWith(1);
      if (ends(passing, failed)) return true;
      for (const [command, state] of [...asked, ...askedToo]) {
        // From here on, both runs are the same.
        if (state !== undefined && asked.get(command) === askedToo.get(command)) continue;
        const next = [...failing, command].sort();
        if (cases.length === MAX_CASES || known.has(next.join())) continue;
        known.add(next.join());
        cases.push(next);
      }
    }
    return false;
  }

  /** @returns also the commands that were asked for, with the state of the shell behind the examined one */
  #endWith(status: Status): readonly [Status, ReadonlyMap<string, string | undefined>] {
    this.#status = status;
    this.#ended = false;
    this.#asked = new Map();
    const options = { done: false, errexit: false, pipefail: false, trapped: false };
    const shell: Shell = { status: 0, ...options, saved: {} };
    this.#run(this.#whole, shell, false);
    return [shell.trapped ? 0 : shell.status, this.#asked];
  }

  /** Whether a command fails, or a branch is taken, of which the text does not say it. */
  #ask(node: object, shell: Shell): Status {
    const id = this.#ids.get(node) ?? this.#ids.size;
    this.#ids.set(node, id);
    const name = `${id}:${this.#turns}`;
    if (this.#failing.includes(name)) return 1;
    this.#asked.set(name, this.#ended && this.#apartness === 0 ? JSON.stringify(shell) : undefined);
    return 0;
  }

  /** @param tested whether a shell with `set -e` goes on if the part fails */
  #run(node: ShellNode, shell: Shell, tested: boolean): void {
    if (shell.done) return;
    switch (node.kind) {
      case 'command':
        this.#command(node.command, shell, tested);
        break;
      case 'definition':
        settle(shell, 0, tested);
        break;
      case 'not':
        this.#run(node.node, shell, true);
        settle(shell, shell.status === 0 ? 1 : 0, true);
        break;
      case 'background':
        shell.saved['!'] = this.#apart(node.node, shell);
        settle(shell, 0, true);
        break;
      case 'subshell':
        settle(shell, this.#apart(node.node, shell), tested);
        break;
      case 'sequence':
        for (const each of node.nodes) this.#run(each, shell, tested);
        break;
      case 'pipeline': {
        const ends = node.nodes.map((each) => this.#apart(each, shell));
        const status = shell.pipefail && ends.includes(1) ? 1 : ends.at(-1);
        settle(shell, status ?? 0, tested);
        break;
      }
      case 'cases': {
        const taken = node.nodes.find((each) => this.#ask(each, shell) === 1);
        settle(shell, 0, true);
        if (taken) this.#run(taken, shell, tested);
        break;
      }
      case 'and':
      case 'or':
        this.#run(node.left, shell, true);
        if (shell.status === (node.kind === 'and' ? 0 : 1)) this.#run(node.right, shell, tested);
        break;
      case 'if': {
        this.#run(node.test, shell, true);
        const taken = shell.status === 0 ? node.yes : node.no;
        if (taken === undefined) settle(shell, 0, true);
        else this.#run(taken, shell, tested);
        break;
      }
      default:
        this.#loop(node, shell, tested);
    }
  }

  /** Runs a part in a shell of its own, whose end is not the end of this one. */
  #apart(node: ShellNode, shell: Shell): Status {
    const own = { ...shell, saved: { ...shell.saved } };
    this.#apartness += 1;
    this.#run(node, own, false);
    this.#apartness -= 1;
    return own.status;
  }

  /** Runs the body twice: a failure in the first turn must not be lost by the second. */
  #loop(
    node: Extract<ShellNode, { readonly kind: 'while' | 'until' | 'for' }>,
    shell: Shell,
    tested: boolean,
  ): void {
    const around = this.#turns;
    for (const turn of '12') {
      this.#turns = around + turn;
      let entered = true;
      if (node.kind !== 'for') {
        this.#run(node.test, shell, true);
        entered = shell.status === (node.kind === 'while' ? 0 : 1);
        // What the test says at the end is not the status of the loop.
        settle(shell, 0, true);
      }
      if (entered) this.#run(node.body, shell, tested);
    }
    this.#turns = around;
  }

  #command(command: SimpleCommand, shell: Shell, tested: boolean): void {
    const words = startedWords(command.words);
    const own = command.words[0]?.text ?? '';
    const isExamined = command === this.#examined && !this.#turns.includes('2');
    if (!isExamined && isShellsOwn(command, words, shell)) return;
    const status = isExamined
      ? this.#status
      : (knownStatus(words, shell) ?? this.#ask(command, shell));
    if (isExamined) this.#ended = true;
    settle(shell, status, tested);
    if (/^(?:exit|return)$/.test(own) || (own === 'exec' && words !== command.words)) {
      shell.done = true;
    }
  }
}

function settle(shell: Shell, status: Status, tested: boolean): void {
  if (shell.done) return;
  shell.status = status;
  shell.done = shell.errexit && status === 1 && !tested;
}

/** Runs a command of the shell itself; returns false for all others. */
function isShellsOwn(
  { words: [first, ...rest], assignments }: SimpleCommand,
  started: readonly Word[],
  shell: Shell,
): boolean {
  const words = rest.map(({ text }) => text);
  switch (first?.text) {
    case undefined:
      for (const { name, value } of assignments) {
        const status = statusIn(value, shell);
        if (status !== undefined) shell.saved[name] = status;
      }
      settle(shell, 0, true);
      return true;
    case 'exit':
    case 'return': {
      const [code] = words;
      const status = code === undefined ? shell.status : statusIn(code, shell);
      if (status === undefined) return false;
      shell.status = status;
      shell.done = true;
      return true;
    }
    case 'set':
      Object.assign(shell, optionsIn(words));
      settle(shell, 0, true);
      return true;
    case 'trap':
      shell.status = 0;
      shell.trapped ||= /\bexit\b(?!\s+["']?\$)/.test(words[0] ?? '');
      return true;
    case 'wait':
      settle(shell, (words[0] && statusIn(words[0], shell)) || 0, false);
      return true;
    default:
      return started.length === 0;
  }
}

/** The status that a word stands for: a number, or a variable that keeps one. */
function statusIn(text: string, { status, saved }: Shell): Status | undefined {
  if (text === '$?') return status;
  if (/^\d+$/.test(text)) return Number(text) % 256 === 0 ? 0 : 1;
  const [, name = ''] = /^\$\{?(!|\w+)\}?$/.exec(text) ?? [];
  return saved[name];
}

function optionsIn(words: readonly string[]): Partial<Pick<Shell, 'errexit' | 'pipefail'>> {
  const options: { errexit?: boolean; pipefail?: boolean } = {};
  words.forEach((word, at) => {
    const [, sign, letters = ''] = /^([-+])([a-zA-Z]+)$/.exec(word) ?? [];
    if (letters.includes('e')) options.errexit = sign === '-';
    if (!letters.endsWith('o')) return;
    const named = words[at + 1];
    if (named === 'errexit' || named === 'pipefail') options[named] = sign === '-';
  });
  return options;
}

/** The status of a command that is no validation, as far as its words say it. */
function knownStatus(words: readonly Word[], shell: Shell): Status | undefined {
  const name = nameOf({ words });
  if (name === 'false') return 1;
  if (/^(?:test|\[\[?)$/.test(name)) return answerOf(words, shell);
  return PRINTS.has(name) || WORKS.has(name) ? 0 : undefined;
}

/** What `[ … ]` says of words that are known: `[ 1 ]`, `[ $? -eq 0 ]`. */
function answerOf([, ...rest]: readonly Word[], shell: Shell): Status | undefined {
  const words = rest.map(({ text }) => text).filter((text) => !/^\]\]?$/.test(text));
  const values = words.map((text) => (text.includes('$') ? statusIn(text, shell) : text));
  const [a, operator, b] = values.map((value) => value?.toString());
  if (values.includes(undefined) || words.length > 3) return undefined;
  if (words.length < 2) return a ? 0 : 1;
  if (words.length === 2) {
    if (a === '!') return operator ? 1 : 0;
    return a === '-n' ? (operator ? 0 : 1) : a === '-z' ? (operator ? 1 : 0) : undefined;
  }
  if (/^(?:==?|-eq)$/.test(operator ?? '')) return a === b ? 0 : 1;
  if (/^(?:!=|-ne)$/.test(operator ?? '')) return a === b ? 1 : 0;
  return operator === '-gt' ? (Number(a) > Number(b) ? 0 : 1) : undefined;
}
