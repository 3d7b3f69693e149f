import { type Asset, pointerText } from '../assets/asset.ts';
import { validationCommands } from '../assets/validation.ts';
import { hashFindings } from '../audit/claims/content-hash.ts';
import { groupBy } from '../ground/group-by.ts';
import type { Judge } from '../judge/judge.ts';
import type { JudgedEdit, Proposal } from '../model/edit.ts';
import type { CommandVerdict } from '../model/verdict.ts';
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
  const inFile = groupBy(ids, ([{ location }]) => location?.path);
  const judged = await Promise.all(
    fix.files.map(async (file) => ({
      file,
      edits: await judgeEdits(file, fix, inFile.get(file.path) ?? []),
    })),
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

/**
 * @param found the findings about the file, with their ids
 * @returns the edits by asset; undefined if one of them does not resolve what it should
 */
async function judgeEdits(
  { path, edits, after, assets }: FileFix,
  { judgeOf }: Fix,
  found: readonly (readonly [finding: Finding, id: string])[],
): Promise<readonly JudgedEdit[] | undefined> {
  if (edits.length === 0) return [];
  const judge = judgeOf(path);
  if (Buffer.byteLength(after) > judge.terms.policy.assets.max_file_bytes) return undefined;
  const places = new Map(assets.map(({ pointer }, at) => [pointerText(pointer), at]));
  const owned = edits.map((edit) => {
    const root = assetPointer(edit.pointer ?? '');
    return { edit, root, index: places.get(root) ?? -1 };
  });
  const resolves = resolvedFindings(found);
  const used = new Set<string>();
  const firstOf = new Map<string, string>();
  const results: JudgedEdit[] = [];
  for (const { edit: proposed, root, index } of owned.toSorted((a, b) => a.index - b.index)) {
    await judge.clock.tick();
    const { fix: _, path: __, pointer = '', ...edit } = proposed;
    const owner = assets[index];
    const able = resolves(pointer, edit.old, owner);
    // Two assets with the same id have a finding each.
    const finding = able.find((id) => !used.has(id)) ?? able[0] ?? firstOf.get(root);
    if (owner === undefined || finding === undefined) return undefined;
    const verdicts = pointer.endsWith('/asset_id')
      ? [
          hashFindings(owner, 'fix').some(({ severity }) => severity === 'error')
            ? 'block'
            : 'allow',
        ]
      : await verdictsOf(edit.new, owner, judge);
    if (verdicts.includes('block')) return undefined;
    const isClean = verdicts.every((each) => each === 'allow');
    used.add(finding);
    firstOf.set(root, firstOf.get(root) ?? finding);
    results.push({ finding, path, pointer, ...edit, after: isClean ? 'allow' : 'warn' });
  }
  return results;
}

/** Judges commands of a gene; one that it does not have is taken as blocked. */
async function verdictsOf(
  commands: readonly string[],
  gene: Asset,
  judge: Judge,
): Promise<CommandVerdict[]> {
  const field = validationCommands(gene);
  const entries = new Set(field.kind === 'list' ? field.entries.map(({ value }) => value) : []);
  return Promise.all(
    commands.map(async (command) =>
      gene.type === 'Gene' && entries.has(command)
        ? (await judge.command(command)).verdict
        : 'block',
    ),
  );
}

/** Returns the pointer of the asset that an edit is in: of a command, or of its hash. */
export function assetPointer(pointer: string): string {
  return pointer.replace(/\/(?:asset_id|validation\/\d+)$/, '');
}

/** Whether a rule is about an `asset_id` that the content of its asset does not have. */
function isStale(rule: string): boolean {
  return rule === 'content-hash-mismatch';
}

/**
 * Indexes the findings about one file, so that each edit finds its own without a search of all of them.
 *
 * @param found the findings with their ids, in the order of the report
 * @returns a function that returns the ids of the findings that an edit resolves, in that order: those
 *   that have an edit at its pointer, and those without one about the same command or hash, which
 *   others may have edited too
 */
function resolvedFindings(
  found: readonly (readonly [finding: Finding, id: string])[],
): (pointer: string, old: string, asset: Asset | undefined) => readonly string[] {
  const entries = found.map(([finding, id], position) => ({ finding, id, position }));
  const atPointer = groupBy(entries, ({ finding: { edit } }) => edit?.pointer);
  const aboutText = groupBy(atPointer.get(undefined) ?? [], ({ finding }) => subjectText(finding));
  return (pointer, old, asset) => {
    const text = pointer.endsWith('/asset_id') ? null : old;
    const able = [
      ...(atPointer.get(pointer) ?? []),
      ...(aboutText.get(textKey(asset, text)) ?? []),
    ];
    return able.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
  };
}

function subjectText({ rule, subject }: Finding): string {
  return textKey(subject, isStale(rule) ? null : subject?.command);
}

/** @param text the command; null for the hash of the asset */
function textKey(
  subject: Pick<Finding['subject'] & {}, 'type' | 'id'> | undefined,
  text: string | null | undefined,
): string {
  return JSON.stringify([subject?.type, subject?.id, text === undefined ? '' : { text }]);
}
