import { type Asset, pointerText } from '../assets/asset.ts';
import { validationCommands } from '../assets/validation.ts';
import { hashFindings } from '../audit/claims/content-hash.ts';
import { groupBy } from '../ground/group-by.ts';
import type { Judge } from '../judge/judge.ts';
import type { Edit, JudgedEdit, Proposal } from '../model/edit.ts';
import type { CommandVerdict } from '../model/verdict.ts';
import type { Finding } from '../rules/finding.ts';
import type { FileFix, Fix } from './fix.ts';
import { patchOf } from './patch.ts';

/**
 * Judges the edits of a fix in a copy of its files, and names the finding that each one resolves. Drops a file if
 * an edited command in its copy is still blocked.
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

/** A finding about one file, with its id. */
type FoundHere = readonly [finding: Finding, id: string];

async function judgeEdits(
  { path, edits, after, assets }: FileFix,
  { judgeOf }: Fix,
  found: readonly FoundHere[],
): Promise<readonly JudgedEdit[] | undefined> {
  if (edits.length === 0) return [];
  const judge = judgeOf(path);
  if (Buffer.byteLength(after) > judge.terms.policy.assets.max_file_bytes) return undefined;
  const places = new Map(assets.map(({ pointer }, at) => [pointerText(pointer), at]));
  const owned = edits.map((edit) => {
    const root = assetPointer(edit.pointer ?? '');
    return { edit, root, index: places.get(root) ?? -1 };
  });
  const used = new Set<string>();
  const firstOf = new Map<string, string>();
  const results: JudgedEdit[] = [];
  for (const { edit: proposed, root, index } of owned.toSorted((a, b) => a.index - b.index)) {
    await judge.clock.tick();
    const { fix: _, path: __, pointer = '', ...edit } = proposed;
    const owner = assets[index];
    const able = resolvedBy(proposed, owner, found);
    // Two assets with the same id have separate findings.
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

/** Judges commands of a gene; a command that the gene lacks counts as blocked. */
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

/** Returns the pointer of the asset for the pointer of a command or hash. */
export function assetPointer(pointer: string): string {
  return pointer.replace(/\/(?:asset_id|validation\/\d+)$/, '');
}

/**
 * Returns the ids of the findings that an edit resolves, in the report's order: findings with an edit at its
 * pointer, and findings without an edit about the same command or hash, which other edits may also resolve.
 */
function resolvedBy(
  { pointer = '', old }: Edit,
  owner: Asset | undefined,
  found: readonly FoundHere[],
): readonly string[] {
  const ofHash = pointer.endsWith('/asset_id');
  const isAbout = ({ rule, subject }: Finding) =>
    subject?.type === owner?.type &&
    subject?.id === owner?.id &&
    (rule === 'content-hash-mismatch' ? ofHash : !ofHash && subject?.command === old);
  const able = found.filter(([finding]) =>
    finding.edit?.pointer === undefined ? isAbout(finding) : finding.edit.pointer === pointer,
  );
  return able.map(([, id]) => id);
}
