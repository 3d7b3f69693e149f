import type { Location } from '../model/finding.ts';
import type { Finding } from '../rules/finding.ts';
import type { AgentFormat, Form } from './format.ts';
import type { Setting } from './trust.ts';

export type WrittenCommand =
  | (({ readonly shell: string } | { readonly argv: readonly string[] }) & {
      /** If the file sets it. */
      readonly directory?: string;
      /** Of its own variables, which can name files. */
      readonly environment?: readonly string[];
    })
  /** A file of the repository, or a folder of scripts, which ends with `/`. */
  | { readonly file: string }
  /** The address of a service that the tool connects to. */
  | { readonly address: string }
  /** A clause. */
  | { readonly unread: string };

/** A command that a machine runs automatically, or a setting of trust or the target of data. */
export interface AgentEntry {
  readonly commands: readonly WrittenCommand[];
  /** `unread` if only its existence is known. */
  readonly form: Form | 'unread';
  /** When it runs. */
  readonly event: string;
  /** One line without secrets; empty if its meaning is unknown. */
  readonly shown: string;
  /** Entries with the same content are equal, wherever they are. */
  readonly content: string;
  /** True if it runs without showing anything. */
  readonly isHidden: boolean;
  readonly setting?: Setting;
  /** True if it runs before an action is allowed, and can prevent it. */
  readonly isGuard: boolean;
  readonly location: Location;
}

export interface FilePlace {
  readonly path: string;
  readonly format: AgentFormat;
  /** The directory of its project. */
  readonly root: string;
}

/** The contents of a file, as far as they can be read. */
export interface AgentFile extends FilePlace {
  readonly entries: readonly AgentEntry[];
  /** Secrets and invisible characters; `value` identifies the base's. Computed on use. */
  readonly contents: readonly { readonly value: string; readonly finding: Finding }[];
  /** Why nothing is read: a syntax error, or too many entries. */
  readonly broken?: Finding;
}
