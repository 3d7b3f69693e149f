import type { Span } from '../model/finding.ts';
import type { Problem } from '../rules/finding.ts';

/** One word of a command, as a POSIX shell would split it. */
export interface Word {
  /** The value after quote removal: what the program receives. */
  readonly text: string;
  /** Where it stands in the command string, quotes included. */
  readonly span: Span;
  /** True if any part of it was quoted or escaped. */
  readonly quoted: boolean;
}

/** A leading `NAME=value` of a harmless name, which becomes environment. */
export interface Assignment {
  readonly name: string;
  readonly value: string;
  readonly span: Span;
}

export type Program = 'node' | 'npm' | 'npx';

/** One flag as the program's own parser understands it. */
export interface Flag {
  /** The canonical long name, for example `--eval` for `-e`. */
  readonly name: string;
  /** As it was written. */
  readonly written: string;
  readonly value?: string;
  readonly span: Span;
}

/** What a program was asked to do: its flags, its subcommand and its operands. */
export interface Invocation {
  readonly program: Program;
  /** The canonical name, for example `run` for `npm run-script`. */
  readonly subcommand?: string;
  readonly flags: readonly Flag[];
  readonly operands: readonly Word[];
  /** Words that belong to the script or tool and are not interpreted by the program. */
  readonly passthrough: readonly Word[];
}

export type TargetKind = 'file' | 'npm_script' | 'package_binary';

/** Something that would really run. */
export interface Target {
  readonly kind: TargetKind;
  /** What named it: an operand, a script's name, a tool's name. */
  readonly name: string;
  /** The file after symlinks, relative to the root, where it is one file that exists. */
  readonly path?: string;
  /** For an npm script: the shell text that npm would run. */
  readonly script?: string;
  /** For what an npm script leads to: the target that named this one. */
  readonly via?: string;
}

/**
 * What one command string means. Rules, explain, fix and profiles all consume the one Reading.
 * `argv` is null if the string has no single reading; then nothing of it may run.
 */
export interface Reading {
  readonly command: string;
  readonly words: readonly Word[];
  readonly assignments: readonly Assignment[];
  readonly argv: readonly string[] | null;
  readonly invocation?: Invocation;
  readonly targets: readonly Target[];
  /** In the order in which they were met: lexing, then the program, then what it would run. */
  readonly problems: readonly Problem[];
}
