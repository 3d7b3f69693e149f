import type { ExampleAsset } from './example-asset.ts';

/** Content, or a symlink's target. */
type PlainFile = string | { readonly symlink: string };

/** The entry at a path: a plain file, a file with one asset per line, or the commit of a submodule. */
export type ExampleFile =
  | PlainFile
  | readonly ExampleAsset[]
  | { readonly latin1: readonly ExampleAsset[] }
  | { readonly submodule: string };

/** Files by path that need no completion by the test. */
export type PlainFiles = Readonly<Record<string, PlainFile>>;

export type ExampleFiles = Readonly<Record<string, ExampleFile>>;
