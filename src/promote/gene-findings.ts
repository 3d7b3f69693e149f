import { type Asset, subjectOf } from '../assets/asset.ts';
import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import type { RuleId } from '../rules/catalogue.ts';
import { type Finding, finding } from '../rules/finding.ts';

/**
 * Returns why an audited gene must not be promoted, its commands first. A command that is only blocked because
 * the repository lacks its script is not called unsafe.
 */
export function geneFindings({ asset, commands, findings }: AuditedGene): Finding[] {
  return [
    ...commands.flatMap((command) => {
      if (command.verdict !== 'block' || isOnlyAbsent(command)) return command.findings;
      const { command: text, location } = command;
      const place = { location, subject: { ...subjectOf(asset), command: text } };
      return [finding('unsafe-validation-command', { command: text }, place), ...command.findings];
    }),
    ...(hasStrategy(asset) ? [] : [missingStrategy(asset)]),
    ...findings,
  ];
}

/** What a command needs and the repository does not have: it cannot run, but would do no harm. */
const ABSENT: ReadonlySet<RuleId> = new Set([
  'target-missing',
  'binary-missing',
  'package-json-missing',
]);

function isOnlyAbsent({ findings }: AuditedCommand): boolean {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.length > 0 && errors.every(({ rule }) => ABSENT.has(rule));
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
