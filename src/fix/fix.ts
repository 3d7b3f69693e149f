import { assetLimits } from '../assets/limits.ts';
import type { Tree } from '../repo/tree.ts';
import { type FileFix, fixFile } from './fix-file.ts';
import { type FixTerms, ScriptStore } from './script-store.ts';

/** Everything that one fix would change, and what it leaves to a person. */
export interface Fix {
  readonly files: readonly FileFix[];
  /** New scripts that the new commands run: path and text, sorted by path. */
  readonly scripts: readonly (readonly [path: string, text: string])[];
}

/** An asset file as it is on disk, where line endings may differ from what git stores. */
export interface FixInput {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Works out what can be rewritten safely in asset files: nothing is written and nothing is run.
 * Every new command is one that the audit does not block in this tree with the new scripts in it.
 *
 * @param tree the repository as it would be committed
 */
export async function fixFiles(
  inputs: readonly FixInput[],
  tree: Tree,
  terms: FixTerms,
): Promise<Fix> {
  const store = new ScriptStore(tree, terms);
  const limits = assetLimits(terms.policy.assets.max_file_bytes);
  const context = { store, limits };
  const files: FileFix[] = [];
  for (const { path, bytes } of inputs) files.push(await fixFile(path, bytes, context));
  const used = [...new Set(files.flatMap(({ scripts }) => scripts))].sort();
  return {
    files,
    scripts: used.flatMap((path) => {
      const text = store.textOf(path);
      return text === undefined ? [] : [[path, text] as const];
    }),
  };
}
