import type { Mutant } from '../../model/mutant.ts';
import type { GateReport, ReportGene } from '../gate-report.ts';

const WORDS: Record<Mutant['outcome'], string> = {
  killed: 'yes',
  survived: 'no',
  not_run: 'not run',
};

/** @returns `notices a defect: no` */
export function mutantWords({ outcome, reason }: Mutant): string {
  return `notices a defect: ${WORDS[outcome]}${reason === undefined ? '' : ` (${reason})`}`;
}

/** Returns whether any command of a gene notices a defect: `yes`, `no`, `not run`; undefined if nothing was tried. */
export function noticesDefect({ commands }: ReportGene): string | undefined {
  const outcomes = commands.flatMap(({ mutant }) => mutant?.outcome ?? []);
  if (outcomes.length === 0) return undefined;
  const [first] = (['killed', 'not_run', 'survived'] as const).filter((each) =>
    outcomes.includes(each),
  );
  return first && WORDS[first];
}

/** Says in a sentence whether the commands of a report can fail, as far as that was tried. */
export function canFailWords({ genes }: GateReport): string {
  const commands = genes.flatMap((gene) => gene.commands);
  const mutants = commands.flatMap(({ mutant }) => mutant ?? []);
  if (mutants.length === 0) return 'not tried; only a run with the change broken can tell';
  const reason = mutants.find((mutant) => mutant.reason !== undefined)?.reason;
  const number = (wanted: Mutant['outcome']) =>
    mutants.filter(({ outcome }) => outcome === wanted).length;
  if (number('not_run') === mutants.length) return `not tried: ${reason}`;
  return `with the change broken, ${number('killed')} of ${mutants.length} commands did not pass, as the change’s own code reported${reason === undefined ? '' : `; ${number('not_run')} not run: ${reason}`}`;
}
