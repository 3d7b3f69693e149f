import type { ExampleAsset } from './example-asset.ts';

/** The content of a file, or the target of a symbolic link. */
type PlainFile = string | { readonly symlink: string };

/** The entry at a path: a plain file, a file with one asset per line, or the commit of a submodule. */
export type ExampleFile =
  | PlainFile
  | readonly ExampleAsset[]
  | { readonly latin1: readonly ExampleAsset[] }
  | { readonly submodule: string };

/** Files by path, with nothing for the test to complete. */
export type PlainFiles = Readonly<Record<string, PlainFile>>;

/** Files by path. */
export type ExampleFiles = Readonly<Record<string, ExampleFile>>;
