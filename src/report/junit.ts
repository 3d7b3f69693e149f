import XMLBuilder from 'fast-xml-builder';
import { groupBy } from '../ground/group-by.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Verdict } from '../model/verdict.ts';
import { terminal, terminalLines } from './escape.ts';
import type { GateReport, ReportCommand, ReportFinding, ReportGene } from './gate-report.ts';
import { errorLines, streamLines } from './view/error-lines.ts';
import { reportTitle } from './view/headline.ts';
import { proofWords } from './view/proof.ts';
import { type ExplainedCommand, reportSections } from './view/report-sections.ts';
import type { Place } from './view/row.ts';
import { clipCounted, statusWords } from './view/words.ts';

/** The suite of findings that are not about a gene of the change. */
const CHANGE = 'change';

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
});

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
  const { error, verdict } = report;
  const sections = reportSections(report);
  const errors = [...sections.dangers, ...sections.findings].filter(
    ({ severity }) => severity === 'error',
  );
  const ids = new Set(report.genes.map(({ id }) => id));
  const byGene = groupBy(errors, ({ subject }) =>
    ids.has(subject?.id ?? '') ? subject?.id : CHANGE,
  );
  const commands = groupBy(sections.commands, ({ gene }) => gene);
  const casesOf = (name: string) => (byGene.get(name) ?? []).map((each) => findingCase(each, name));
  const genes = report.genes.map((gene) => {
    const cases = [...(commands.get(gene) ?? []).map(commandCase), ...casesOf(gene.id)];
    return explained({ name: gene.id, file: gene.path, cases }, gene.verdict, gene.summary);
  });
  const undecided = error ? [verdictCase('error', CHANGE, error.message, error.hint)] : [];
  const change = { name: CHANGE, cases: [...undecided, ...casesOf(CHANGE)] };
  const all = genes.some(hasTrouble) ? change : explained(change, verdict, reportTitle(report));
  return all.cases.length > 0 ? [all, ...genes] : genes;
}

/** Adds a case for a verdict that no other case explains. */
function explained(suite: Suite, verdict: Verdict, summary: string): Suite {
  const isRefusal = verdict === 'fail' || verdict === 'error';
  if (!isRefusal || hasTrouble(suite)) return suite;
  return { ...suite, cases: [...suite.cases, verdictCase('failure', suite.name, summary)] };
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

/** A `testcase` for the XML builder: `@` marks attributes, `#text` the content. */
interface TestCase {
  readonly '@name': string;
  readonly '@classname': string;
  readonly '@file'?: string;
  readonly '@line'?: number;
  readonly '@time': string;
  readonly failure?: Trouble;
  readonly error?: Trouble;
  readonly skipped?: { readonly '@message': string };
  readonly properties?: { readonly property: { '@name': string; '@value': string } };
  readonly 'system-out'?: string;
  readonly 'system-err'?: string;
}

interface Trouble {
  readonly '@type': string;
  readonly '@message': string;
  readonly '#text': string;
}

const LONGEST_TEXT = 1000;
const TAIL = { lines: 40, columns: 200 } as const;

/** Returns the attributes that every case has, with its time in seconds. */
function caseOf(name: string, classname: string, place?: Place, ms = 0): TestCase {
  return {
    '@name': words(name),
    '@classname': words(classname),
    ...(place && { '@file': words(place.path), '@line': place.line }),
    '@time': (ms / 1000).toFixed(3),
  };
}

/** Converts a validation command with its audit findings or its outcome. */
function commandCase(explained: ExplainedCommand): TestCase {
  const { gene, command } = explained;
  const { outcome, proof, location } = command;
  return {
    ...caseOf(command.command, gene.id, location ?? gene, outcome?.duration_ms),
    ...(proof && {
      properties: { property: { '@name': 'proof', '@value': words(proofWords(proof)) } },
    }),
    ...troubleOf(explained),
    ...(outcome && {
      'system-out': streamLines(outcome.stdout).join('\n'),
      'system-err': streamLines(outcome.stderr).join('\n'),
    }),
  };
}

/** Converts a finding that is not about a command; the case has the name of its rule. */
function findingCase(finding: ReportFinding, classname: string): TestCase {
  const { rule, message, location } = finding;
  return {
    ...caseOf(rule, classname, location),
    failure: { '@type': words(rule), '@message': words(message), '#text': reason(finding) },
  };
}

function verdictCase(
  kind: 'failure' | 'error',
  classname: string,
  message: string,
  hint = '',
): TestCase {
  const lines = terminalLines(clipCounted(hint, LONGEST_TEXT));
  return {
    ...caseOf('verdict', classname),
    [kind]: { '@type': 'verdict', '@message': words(message), '#text': lines.join('\n') },
  };
}

function troubleOf({ gene, command, result, findings }: ExplainedCommand): Partial<TestCase> {
  switch (result) {
    case 'passed':
      return {};
    case 'notRun':
      return { skipped: { '@message': words(notRunWords(gene, command)) } };
    case 'blocked':
    case 'failed': {
      const [main] = findings;
      const { outcome } = command;
      const tail = outcome ? errorLines(outcome, TAIL.lines, TAIL.columns) : [];
      const trouble = {
        '@type': words(main?.rule ?? result),
        '@message': words(main?.message ?? gene.summary),
        '#text': [...findings.map(reason), ...tail].join('\n'),
      };
      // In JUnit, an error is a failure outside of the test's assertions.
      const isError = outcome !== undefined && ERRORS.has(outcome.status);
      return isError ? { error: trouble } : { failure: trouble };
    }
  }
}

const ERRORS: ReadonlySet<Outcome['status']> = new Set(['crashed', 'not_runnable', 'error']);

function notRunWords({ summary, verdict }: ReportGene, { outcome }: ReportCommand): string {
  const why = outcome?.reason ?? (verdict === 'pass' || verdict === 'warn' ? '' : summary);
  return [outcome ? statusWords(outcome) : 'not run', why].filter(Boolean).join(': ');
}

function reason({ message, remedy }: ReportFinding): string {
  return [message, remedy].filter(Boolean).map(words).join('\n');
}

/** Escapes text as one line, including the characters that XML does not allow. */
function words(text: string): string {
  return terminal(clipCounted(text, LONGEST_TEXT));
}
