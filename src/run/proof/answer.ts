import type { Outcome } from '../../model/outcome.ts';
import type { Proof } from '../../model/proof.ts';
import { BUDGET_SPENT } from '../not-run.ts';
import type { Subject } from './subject.ts';

/** The names of more files do not help. */
export const LISTED = 20;

const PROVEN: ReadonlySet<Proof['outcome']> = new Set([
  'fails_without_change',
  'fails_when_new_code_fails',
]);

/** Whether a result says that the command depends on the change. */
export function isProof({ outcome }: Pick<Proof, 'outcome'>): boolean {
  return PROVEN.has(outcome);
}

/** Returns a proof of a command that was not run, or whose run says nothing, with the reason. */
export function notRun(reason: string, about: Partial<Proof> = {}): Proof {
  return { files: [], kept: [], duration_ms: 0, ...about, outcome: 'not_run', reason };
}

/** Returns whether a command passed or failed; the reason if neither is known. */
export function endOf({ status, signal, exit_code: code, reason = status }: Outcome) {
  if (status === 'passed' || (status === 'timed_out' && reason !== BUDGET_SPENT)) return 'passed';
  // A program that is missing, or cannot be started, says nothing about the change.
  if (code === 126 || code === 127) return { reason: `it could not start (exit status ${code})` };
  return status === 'failed' || (status === 'crashed' && signal !== null) ? 'failed' : { reason };
}

/** Returns the proof of a command that ran with the subject of the change taken back. */
export function reverted(proof: Proof, found: Outcome, { files, missing }: Subject): Proof {
  const about = { ...proof, files: files.slice(0, LISTED) };
  const end = endOf(found);
  if (end === 'passed') return about;
  if (end !== 'failed') return notRun(end.reason, about);
  if (missing.length === 0) return { ...about, outcome: 'fails_without_change' };
  // What is taken back cannot load without these packages.
  const names = missing.slice(0, LISTED).map((name) => `\`${name}\``);
  return notRun(`without the change, ${names.join(', ')} cannot be loaded`, about);
}

/** Returns the proof of a command that ran with the new functions of one file failing. */
export function newCodeFailed(proof: Proof, found: Outcome, path: string): Proof {
  const { reason: _, ...about } = proof;
  const end = endOf(found);
  if (end === 'failed') return { ...about, outcome: 'fails_when_new_code_fails', files: [path] };
  if (end !== 'passed') return notRun(end.reason, proof);
  // A run that is missing could have been the proof.
  return proof.outcome === 'not_run' ? proof : { ...proof, files: [...proof.files, path] };
}

/** Returns the proof of all commands if nothing can be tried. */
export function untried({ newNames, adds }: Subject, none: Partial<Proof>): Proof {
  const [name] = newNames;
  if (!adds && name === undefined)
    return { files: [], kept: [], duration_ms: 0, ...none, outcome: 'no_subject' };
  const what = name === undefined ? 'files' : `\`${name}\``;
  return notRun(`the change only adds ${what}, without a function that can be made to fail`, none);
}
