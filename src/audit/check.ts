import type { Finding } from '../rules/finding.ts';
import { type AuditSubject, type ChangeSubject, isChange } from './subject.ts';

type Found = readonly Finding[] | Promise<readonly Finding[]>;

/**
 * One check of the audit.
 *
 * @typeParam About the part of the subject to check; empty for the subject as a whole
 */
export interface Check<About extends readonly unknown[] = []> {
  readonly name: string;
  readonly find: (subject: AuditSubject, ...about: About) => Found;
}

/** Defines a check that runs with or without a change. */
export function defineCheck<About extends readonly unknown[] = []>(
  check: Check<About>,
): Check<About> {
  return check;
}

/** Defines a check of a change. Without a change it finds nothing. */
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
 * Runs all checks concurrently, so that their reads are batched.
 *
 * @returns the findings, in the order of the checks
 * @throws GateError `file_unreadable` if a file that a tree lists cannot be read
 */
export async function ask<About extends readonly unknown[]>(
  checks: readonly Check<About>[],
  subject: AuditSubject,
  ...about: About
): Promise<readonly Finding[]> {
  return (await Promise.all(checks.map(async ({ find }) => find(subject, ...about)))).flat();
}
