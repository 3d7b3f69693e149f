import { subjectOf } from '../assets/asset.ts';
import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import { runsTests } from '../families/runs-tests.ts';
import type { Mutant } from '../model/mutant.ts';
import { type Finding, finding } from '../rules/finding.ts';

/**
 * Returns the findings about commands of a gene that also passed with the change broken: a warning if none of
 * them noticed it, or if a test runner did not, else a notice.
 *
 * @param mutants one for each command, in order; undefined if nothing was tried
 */
export function mutantFindings(
  { asset, commands }: AuditedGene,
  mutants: readonly Mutant[] | undefined,
): readonly Finding[] {
  if (mutants === undefined) return [];
  const noneNoticed = mutants.every(({ outcome }) => outcome === 'survived');
  return commands.flatMap((audited, index) => {
    const mutant = mutants[index];
    const files = mutant?.outcome === 'survived' ? mutant.files : mutant?.existing?.files;
    if (mutant === undefined || files === undefined) return [];
    const { command, location } = audited;
    const isExisting = mutant.outcome !== 'survived';
    const total = isExisting ? files.length : (mutant.total_files ?? files.length);
    const how = mutant.operator ?? 'mixed';
    const found = finding(
      'passes-when-broken',
      { command, files, total, how, isExisting },
      { location, subject: { ...subjectOf(asset), command } },
    );
    const isWarning = !isExisting && (noneNoticed || isTestRun(audited));
    return [isWarning ? found : { ...found, severity: 'notice' }];
  });
}

function isTestRun({ plan }: AuditedCommand): boolean {
  if (plan === undefined) return false;
  const { argv, scripts } = plan;
  return scripts === undefined
    ? runsTests(argv)
    : scripts.steps.some(({ text }) => runsTests(text.split(/[\s;&|()]+/)));
}
