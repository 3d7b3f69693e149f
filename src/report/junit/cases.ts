import type { Captured, Outcome } from '../../model/outcome.ts';
import { outputLines, terminal, terminalLines } from '../escape.ts';
import type { ReportCommand, ReportFinding, ReportGene } from '../gate-report.ts';
import { errorLines } from '../view/error-lines.ts';
import { statusWords } from '../view/output.ts';
import type { CommandResult, ExplainedCommand } from '../view/report-sections.ts';
import { clipCounted } from '../view/words.ts';

/** A `testcase` for the XML builder: `@` marks attributes, `#text` the content. */
export interface TestCase {
  readonly '@name': string;
  readonly '@classname': string;
  readonly '@file'?: string;
  readonly '@line'?: number;
  readonly '@time': string;
  readonly failure?: Trouble;
  readonly error?: Trouble;
  readonly skipped?: { readonly '@message': string };
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

/** Converts a validation command with its audit findings or its outcome. */
export function commandCase(explained: ExplainedCommand, result: CommandResult): TestCase {
  const { gene, command } = explained;
  const { outcome, location } = command;
  return {
    '@name': words(command.command),
    '@classname': words(gene.id),
    '@file': words(location?.path ?? gene.path),
    '@line': location?.line ?? gene.line,
    '@time': seconds(outcome?.duration_ms ?? 0),
    ...troubleOf(explained, result),
    ...(outcome && {
      'system-out': streamText(outcome.stdout),
      'system-err': streamText(outcome.stderr),
    }),
  };
}

/** Converts a finding that is not about a command; the case has the name of its rule. */
export function findingCase(finding: ReportFinding, classname: string): TestCase {
  const { rule, message, location } = finding;
  return {
    '@name': words(rule),
    '@classname': words(classname),
    ...(location && { '@file': words(location.path), '@line': location.line }),
    '@time': seconds(0),
    failure: { '@type': words(rule), '@message': words(message), '#text': reason(finding) },
  };
}

/** Returns a case for a verdict that no finding explains. */
export function verdictCase(
  kind: 'failure' | 'error',
  classname: string,
  message: string,
  text: string,
): TestCase {
  return {
    '@name': 'verdict',
    '@classname': words(classname),
    '@time': seconds(0),
    [kind]: { '@type': 'verdict', '@message': words(message), '#text': lines(text) },
  };
}

function troubleOf(
  { gene, command, findings }: ExplainedCommand,
  result: CommandResult,
): Partial<TestCase> {
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

function lines(text: string): string {
  return terminalLines(clipCounted(text, LONGEST_TEXT)).join('\n');
}

function streamText({ head, tail, bytes, truncated }: Captured): string {
  const gap = truncated ? [`[${bytes} bytes in total; the middle is omitted]`] : [];
  return [...outputLines(head), ...gap, ...(tail === '' ? [] : outputLines(tail))].join('\n');
}

/** Formats milliseconds as seconds with three decimals. */
function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}
