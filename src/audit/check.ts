import type { Finding } from '../rules/finding.ts';
import { type AuditSubject, type ChangeSubject, isChange } from './subject.ts';

type Found = readonly Finding[] | Promise<readonly Finding[]>;

/**
 * One question of the audit.
 *
 * @typeParam About what of the subject it is asked about, one at a time; none for the subject as a whole
 */
export interface Check<About extends readonly unknown[] = []> {
  readonly name: string;
  readonly find: (subject: AuditSubject, ...about: About) => Found;
}

/** A check of whatever is judged, with or without a change. */
export function defineCheck<About extends readonly unknown[] = []>(
  check: Check<About>,
): Check<About> {
  return check;
}

/** A check of what a change does. It is not asked where there is none. */
export function defineChangeCheck<About extends readonly unknown[] = []>({
  name,
  find,
}: {
  readonly name: string;
  readonly find: (subject: ChangeSubject, ...about: About) => Found;
}): Check<About> {
  return {
    name,
    find: (subject, ...about) => (isChange(subject) ? find(subject, ...about) : []),
  };
}

/**
 * Asks all checks at once, so that what they read is read together.
 *
 * @returns what they found, in the order of the checks
 * @throws GateError `file_unreadable` if a tree cannot give a file that it lists
 */
export async function ask<About extends readonly unknown[]>(
  checks: readonly Check<About>[],
  subject: AuditSubject,
  ...about: About
): Promise<readonly Finding[]> {
  return (await Promise.all(checks.map(async ({ find }) => find(subject, ...about)))).flat();
}
