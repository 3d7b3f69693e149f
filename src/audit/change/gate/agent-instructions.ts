import type { Tree } from '../../../repo/tree.ts';
import {
  BLOCK_VERSION,
  type BlockState,
  blockIn,
  INSTRUCTION_FILES,
} from '../../../rules/agents-block.ts';
import { finding } from '../../../rules/finding.ts';
import { defineChangeCheck } from '../../check.ts';
import { atFile } from '../touched-paths.ts';

/** Reports a block of the audited tree that is not the one that this version writes. */
export const staleInstructions = defineChangeCheck({
  name: 'stale-instructions',
  find: async ({ tree }) => {
    const found = await Promise.all(
      INSTRUCTION_FILES.map(async (path) => ({
        path,
        state: staleness(await blockOf(tree, path)),
      })),
    );
    return found.flatMap(({ path, state }) =>
      state === undefined
        ? []
        : [finding('agent-instructions-stale', { path, state }, atFile(path))],
    );
  },
});

function staleness(state: BlockState): string | undefined {
  switch (state.kind) {
    case 'absent':
      return undefined;
    case 'changed':
      return 'it is not what a released version writes';
    case 'released':
      return state.version === BLOCK_VERSION
        ? undefined
        : `its version is ${state.version}, and this version of gene-gate writes ${BLOCK_VERSION}`;
  }
}

/** Returns the files whose block a change removes, or changes to what no released version writes. */
export async function weakenedBlocks(
  baseTree: Tree,
  tree: Tree,
): Promise<(readonly [path: string, effects: readonly string[]])[]> {
  const compared = await Promise.all(
    INSTRUCTION_FILES.map(async (path) => {
      if (isSameFile(path, baseTree, tree)) return [];
      const before = await blockOf(baseTree, path);
      const effect =
        before.kind === 'absent' ? undefined : effectOf(before, await blockOf(tree, path));
      return effect === undefined ? [] : [[path, [effect]] as const];
    }),
  );
  return compared.flat();
}

function isSameFile(path: string, baseTree: Tree, tree: Tree): boolean {
  const [base, head] = [baseTree.stat(path), tree.stat(path)];
  return base?.kind === head?.kind && base?.oid !== undefined && base.oid === head?.oid;
}

function effectOf(
  before: Exclude<BlockState, { kind: 'absent' }>,
  after: BlockState,
): string | undefined {
  if (after.kind === 'absent') return 'the block of gene-gate is removed';
  if (after.kind === 'released' || after.block === before.block) return undefined;
  return 'the block of gene-gate changes to what no released version writes';
}

/** A file that is missing or not a regular one has no block. */
async function blockOf(tree: Tree, path: string): Promise<BlockState> {
  const kind = tree.stat(path)?.kind;
  if (kind !== 'file' && kind !== 'executable') return { kind: 'absent' };
  return blockIn((await tree.read(path)).toString('utf8'));
}
