/**
 * How the value at a place says what runs:
 * - `command`: shell text, a list of words, or an object of these by name
 * - `start`: an object with a `command` and perhaps `args`, or with the address of a service
 * - `server`: the same; it is often built from sources first
 * - `setting`: a value that decides what is trusted, or where data goes
 */
export type Form = 'command' | 'start' | 'server' | 'setting';

/** A place in a format at which something stands that a machine runs by itself. */
export interface Place {
  /** Names from the root of the file, with `/` between them; `*` is every member or element. */
  readonly at: string;
  readonly form: Form;
  /** When it runs; `{0}` is the name of the first `*`. Default: the last name of the place. */
  readonly event?: string;
  /** A field of the value, or of one around it, that says more about when. */
  readonly detail?: string;
  /** The first `*` stands for these names alone, or for all but these. */
  readonly names?: RegExp;
  /** Only values with one of these in a field, by its path; the value itself for an empty path. */
  readonly only?: { readonly field: string; readonly values: readonly unknown[] };
  /** Values beside it whose labels stand in its `dependsOn` run too. */
  readonly startsOthers?: true;
}

/** A file by which an agent or an editor runs commands. Adding a format is adding an entry, with its example. */
export interface AgentFormat {
  /** Its name in reports. */
  readonly name: string;
  /** Who reads the file. */
  readonly tool: string;
  /** Paths from the root of a project; `*` is any name. */
  readonly files: readonly string[];
  /** Where commands start: directories of the project, in the order in which a file is looked for. */
  readonly directories: readonly string[];
  /** Names of variables that stand for the project. */
  readonly roots: readonly string[];
  /** Who is asked before something runs, as a clause. */
  readonly approval: string;
  /** The documentation that the entry was written from. */
  readonly specification: string;
  /** Whether the documentation or the source of the tool says all of this; else it is shown, but never warned about. */
  readonly verified: boolean;
  readonly places: readonly Place[];
  /** A file with one value for each place. */
  readonly example: unknown;
}
