import type { Asset } from '../assets/asset.ts';
import { subjectOf } from '../assets/subject.ts';
import type { AuditedGene } from '../audit/audited.ts';
import { type Finding, finding } from '../rules/finding.ts';

/** Returns why an audited gene must not be promoted, its commands first. */
export function geneFindings({ asset, commands, findings }: AuditedGene): Finding[] {
  return [
    ...commands.flatMap((command) => {
      const place = {
        location: command.location,
        subject: { ...subjectOf(asset), command: command.command },
      };
      return [
        ...(command.verdict === 'block'
          ? [finding('unsafe-validation-command', { command: command.command }, place)]
          : []),
        ...command.findings,
      ];
    }),
    ...(hasStrategy(asset) ? [] : [missingStrategy(asset)]),
    ...findings,
  ];
}

function hasStrategy({ value: { strategy } }: Asset): boolean {
  return (
    Array.isArray(strategy) &&
    strategy.some((step) => typeof step === 'string' && step.trim() !== '')
  );
}

function missingStrategy(gene: Asset): Finding {
  const place = { location: gene.locate(['strategy']), subject: subjectOf(gene) };
  return finding('strategy-missing', { gene: gene.id }, place);
}
