import type { Trust } from './trust.ts';

/**
 * How the value at a place says what runs:
 * - `command`: shell text, a list of words, or an object of these by name
 * - `start`: an object with a `command` and perhaps `args`, or with the address of a service
 * - `server`: the same; it is often built from sources first
 * - `lines`: shell text, a list of shell texts, or an object like those of `start`
 * - `file`: the path of a file, from the folder of this one; empty for this file itself, which is a program
 * - `scripts`: what stands beside the file, and what its text names: the scripts of a skill
 * - `setting`: a value that decides what is trusted, or where data goes
 */
export type Form = 'command' | 'start' | 'server' | 'lines' | 'file' | 'scripts' | 'setting';

/** A place in a format at which something stands that a machine runs by itself, or a setting. */
export interface Place {
  /** Names from the root of the file, with `/` between them; `*` is every member or element; empty for the whole. */
  readonly at: string;
  readonly form: Form;
  /** When it runs; `{0}` is the name of the first `*`, `{file}` that of the file or skill. Default: the place, with dots. */
  readonly event?: string;
  /** A field of the value, or of one around it, that says more about when. */
  readonly detail?: string;
  /** The first `*` stands for these names alone. */
  readonly names?: RegExp;
  /** Only values with one of these in a field, by its path, in any case; the value itself for an empty path. */
  readonly only?: { readonly field: string; readonly values: readonly unknown[] };
  /** Not objects with this field: they are at another place, such as a list of hooks. */
  readonly without?: string;
  /** Not objects without this field: they start nothing. */
  readonly needs?: string;
  /** Values of other types on the way to the place mean something else. */
  readonly mayDiffer?: true;
  /** If one has `dependsOn`, it may start each of the values beside it. */
  readonly startsOthers?: true;
  /** Fields that a value takes from the root of the file, if it has none of its own. */
  readonly inherits?: readonly string[];
  /** Of a setting: which of its values give more trust; absent if its meaning is not known. */
  readonly trust?: Trust;
  /** Events before something is allowed: a command that is removed there no longer prevents it. */
  readonly guards?: RegExp;
}

/**
 * How a file is written: JSON with comments and trailing commas, TOML, YAML, Markdown with YAML at its top, text of
 * a shell, a program in any language, or text of which only the characters are read.
 */
export type Syntax = 'json' | 'toml' | 'yaml' | 'markdown' | 'shell' | 'program' | 'text';

/** A file by which an agent or an editor runs commands. Adding a format is adding an entry, and its example in the tests. */
export interface AgentFormat {
  /** Its name in reports. */
  readonly name: string;
  /** Who reads the file. */
  readonly tool: string;
  /** Paths from the root of a project; `*` is any name, and a name of `**` any folders or, at the end, any files. */
  readonly files: readonly string[];
  /** Default: `json`. */
  readonly syntax?: Syntax;
  /** Where commands start, in the order in which a file is looked for; default: the root of the project. */
  readonly directories?: readonly string[];
  /** Names of variables that stand for the project. */
  readonly roots: readonly string[];
  /** Who is asked before something runs, as a clause. */
  readonly approval: string;
  /** The documentation that the entry was written from. */
  readonly specification: string;
  /** Whether the documentation says what the entry says; else only danger is more than a notice. */
  readonly verified: boolean;
  readonly places: readonly Place[];
  /** Set if most projects have such a file, with an agent or without. */
  readonly isGeneral?: true;
  /** Of a file with parts that no place is about: why these are not read, as a clause. */
  readonly unread?: string;
  /**
   * Keys without effect on what runs or is trusted, by their places. Every other changed key is shown. Absent for
   * files about other things, too: of these, only the keys in `places` count.
   */
  readonly harmless?: readonly Pick<Place, 'at' | 'names'>[];
}
