import { type Asset, placeOf, subjectOf, type UnreadLog } from '../assets/asset.ts';
import { type Finding, type FindingPlace, finding, notJudged } from '../rules/finding.ts';
import { type AuditSubject, type ChangeSubject, isChange } from './subject.ts';

type Found = readonly Finding[] | Promise<readonly Finding[]>;

/** Empty for the subject as a whole. */
type AboutAsset = readonly [] | readonly [{ readonly asset: Asset }];

/**
 * Returns its findings.
 * @typeParam About the part of the subject to check; empty for the whole
 */
export type Check<About extends AboutAsset = []> = (
  subject: AuditSubject,
  ...about: About
) => Found;

/** By name, in the order of the reports. */
export type Checks<About extends AboutAsset = []> = Readonly<Record<string, Check<About>>>;

/** Limits a check to changes. */
export function ofChange<About extends AboutAsset>(
  check: (subject: ChangeSubject, ...about: About) => Found,
): Check<About> {
  return (subject, ...about) => (isChange(subject) ? check(subject, ...about) : []);
}

/**
 * Runs all checks concurrently, so that their reads are batched. An unexpected failure becomes an error
 * of the asset, or of the whole subject.
 * @throws GateError `interrupted`
 */
export async function ask<About extends AboutAsset>(
  checks: Checks<About>,
  subject: AuditSubject,
  ...about: About
): Promise<readonly Finding[]> {
  const answers = Object.entries(checks).map(async ([name, find]) => {
    try {
      return await find(subject, ...about);
    } catch (error) {
      return [failureOf(name, error, about)];
    }
  });
  return (await Promise.all(answers)).flat();
}

function failureOf(check: string, error: unknown, [part]: AboutAsset): Finding {
  if (part === undefined) return notJudged(`the change; the check "${check}" failed`, error);
  return assetNotJudged(part.asset, error, `; the check "${check}" failed`);
}

/** Converts an exception about an asset into an error of that asset. */
export function assetNotJudged(asset: Asset, error: unknown, why = ''): Finding {
  const what = `the ${asset.type} \`${asset.id}\`${why}`;
  return notJudged(what, error, placeIn(asset));
}

/** Computing the location may have failed; the fallback is the start of the file. */
function placeIn(asset: Asset): FindingPlace {
  try {
    return placeOf(asset);
  } catch {
    return { location: { path: asset.path, line: 1, column: 1 }, subject: subjectOf(asset) };
  }
}

/**
 * Reports that a claim depends on an unread part of a log.
 * @param claim the unchecked question, such as `whether the event exists`
 */
export function notChecked(
  claim: string,
  { path, detail }: UnreadLog,
  place: FindingPlace<'claim-not-checked'>,
): Finding {
  return finding('claim-not-checked', { claim, why: `${detail} of the log \`${path}\`` }, place);
}
