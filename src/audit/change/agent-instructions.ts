import { diffLines } from 'diff';
import { resolveInTree } from '../../repo/paths.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import { finding } from '../../rules/finding.ts';
import type { ChangeSubject } from '../subject.ts';
import { type BlockState, blockIn, INSTRUCTION_FILES } from './agents-block.ts';
import { atFile } from './touched-paths.ts';

/** Reports a block of the audited tree that is not the one that this version writes. */
export async function staleInstructions({ tree }: ChangeSubject) {
  const found = INSTRUCTION_FILES.map(async (path) => {
    const { kind } = blockIn(await textOf(tree, path));
    const args = { path, effect: EDITED, lines: [] };
    const place = { ...atFile(path), severity: 'notice' as const };
    return kind === 'changed' ? [finding('agent-instructions', args, place)] : [];
  });
  return (await Promise.all(found)).flat();
}

const EDITED = 'is not what this version writes';

/** Reports a block that a change removes, hides, or changes to what this version does not write. */
export async function changedInstructions({ baseTree, tree }: ChangeSubject) {
  const compared = INSTRUCTION_FILES.map(async (path) => {
    const [was, is] = await Promise.all([textOf(baseTree, path), textOf(tree, path)]);
    const [before, after] = [blockIn(was), blockIn(is)];
    if (before.kind === 'absent') return [];
    const isSame = after.kind !== 'absent' && after.block === before.block;
    const effect = effectOf(isSame, after, !isHidden(was, before) && isHidden(is, after));
    if (effect === undefined) return [];
    const lines = isSame ? changedLines(was, is) : changedLines(before.block, textIn(after));
    return [finding('agent-instructions', { path, effect, lines }, atFile(path))];
  });
  return (await Promise.all(compared)).flat();
}

function effectOf(isSame: boolean, after: BlockState, hides: boolean): string | undefined {
  if (after.kind === 'absent') return 'is removed';
  if (hides) return 'is hidden, or shown as an example';
  return isSame || after.kind === 'current' ? undefined : EDITED;
}

/** Whether a fence, a comment or a fold begins before the block and does not end there. */
function isHidden(text: string, state: BlockState): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(textIn(state))));
  const count = (pattern: RegExp) => before.match(pattern)?.length ?? 0;
  return (
    count(/^ {0,3}(?:```|~~~)/gm) % 2 === 1 ||
    count(/<!--/g) > count(/-->/g) ||
    count(/<details\b/gi) > count(/<\/details>/gi)
  );
}

function textIn(state: BlockState): string {
  return state.kind === 'absent' ? '' : state.block;
}

/** The search for a difference of texts that have little in common takes long. */
const MOST_EDITS = 1000;

function changedLines(before: string, after: string): string[] {
  const parts = diffLines(before, after, { maxEditLength: MOST_EDITS }) ?? [];
  const changed = parts.filter(({ added, removed }) => added || removed);
  return changed.flatMap(({ added, value }) =>
    value.split('\n').flatMap((line) => (line === '' ? [] : [`${added ? '+' : '-'}${line}`])),
  );
}

/** Follows symlinks, such as AGENTS.md to CLAUDE.md. What is not a regular file of the tree has no text. */
async function textOf(tree: Tree, path: string): Promise<string> {
  const found = resolveInTree(tree, path);
  if (found.kind !== 'inside' || !isRegular(found.entry.kind)) return '';
  return (await tree.read(found.path)).toString('utf8').replaceAll('\r\n', '\n');
}
