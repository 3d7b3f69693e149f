import type { Location } from '../model/finding.ts';
import type { AgentFormat } from './format.ts';

/** One command as it stands in a file. */
export type WrittenCommand = ({ readonly shell: string } | { readonly argv: readonly string[] }) & {
  /** Where it starts, if the file says so. */
  readonly directory?: string;
  /** The values of its own environment, which can name files. */
  readonly environment?: readonly string[];
};

/** Something that a machine runs by itself, or a value that decides what is trusted or where data goes. */
export interface AgentEntry {
  /** When it runs. */
  readonly event: string;
  /** What stands in the file, without secrets, as one line. */
  readonly shown: string;
  /** Two entries with the same content are the same, wherever they stand. */
  readonly content: string;
  readonly commands: readonly WrittenCommand[];
  /** The address of a service that the tool connects to. */
  readonly address?: string;
  /** Why it could not be read, as a clause. */
  readonly unread?: string;
  readonly isSetting: boolean;
  readonly isServer: boolean;
  /** Whether it runs without showing anything. */
  readonly isHidden: boolean;
  readonly location: Location;
}

/** A secret that stands in a file. */
export interface WrittenSecret {
  readonly kind: string;
  readonly value: string;
  readonly location: Location;
}

/** What a file says, as far as it can be read. */
export interface AgentFile {
  readonly path: string;
  readonly format: AgentFormat;
  /** The directory of the project that it belongs to. */
  readonly root: string;
  readonly entries: readonly AgentEntry[];
  readonly secrets: readonly WrittenSecret[];
  /** Why nothing of it is read: it is no JSON, or has too much. */
  readonly broken?: {
    readonly rule: 'agent-file-broken' | 'too-many';
    readonly detail: string;
    readonly location: Location;
  };
}
