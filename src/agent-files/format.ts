import type { Trust } from './trust.ts';

/**
 * How the value at a place is read:
 *
 * - `command`: shell text, a list of words, or an object of these by name
 * - `start`: an object with a `command` and possibly `args`, or with the address of a service
 * - `server`: like `start`; often built from sources first
 * - `lines`: shell text, a list of shell texts, or an object as for `start`
 * - `file`: the path of a file, relative to this one; empty for this file itself, a program
 * - `scripts`: files beside this one and files named in its text: the scripts of a skill
 * - `setting`: a value that decides trust or the target of data
 */
export type Form = 'command' | 'start' | 'server' | 'lines' | 'file' | 'scripts' | 'setting';

/** For commands that run automatically, or for a setting. */
export interface Place {
  /**
   * Names from the root of the file, separated by `/`; `*` is every member or element; empty for the
   * whole file.
   */
  readonly at: string;
  readonly form: Form;
  /** When it runs; `{0}` is the first `*`'s name, `{file}` the file's or skill's. Default: the place, with dots. */
  readonly event?: string;
  /** A field of the value, or of one around it, that is added to the event. */
  readonly detail?: string;
  /** Restricts the names of the first `*`. */
  readonly names?: RegExp;
  /**
   * Restricts the place to values with one of these in a field, ignoring case.
   */
  readonly only?: readonly [field: string, ...values: readonly unknown[]];
  /** Excludes objects with this field, which are at another place, such as a list of hooks. */
  readonly without?: string;
  /** Excludes objects without this field, which start nothing. */
  readonly needs?: string;
  /** True if other types on the way are valid, with another meaning. */
  readonly mayDiffer?: true;
  /** True if an object with `dependsOn` may start each of the values beside it. */
  readonly startsOthers?: true;
  /** Inherited from the root of the file. */
  readonly inherits?: readonly string[];
  /** The order of a setting's values by trust; absent if its meaning is unknown. */
  readonly trust?: Trust;
  /** Events before an action is allowed. Removing a command there removes its protection. */
  readonly guards?: RegExp;
}

/**
 * JSON with comments and trailing commas, TOML, YAML, Markdown with YAML front matter, shell text, a
 * program in any language, or text of which only the characters are read.
 */
export type Syntax = 'json' | 'toml' | 'yaml' | 'markdown' | 'shell' | 'program' | 'text';

/** A new format needs only an entry, and its example in the tests. */
export interface AgentFormat {
  /** In reports. */
  readonly name: string;
  /** The reader of the file. */
  readonly tool: string;
  /** Paths from the project's root; `*` is any name, `**` any folders or, at the end, any files. */
  readonly files: readonly string[];
  /** Default: by the path's extension; see `syntaxOf`. */
  readonly syntax?: Syntax;
  /** In the order of search; default: the project's root. */
  readonly directories?: readonly string[];
  /** Variables for the project's root. */
  readonly roots: readonly string[];
  /** The approval that the tool asks for, as a clause. */
  readonly approval: string;
  readonly specification: string;
  /** True if the documentation confirms the entry. Otherwise only dangers exceed a notice. */
  readonly verified: boolean;
  readonly places: readonly Place[];
  /** Most projects have such a file, even without agents. */
  readonly isGeneral?: true;
  /** Why parts outside of all places are not read, as a clause. */
  readonly unread?: string;
  /**
   * Keys without effect on commands and trust. Every other changed key is shown. Undefined for files with
   * other purposes, of which only the keys in `places` count.
   */
  readonly harmless: readonly Pick<Place, 'at' | 'names'>[] | undefined;
}
