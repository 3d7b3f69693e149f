import type { Started } from '../start-program.ts';
import type { Report, WrittenListener } from '../written.ts';
import type { ControlGroup } from './control-groups.ts';

/** A program for a place. */
export interface PlacedProgram {
  /** An absolute path, as seen in the view. */
  readonly file: string;
  readonly args: readonly string[];
  /** The complete environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** Namespaces for one program, with a copy of a view. */
export interface Place {
  readonly group: ControlGroup;
  /** Starts the program, once. */
  start(program: PlacedProgram): Started;
  /** Reads the report about a program that has ended. */
  report(listener: WrittenListener): Promise<Report>;
  /** Removes what the place has on the machine. */
  release(): Promise<void>;
}

/** A view from which places are made. */
export interface PlacedView {
  /** @returns a place, which the caller must release; or why there is none */
  place(): Promise<Place | string>;
  /** Closes the view; running commands keep their copies. */
  close(): Promise<void>;
}

/** The view of all commands of a run. */
export interface RunView extends PlacedView {
  /**
   * Creates a view in which commands see the changes of earlier ones to the checkout.
   *
   * @param commands how many commands will use it
   * @returns the view, which the caller must close; or why it cannot be created
   */
  share(commands: number): Promise<PlacedView | string>;
}
