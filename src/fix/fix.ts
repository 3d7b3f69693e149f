import type { AssetFile } from '../assets/asset.ts';
import { readAssetFile } from '../assets/file.ts';
import { type AssetLimits, assetLimits } from '../assets/limits.ts';
import { isAuditLog } from '../assets/log/audit-log.ts';
import { decodeUtf8 } from '../assets/utf8.ts';
import { validationCommands } from '../assets/validation.ts';
import { auditAssetFile } from '../audit/asset-file.ts';
import { reasonOf, reasons } from '../remedy/reason.ts';
import { type CommandFix, fixCommand } from '../remedy/rewrite-command.ts';
import type { RewriteStep } from '../remedy/rewrites/rewrite.ts';
import { type FixTerms, ScriptStore } from '../remedy/script-store.ts';
import type { Tree } from '../repo/tree.ts';
import { applyEdits, type Edit, memberOf, replaceElement } from './edit.ts';
import { addSchemaVersion, type IdentityStep, identifyAssets } from './identity.ts';
import { isClear, type PlacedAsset, placeAssets } from './store.ts';
import type { Unfixed } from './unfixed.ts';

/** The script store and limits that all files of one fix share. */
export interface FixContext {
  readonly store: ScriptStore;
  readonly limits: AssetLimits;
}

/** The result of fixing one file. */
export interface FileFix {
  readonly path: string;
  /** The whole text, with its byte order mark; `before` equals `after` if there is nothing to fix. */
  readonly before: string;
  readonly after: string;
  readonly steps: readonly (RewriteStep | IdentityStep)[];
  /** Paths of the scripts that its new commands run. */
  readonly scripts: readonly string[];
  readonly left: readonly Unfixed[];
}

/** All changes of one fix, and what it cannot fix. */
export interface Fix {
  readonly files: readonly FileFix[];
  /** New scripts that the new commands run: path and text, sorted by path. */
  readonly scripts: readonly (readonly [path: string, text: string])[];
}

/** An asset file as it is on disk; its line endings may differ from those in git. */
export interface FixInput {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Finds everything in asset files that can be rewritten safely, without writing or running anything.
 * The audit blocks none of the new commands in this tree with the new scripts added.
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

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Fixes the text of one asset file, without writing it: first the commands that can be rewritten, then
 * the identity of each asset, which depends on its commands.
 */
export async function fixFile(
  path: string,
  bytes: Uint8Array,
  context: FixContext,
): Promise<FileFix> {
  const file = readAssetFile(path, bytes, context.limits);
  const { text } = decodeUtf8(bytes);
  if (!isClear(file) || isAuditLog(path)) {
    const errors = await errorsOf(file, context);
    return {
      path,
      before: text,
      after: text,
      steps: [],
      scripts: [],
      left: untouched(file, errors),
    };
  }
  const placed = placeAssets(path, text, context.limits);
  const edits: Edit[] = [];
  const steps: (RewriteStep | IdentityStep)[] = [];
  const scripts: string[] = [];
  const left: Unfixed[] = [];
  for (const each of placed) {
    for (const { edit, command, fix } of await fixCommands(text, each, context)) {
      if (fix.kind === 'left') left.push({ reason: fix.reason, asset: each.asset.id, command });
      if (fix.kind !== 'fixed') continue;
      edits.push(edit(fix.commands));
      steps.push(...fix.steps);
      scripts.push(...fix.scripts);
    }
    const versions = addSchemaVersion(text, each);
    edits.push(...versions);
    steps.push(...versions.map(({ step }) => step));
  }
  const identified = identifyAssets(path, applyEdits(text, edits), context.limits);
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb ? BYTE_ORDER_MARK : '';
  const after = readAssetFile(path, Buffer.from(identified.text), context.limits);
  return {
    path,
    before: mark + text,
    after: mark + identified.text,
    steps: [...steps, ...identified.steps],
    scripts,
    left: [
      ...left,
      ...(await errorsOf(after, context)).filter(({ command }) => command === undefined),
    ],
  };
}

interface FixedCommand {
  readonly command: string;
  readonly fix: CommandFix;
  readonly edit: (commands: readonly string[]) => Edit;
}

async function fixCommands(
  text: string,
  { asset, node }: PlacedAsset,
  { store }: FixContext,
): Promise<FixedCommand[]> {
  const list = memberOf(node, 'validation');
  const field = validationCommands(asset);
  if (asset.type !== 'Gene' || list === undefined || field.kind !== 'list') return [];
  const fixed: FixedCommand[] = [];
  for (const [index, { value }] of field.entries.entries()) {
    const element = list.children?.[index];
    if (typeof value !== 'string' || element === undefined) continue;
    fixed.push({
      command: value,
      fix: await fixCommand(value, store),
      edit: (commands) => replaceElement(text, list, element, commands),
    });
  }
  return fixed;
}

/** Returns the audit's errors about a file, its assets and their commands. */
async function errorsOf(file: AssetFile, { store }: FixContext): Promise<Unfixed[]> {
  const { findings } = await auditAssetFile(file, store.judge);
  return findings
    .filter(({ severity }) => severity === 'error')
    .map((finding) => ({
      reason: reasonOf(finding),
      asset: finding.subject?.id,
      ...(finding.subject?.command !== undefined && { command: finding.subject.command }),
    }));
}

function untouched(file: AssetFile, errors: readonly Unfixed[]): Unfixed[] {
  if (errors.length === 0) return [];
  const reason = isClear(file) ? reasons.appendOnly() : reasons.unsureText();
  return [...errors, { reason }];
}
