import { linesOf, type Proof } from '../../model/proof.ts';
import { PROOF_OUTCOMES } from '../../model/word-lists.ts';
import type { GateReport, ReportGene } from '../gate-report.ts';
import { count, grouped, inCode, named } from './words.ts';

const WORDS: Record<Proof['outcome'], string> = {
  fails_without_change: 'yes',
  fails_when_new_code_fails: 'when its new code fails',
  not_run: 'not run',
  nothing_shown: 'nothing shown',
  no_subject: 'nothing to take back',
};

/** @returns `fails without the change: yes; taken back: src/a.js; kept: test/a.js` */
export function proofWords({ outcome, reason, files, kept, hunks = [] }: Proof): string {
  const isNew = outcome === 'fails_when_new_code_fails';
  const open = hunks
    .filter(({ noticed }) => !noticed)
    .map((hunk) => `${linesOf(hunk)} of ${inCode(hunk.path)}`);
  return [
    `fails without the change: ${WORDS[outcome]}`,
    ...(reason === undefined ? [] : [reason]),
    ...(files.length > 0 ? [`${isNew ? 'made to fail' : 'taken back'}: ${named(files)}`] : []),
    ...(kept.length > 0 ? [`kept: ${named(kept)}`] : []),
    ...(open.length > 0 ? [`passes without ${open.join(', ')}`] : []),
  ].join('; ');
}

/** Returns the best answer of a gene's commands in words: `yes`, `nothing shown`; undefined if nothing was tried. */
export function failsWithoutChange({ commands }: ReportGene): string | undefined {
  const outcomes = commands.flatMap(({ proof }) => proof?.outcome ?? []);
  const best = PROOF_OUTCOMES.find((each) => outcomes.includes(each));
  return best && WORDS[best];
}

const RESULTS: Record<Proof['outcome'], string> = {
  fails_without_change: 'failed without the change',
  fails_when_new_code_fails: 'failed when its new code failed',
  not_run: 'not tried',
  nothing_shown: 'passed without the change',
  no_subject: 'had nothing to take back',
};

/** Says in a sentence whether the commands of a report fail without the change, as far as that was tried. */
export function proofSummary({ genes }: GateReport): string {
  const proofs = genes.flatMap(({ commands }) => commands).flatMap(({ proof }) => proof ?? []);
  if (proofs.length === 0) return 'not tried';
  const reason = proofs.find((each) => each.reason !== undefined)?.reason;
  const counts = PROOF_OUTCOMES.flatMap((outcome) => {
    const { length } = proofs.filter((each) => each.outcome === outcome);
    return length === 0 ? [] : [`${grouped(length)} ${RESULTS[outcome]}`];
  });
  const why = reason === undefined ? '' : ` (${reason})`;
  return `of ${count(proofs.length, 'command')}, ${counts.join(', ')}${why}`;
}
