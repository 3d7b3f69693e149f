import type { Asset } from '../assets/asset.ts';
import { readAssetFile } from '../assets/file.ts';
import { assetLimits } from '../assets/limits.ts';
import { pointerText } from '../assets/pointer.ts';
import { auditAssetFile } from '../audit/asset-file.ts';
import type { Edit, JudgedEdit, Proposal } from '../model/edit.ts';
import type { Finding } from '../rules/finding.ts';
import type { FileFix, Fix } from './fix.ts';
import { patchOf } from './patch.ts';

/**
 * Judges the edits of a fix in a copy of its files, and names the finding that each one resolves. A file
 * whose copy is still blocked where it was edited is left out as a whole.
 *
 * @param ids the findings about these files, with their ids
 * @returns undefined if there is nothing to change
 */
export async function proposalOf(
  fix: Fix,
  ids: ReadonlyMap<Finding, string>,
): Promise<Proposal | undefined> {
  const judged = await Promise.all(
    fix.files.map(async (file) => ({ file, edits: await judgeEdits(file, fix, ids) })),
  );
  const proposed = judged.flatMap(({ file, edits }) => (edits?.length ? { file, edits } : []));
  if (proposed.length === 0) return undefined;
  const edits = proposed.flatMap((each) => each.edits);
  const paths = new Set(edits.flatMap(({ files = [] }) => files.map(({ path }) => path)));
  return {
    edits,
    patch: patchOf({
      files: proposed.map(({ file }) => file),
      scripts: fix.scripts.filter(([path]) => paths.has(path)),
    }),
  };
}

/** @returns the edits by asset; undefined if one of them does not resolve what it should */
async function judgeEdits(
  { path, edits, after }: FileFix,
  { judge }: Fix,
  ids: ReadonlyMap<Finding, string>,
): Promise<readonly JudgedEdit[] | undefined> {
  if (edits.length === 0) return [];
  const limits = assetLimits(judge.terms.policy.assets.max_file_bytes);
  const copy = readAssetFile(path, Buffer.from(after), limits);
  const { assets, findings } = await auditAssetFile(copy, judge);
  const found = [...ids].filter(([{ location }]) => location?.path === path);
  const results: JudgedEdit[] = [];
  const owned = edits.map((edit) => ({
    edit,
    index: assets.findIndex(({ asset }) => isIn(edit.pointer ?? '', asset)),
  }));
  for (const { edit: proposed, index } of owned.toSorted((a, b) => a.index - b.index)) {
    const { fix: _, path: __, pointer = '', ...edit } = proposed;
    const owner = assets[index];
    const able = found.filter(([each]) => resolves(pointer, edit, each, owner?.asset));
    // Two assets with the same id have a finding each.
    const unused = able.find(([, each]) => results.every((result) => result.finding !== each));
    const finding = (unused ?? able[0])?.[1];
    const verdicts = pointer.endsWith('/asset_id')
      ? findings.filter(({ rule, subject }) => isStale(rule) && subject?.id === owner?.asset.id)
      : edit.new.map((each) => owner?.commands.find(({ command }) => command === each)?.verdict);
    const id = finding ?? results.find((each) => owner && isIn(each.pointer, owner.asset))?.finding;
    const isResolved = verdicts.every((each) => each === 'allow' || each === 'warn');
    if (id === undefined || !isResolved) return undefined;
    const isClean = verdicts.every((each) => each === 'allow');
    results.push({ finding: id, path, pointer, ...edit, after: isClean ? 'allow' : 'warn' });
  }
  return results;
}

function isIn(pointer: string, asset: Asset): boolean {
  const rest = pointer.slice(pointerText(asset.pointer).length);
  return (
    pointer.startsWith(pointerText(asset.pointer)) && /^\/(asset_id|validation\/\d+)$/.test(rest)
  );
}

function isStale(rule: string): boolean {
  return rule === 'content-hash-mismatch';
}

/** The finding has this edit, or is about the same command or hash, which others may have edited too. */
function resolves(
  pointer: string,
  { old }: Pick<Edit, 'old'>,
  { rule, subject, edit }: Finding,
  asset: Asset | undefined,
): boolean {
  if (edit?.pointer !== undefined) return edit.pointer === pointer;
  if (subject?.id !== asset?.id || subject?.type !== asset?.type) return false;
  return pointer.endsWith('/asset_id') ? isStale(rule) : subject?.command === old;
}
