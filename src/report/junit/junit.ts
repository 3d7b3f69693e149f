import XMLBuilder from 'fast-xml-builder';
import { groupBy } from '../../ground/group-by.ts';
import type { Verdict } from '../../model/verdict.ts';
import { terminal } from '../escape.ts';
import type { GateReport, ReportFinding, ReportGene } from '../gate-report.ts';
import { reportTitle } from '../view/headline.ts';
import {
  COMMAND_RESULTS,
  type CommandResult,
  type ExplainedCommand,
  reportSections,
} from '../view/report-sections.ts';
import { commandCase, findingCase, type TestCase, verdictCase } from './cases.ts';

/** The suite of findings that are not about a gene of the change. */
const CHANGE = 'change';

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
});

interface FinishedCommand extends ExplainedCommand {
  readonly result: CommandResult;
}

interface Suite {
  readonly name: string;
  readonly file?: string;
  readonly cases: readonly TestCase[];
}

/**
 * Renders the report as JUnit XML: a suite for each gene, a case for each command and for each error that is
 * not about a command. At least one case fails if the verdict is `fail` or `error`.
 */
export function renderJunit(report: GateReport): string {
  const suites = suitesOf(report);
  const timestamp = { '@timestamp': report.started_at };
  const testsuites = {
    '@name': 'gene-gate',
    ...counts(suites.flatMap(({ cases }) => cases)),
    ...timestamp,
    ...(suites.length > 0 && {
      testsuite: suites.map(({ name, file, cases }) => ({
        '@name': terminal(name),
        ...counts(cases),
        ...(file !== undefined && { '@file': terminal(file) }),
        ...timestamp,
        testcase: cases,
      })),
    }),
  };
  const declaration = { '@version': '1.0', '@encoding': 'UTF-8' };
  return `${builder.build({ '?xml': declaration, testsuites }).trim()}\n`;
}

function suitesOf(report: GateReport): Suite[] {
  const sections = reportSections(report);
  const errors = [...sections.findings, ...sections.blast].filter(
    ({ severity }) => severity === 'error',
  );
  const byGene = groupBy(errors, ({ subject }) => subject?.id ?? '');
  const finished = COMMAND_RESULTS.flatMap((result) =>
    sections[result].map((one): FinishedCommand => ({ ...one, result })),
  );
  const commands = groupBy(finished, ({ gene }) => gene);
  const genes = report.genes.map((gene) =>
    geneSuite(gene, commands.get(gene) ?? [], byGene.get(gene.id) ?? []),
  );
  const ids = new Set(report.genes.map(({ id }) => id));
  const rest = errors.filter(({ subject }) => !ids.has(subject?.id ?? ''));
  const change = changeSuite(report, rest, genes.some(hasTrouble));
  return change.cases.length > 0 ? [change, ...genes] : genes;
}

function geneSuite(
  gene: ReportGene,
  commands: readonly FinishedCommand[],
  errors: readonly ReportFinding[],
): Suite {
  const inOrder = commands.toSorted((a, b) => a.position - b.position);
  const suite = {
    name: gene.id,
    file: gene.path,
    cases: [
      ...inOrder.map((one) => commandCase(one, one.result)),
      ...errors.map((finding) => findingCase(finding, gene.id)),
    ],
  };
  const unexplained = isRefusal(gene.verdict) && !hasTrouble(suite);
  return unexplained
    ? { ...suite, cases: [...suite.cases, verdictCase('failure', gene.id, gene.summary, '')] }
    : suite;
}

/** @param explained whether a case of a gene fails already */
function changeSuite(
  report: GateReport,
  errors: readonly ReportFinding[],
  explained: boolean,
): Suite {
  const { error, verdict } = report;
  const cases = errors.map((finding) => findingCase(finding, CHANGE));
  if (error) cases.unshift(verdictCase('error', CHANGE, error.message, error.hint));
  else if (isRefusal(verdict) && !explained && cases.length === 0) {
    cases.push(verdictCase('failure', CHANGE, reportTitle(report), ''));
  }
  return { name: CHANGE, cases };
}

function isRefusal(verdict: Verdict): boolean {
  return verdict === 'fail' || verdict === 'error';
}

function hasTrouble({ cases }: Suite): boolean {
  return cases.some(({ failure, error }) => failure !== undefined || error !== undefined);
}

function counts(cases: readonly TestCase[]): Record<string, string | number> {
  return {
    '@tests': cases.length,
    '@failures': cases.filter(({ failure }) => failure).length,
    '@errors': cases.filter(({ error }) => error).length,
    '@skipped': cases.filter(({ skipped }) => skipped).length,
    '@time': cases.reduce((sum, one) => sum + Number(one['@time']), 0).toFixed(3),
  };
}
