import type { Location } from '../model/finding.ts';
import type { Finding } from '../rules/finding.ts';
import type { AgentFormat, Form } from './format.ts';
import type { Setting } from './trust.ts';

/** What a value says that runs, as it stands in a file. */
export type WrittenCommand =
  | (({ readonly shell: string } | { readonly argv: readonly string[] }) & {
      /** Where it starts, if the file says so. */
      readonly directory?: string;
      /** The values of its own environment, which can name files. */
      readonly environment?: readonly string[];
    })
  /** A file of the repository; the scripts of a folder, if it ends with `/`. */
  | { readonly file: string }
  /** A service that the tool connects to. */
  | { readonly address: string }
  /** Why it could not be read, as a clause. */
  | { readonly unread: string };

/** Something that a machine runs by itself, or a value that decides what is trusted or where data goes. */
export interface AgentEntry {
  readonly commands: readonly WrittenCommand[];
  /** `unread` for what is only known to be there. */
  readonly form: Form | 'unread';
  /** When it runs. */
  readonly event: string;
  /** What stands in the file, without secrets, as one line; empty for a value whose meaning is not known. */
  readonly shown: string;
  /** Two entries with the same content are the same, wherever they stand. */
  readonly content: string;
  /** Whether it runs without showing anything. */
  readonly isHidden: boolean;
  /** Only of a setting. */
  readonly setting?: Setting;
  /** Whether it runs before something is allowed, and can prevent it. */
  readonly isGuard: boolean;
  readonly location: Location;
}

/** Where a file stands, and how it is read. */
export interface FilePlace {
  readonly path: string;
  readonly format: AgentFormat;
  /** The directory of the project that it belongs to. */
  readonly root: string;
}

/** What a file says, as far as it can be read. */
export interface AgentFile extends FilePlace {
  readonly entries: readonly AgentEntry[];
  /** Secrets and characters that a reader does not see, with what tells those that were there before; read on use. */
  readonly contents: readonly { readonly value: string; readonly finding: Finding }[];
  /** Why nothing of it is read: its syntax is wrong, or it has too much. */
  readonly broken?: Finding;
}
