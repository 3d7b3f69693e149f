import type { FileChange } from '../../../src/repo/change.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import type { ProvenChange } from '../../../src/run/proof/subject.ts';

export type Files = Readonly<Record<string, string>>;

/** The change from one set of files to another; `renamed` has the old name of a new one. */
export function provenChange(base: Files, head: Files, renamed: Files = {}): ProvenChange {
  const old = new Set(Object.values(renamed));
  const paths = [...new Set([...Object.keys(base), ...Object.keys(head)])].sort();
  const files = paths.flatMap((path): FileChange[] => {
    const oldPath = renamed[path];
    const [oldOid = '', newOid = ''] = [base[oldPath ?? path], head[path]];
    if (old.has(path) || (oldOid === newOid && oldPath === undefined)) return [];
    const [oldMode, newMode] = [oldOid, newOid].map((text) =>
      text === '' ? '000000' : '100644',
    ) as [string, string];
    const status = oldPath
      ? 'renamed'
      : !(path in base)
        ? 'added'
        : path in head
          ? 'modified'
          : 'deleted';
    const about = { path, ...(oldPath && { oldPath }), oldOid, newOid, oldMode, newMode };
    return [{ ...about, status, binary: false, added: 1, deleted: 1 }];
  });
  return { files, base: literalTree(base), assets: new Set(), isCommitted: true };
}
