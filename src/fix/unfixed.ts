import type { Asset, AssetFile } from '../assets/asset.ts';
import { ambiguousFiles } from '../assets/file-problems.ts';
import { type AuditedFile, auditAssetFile } from '../audit/audit.ts';
import { groupBy } from '../ground/group-by.ts';
import type { Judge } from '../judge/judge.ts';
import { withEdit } from '../remedy/edits.ts';
import { type Reason, reasonOf, reasons } from '../remedy/reason.ts';
import { terminal } from '../report/escape.ts';
import type { Finding } from '../rules/finding.ts';

/** One problem that `fix` cannot fix. */
export interface Unfixed {
  readonly reason: Reason;
  /** Id of the asset; undefined for a problem of the file. */
  readonly asset?: string | undefined;
  readonly command?: string;
}

/** Audits a file, and returns its included assets, and the findings about it and them. */
export async function auditedIn(
  file: AssetFile,
  judge: Judge,
  includes: (asset: Asset) => boolean,
): Promise<Pick<AuditedFile, 'assets' | 'findings'>> {
  const audited = await auditAssetFile(file, judge);
  const assets = audited.assets.filter(({ asset }) => includes(asset));
  const ids = new Set(assets.map(({ asset }) => asset.id));
  const isAbout = ({ subject }: Finding) => subject?.id === undefined || ids.has(subject.id);
  return { assets, findings: audited.findings.filter(isAbout) };
}

export function errorsAmong(findings: readonly Finding[]): Unfixed[] {
  return findings
    .filter(({ severity }) => severity === 'error')
    .map((finding) => ({
      reason: reasonOf(finding),
      asset: finding.subject?.id,
      ...(finding.subject?.command !== undefined && { command: finding.subject.command }),
    }));
}

/**
 * Adds to a file's errors the reason why it is not rewritten.
 * @param isNameless whether its assets lack fields that the fix should add
 */
export function untouched(
  file: AssetFile,
  errors: readonly Unfixed[],
  isNameless: boolean,
): Unfixed[] {
  if (errors.length === 0 && !isNameless) return [];
  const reason = isClear(file) ? reasons.appendOnly() : reasons.unsureText();
  return [...errors, { reason }];
}

/** True if the file is unambiguous; otherwise nothing in it may be rewritten. */
export function isClear({ problems }: AssetFile): boolean {
  return ambiguousFiles(problems).size === 0;
}

/** Adds a replacement for each command, as `check` proposes it. */
export async function withProposals(left: readonly Unfixed[], judge: Judge): Promise<Unfixed[]> {
  const proposed = left.map(async (each) => {
    if (each.command === undefined) return each;
    const { findings } = await withEdit(await judge.command(each.command), judge);
    const found = findings.find(({ edit }) => edit !== undefined);
    return found ? { ...each, reason: reasonOf(found) } : each;
  });
  return Promise.all(proposed);
}

const SHOWN = 5;
const COMMAND_LENGTH = 100;

/** Renders the remaining problems of one file as lines of text. */
export function describeUnfixed(left: readonly Unfixed[]): string[] {
  return [...groupBy(left, ({ reason }) => reason.id).values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const { id, message, title } = first.reason;
    const hasOneMessage = members.every((each) => each.reason.message === message);
    const what = hasOneMessage ? message : (title ?? message);
    return [
      `  ${members.length} × ${id}: ${terminal(what)}`,
      ...shortList(assetsOf(members)).map((ids) => `      in ${ids}`),
      ...[...groupBy(members, ({ reason }) => reason.remedy)].flatMap(remedyLines),
    ];
  });
}

function remedyLines([remedy, members]: [remedy: string, members: readonly Unfixed[]]): string[] {
  const commands = [...new Set(members.flatMap(({ command }) => command ?? []))];
  return [
    ...commands.slice(0, SHOWN).map((command) => `      ${shorten(command)}`),
    ...(commands.length > SHOWN ? [`      and ${commands.length - SHOWN} other commands`] : []),
    `        ${terminal(remedy)}`,
  ];
}

function assetsOf(members: readonly Unfixed[]): string[] {
  return [...new Set(members.flatMap(({ asset }) => asset ?? []))];
}

function shortList(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const shown = ids.slice(0, SHOWN).map((id) => terminal(id.slice(0, COMMAND_LENGTH)));
  const more = ids.length > SHOWN ? [`${ids.length - SHOWN} more`] : [];
  return [[...shown, ...more].join(', ')];
}

function shorten(command: string): string {
  const cut = command.length > COMMAND_LENGTH ? `${command.slice(0, COMMAND_LENGTH)}…` : command;
  return terminal(cut);
}
