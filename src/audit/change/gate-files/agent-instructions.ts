import { resolveInTree } from '../../../repo/paths.ts';
import { isRegular, type Tree } from '../../../repo/tree.ts';
import {
  BLOCK_VERSION,
  type BlockState,
  blockIn,
  INSTRUCTION_FILES,
} from '../../../rules/agents-block.ts';
import { finding } from '../../../rules/finding.ts';
import type { ChangeSubject } from '../../subject.ts';
import { atFile } from '../touched-paths.ts';

/** Reports a block of the audited tree that is not the one that this version writes. */
export async function staleInstructions({ tree }: ChangeSubject) {
  const found = await Promise.all(
    INSTRUCTION_FILES.map(async (path) => ({
      path,
      state: staleness(await blockOf(tree, path)),
    })),
  );
  return found.flatMap(({ path, state }) =>
    state === undefined ? [] : [finding('agent-instructions-stale', { path, state }, atFile(path))],
  );
}

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
      const before = await blockOf(baseTree, path);
      const effect =
        before.kind === 'absent' ? undefined : effectOf(before, await blockOf(tree, path));
      return effect === undefined ? [] : [[path, [effect]] as const];
    }),
  );
  return compared.flat();
}

function effectOf(
  before: Exclude<BlockState, { kind: 'absent' }>,
  after: BlockState,
): string | undefined {
  if (after.kind === 'absent') return 'the block of gene-gate is removed';
  if (after.kind === 'released' || after.block === before.block) return undefined;
  return 'the block of gene-gate changes to what no released version writes';
}

/** Follows symlinks, such as AGENTS.md to CLAUDE.md. What is not a regular file of the tree has no block. */
async function blockOf(tree: Tree, path: string): Promise<BlockState> {
  const found = resolveInTree(tree, path);
  const isFile = found.kind === 'inside' && isRegular(found.entry.kind);
  return isFile ? blockIn((await tree.read(found.path)).toString('utf8')) : { kind: 'absent' };
}
