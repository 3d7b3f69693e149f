import type { Word } from './reading.ts';
import { type ShellNode, structureOf } from './shell-structure.ts';
import { readShellText, type SimpleCommand } from './shell-text.ts';
import { startedWords } from './started-words.ts';

/** What a shell has come to. */
interface State {
  /** 1 stands for every failure. */
  readonly status: 0 | 1;
  /** Whether the shell has ended. */
  readonly done: boolean;
  readonly errexit: boolean;
  readonly pipefail: boolean;
  /** Whether a trap decides the status at the end. */
  readonly trapped: boolean;
  /** Variables that keep a status (`code=$?`). */
  readonly saved: Readonly<Record<string, 0 | 1>>;
}

/** The shell where the examined command passes, and the one where it fails; all else is equal. */
type Twins = readonly [passing: State, failing: State];

const START: State = {
  status: 0,
  done: false,
  errexit: false,
  pipefail: false,
  trapped: false,
  saved: {},
};

/** The commands of a text that validate, and what their exit codes mean for the whole. */
export interface ExitStatus {
  /** The words of the first command whose failure cannot be the reason why the whole fails. */
  readonly lost?: string;
  /** Whether nothing is started, and the whole passes. */
  readonly vacuous: boolean;
}

/** A text of more commands is not examined: each of them counts as lost. */
const MAX_COMMANDS = 100;
const MAX_TWINS = 400;

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
    const passes = isIdle && new Evaluator(undefined).ends(whole).every(([a]) => a.status === 0);
    return { vacuous: commands.length > 0 && passes };
  }
  const lost = examined.find(
    (command) => examined.length > MAX_COMMANDS || !new Evaluator(command).decides(whole),
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
      return [node.test, node.yes, node.no].flatMap(commandsIn);
    case 'while':
    case 'until':
      // What `until` waits for is meant to fail first.
      return [...(node.kind === 'until' ? [] : commandsIn(node.test)), ...commandsIn(node.body)];
    case 'for':
      return commandsIn(node.body);
  }
}

/** Runs a text for both twins at once, in every case that its other commands allow. */
class Evaluator {
  /** The command that passes for one twin and fails for the other. */
  #examined: SimpleCommand | undefined;

  constructor(examined?: SimpleCommand) {
    this.#examined = examined;
  }

  /** Whether there is a case in which the examined command alone decides the status of the whole. */
  decides(whole: ShellNode): boolean {
    return this.ends(whole).some(([a, b]) => a.status === 0 && b.status === 1);
  }

  ends(whole: ShellNode): readonly Twins[] {
    return this.#run(whole, [START, START], false).map((twins) =>
      each(twins, (state) => (state.trapped ? { ...state, status: 0 } : state)),
    );
  }

  /** @param tested whether a shell with `set -e` goes on if the part fails */
  #run(node: ShellNode, twins: Twins, tested: boolean): readonly Twins[] {
    switch (node.kind) {
      case 'command':
        return this.#command(node.command, twins, tested);
      case 'definition':
        return [each(twins, (state) => settled(state, 0, tested))];
      case 'not':
        return this.#run(node.node, twins, true).map((after) =>
          each(after, (state) => settled(state, state.status === 0 ? 1 : 0, true)),
        );
      case 'background':
        return this.#apart(node.node, twins).map((job) =>
          each(twins, (state, at) => saving(settled(state, 0, true), '!', job[at].status)),
        );
      case 'subshell':
        return this.#apart(node.node, twins).map((inner) =>
          each(twins, (state, at) => settled(state, inner[at].status, tested)),
        );
      case 'sequence':
        return this.#inTurn(node.nodes, [twins], tested);
      case 'pipeline':
        return this.#pipeline(node.nodes, twins, tested);
      case 'cases':
        return distinct(
          node.nodes.flatMap((branch) =>
            this.#run(
              branch,
              each(twins, (state) => settled(state, 0, true)),
              tested,
            ),
          ),
        );
      case 'and':
      case 'or': {
        const wanted = node.kind === 'and' ? 0 : 1;
        return this.#run(node.left, twins, true).flatMap((after) =>
          this.#where(masked(after, wanted), node.right, after, tested),
        );
      }
      case 'if':
        return this.#run(node.test, twins, true).flatMap((after) =>
          this.#branches(node, after, tested),
        );
      default:
        return this.#loop(node, twins, tested);
    }
  }

  #branches(
    { yes, no }: Extract<ShellNode, { readonly kind: 'if' }>,
    after: Twins,
    tested: boolean,
  ): readonly Twins[] {
    const others = masked(after, 1);
    const isEmpty = no.kind === 'sequence' && no.nodes.length === 0;
    const before = each(after, (state, at) =>
      isEmpty && others[at] ? settled(state, 0, true) : state,
    );
    return this.#where(masked(after, 0), yes, before, tested).flatMap((taken) =>
      this.#where(others, no, taken, tested),
    );
  }

  /** Runs a part for those of the twins that get to it. */
  #where(mask: Mask, node: ShellNode, twins: Twins, tested: boolean): readonly Twins[] {
    if (!mask[0] && !mask[1]) return [twins];
    const waiting = each(twins, (state, at) => (mask[at] ? state : { ...state, done: true }));
    return this.#run(node, waiting, tested).map((after) =>
      each(after, (state, at) => (mask[at] ? state : twins[at])),
    );
  }

  #inTurn(nodes: readonly ShellNode[], from: readonly Twins[], tested: boolean): readonly Twins[] {
    return nodes.reduce(
      (reached, node) => distinct(reached.flatMap((twins) => this.#run(node, twins, tested))),
      from,
    );
  }

  /** Runs a part in a shell of its own, whose end is not the end of this one. */
  #apart(node: ShellNode, twins: Twins): readonly Twins[] {
    return distinct(this.#run(node, twins, false));
  }

  #pipeline(nodes: readonly ShellNode[], twins: Twins, tested: boolean): readonly Twins[] {
    let results: readonly Twins[] = [each(twins, (state) => ({ ...state, status: 0 }))];
    for (const node of nodes) {
      const own = this.#apart(node, twins);
      results = distinct(
        results.flatMap((before) =>
          own.map((after) =>
            each(before, (state, at) => {
              const failed = state.pipefail && state.status === 1;
              return failed ? state : { ...state, status: after[at].status };
            }),
          ),
        ),
      );
    }
    return results.map((ends) =>
      each(twins, (state, at) => settled(state, ends[at].status, tested)),
    );
  }

  /** Runs the body twice: a failure in the first turn must not be lost by the second. */
  #loop(
    node: Extract<ShellNode, { readonly kind: 'while' | 'until' | 'for' }>,
    twins: Twins,
    tested: boolean,
  ): readonly Twins[] {
    const turn = (from: Twins): readonly Twins[] => {
      if (node.kind === 'for') return this.#run(node.body, from, tested);
      const wanted = node.kind === 'while' ? 0 : 1;
      return this.#run(node.test, from, true).flatMap((after) => {
        const mask = masked(after, wanted);
        // What the test says at the end is not the status of the loop.
        const before = each(after, (state) => settled(state, 0, true));
        return this.#where(mask, node.body, before, tested);
      });
    };
    const first = distinct(turn(twins));
    const examined = this.#examined;
    this.#examined = undefined;
    const second = distinct(first.flatMap(turn));
    this.#examined = examined;
    return second;
  }

  #command(command: SimpleCommand, twins: Twins, tested: boolean): readonly Twins[] {
    const words = startedWords(command.words);
    const own = command.words[0]?.text ?? '';
    const isLast = /^(?:exit|return)$/.test(own) || (own === 'exec' && words !== command.words);
    const ended = (state: State, status: 0 | 1): State => {
      const after = settled(state, status, tested);
      return isLast && !state.done ? { ...after, done: true } : after;
    };
    if (command === this.#examined) return [[ended(twins[0], 0), ended(twins[1], 1)]];
    return ([0, 1] as const).map((status) =>
      each(twins, (state) => {
        if (state.done) return state;
        return (
          shellsOwn(command, words, state) ?? ended(state, knownStatus(words, state) ?? status)
        );
      }),
    );
  }
}

type Mask = readonly [passing: boolean, failing: boolean];

/** The twins that are still running and have a status. */
function masked(twins: Twins, status: 0 | 1): Mask {
  const has = (state: State) => !state.done && state.status === status;
  return [has(twins[0]), has(twins[1])];
}

function each(twins: Twins, change: (state: State, at: 0 | 1) => State): Twins {
  return [change(twins[0], 0), change(twins[1], 1)];
}

function settled(state: State, status: 0 | 1, tested: boolean): State {
  if (state.done) return state;
  return { ...state, status, done: state.errexit && status === 1 && !tested };
}

function saving(state: State, name: string, status: 0 | 1): State {
  return state.done ? state : { ...state, saved: { ...state.saved, [name]: status } };
}

function distinct(list: readonly Twins[]): readonly Twins[] {
  const found = [...new Map(list.map((twins) => [JSON.stringify(twins), twins])).values()];
  return found.slice(0, MAX_TWINS);
}

/** What a command of the shell itself makes of its state; undefined for all others. */
function shellsOwn(
  { words: [first, ...rest], assignments }: SimpleCommand,
  started: readonly Word[],
  state: State,
): State | undefined {
  const words = rest.map(({ text }) => text);
  switch (first?.text) {
    case undefined:
      return assignments.reduce(
        (before, { name, value }) => {
          const status = statusIn(value, state);
          return status === undefined ? before : saving(before, name, status);
        },
        settled(state, 0, true),
      );
    case 'exit':
    case 'return': {
      const [code] = words;
      const status = code === undefined ? state.status : statusIn(code, state);
      return status === undefined ? undefined : { ...state, status, done: true };
    }
    case 'set':
      return settled({ ...state, ...optionsIn(words) }, 0, true);
    case 'trap':
      return {
        ...state,
        status: 0,
        trapped: state.trapped || /\bexit\b(?!\s+["']?\$)/.test(words[0] ?? ''),
      };
    case 'wait':
      return settled(state, (words[0] && statusIn(words[0], state)) || 0, false);
    default:
      return started.length === 0 ? state : undefined;
  }
}

/** The status that a word stands for: a number, or a variable that keeps one. */
function statusIn(text: string, { status, saved }: State): 0 | 1 | undefined {
  if (text === '$?') return status;
  if (/^\d+$/.test(text)) return Number(text) % 256 === 0 ? 0 : 1;
  const [, name = ''] = /^\$\{?(!|\w+)\}?$/.exec(text) ?? [];
  return saved[name];
}

function optionsIn(words: readonly string[]): Partial<Pick<State, 'errexit' | 'pipefail'>> {
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
function knownStatus(words: readonly Word[], state: State): 0 | 1 | undefined {
  const name = nameOf({ words });
  if (name === 'false') return 1;
  if (/^(?:test|\[\[?)$/.test(name)) return answerOf(words, state);
  return PRINTS.has(name) || WORKS.has(name) ? 0 : undefined;
}

/** What `[ … ]` says of words that are known: `[ 1 ]`, `[ $? -eq 0 ]`. */
function answerOf([, ...rest]: readonly Word[], state: State): 0 | 1 | undefined {
  const words = rest.map(({ text }) => text).filter((text) => !/^\]\]?$/.test(text));
  const values = words.map((text) => (text.includes('$') ? statusIn(text, state) : text));
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
