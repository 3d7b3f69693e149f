import { readShellText, type SimpleCommand } from './shell-text.ts';
import { textWithin } from './started-words.ts';

/** A part of a shell text, as its grammar nests it. */
export type ShellNode =
  | { readonly kind: 'command'; readonly command: SimpleCommand }
  /** Negated by `!`. */
  | { readonly kind: 'not' | 'background' | 'subshell'; readonly node: ShellNode }
  /** Of `cases`, one or none is run. */
  | { readonly kind: 'sequence' | 'pipeline' | 'cases'; readonly nodes: readonly ShellNode[] }
  | { readonly kind: 'and' | 'or'; readonly left: ShellNode; readonly right: ShellNode }
  | {
      readonly kind: 'if';
      readonly test: ShellNode;
      readonly yes: ShellNode;
      readonly no?: ShellNode;
    }
  | { readonly kind: 'while' | 'until'; readonly test: ShellNode; readonly body: ShellNode }
  | { readonly kind: 'for'; readonly body: ShellNode }
  /** The definition of a function, which runs nothing. */
  | { readonly kind: 'definition' };

/** More parts in each other are not read. */
const MAX_DEPTH = 40;

/**
 * Reads how the commands of a shell text are joined (POSIX 2.9).
 *
 * @param commands of one level, as `readShellText` returns them
 * @returns undefined for what a shell refuses, and for what this grammar lacks
 */
export function structureOf(commands: readonly SimpleCommand[], depth = 0): ShellNode | undefined {
  const reader = new StructureReader(commands, depth);
  try {
    return reader.whole();
  } catch (error) {
    if (error instanceof NoStructure) return undefined;
    throw error;
  }
}

class NoStructure extends Error {}

class StructureReader {
  readonly #commands: readonly SimpleCommand[];
  #depth: number;
  #at = 0;
  /** Words of the current command that are read: reserved words before the program. */
  #read = 0;

  constructor(commands: readonly SimpleCommand[], depth: number) {
    this.#commands = commands;
    this.#depth = depth;
  }

  whole(): ShellNode {
    const node = this.#list([]);
    if (this.#current !== undefined) throw new NoStructure();
    return node;
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
    if (command && !command.subshell && this.#read >= command.words.length) this.#next();
  }

  #next(): void {
    this.#at += 1;
    this.#read = 0;
  }

  #expect(word: string): void {
    if (this.#word !== word) throw new NoStructure();
    this.#step();
  }

  #list(ends: readonly string[]): ShellNode {
    const nodes: ShellNode[] = [];
    while (this.#current !== undefined && !ends.includes(this.#word ?? '')) {
      if (nodes.length > 0 && ends.includes('esac') && this.#separator.includes(';;')) break;
      const node = this.#conditional();
      const isJob = this.#read === 0 && /^&(?!&)/.test(this.#separator);
      nodes.push(isJob ? { kind: 'background', node } : node);
    }
    const [only] = nodes;
    return nodes.length === 1 && only ? only : { kind: 'sequence', nodes };
  }

  #conditional(): ShellNode {
    let left = this.#pipeline();
    for (;;) {
      const kind = /^&&/.test(this.#separator) ? 'and' : /^\|\|/.test(this.#separator) ? 'or' : '';
      if (kind === '') return left;
      left = { kind, left, right: this.#pipeline() };
    }
  }

  #pipeline(): ShellNode {
    let negated = false;
    while (this.#word === '!' || this.#word === 'time') {
      negated = negated !== (this.#word === '!');
      this.#step();
    }
    const first = this.#command();
    const nodes = [first];
    while (/^\|&?(?!\|)/.test(this.#separator)) nodes.push(this.#command());
    const node: ShellNode = nodes.length === 1 ? first : { kind: 'pipeline', nodes };
    return negated ? { kind: 'not', node } : node;
  }

  #command(): ShellNode {
    this.#depth += 1;
    if (this.#current === undefined || this.#depth > MAX_DEPTH) throw new NoStructure();
    const node = this.#compound(this.#word) ?? this.#simple(this.#current);
    this.#depth -= 1;
    return node;
  }

  #compound(word: string | undefined): ShellNode | undefined {
    switch (word) {
      case 'if':
        return this.#if();
      case 'while':
      case 'until': {
        this.#step();
        const test = this.#list(['do']);
        return { kind: word, test, body: this.#body() };
      }
      case 'for':
      case 'select':
        this.#next();
        return { kind: 'for', body: this.#body() };
      case 'case':
        return this.#case();
      case '{': {
        this.#step();
        const node = this.#list(['}']);
        this.#expect('}');
        return node;
      }
      case 'function':
        this.#step();
        this.#step();
        this.#command();
        return { kind: 'definition' };
      default:
        return undefined;
    }
  }

  #body(): ShellNode {
    this.#expect('do');
    const body = this.#list(['done']);
    this.#expect('done');
    return body;
  }

  #if(): ShellNode {
    this.#step();
    const test = this.#list(['then']);
    this.#expect('then');
    const yes = this.#list(['elif', 'else', 'fi']);
    if (this.#word === 'elif') return { kind: 'if', test, yes, no: this.#if() };
    const isLast = this.#word !== 'else';
    if (!isLast) this.#step();
    const no = isLast ? undefined : this.#list(['fi']);
    this.#expect('fi');
    return { kind: 'if', test, yes, ...(no && { no }) };
  }

  /** The patterns are commands to the reader of simple commands, and end at a parenthesis. */
  #case(): ShellNode {
    const nodes: ShellNode[] = [];
    this.#next();
    while (this.#current !== undefined && this.#word !== 'esac') {
      if (!this.#separator.includes(')')) this.#next();
      else nodes.push(this.#list(['esac']));
    }
    this.#expect('esac');
    return { kind: 'cases', nodes };
  }

  #simple(command: SimpleCommand): ShellNode {
    if (command.defines && this.#read === 0) {
      this.#step();
      this.#command();
      return { kind: 'definition' };
    }
    const words = command.words.slice(this.#read);
    this.#next();
    const text = words[0]?.text === 'trap' ? undefined : textWithin({ ...command, words });
    const inner = command.subshell ?? (text && readShellText(text.text));
    if (inner === undefined) {
      const node: ShellNode = { kind: 'command', command: { ...command, words } };
      // Only bash reads `&>` as a redirection; for others, `&` ends the command.
      const isJob = command.redirections.some(({ operator }) => operator.startsWith('&>'));
      return isJob ? { kind: 'background', node } : node;
    }
    const node = structureOf(inner, this.#depth);
    if (node === undefined) throw new NoStructure();
    return { kind: 'subshell', node };
  }
}
