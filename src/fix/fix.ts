import { type Asset, type AssetFile, pointerText } from '../assets/asset.ts';
import { type PlacedAsset, readAssetFile, readAssetNodes } from '../assets/file.ts';
import { namings } from '../assets/gene-references.ts';
import { isAuditLog } from '../assets/log/audit-log.ts';
import { type AssetLimits, assetLimits, decodeUtf8 } from '../assets/source.ts';
import { validationCommands } from '../assets/validation.ts';
import { isMissingIdentity } from '../audit/claims/content-hash.ts';
import type { Judge } from '../judge/judge.ts';
import type { Edit } from '../model/edit.ts';
import { editOf } from '../remedy/edits.ts';
import { reasons } from '../remedy/reason.ts';
import { fixList } from '../remedy/rewrite-command.ts';
import type { RewriteStep } from '../remedy/rewrites/rewrite.ts';
import { ScriptStore } from '../remedy/script-store.ts';
import type { Finding } from '../rules/finding.ts';
import { addSchemaVersion, type IdentityStep, identifyAssets } from './identity-edits.ts';
import { applyEdits, memberOf, replaceElements, type TextEdit } from './text-edit.ts';
import { auditedIn, errorsAmong, isClear, type Unfixed, untouched } from './unfixed.ts';

/** Options of a fix, besides correcting the errors of the audit. */
export interface FixOptions {
  /** Adds missing `schema_version` and `asset_id`, which are only required for a promotion. */
  readonly identity?: boolean;
  /** Selects the assets that may be changed; default: all. */
  readonly includes?: (asset: Asset) => boolean;
  /** False to skip the search for unfixable problems; default: true. */
  readonly left?: boolean;
}

/** The script stores, limits and options shared by all files of one fix. */
export interface FixContext {
  readonly scriptsOf: (path: string) => ScriptStore;
  readonly limits: AssetLimits;
  readonly options: FixOptions;
}

export interface FileFix {
  readonly path: string;
  /** The whole text with its byte order mark; equal to `after` if there is nothing to fix. */
  readonly before: string;
  readonly after: string;
  /** The assets in `after`; empty if nothing in the file may be rewritten. */
  readonly assets: readonly Asset[];
  readonly steps: readonly (RewriteStep | IdentityStep)[];
  /** The edits of its commands, then of its hashes. */
  readonly edits: readonly Edit[];
  /** Paths of the scripts that its new commands run. */
  readonly scripts: readonly string[];
  /** Problems that it cannot fix; empty if not searched for. */
  readonly left: readonly Unfixed[];
}

/** All changes of one fix, and the problems it cannot fix. */
export interface Fix {
  readonly files: readonly FileFix[];
  /** New scripts for the new commands: path and text, sorted by path. */
  readonly scripts: readonly (readonly [path: string, text: string])[];
  /** Returns the judge for the commands of a file, in the tree with the new scripts. */
  readonly judgeOf: (path: string) => Judge;
}

/** An asset file on disk; its line endings may differ from git's. */
export interface FixInput {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Computes all safe rewrites of asset files, without writing or running anything: of blocked commands and of
 * wrong hashes. Other assets keep their bytes. In this tree with the new scripts, the audit blocks none of the
 * new commands.
 * @param judge its tree is the repository as it would be committed
 */
export async function fixFiles(
  inputs: readonly FixInput[],
  judge: Judge,
  options: FixOptions = {},
): Promise<Fix> {
  const scriptsOf = scriptStores(judge);
  const limits = assetLimits(judge.terms.policy.assets.max_file_bytes);
  const context = { scriptsOf, limits, options };
  const files: FileFix[] = [];
  for (const input of inputs) files.push(await fixFile(input, context));
  const replaced = replacedHashes(files);
  const scripts = new Map(
    files.flatMap((file) =>
      file.scripts.flatMap((path) => {
        const text = scriptsOf(file.path).textOf(path);
        return text === undefined ? [] : [[path, text] as const];
      }),
    ),
  );
  return {
    files: files.map((file) => ({ ...file, left: [...file.left, ...dangling(file, replaced)] })),
    scripts: [...scripts].sort(([one], [other]) => (one < other ? -1 : 1)),
    judgeOf: (path) => scriptsOf(path).judge,
  };
}

/** Reports references to genes that the new hashes would break; the referring file may be an append-only log. */
function dangling({ path, after }: FileFix, replaced: ReadonlyMap<string, string>): Unfixed[] {
  if (replaced.size === 0) return [];
  const { assets } = readAssetFile(path, Buffer.from(after), assetLimits(after.length * 4));
  return assets.flatMap(namings).flatMap(({ by, gene }) => {
    const now = replaced.get(gene);
    return now === undefined ? [] : [{ reason: reasons.dangles(gene, now), asset: by.id }];
  });
}

function replacedHashes(files: readonly FileFix[]): ReadonlyMap<string, string> {
  const ofHashes = files.flatMap(({ edits }) =>
    edits.filter(({ pointer }) => pointer?.endsWith('/asset_id')),
  );
  return new Map(ofHashes.map(({ old, new: [now = ''] }) => [old, now]));
}

/** Returns the script store of an asset file; there is one for each directory in which commands run. */
export function scriptStores(judge: Judge): FixContext['scriptsOf'] {
  const stores = new Map<Judge, ScriptStore>();
  return (path) => {
    const own = judge.forFile(path);
    const store = stores.get(own) ?? new ScriptStore(own);
    stores.set(own, store);
    return store;
  };
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Fixes one asset file: first its commands, then the hashes of its assets, which depend on them. */
export async function fixFile(
  { path, bytes }: FixInput,
  { limits, options, scriptsOf }: FixContext,
): Promise<FileFix> {
  const store = scriptsOf(path);
  const { includes = () => true, identity: addMissing = false, left: seeksLeft = true } = options;
  const foundIn = async (file: AssetFile) =>
    (await auditedIn(file, store.judge, includes)).findings;
  const file = readAssetFile(path, bytes, limits);
  const { text } = decodeUtf8(bytes);
  if (!isClear(file) || isAuditLog(path)) {
    const found = seeksLeft ? await foundIn(file) : [];
    const isNameless = addMissing && found.some(isMissingIdentity);
    const left = untouched(file, errorsAmong(found), isNameless);
    return { path, before: text, after: text, ...NO_EDITS, left };
  }
  const before = await foundIn(file);
  const fixed: FixedCommands[] = [];
  const placed = readAssetNodes(path, text, limits).filter(({ asset }) => includes(asset));
  for (const each of placed) {
    await store.judge.clock.tick();
    fixed.push(await fixCommands(text, each, store));
  }
  const versions = addMissing ? placed.flatMap((each) => addSchemaVersion(text, each)) : [];
  const textEdits = [...fixed.flatMap((each) => each.textEdits), ...versions];
  const edited = applyEdits(text, textEdits);
  const identified = identifyAssets(path, edited, { limits, addMissing, includes });
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb ? BYTE_ORDER_MARK : '';
  const after = readAssetFile(path, Buffer.from(identified.text), limits);
  const found = await foundIn(after);
  if (identified.text !== text && !isBetter(found, before)) {
    const left = [...errorsAmong(before), { reason: reasons.addsProblems() }];
    return { path, before: mark + text, after: mark + text, ...NO_EDITS, left };
  }
  return {
    path,
    before: mark + text,
    after: mark + identified.text,
    assets: identified.assets,
    steps: [
      ...fixed.flatMap((each) => each.steps),
      ...versions.map(({ step }) => step),
      ...identified.steps,
    ],
    edits: [...fixed.flatMap((each) => each.edits), ...identified.edits],
    scripts: fixed.flatMap((each) => each.scripts),
    left: [
      ...fixed.flatMap((each) => each.left),
      ...errorsAmong(found).filter(({ command }) => command === undefined),
    ],
  };
}

const NO_EDITS = { assets: [], steps: [], edits: [], scripts: [] };

/** True if a result has fewer errors, or the same errors and fewer other findings, and no new finding. */
function isBetter(after: readonly Finding[], before: readonly Finding[]): boolean {
  const graver = (found: readonly Finding[]) =>
    found.filter(({ severity }) => severity !== 'notice');
  const keyOf = ({ rule, subject }: Finding) => `${rule} ${subject?.id ?? ''}`;
  const known = new Set(before.map(keyOf));
  if (graver(after).some((each) => !known.has(keyOf(each)))) return false;
  const [errors, old] = [errorsAmong(after).length, errorsAmong(before).length];
  return errors === old ? countAll(after) < countAll(before) : errors < old;
}

/** Counts findings, of which one can be about several assets of the file. */
function countAll(findings: readonly Finding[]): number {
  const others = findings.map(({ args }) => (typeof args.others === 'number' ? args.others : 0));
  return others.reduce((sum, each) => sum + each, findings.length);
}

type FixedCommands = Pick<FileFix, 'steps' | 'edits' | 'scripts' | 'left'> & {
  readonly textEdits: readonly TextEdit[];
};

const NOTHING: FixedCommands = { steps: [], edits: [], scripts: [], left: [], textEdits: [] };

async function fixCommands(
  text: string,
  { asset, node }: PlacedAsset,
  store: ScriptStore,
): Promise<FixedCommands> {
  const list = memberOf(node, 'validation');
  const field = validationCommands(asset);
  if (asset.type !== 'Gene' || list === undefined || field.kind !== 'list') return NOTHING;
  const commands = field.entries.map(({ value }) => value);
  const fixes = await fixList(commands, store);
  const found = fixes.map((fix, index) => ({ fix, index, old: String(commands[index]) }));
  const fixed = found.flatMap(({ fix, ...each }) => (fix.kind === 'fixed' ? { ...each, fix } : []));
  return {
    steps: fixed.flatMap(({ fix }) => fix.steps),
    edits: fixed.map(({ old, index, fix }) => ({
      path: asset.path,
      pointer: pointerText([...asset.pointer, 'validation', index]),
      ...editOf(old, fix, store),
    })),
    scripts: fixed.flatMap(({ fix }) => fix.scripts.map((script) => store.pathOf(script))),
    left: found.flatMap(({ fix, old: command }) =>
      fix.kind === 'left' ? { reason: fix.reason, asset: asset.id, command } : [],
    ),
    textEdits: replaceElements(
      text,
      list,
      new Map(fixed.map(({ index, fix }) => [index, fix.commands])),
    ),
  };
}
